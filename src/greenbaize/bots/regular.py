# cython: nonecheck=True
"""The bot that plays its game's policy."""

from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.policy import Policy


class Regular(Bot):
    """Chooses what its game's policy likes best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, chair: Chair) -> int:
        return self.policy.choose(chair.guess(), chair.seat, chair.rng)
