# cython: nonecheck=True
"""Whole games of random play, as quick as the machine allows."""

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State


def playout(state: State, rng: Rng, look: bool = False) -> State:
    """Play to the end at random; `look` clones before every decision, as a search does."""
    owing = state.owing()
    while owing:
        if owing >> HOUSE:
            owing = state._play(HOUSE, state.sample(rng))
        else:
            if look:
                state = state.clone()
            seat = first(owing)
            owing = state._play(seat, state.pick(seat, rng))
    return state


def first(seats: int) -> int:
    """The lowest seat of a set; 0 if it is empty."""
    seat = 0
    while seats and not seats >> seat & 1:
        seat += 1
    return seat
