"""Benchmarks: figures for people, printed beside peers measured in the same run."""
