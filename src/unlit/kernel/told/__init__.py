"""What is asked, answered and told: values that every client puts into words."""
