"""What was played at a table: its rows, the table that they make, and the pauses in between."""
