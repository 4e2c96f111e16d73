"""The items, by what they are made of."""

from unlit.alone.cards.items import chemical, electrical, mechanical

# Importing these enters their cards into the box.
MATRICES = (chemical, electrical, mechanical)
