"""What rules tell and seats are asked about: events, subjects of questions, named things, the hero's memory."""
