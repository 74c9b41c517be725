# cython: nonecheck=True
"""The bot that knows the game and still errs, as people do who play it for the first time."""

from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.policy import Policy

ERRS = 40
"""So often in a hundred decisions it plays something else."""

TEMPTING = 4
"""Among so many promising moves it errs, and never throws its game away on purpose."""


class Novice(Bot):
    """Plays the policy's move, or, often enough, another that looks tempting."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, chair: Chair) -> int:
        if chair.rng.below(100) >= ERRS:
            return chair.follow()
        tempting = self.policy.candidates(chair.guess(), chair.seat, TEMPTING, chair.rng)
        move: int = tempting[chair.rng.below(len(tempting))]
        return move
