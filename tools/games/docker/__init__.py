"""What the tools know of docker."""
