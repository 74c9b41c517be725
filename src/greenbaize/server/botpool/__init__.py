"""Bots choose their moves in processes of their own, at low priority."""
