"""For researchers: exact regret, data sets, and more than one machine."""
