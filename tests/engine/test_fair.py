"""Fair dice: sealed before play, and whatever is changed afterwards is found."""

from __future__ import annotations

import hashlib
import hmac
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache

import pytest

from greenbaize import GAMES, HOUSE, Match, Record, Rng, as_seen, resume, verify
from greenbaize.engine.errors import (
    GreenbaizeError,
    RecordError,
    RefusedError,
    SetupError,
    VerificationError,
)
from greenbaize.engine.fair import (
    BY_FORMULA,
    Drawing,
    FairRng,
    GivenDraws,
    commitment,
    derived,
    promised,
    words,
)
from greenbaize.engine.house import FairHouse, House, SeededHouse
from greenbaize.engine.record import ABANDONED, Line

from ..laws.trying import fields

SECRET = bytes(range(32))
PARTS = [b"red", b"blue" * 4]
GOLDEN_WORDS = [
    2321512115, 256535167, 2284257411, 1370376817, 1596074733,
    275507584, 2971562545, 3923396151, 172813640, 1589235846,
]  # fmt: skip
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def block(number: int) -> bytes:
    """A block of the stream, as docs/record.md tells it."""
    lengths = b"".join(len(part).to_bytes(2, "big") + part for part in PARTS)
    text = b"greenbaize dice 1" + lengths + number.to_bytes(8, "big")
    return hmac.new(SECRET, text, hashlib.sha256).digest()


def stream(blocks: int) -> list[int]:
    """The words of the first blocks."""
    whole = b"".join(block(number) for number in range(blocks))
    return [int.from_bytes(whole[at : at + 4], "big") for at in range(0, len(whole), 4)]


