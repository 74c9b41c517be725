"""Reibach & Co: the rules, in the order of the rulebook."""

from __future__ import annotations

from greenbaize.engine import copying
from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.games.reibach import make_events
from greenbaize.games.reibach.box import (
    ANY_BASES,
    BASE_PENALTY,
    BLIND_PRICE,
    BUSINESSES,
    CARD_PENALTY,
    CARDS,
    DEAL,
    DOLLAR,
    DOLLARS,
    EMPTY,
    FIRST,
    JOKER,
    MONOPOLY,
    NOBODY,
    PLACES,
    POINTS,
    RISK,
    SCORINGS,
    SECOND,
    SPECIAL_PRICE,
    UNKNOWN,
)
from greenbaize.games.reibach.cards import card, count, kinds, members
from greenbaize.games.reibach.phases import (
    ACTING,
    BASE,
    BLIND,
    CHOOSING,
    CLOSE,
    DEALING,
    DRAWING,
    EXTEND,
    JOIN,
    MOVES,
    OPEN,
    OVER,
    REFILLING,
    SHOWING,
    STUCK,
    UNNAMED,
)
from greenbaize.games.reibach.table import Table

EVERY_PLACE = (1 << PLACES) - 1
EVERY_BUSINESS = (1 << BUSINESSES) - 1
FIRST_SCORING, SECOND_SCORING, LAST_SCORING = SCORINGS


