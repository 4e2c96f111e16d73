"""What a page is shown, as pure functions of what there is."""