def drawn(bounds: list[int]) -> list[int]:
    """What the stream gives below these bounds."""
    left = iter(stream(1 + len(bounds)))
    return [
        next(word for word in left if word < 2**32 // bound * bound) % bound for bound in bounds
    ]


def test_the_stream_is_the_same_for_ever() -> None:
    assert [
        word for word, _ in zip(words(SECRET, PARTS), GOLDEN_WORDS, strict=False)
    ] == GOLDEN_WORDS
    assert commitment(SECRET) == COMMITMENT == hashlib.sha256(SECRET).hexdigest()


def test_the_stream_is_what_the_documents_say() -> None:
    assert [word for word, _ in zip(words(SECRET, PARTS), range(400), strict=False)] == stream(50)


def test_draws_are_what_the_documents_say() -> None:
    bounds = [6, 6, 54, 53, 2, 1, 3 * 2**30, 3 * 2**30, 2**32 - 1, 2**32, 10**6] * 20
    rng = FairRng(SECRET, PARTS)
    assert [rng.below(bound) for bound in bounds] == drawn(bounds)


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    bound = 3 * 2**30
    rng = FairRng(SECRET, PARTS)
    kept = [word for word in stream(20) if word < bound]
    assert len(kept) < 160
    assert [rng.below(bound) for _ in kept] == kept


def test_every_contribution_changes_the_stream_and_none_runs_into_the_next() -> None:
    every = [[b"a", b"bc"], [b"ab", b"c"], [b"abc"], [b"abc", b""], [b"", b"abc"], [b"bc", b"a"]]
    assert len({next(words(SECRET, parts)) for parts in every}) == len(every)


def test_throws_are_made_of_draws_and_the_draws_are_listed() -> None:
    rng, one_by_one = FairRng(SECRET, PARTS), FairRng(SECRET, PARTS)
    assert rng.throw(8, 1) == sum(1 << 10 * one_by_one.below(6) for _ in range(8))
    assert rng.take() == one_by_one.take() == tuple((6, draw) for draw in drawn([6] * 8))
    assert rng.take() == ()


def test_given_draws_are_drawn_and_nothing_else() -> None:
    rng = GivenDraws(((6, 5), (54, 0), (6, 1)))
    assert [rng.below(6), rng.below(54)] == [5, 0]
    with pytest.raises(VerificationError, match="needed a draw below 5 here"):
        rng.below(5)
    assert rng.below(6) == 1
    with pytest.raises(VerificationError, match="needed a draw below 6 here"):
        rng.below(6)
    assert rng.take() == ((6, 5), (54, 0), (6, 1))


def test_a_drawing_that_does_not_say_how_draws_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Drawing().below(6)


def fair_house(seats: int = 2) -> FairHouse:
    return FairHouse(SECRET, [bytes([seat]) * 16 for seat in range(seats)])


def play_out(match: Match, seed: int = 1) -> Match:
    """Random play to the end."""
    rng = Rng(seed)
    while owing := match.owing():
        seat, state = owing[0], match.state
        move = state.sample(rng) if seat == HOUSE else state.pick(seat, rng)
        match.play(seat, match.game.write(state, seat, move))
    return match


KINDS: dict[str, Callable[[], House]] = {
    "fair": fair_house,
    "seeded": lambda: SeededHouse(5, 9),
    "given": House,
}


@cache
def played(kind: str) -> Record:
    """A finished game with these dice."""
    return play_out(
        Match("las-vegas", 2, {"neutral_dice": kind == "fair"}, house=KINDS[kind]())
    ).record


def changed(kind: str) -> Record:
    """A copy to change."""
    return deepcopy(played(kind))


def house_lines(record: Record) -> list[int]:
    return [number for number, line in enumerate(record.moves) if line.seat == HOUSE]


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_record_is_verified(kind: str) -> None:
    verdict = verify(played(kind))
    assert verdict.over
    assert verdict.moves == len(played(kind).moves)
    assert verdict.house_moves == len(house_lines(played(kind)))


def test_the_verdict_says_where_the_dice_come_from() -> None:
    assert "sealed secret" in verify(played("fair")).say()
    assert "seed" in verify(played("seeded")).say()
    assert "by hand" in verify(played("given")).say()


def test_a_running_fair_game_holds_no_secret_and_is_verified_as_far_as_it_goes() -> None:
    match = Match("las-vegas", 2, house=fair_house())
    match.play(0, match.moves(0)[0])
    assert match.record.secret is None
    assert SECRET.hex() not in match.record.text()
    assert not verify(match.record).over
    assert "when the game is over" in verify(match.record).say()


def test_a_changed_secret_is_found() -> None:
    record = replace(changed("fair"), secret=bytes(32).hex())
    with pytest.raises(VerificationError, match="not the one it committed itself to"):
        verify(record)


def test_a_changed_commitment_is_found() -> None:
    record = replace(changed("fair"), commitment=commitment(b"other"))
    with pytest.raises(VerificationError, match="not the one it committed itself to"):
        verify(record)


def test_a_secret_chosen_after_the_game_is_found() -> None:
    other = bytes(32)
    record = replace(changed("fair"), secret=other.hex(), commitment=commitment(other))
    with pytest.raises(VerificationError, match="not drawn from the House's sealed secret"):
        verify(record)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_changed_contribution_is_found(seat: int) -> None:
    record = changed("fair")
    record.contributions[seat] = "00" + record.contributions[seat]
    with pytest.raises(VerificationError, match="not drawn from the House's sealed secret"):
        verify(record)


@pytest.mark.parametrize("part", ["secret", "commitment", "contributions"])
def test_what_is_missing_from_the_seal_is_found(part: str) -> None:
    record = changed("fair")
    setattr(record, part, [] if part == "contributions" else None)
    with pytest.raises(
        VerificationError, match=r"has not revealed|committed itself to nothing|not every seat"
    ):
        verify(record)


def test_a_changed_draw_is_found_wherever_it_is() -> None:
    for number in house_lines(played("fair")):
        record = changed("fair")
        line = record.moves[number]
        if line.draws:
            (bound, draw), *others = line.draws
            line.draws = ((bound, (draw + 1) % bound), *others)
            with pytest.raises(
                VerificationError, match=f"move {number + 1}, .*(sealed secret|is not)"
            ):
                verify(record)


def test_a_changed_roll_is_found_wherever_it_is() -> None:
    for number in house_lines(played("fair")):
        record = changed("fair")
        line = record.moves[number]
        if line.words.startswith("roll"):
            face = line.words[5]
            line.words = line.words.replace(face, "6" if face != "6" else "1", 1)
            with pytest.raises(VerificationError, match=f"move {number + 1}"):
                verify(record)


def test_a_roll_changed_together_with_its_draws_is_found() -> None:
    record = changed("fair")
    number = next(n for n in house_lines(record) if record.moves[n].words.startswith("roll"))
    draws = record.moves[number].draws
    assert draws is not None
    before = Match("las-vegas", 2, {"neutral_dice": True}, house=House(), waits=True)
    for line in record.moves[:number]:
        before.play(line.seat, line.words)
    wished = tuple((6, 5) for _ in draws)
    roll = before.state.sample(GivenDraws(wished))
    record.moves[number] = Line(HOUSE, before.game.write(before.state, HOUSE, roll), wished)
    with pytest.raises(VerificationError, match="not drawn from the House's sealed secret"):
        verify(record)


def test_draws_that_are_missing_or_too_many_are_found() -> None:
    for draws in (None, (), (*(played("fair").moves[0].draws or ()), (6, 0))):
        record = changed("fair")
        record.moves[0].draws = draws
        with pytest.raises(VerificationError, match="move 1"):
            verify(record)


def test_a_draw_that_is_not_below_its_bound_is_found() -> None:
    record = changed("fair")
    record.moves[0].draws = ((54, 54),)
    with pytest.raises(VerificationError, match="lists a draw that should be below 54 but is not"):
        verify(record)


@pytest.mark.parametrize("kind", ["seeded", "given"])
def test_draws_where_the_dice_are_not_fair_are_found(kind: str) -> None:
    record = changed(kind)
    record.moves[0].draws = ((54, 1),)
    with pytest.raises(VerificationError, match="lists draws that are not the House's"):
        verify(record)


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_a_dropped_move_is_found_wherever_it_was(kind: str) -> None:
    for number in range(0, len(played(kind).moves), 3):
        record = changed(kind)
        del record.moves[number]
        with pytest.raises(VerificationError):
            verify(record)


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_swapped_moves_are_found_wherever_they_are(kind: str) -> None:
    for number in range(0, len(played(kind).moves) - 1, 3):
        record = changed(kind)
        moves = record.moves
        if moves[number] != moves[number + 1]:
            moves[number], moves[number + 1] = moves[number + 1], moves[number]
            with pytest.raises(VerificationError):
                verify(record)


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_result_is_found(kind: str) -> None:
    right = played(kind).result
    assert isinstance(right, list)
    (score, place), *others = right
    for result in (None, ABANDONED, [(score + 10, place), *others], [(score, place + 1), *others]):
        with pytest.raises(
            VerificationError, match=r"result is said to be|said to go on|has not revealed"
        ):
            verify(replace(changed(kind), result=result))


def test_a_result_before_the_end_is_found() -> None:
    record = changed("seeded")
    with pytest.raises(VerificationError, match="but the game goes on"):
        verify(replace(record, moves=record.moves[:-1]))


@pytest.mark.parametrize("dice", ["seeded 6 9", "seeded 5 8", "seeded 5 0"])
def test_another_seed_is_found(dice: str) -> None:
    with pytest.raises(VerificationError, match="is not what the seed gives"):
        verify(replace(changed("seeded"), dice=dice))


@pytest.mark.parametrize(
    "dice", ["loaded", "seeded", "seeded x 1", "seeded -1 0", "seeded 18446744073709551616 0"]
)
def test_dice_that_are_none_are_trouble(dice: str) -> None:
    with pytest.raises((RecordError, SetupError)):
        verify(replace(changed("seeded"), dice=dice))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("words", ["place 1", "roll 1", "bill 50", "rest"])
@pytest.mark.parametrize("seat", [0, HOUSE])
def test_a_move_after_the_end_is_found(kind: str, words: str, seat: int) -> None:
    record = changed(kind)
    draws = () if kind == "fair" and seat == HOUSE else None
    record.moves.append(Line(seat, words, draws))
    with pytest.raises(VerificationError, match=f"move {len(record.moves)}"):
        verify(record)


def test_a_game_number_beyond_the_generator_is_trouble() -> None:
    with pytest.raises(GreenbaizeError):
        verify(replace(changed("seeded"), dice="seeded 5 99999999999999999999"))


def test_a_contribution_of_any_length_is_verified_or_trouble() -> None:
    record = changed("fair")
    record.contributions[0] = "ab" * 70_000
    with pytest.raises(GreenbaizeError):
        verify(record)


def test_a_bound_beyond_the_stream_is_found_in_good_time() -> None:
    record = changed("fair")
    record.moves[0].draws = ((2**32 + 1, 0),)
    record.checked = False
    script = "import sys, greenbaize; greenbaize.verify(greenbaize.Record.parse(sys.stdin.read()))"
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, input=record.text(), capture_output=True, text=True, timeout=10, check=False
    )
    assert "VerificationError" in done.stderr


