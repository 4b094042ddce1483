"""What the tools know of dockers."""
