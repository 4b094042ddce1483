"""`python -m quayside` is the command `quayside`."""

from quayside.cli.main import main

main()