def test_a_fork_is_not_said_to_come_from_the_seal_where_nothing_was_drawn_from_it() -> None:
    record = replace(changed("fair"), fork=len(played("fair").moves))
    for line in record.moves:
        line.draws = None
    assert verify(record).dice != verify(played("fair")).dice


def test_a_fork_beyond_the_last_move_is_found() -> None:
    with pytest.raises(VerificationError):
        verify(replace(changed("given"), fork=len(played("given").moves) + 1))


def cut(record: Record, ply: int) -> Record:
    """The record as it was after so many moves."""
    return replace(record, moves=deepcopy(record.moves[:ply]), result=None, secret=None)


def go_on(match: Match, record: Record) -> None:
    """Let the seats make the moves of a record."""
    while match.owing():
        line = record.moves[len(match.record.moves)]
        match.play(line.seat, line.words)


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_a_game_resumed_after_any_move_is_the_game_that_was_never_left(kind: str) -> None:
    whole = played(kind)
    for ply in range(len(whole.moves)):
        again = Record.parse(cut(whole, ply).text())
        match = resume(again, SECRET if kind == "fair" else None)
        go_on(match, whole)
        assert match.record.text() == whole.text()
        verify(match.record)


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_a_game_resumed_while_it_waits_throws_the_same_dice(kind: str) -> None:
    def begin() -> Match:
        return Match("las-vegas", 3, {"neutral_dice": True}, house=house(), waits=True)

    def house() -> House:
        return fair_house(3) if kind == "fair" else SeededHouse(5)

    match, chance = begin(), random.Random(2)
    while match.owing():
        again = resume(match.record, SECRET, waits=True)
        if match.owing() == [HOUSE]:
            assert again.throw() == match.throw()
        else:
            seat = match.owing()[0]
            words = chance.choice(match.moves(seat))
            assert again.play(seat, words) == match.play(seat, words)
        assert fields(again.state) == fields(match.state)
        assert again.record.text() == match.record.text()
        if len(match.record.moves) > 60:
            break


