"""Horror labyrinth board games played by their real rules, with hidden information done right."""
