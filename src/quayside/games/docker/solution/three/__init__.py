"""Three-player Docker: equilibria in mixed strategies, and a proof of how good they are."""
