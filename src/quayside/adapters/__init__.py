"""Adapters: the games with the standard interfaces of researchers: batches, Gymnasium, PettingZoo,
OpenSpiel. Each module needs its own extra, such as `quayside[openspiel]`; batches need none."""
