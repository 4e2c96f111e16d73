"""What rules tell and seats are asked about: events, subjects of questions, things by name."""
