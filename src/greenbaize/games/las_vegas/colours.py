"""Throws of dice of many colours: one number each, three bits a die, 0 where there is none."""

from __future__ import annotations


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
