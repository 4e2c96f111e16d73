"""What a page is shown, as pure functions of the state of a table."""
