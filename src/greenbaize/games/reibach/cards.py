"""Heaps of cards: one number each, four bits a kind, so that a hand is copied at one stroke."""

from __future__ import annotations


def count(heap: int, kind: int) -> int:
    """How many cards of this kind a heap holds."""
    return heap >> 4 * kind & 15


def card(kind: int) -> int:
    """One card, as heaps count it."""
    one = 1
    return one << 4 * kind


def size(heap: int) -> int:
    """How many cards a heap holds."""
    cards = 0
    while heap:
        cards += heap & 15
        heap >>= 4
    return cards


def kinds(heap: int) -> int:
    """The set of kinds that a heap holds, but for the $: four bits a kind become one."""
    each, pairs, fours = 0x111111111111, 0x030303030303, 0x000F000F000F
    bits = (heap | heap >> 1 | heap >> 2 | heap >> 3) & each
    bits = (bits | bits >> 3) & pairs
    bits = (bits | bits >> 6) & fours
    return (bits | bits >> 12 | bits >> 24) & 4095


def members(bits: int) -> int:
    """How many members a set of bits has: counted in pairs, fours and eights, and summed up."""
    twos, fours, eights = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
    bits -= bits >> 1 & twos
    bits = (bits & fours) + (bits >> 2 & fours)
    bits = bits + (bits >> 4) & eights
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127
