"""What the tools know of doce."""
