"""Proofs that a player wins a round of Doce: prover, certificates and their checker."""
