# cython: nonecheck=True
"""The bot that plays its game's policy."""

from greenbaize.bots.bot import Bot, Chair


class Regular(Bot):
    """Chooses what its game's policy likes best."""

    def choose(self, chair: Chair) -> int:
        return chair.follow()