def test_a_fair_game_is_not_resumed_with_another_secret() -> None:
    record = cut(played("fair"), 20)
    for secret in (None, bytes(32)):
        with pytest.raises(RecordError, match="secret does not belong to this record"):
            resume(record, secret)


def test_a_game_is_not_resumed_from_dice_that_are_not_its_houses() -> None:
    record = cut(played("seeded"), 20)
    with pytest.raises(VerificationError, match="was not drawn by this House"):
        resume(replace(record, dice="seeded 6 9"))


@pytest.mark.parametrize("seed", [None, 4])
@pytest.mark.parametrize("ply", [0, 1, 15, 40, None])
def test_a_fork_has_fresh_dice_and_is_verified(ply: int | None, seed: int | None) -> None:
    match = play_out(Match("las-vegas", 2, house=fair_house()))
    fork = match.fork(ply if ply is not None else len(match.record.moves) - 1, seed)
    taken = fork.record.fork
    assert fork.record.text() != match.record.text()
    assert [line.words for line in fork.record.moves[:taken]] == [
        line.words for line in match.record.moves[:taken]
    ]
    assert fork.record.commitment != match.record.commitment
    assert (fork.record.commitment is None) == (seed is not None)
    play_out(fork)
    assert verify(fork.record).over
    assert verify(Record.parse(fork.record.text())).over


def test_two_forks_of_a_game_are_sealed_anew() -> None:
    match = Match("las-vegas", 2, house=fair_house())
    assert match.fork().record.commitment != match.fork().record.commitment


def test_a_fork_of_a_finished_game_is_verified() -> None:
    fork = play_out(Match("las-vegas", 2, house=fair_house())).fork()
    assert verify(fork.record).over


def test_the_original_does_not_notice_its_fork() -> None:
    match = Match("las-vegas", 2, house=fair_house())
    before = match.record.text(), fields(match.state), list(match.story)
    play_out(match.fork(3))
    assert (match.record.text(), fields(match.state), match.story) == before


def test_an_abandoned_game_reveals_its_secret_and_is_verified() -> None:
    match = Match("las-vegas", 2, house=fair_house())
    match.play(0, match.moves(0)[0])
    match.abandon()
    assert match.owing() == []
    assert match.record.secret == SECRET.hex()
    assert Record.parse(match.record.text()).result == ABANDONED
    verdict = verify(match.record)
    assert not verdict.over
    assert "sealed secret" in verdict.say()


