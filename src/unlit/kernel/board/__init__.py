"""What a board is made of: fields that are declared once."""
