"""What is asked, answered and told: values that every client finds the words for."""