class Reibach(Table):
    """One game of Reibach & Co, for two to five seats.

    Without a first seat it is drawn who begins; `dear` special cards cost two points, and
    `memory` keeps what all have seen in the views; without it bases are to be forgotten.
    """

    def __init__(
        self,
        seats: int,
        first: int = 0,
        dear: bool = False,
        head_start: bool = False,
        most_bases: int = ANY_BASES,
        memory: bool = False,
    ) -> None:
        super().__init__(seats, dear, head_start, most_bases, memory)
        if first != NOBODY:
            check_place(first, seats)
            self.choose_first(first)

    def owing(self) -> int:
        return self.owed()

    def owed(self) -> int:
        """One seat at a time: the one on turn, or else the House."""
        if self.phase == ACTING:
            return 1 << self.turn
        if self.phase == OVER:
            return 0
        return 1 << HOUSE

    def moves(self, seat: int) -> list[int]:
        if seat == HOUSE:
            return self.house_moves()
        if self.phase != ACTING or seat != self.turn:
            return []
        legal = self.legal()
        return [move for move in range(MOVES) if legal >> move & 1]

    def house_moves(self) -> list[int]:
        """Every seat that may begin, or every card that may come up."""
        if self.phase == CHOOSING:
            return list(range(self.seats))
        if self.phase in (ACTING, OVER):
            return []
        return [kind for kind in range(UNKNOWN) if self.may_come_up(kind)]

    def may_come_up(self, kind: int) -> bool:
        """Any unseen card; a $ only once they have been shuffled in (2.1, 2.4)."""
        if kind == DOLLAR and self.phase in (DEALING, SHOWING):
            return False
        return count(self.deck, kind) > 0

    def pick(self, seat: int, rng: Rng) -> int:
        legal = self.legal()
        for _ in range(rng.below(members(legal))):
            legal &= legal - 1
        return members((legal & -legal) - 1)

    def sample(self, rng: Rng) -> int:
        if self.phase == CHOOSING:
            return rng.below(self.seats)
        return self.top_of_the_deck(rng)

    def top_of_the_deck(self, rng: Rng) -> int:
        """Any card of the deck is as likely as any other (2.1, 2.4)."""
        dollars = DOLLARS - self.dollars
        plain = self.left - dollars
        if self.phase < ACTING:
            dollars = 0
        above = rng.below(plain + dollars)
        if above >= plain:
            return DOLLAR
        hidden = self.hidden()
        if hidden:
            above = rng.below(plain + hidden)
        return self.unseen(above)

    def seen(self, viewer: int, seat: int, move: int) -> int:
        """Secret cards are redacted for all but whose hand they go to."""
        half = UNKNOWN if self.is_secret(seat, move) and viewer != self.owner() else move
        if self.dear and viewer != self.turn and self.gets_stuck(seat, move):
            half |= STUCK
        return half

    def remembered(self, viewer: int, seat: int, move: int) -> int:
        """Without a perfect memory nobody can look up what a base was, its owner neither (13.1).

        Nor what else was in that hand: so it must be said if points are lost for it.
        """
        half = self.seen(viewer, seat, move)
        if self.memory:
            return half
        if self.dear and self.loses_points(seat, move):
            half |= STUCK
        if self.is_base(seat, half):
            half = UNNAMED | half & STUCK
        return half

    def is_base(self, seat: int, move: int) -> bool:
        """Whether a move lays a base, named or not."""
        move &= STUCK - 1
        return seat != HOUSE and (move == UNNAMED or BASE <= move < OPEN)

    def look_away(self) -> None:
        self.shown = EMPTY
        self.shown_by = NOBODY

    def is_secret(self, seat: int, move: int) -> bool:
        """Whether the next card is for its owner to see alone."""
        drawn = self.phase == DEALING or self.phase == DRAWING
        return seat == HOUSE and drawn and move != DOLLAR

    def owner(self) -> int:
        """Who gets the next card."""
        return self.dealt_to() if self.phase == DEALING else self.turn

    def gets_stuck(self, seat: int, move: int) -> bool:
        """Whether a move leaves points that its seat cannot use, for what nobody else has seen."""
        if self.phase < ACTING:
            return False
        then = self.clone()
        then._play(seat, move)
        return self.has_lost_points(seat, then) and then.secret(self.turn) > 0

    def loses_points(self, seat: int, move: int) -> bool:
        """Whether a move leaves points that its seat cannot use, for whatever is in its hand."""
        if self.phase < ACTING:
            return False
        then = self.clone()
        then._play(seat, move)
        return self.has_lost_points(seat, then) and then.held(self.turn) > 0

    def has_lost_points(self, seat: int, then: Reibach) -> bool:
        """Whether the next one is on turn, and there were points left."""
        points = self.points if seat == HOUSE else self.points - 1
        moved_on = then.phase == ACTING and then.turn != self.turn
        return moved_on and points > 0

    def allows_partial(self, seat: int, move: int) -> bool:
        if move & STUCK:
            whole = move ^ STUCK
            acts = self.dear > 0 and self.phase >= ACTING
            return acts and (self.allows_partial(seat, whole) or self.allows(seat, whole))
        if move == UNNAMED:
            return self.hears_of_base(seat)
        return move == UNKNOWN and self.is_secret(seat, move)

    def hears_of_base(self, seat: int) -> bool:
        """Whether a seat can have laid a base that may not be named."""
        if self.memory or self.phase != ACTING or seat != self.turn:
            return False
        return self.held(seat) > 0 and self.laid[seat] < self.most_bases

    def _play(self, seat: int, move: int) -> int:
        self.stuck = move >> 6
        self.shown = EMPTY
        self.shown_by = NOBODY
        move &= STUCK - 1
        if self.phase == ACTING:
            self.act(move)
        elif self.phase == REFILLING:
            self.refill(move)
        elif self.phase == DRAWING:
            self.draw(move)
        elif self.phase == DEALING:
            self.deal(move)
        elif self.phase == SHOWING:
            self.show(move)
        else:
            self.choose_first(move)
        self.stuck = 0
        return self.owed()

    def choose_first(self, seat: int) -> None:
        """One seat begins; with a head start each seat after it has one more (2.5, V2)."""
        if self.story is not None:
            self.story += make_events.chose_first(seat)
        self.first = seat
        if self.head_start:
            for place in range(self.seats):
                self.totals[(seat + place) % self.seats] = place
        self.phase = DEALING

    def dealt_to(self) -> int:
        """Whose card is dealt next: the first seat's four, then the second's (2.2)."""
        return (CARDS - self.left) // DEAL

    def deal(self, kind: int) -> None:
        """Everybody has four cards that nobody else sees (2.2)."""
        seat = self.dealt_to()
        if self.story is not None:
            self.story += make_events.dealt(seat, kind)
        self.receive(seat, kind)
        if self.dealt_to() == self.seats:
            self.phase = SHOWING

    def show(self, kind: int) -> None:
        """Three cards are laid face up; then the $ are shuffled in and play begins (2.3, 2.4)."""
        self.turn_up(kind)
        self.place += 1
        if self.place == PLACES:
            self.place = 0
            self.begin_turn(self.first)

    def turn_up(self, kind: int) -> None:
        """The top card of the deck goes to the place that is empty."""
        if self.story is not None:
            self.story += make_events.turned_up(self, kind)
        self.draw_off(kind)
        self.display[self.place] = kind

    def begin_turn(self, seat: int) -> None:
        """A turn has three action points (3.1)."""
        self.turn = seat
        self.points = POINTS
        self.phase = ACTING

    def legal(self) -> int:
        """All that the seat on turn may do with its points, as a set of bits (3.2)."""
        cards = self.may_lay()
        rows = kinds(self.rows[self.turn])
        growing = rows & ~self.closed[self.turn]
        acts = self.affordable()
        if self.laid[self.turn] < self.most_bases:
            acts |= cards << BASE
        if self.uncovered[self.turn]:
            acts |= (cards & EVERY_BUSINESS & ~rows) << OPEN
        acts |= (cards & growing) << EXTEND
        if cards >> JOKER & 1:
            acts |= growing << JOIN
        if cards >> RISK & 1:
            acts |= growing << CLOSE
        return acts

    def may_lay(self) -> int:
        """The kinds in the hand of the seat on turn; an unknown card may be any unseen one."""
        cards = kinds(self.hand[self.turn])
        if self.unknown[self.turn]:
            cards |= kinds(self.deck)
        return cards

    def affordable(self) -> int:
        """The places that the points pay for, and whether they pay for a blind card (3.2, V1)."""
        if self.points >= BLIND_PRICE:
            return EVERY_PLACE | 1 << BLIND
        places = EVERY_PLACE
        for place in range(PLACES):
            if self.price(place) > self.points:
                places ^= 1 << place
        return places

    def price(self, place: int) -> int:
        """A card of the display costs one point, a special one perhaps two (3.2, V1)."""
        if self.dear and self.display[place] >= JOKER:
            return SPECIAL_PRICE
        return 1

    def act(self, move: int) -> None:
        """One of the actions that points are spent on (3.2)."""
        if move < BLIND:
            self.take(move)
        elif move == BLIND:
            self.reach()
        elif move < OPEN:
            self.lay_base(move - BASE)
        elif move < EXTEND:
            self.open_row(move - OPEN)
        elif move < JOIN:
            self.extend_row(move - EXTEND, move - EXTEND)
        elif move < CLOSE:
            self.extend_row(move - JOIN, JOKER)
        elif move < UNNAMED:
            self.close_row(move - CLOSE)
        else:
            self.lay_unnamed()

    def take(self, place: int) -> None:
        """A card of the display goes into the hand, before all eyes; its place is refilled."""
        if self.story is not None:
            self.story += make_events.took(self, place)
        self.points -= self.price(place)
        self.hand[self.turn] += card(self.display[place])
        self.known[self.turn] += card(self.display[place])
        self.display[place] = EMPTY
        self.place = place
        self.phase = REFILLING

    def reach(self) -> None:
        """Two points buy the top card of the deck, which nobody else sees."""
        if self.story is not None:
            self.story += make_events.reached(self)
        self.points -= BLIND_PRICE
        self.phase = DRAWING

    def lay_base(self, kind: int) -> None:
        """Any card of the hand is shown and laid face down, for a row to be opened on it."""
        if self.story is not None:
            self.story += make_events.laid_base(self, kind)
        self.part_with(self.turn, kind)
        self.bases[self.turn] += card(kind)
        self.shown = kind
        self.shown_by = self.turn
        self.lie_bare()

    def lay_unnamed(self) -> None:
        """A base was laid; what it was is forgotten (13.1)."""
        if self.story is not None:
            self.story += make_events.laid_base(self, UNKNOWN)
        self.part_unnamed(self.turn)
        self.lie_bare()

    def lie_bare(self) -> None:
        """One more base without a row."""
        self.laid[self.turn] += 1
        self.uncovered[self.turn] += 1
        self.spend()

    def open_row(self, business: int) -> None:
        """A card on an uncovered base is a row of its business."""
        if self.story is not None:
            self.story += make_events.opened(self, business)
        self.part_with(self.turn, business)
        self.uncovered[self.turn] -= 1
        self.rows[self.turn] += card(business)
        self.spend()

    def extend_row(self, business: int, kind: int) -> None:
        """A card of its business or a joker makes an open row longer."""
        if self.story is not None:
            self.story += make_events.extended(self, business, kind)
        self.part_with(self.turn, kind)
        self.rows[self.turn] += card(business)
        if kind == JOKER:
            self.jokers[self.turn] += card(business)
        self.spend()

    def close_row(self, business: int) -> None:
        """A risk card closes a row for good and doubles its income."""
        if self.story is not None:
            self.story += make_events.closed_row(self, business)
        self.part_with(self.turn, RISK)
        self.closed[self.turn] |= 1 << business
        self.spend()

    def spend(self) -> None:
        """Laying a card costs one point."""
        self.points -= 1
        self.go_on()

    def go_on(self) -> None:
        """All points are spent; those that nothing can be done with are lost (3.1, 12.1)."""
        self.phase = ACTING
        if self.dear and self.points and (self.stuck or not self.legal()):
            if self.story is not None:
                self.story += make_events.lost_points(self)
            self.points = 0
            self.bar(self.turn, self.layable())
        if not self.points:
            self.begin_turn(self.turn + 1 if self.turn + 1 < self.seats else 0)

    def layable(self) -> int:
        """The kinds of which the seat on turn could lay a card, if it had one and no base."""
        rows = kinds(self.rows[self.turn])
        growing = rows & ~self.closed[self.turn]
        cards = growing
        if growing:
            cards |= 1 << JOKER | 1 << RISK
        if self.uncovered[self.turn]:
            cards |= 1023 & ~rows
        return cards

    def refill(self, kind: int) -> None:
        """The emptied place is filled at once; a $ is set aside and replaced (3.4)."""
        if kind == DOLLAR:
            self.set_aside()
        else:
            self.turn_up(kind)
            self.go_on()

    def draw(self, kind: int) -> None:
        """A card drawn blind goes into the hand; a $ is shown to all and replaced (3.4)."""
        if kind == DOLLAR:
            self.set_aside()
            return
        if self.story is not None:
            self.story += make_events.drew(self, kind)
        self.receive(self.turn, kind)
        self.go_on()

    def set_aside(self) -> None:
        """The fourth, the seventh and the tenth $ bring a scoring at once; the last ends it all."""
        self.draw_off(DOLLAR)
        self.dollars += 1
        if self.story is not None:
            self.story += make_events.set_aside(self)
        if self.dollars == FIRST_SCORING or self.dollars == SECOND_SCORING:
            self.score()
        elif self.dollars == LAST_SCORING:
            self.end()

    def score(self) -> None:
        """Every business pays by itself, and rows stay for the next time (4.6)."""
        if self.story is not None:
            self.story += make_events.scored(self)
        for seat in range(self.seats):
            for business in range(BUSINESSES):
                self.totals[seat] += self.income(seat, business)

    def income(self, seat: int, business: int) -> int:
        """What a seat's row earns, twice as much if a risk card lies on it (4.5)."""
        if seat < 0 or seat >= self.seats or business < 0 or business >= BUSINESSES:
            return 0
        prize = self.prize(seat, business, count(self.rows[seat], business))
        if self.closed[seat] >> business & 1:
            return 2 * prize
        return prize

    def prize(self, seat: int, business: int, length: int) -> int:
        """A monopoly earns 4, the longest row 3, the second 1; equals share or lose (4.1-4.4)."""
        if length == 0:
            return 0
        shift = 4 * business
        shorter, longer, equal = 0, 0, 1
        for other in range(self.seats):
            theirs = self.rows[other] >> shift & 15
            if theirs and other != seat:
                shorter += theirs < length
                longer += theirs > length
                equal += theirs == length
        if longer:
            return SECOND if longer == 1 and equal == 1 else 0
        if equal > 1:
            return MONOPOLY // equal
        return FIRST if shorter else MONOPOLY

    def end(self) -> None:
        """After the last scoring bare bases and cards in hand cost money (3.6, 4.7, 5.1)."""
        self.score()
        for seat in range(self.seats):
            self.totals[seat] -= self.penalty(seat)
        self.points = 0
        self.phase = OVER
        if self.story is not None:
            self.story += make_events.ended(self)

    def penalty(self, seat: int) -> int:
        """Two for every uncovered base, one for every card in hand (4.7)."""
        if seat < 0 or seat >= self.seats:
            return 0
        return BASE_PENALTY * self.uncovered[seat] + CARD_PENALTY * self.held(seat)

    def scores(self) -> list[int]:
        return [self.totals[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The highest total wins; equal ones share (5.1, 5.2)."""
        totals = self.scores()
        return [1 + sum([other > mine for other in totals]) for mine in totals]

    def clone(self) -> Reibach:
        return copying.copied(self, Reibach)

    def guess(self, seat: int, rng: Rng) -> Reibach:
        """Every unseen card but the $ is as likely in every unseen place.

        What somebody lays says nothing of what else they hold: it is one of the cards that all
        know to be there, or else one of the unseen ones has been turned up, the newest that it
        can be. A $ that has not been shown is in the deck. Whoever lost points had nothing to lay.
        """
        fits = False
        while not fits:
            other = self.clone()
            for owner in range(self.seats):
                if owner != seat:
                    other.forget(owner)
            fits = True
            for owner in range(self.seats):
                fits = other.imagine(owner, rng) and fits
        return other
