"""The games behind the interfaces that researchers know: batches, Gymnasium, PettingZoo,
OpenSpiel. Each module needs its own extra, such as `quayside[openspiel]`; batches need none."""