def test_nothing_happens_in_an_abandoned_game() -> None:
    match = Match("las-vegas", 2, house=fair_house(), waits=True)
    match.throw()
    match.abandon()
    before = match.record.text(), fields(match.state)
    for seat in (0, 1):
        with pytest.raises(RefusedError):
            match.play(seat, "place 1")
        with pytest.raises(RefusedError):
            match.take_back(seat)
    match.throw()
    match.abandon()
    assert (match.record.text(), fields(match.state)) == before


def test_an_abandoned_game_has_no_moves() -> None:
    match = Match("las-vegas", 2, house=fair_house())
    match.abandon()
    assert [match.moves(seat) for seat in (0, 1)] == [[], []]


def test_abandoning_a_finished_game_changes_nothing() -> None:
    match = play_out(Match("las-vegas", 2, house=fair_house()))
    before = match.record.text()
    match.abandon()
    assert match.record.text() == before


def test_an_abandoned_game_is_not_resumed() -> None:
    match = Match("las-vegas", 2, house=fair_house())
    match.abandon()
    with pytest.raises(RecordError, match="is over"):
        resume(match.record, SECRET)


def houses() -> Iterator[FairHouse]:
    """Houses as matches make them."""
    for _ in range(3):
        yield FairHouse.fresh(4)


def test_every_fair_match_has_a_secret_of_its_own() -> None:
    made = list(houses())
    assert len({house.secret for house in made}) == len(made)
    assert len({part for house in made for part in house.contributions}) == 4 * len(made)
    assert all(len(bytes.fromhex(house.secret or "")) == 32 for house in made)


def test_seats_can_bring_contributions_of_their_own() -> None:
    house = FairHouse(bytes(32))
    house.contribute(b"all mine, truly!")
    house.contribute(b"yours, and yours")
    assert house.contributions == (b"all mine, truly!".hex(), b"yours, and yours".hex())
    match = play_out(Match(GAMES["las-vegas"], 2, house=house))
    assert verify(match.record).over


def test_the_seal_is_set_before_anybody_contributes() -> None:
    house = FairHouse(SECRET)
    seal = house.commitment
    house.contribute(bytes(16))
    assert house.commitment == seal
    match = Match("las-vegas", 2, house=FairHouse(SECRET, [bytes(16), bytes(16)]))
    with pytest.raises(SetupError, match="nobody can contribute"):
        match.house.contribute(bytes(16))  # type: ignore[attr-defined]


def test_a_match_with_fair_dice_needs_something_from_every_seat() -> None:
    with pytest.raises(SetupError, match="each of the 3 seats"):
        Match("las-vegas", 3, house=FairHouse(SECRET, [bytes(16), bytes(16)]))


@pytest.mark.parametrize(("secret", "part"), [(b"\0", bytes(16)), (SECRET, b"\0")])
def test_a_seal_that_can_be_guessed_is_found(secret: bytes, part: bytes) -> None:
    match = play_out(Match("las-vegas", 2, house=FairHouse(secret, [part, part])))
    with pytest.raises(VerificationError, match="too short"):
        verify(match.record)


def test_what_was_taken_over_in_a_fork_is_said_to_be_given() -> None:
    fork = play_out(Match("las-vegas", 2, house=fair_house()).fork(3))
    assert "the first 3 moves were taken over as given" in verify(fork.record).say()


def test_a_record_as_seen_holds_no_seed_and_no_draws() -> None:
    for kind in ("fair", "seeded"):
        seen = as_seen(changed(kind), 0)
        assert seen.dice == kind
        assert seen.secret is None
        assert not any(line.draws for line in seen.moves)


# What was promised


def block_of_part(seat: int) -> bytes:
    """The part of a seat that brings none, as docs/record.md tells it."""
    text = b"greenbaize part 1" + bytes([seat])
    return hmac.new(SECRET, text, hashlib.sha256).digest()[:16]


def test_derived_parts_are_what_the_documents_say_and_the_same_for_ever() -> None:
    assert [derived(SECRET, seat) for seat in range(14)] == [block_of_part(n) for n in range(14)]
    assert derived(SECRET, 0).hex() == "74953a30672ce05bb62b99cd57367be1"
    assert derived(SECRET, 13).hex() == "8db9437797477df952b23a6bd4f269a2"
    assert promised(b"all mine, truly!") == hashlib.sha256(b"all mine, truly!").hexdigest()


