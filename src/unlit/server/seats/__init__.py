"""Who sits at a table, who may look and speak, and how seats without a person are played."""
