"""Thinking: tree search, bots with levels, judgements, and an arena to measure them in."""
