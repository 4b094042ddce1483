"""The command `quayside`."""
