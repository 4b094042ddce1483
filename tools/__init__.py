"""Scripts that make parts of the documentation and of the package's data."""
