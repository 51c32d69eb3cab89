"""Pure rules: each folder here is a game, `game.py` is what they have in common."""
