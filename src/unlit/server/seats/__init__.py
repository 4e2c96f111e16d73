"""Who sits at a table, who may look and speak, and how a seat is played that no person plays."""
