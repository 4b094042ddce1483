"""The tests. This file makes `tests` ours where a library has installed a package of that name."""