def promising(promises: list[str] | None = None) -> Record:
    """A finished game: Red kept a promise, Blue promised nothing, Green did not keep one."""
    red = b"all mine, truly!"
    parts = [red, derived(SECRET, 1), derived(SECRET, 2)]
    made = promises or [promised(red), BY_FORMULA, promised(b"never shown to us")]
    return play_out(Match("las-vegas", 3, house=FairHouse(SECRET, parts, made))).record


def test_promises_stand_in_the_record_and_the_verdict_says_who_kept_them() -> None:
    record = promising()
    assert Record.parse(record.text()).promises == record.promises
    lines = record.text().split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("promises: "))
    assert lines[at - 1].startswith("commitment: ")
    assert lines[at + 1].startswith("contributions: ")
    assert str(verify(record).parts) == (
        "Red brought the part that was promised; for Blue the House's formula was used, "
        "and for Green too, whose promised part was not opened."
    )


def test_when_everybody_kept_a_promise_it_is_said() -> None:
    parts = [bytes([seat]) * 16 for seat in range(2)]
    house = FairHouse(SECRET, parts, [promised(part) for part in parts])
    verdict = verify(play_out(Match("las-vegas", 2, house=house)).record)
    assert str(verdict.parts) == "Every seat brought the part that it had promised."


@pytest.mark.parametrize("seat", [1, 2])
def test_a_part_that_was_chosen_is_found(seat: int) -> None:
    """With dice that fit it: only the promise and the formula tell."""
    parts = [b"all mine, truly!", derived(SECRET, 1), derived(SECRET, 2)]
    parts[seat] = b"what the House likes"
    promises = promising().promises
    record = play_out(Match("las-vegas", 3, house=FairHouse(SECRET, parts, promises))).record
    with pytest.raises(
        VerificationError, match=f"{record.seats[seat]}'s part of the dice fits neither"
    ):
        verify(record)


def test_a_broken_promise_is_found() -> None:
    with pytest.raises(
        VerificationError, match="Red's part of the dice fits neither a promise nor"
    ):
        verify(promising([promised(b"another"), BY_FORMULA, BY_FORMULA]))


@pytest.mark.parametrize("promises", [["house"], ["house", "house", "ab"], ["house"] * 4])
def test_promises_that_are_none_are_found(promises: list[str]) -> None:
    with pytest.raises(VerificationError, match="promise"):
        verify(replace(promising(), promises=promises))


def test_a_record_without_promises_is_of_the_older_kind_and_the_verdict_says_so() -> None:
    assert played("fair").promises == []
    assert verify(played("fair")).say().endswith("part after it knew the others.")


def test_a_match_of_ones_own_has_the_parts_of_the_formula() -> None:
    record = play_out(Match("las-vegas", 2)).record
    assert record.promises == [BY_FORMULA, BY_FORMULA]
    assert "the House and the seats were one machine" in verify(record).say()


def test_a_resumed_game_keeps_its_promises() -> None:
    whole = promising()
    match = resume(Record.parse(cut(whole, 20).text()), SECRET)
    go_on(match, whole)
    assert match.record.text() == whole.text()


def test_a_fork_has_promises_of_its_own() -> None:
    match = play_out(Match("las-vegas", 2, house=fair_house()))
    assert match.fork(3).record.promises == [BY_FORMULA, BY_FORMULA]
    assert match.fork(3, seed=1).record.promises == []


# The seal that somebody kept


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (COMMITMENT, "The seal is yours, in all its 64 digits."),
        ("630d cd29 66c4 3366", "begins with your 16 digits; the other 48 are unknown."),
        (" 630DCD29\n", "begins with your 8 digits; the other 56 are unknown."),
    ],
)
def test_a_seal_that_was_kept_is_compared_and_it_is_said_how_much_of_it(
    kept: str, said: str
) -> None:
    assert verify(played("fair"), kept).say().endswith(said)


def test_an_exchanged_seal_is_found_whatever_the_rest_says() -> None:
    with pytest.raises(
        VerificationError, match="the seal was exchanged: yours is 00000000, the record's is"
    ):
        verify(played("fair"), "0000 0000")
    with pytest.raises(VerificationError, match="has no seal"):
        verify(played("seeded"), COMMITMENT)


@pytest.mark.parametrize("kept", ["", "630dcd2", "630dcd2g", COMMITMENT + "0", "630d-cd29"])
def test_what_is_no_seal_is_refused(kept: str) -> None:
    with pytest.raises(SetupError, match="a seal is 64 hexadecimal digits"):
        verify(played("fair"), kept)
