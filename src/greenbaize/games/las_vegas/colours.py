"""Throws of dice of many colours: one number each, three bits a die, 0 where there is none."""

from __future__ import annotations

from greenbaize.engine.rng import Rng
from greenbaize.games.las_vegas.box import CASINOS


def face_of(throw: int, die: int) -> int:
    """What a die of the throw shows; 0 if it is not there."""
    return throw >> 3 * die & 7


def die_with(face: int, die: int) -> int:
    """One die of a throw that shows this face."""
    shown = face
    return shown << 3 * die


def casinos_of(throw: int) -> int:
    """The casinos, counted from 0, that dice of the throw may go to, as a set of bits."""
    faces = 0
    while throw:
        faces |= 1 << (throw & 7)
        throw >>= 3
    return faces >> 1


def any_casino(throw: int, rng: Rng) -> int:
    """One casino that dice of the throw may go to, each as likely as any other."""
    shown = casinos_of(throw)
    choices = 0
    casinos = 0
    for casino in range(CASINOS - 1, -1, -1):
        if shown >> casino & 1:
            casinos = casinos << 4 | casino
            choices += 1
    return casinos >> 4 * rng.below(choices) & 15
