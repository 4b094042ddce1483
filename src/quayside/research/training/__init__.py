"""Training of small networks by self-play: `quayside train`; docs/nets.md has the method.

Only `network.py`, `play.py` and `trainer.py` need torch (`pip install "quayside[train]"`).
"""
