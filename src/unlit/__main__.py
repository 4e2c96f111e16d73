"""`python -m unlit` is the command `unlit`."""

from unlit.cli import main

main()
