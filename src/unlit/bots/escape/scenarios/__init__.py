"""What a prisoner has to do in each scenario."""
