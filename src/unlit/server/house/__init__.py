"""One process: the tables that it holds, the jobs that wait, and new tables."""
