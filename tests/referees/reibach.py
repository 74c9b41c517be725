"""Reibach & Co told a second time, slowly: 2 to 5 seats, with all its options.

Rule numbers are those of the rules file: 1 to 5 the game, V1 and V2 its variants, Q the
questions, 12 the clarifications, 13 the corrections. Money is counted in millions.

Chance is a seat called House: it deals, turns up and draws cards. Seats are counted from 0,
but from 1 in the words of moves, and so are the three places of the display.
Everything the referee knows lies in plain public attributes, so a position is set by
assigning to them.
"""

HOUSE = "house"

BUSINESSES = [
    "casino",
    "estate",
    "yacht",
    "stocks",
    "gold",
    "cash",
    "antiques",
    "oil",
    "art",
    "jewelry",
]
JOKER = "joker"
RISK = "risk"
DOLLAR = "dollar"
SPECIAL = [JOKER, RISK]
HAND_KINDS = [*BUSINESSES, JOKER, RISK]
KINDS = [*HAND_KINDS, DOLLAR]

HAND_SIZE = 4
PLACES = [0, 1, 2]
ACTION_POINTS = 3
BLIND_COST = 2
SCORING_DOLLARS = [4, 7, 10]
LAST_DOLLAR = 10
MOST_BASES = 20

FIRST = "first"
DEAL = "deal"
DISPLAY = "display"
ACTIONS = "actions"
REFILL = "refill"
DRAW = "draw"
OVER = "over"

Row = list[str]
"""The cards lying face up on one base: the business, jokers, and a risk card at the end."""


def full_deck() -> dict[str, int]:
    """110 cards: ten businesses of nine cards, 5 jokers, 5 risk cards, 10 dollars (1.2)."""
    deck = dict.fromkeys(BUSINESSES, 9)
    deck.update({JOKER: 5, RISK: 5, DOLLAR: 10})
    return deck


def length(row: Row) -> int:
    """Business cards and jokers count; the base and the risk card do not (4)."""
    return len([card for card in row if card != RISK])


def is_closed(row: Row) -> bool:
    """A risk card closes the row for the rest of the game (3.2)."""
    return RISK in row


def the_longest(lengths: dict[int, int]) -> list[int]:
    """The seats whose row is as long as any."""
    return [seat for seat in lengths if lengths[seat] == max(lengths.values())]


def shares(lengths: dict[int, int]) -> dict[int, int]:
    """What each owner of a row of one business gets, before any doubling (4.1 to 4.4)."""
    amounts = dict.fromkeys(lengths, 0)
    first = the_longest(lengths)
    second = the_longest({seat: lengths[seat] for seat in lengths if seat not in first})
    if len(lengths) == 1:
        amounts[first[0]] = 4
    elif len(first) == 1:
        amounts[first[0]] = 3
        if len(second) == 1:
            amounts[second[0]] = 1
    else:
        for seat in first:
            amounts[seat] = 4 // len(first)
    return amounts


def incomes(rows: dict[int, Row]) -> dict[int, int]:
    """What the rows of one business bring their owners; closed ones the double (4.5)."""
    amounts = shares({seat: length(row) for seat, row in rows.items()})
    for seat, row in rows.items():
        if is_closed(row):
            amounts[seat] *= 2
    return amounts


def read_first_player(value: bool | int | str, seats: int) -> int | None:
    """The seat that begins, or None if chance will name it (2.5, 12.7)."""
    if value == "random":
        return None
    first = int(value) - 1
    if first not in range(seats):
        raise ValueError("The first player is not one of the seats.")
    return first


def read_max_bases(value: bool | int | str) -> int | None:
    """The most rows and uncovered bases a seat may have, or None for no limit (12.2)."""
    if value == "none":
        return None
    most = int(value)
    if not 1 <= most <= MOST_BASES:
        raise ValueError(f"The limit of bases is none or a number from 1 to {MOST_BASES}.")
    return most


class Referee:
    """One game of Reibach & Co."""

    def __init__(self, seats: int, options: dict[str, bool | int | str]) -> None:
        """Empty hands, an empty display, the whole deck, no money yet (1.1, 2)."""
        if seats not in [2, 3, 4, 5]:
            raise ValueError("Reibach & Co is played by two to five seats.")
        self.seats = seats
        self.special_cards_cost_two = bool(options["special_cards_cost_two"])
        self.head_start = bool(options["head_start"])
        self.max_bases = read_max_bases(options["max_bases"])
        self.perfect_memory = bool(options.get("perfect_memory", False))
        self.first = read_first_player(options["first_player"], seats)
        self.phase = FIRST
        self.turn: int | None = None
        self.points = 0
        self.deck = full_deck()
        self.display: list[str | None] = [None for _ in PLACES]
        self.dollars = 0
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known: list[list[str]] = [[] for _ in range(seats)]
        self.bases_laid: list[list[str]] = [[] for _ in range(seats)]
        self.shown_base: tuple[int, str] | None = None
        self.rows: list[dict[str, Row]] = [{} for _ in range(seats)]
        self.scorings = 0
        self.totals = [0] * seats
        if self.first is not None:
            self.begin_dealing(self.first)

    # What everybody may ask

    def owing(self) -> list[int | str]:
        """Who has to move: House, one seat, or nobody when the game is over."""
        if self.phase == OVER:
            return []
        if self.phase == ACTIONS:
            return [self.active_seat()]
        return [HOUSE]

    def moves(self, seat: int) -> list[str]:
        """All actions the seat can pay for and carry out now (3.2)."""
        if seat not in self.owing():
            return []
        legal = self.take_moves() + self.blind_moves()
        legal += self.base_moves(seat) + self.open_moves(seat)
        legal += self.extend_moves(seat) + self.special_moves(seat)
        return legal

    def refusal(self, who: int | str, words: str) -> str | None:
        """Why these words are not legal now, or None if they are."""
        owing = self.owing()
        if not owing:
            return "The game is over."
        if who not in owing:
            return f"It is not {who} who has to move but {owing[0]}."
        legal = self.house_moves() if isinstance(who, str) else self.moves(who)
        if words not in legal:
            return f"One of these is to be chosen: {', '.join(legal)}."
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        self.shown_base = None
        if isinstance(who, str):
            self.play_house(words)
        else:
            self.play_action(who, words)

    def table(self) -> dict[str, object]:
        """Everything there is, secrets included."""
        return {
            "first": self.first,
            "turn": self.turn,
            "points": self.points,
            "display": list(self.display),
            "dollars": self.dollars,
            "deck": sum(self.deck.values()),
            "hands": [sorted(hand) for hand in self.hands],
            "known": [sorted(cards) for cards in self.known],
            "bases_laid": [sorted(bases) for bases in self.bases_laid],
            "uncovered": [self.uncovered(seat) for seat in range(self.seats)],
            "rows": [
                {business: [length(row), is_closed(row)] for business, row in rows.items()}
                for rows in self.rows
            ],
            "scorings": self.scorings,
            "totals": list(self.totals),
        }

    # What views may tell of cards that were seen once, whoever looks

    def views_remember(self) -> bool:
        """With perfect memory, and when the game is over (12.6, 13.1, 13.2)."""
        return self.perfect_memory or self.phase == OVER

    def bases_in_views(self, seat: int) -> list[str] | None:
        """The kinds of its bases, laid at any time; or nothing, to the seat itself too (13.2)."""
        return sorted(self.bases_laid[seat]) if self.views_remember() else None

    def known_in_views(self, seat: int) -> list[str] | None:
        """The cards known to be in its hand; without memory no such list is made (13.1, 13.2)."""
        return sorted(self.known[seat]) if self.views_remember() else None

    def base_shown_now(self) -> tuple[int, str] | None:
        """Who has just laid which base: it is shown until anybody's next move (3.2, 13.2)."""
        return self.shown_base

    # How everybody stands

    def scores(self) -> list[int]:
        """The running totals, with the starting points of V2 (4.6, 12.4)."""
        return list(self.totals)

    def places(self) -> list[int]:
        """The highest total wins; a tie is a shared place (5.1, 5.2)."""
        return [1 + len([more for more in self.totals if more > mine]) for mine in self.totals]

    # The actions of a seat: which are legal

    def take_moves(self) -> list[str]:
        """Any of the three display cards that the seat can pay for (3.2, V1, 12.3)."""
        return [f"take {place + 1}" for place in PLACES if self.price(place) <= self.points]

    def price(self, place: int) -> int:
        """One point; with V1 two for a joker or a risk card."""
        if self.special_cards_cost_two and self.display[place] in SPECIAL:
            return 2
        return 1

    def blind_moves(self) -> list[str]:
        """The top card of the deck for two points (3.2)."""
        return ["blind"] if self.points >= BLIND_COST else []

    def base_moves(self, seat: int) -> list[str]:
        """Any hand card can be a base, within the limit if there is one (3.2, 12.2)."""
        spots = len(self.rows[seat]) + self.uncovered(seat)
        if self.max_bases is not None and spots + 1 > self.max_bases:
            return []
        return [f"base {kind}" for kind in HAND_KINDS if kind in self.hands[seat]]

    def open_moves(self, seat: int) -> list[str]:
        """A business without an own row, not even a closed one, on a base (3.2, Q8, Q9)."""
        if self.uncovered(seat) == 0:
            return []
        return [
            f"open {business}"
            for business in BUSINESSES
            if business in self.hands[seat] and business not in self.rows[seat]
        ]

    def extend_moves(self, seat: int) -> list[str]:
        """A business card on the own open row of the same business (3.2)."""
        return [
            f"extend {business}"
            for business in self.open_rows(seat)
            if business in self.hands[seat]
        ]

    def special_moves(self, seat: int) -> list[str]:
        """A joker or a risk card on any own open row (3.2, 3.3)."""
        return [
            f"{special} {business}"
            for special in SPECIAL
            if special in self.hands[seat]
            for business in self.open_rows(seat)
        ]

    def open_rows(self, seat: int) -> list[str]:
        """The businesses of the seat's rows without a risk card."""
        rows = self.rows[seat]
        return [
            business
            for business in BUSINESSES
            if business in rows and not is_closed(rows[business])
        ]

    def uncovered(self, seat: int) -> int:
        """Every row lies on one base; the other bases are uncovered (12.5)."""
        return len(self.bases_laid[seat]) - len(self.rows[seat])

    # The actions of a seat: what they do

    def active_seat(self) -> int:
        assert self.turn is not None
        return self.turn

    def play_action(self, seat: int, words: str) -> None:
        """One action, paid for at once (3.2)."""
        verb, _, word = words.partition(" ")
        if verb == "take":
            self.take(seat, int(word) - 1)
            return
        if verb == "blind":
            self.points -= BLIND_COST
            self.phase = DRAW
            return
        self.points -= 1
        if verb == "base":
            self.lay_from_hand(seat, word)
            self.bases_laid[seat].append(word)
            self.shown_base = (seat, word)
        elif verb == "open":
            self.lay_from_hand(seat, word)
            self.rows[seat][word] = [word]
        else:
            card = word if verb == "extend" else verb
            self.lay_from_hand(seat, card)
            self.rows[seat][word].append(card)
        self.go_on()

    def take(self, seat: int, place: int) -> None:
        """The display card goes to the hand, seen by all; a refill follows (3.2, 3.4)."""
        card = self.display[place]
        assert card is not None
        self.points -= self.price(place)
        self.display[place] = None
        self.hands[seat].append(card)
        self.known[seat].append(card)
        self.phase = REFILL

    def lay_from_hand(self, seat: int, card: str) -> None:
        """A laid card leaves the hand, and is one of the known ones if it can be (12.6)."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def go_on(self) -> None:
        """The turn lasts while there are points and any action for them (3.1, 12.1)."""
        self.phase = ACTIONS
        if self.points == 0 or self.moves(self.active_seat()) == []:
            self.begin_turn((self.active_seat() + 1) % self.seats)

    def begin_turn(self, seat: int) -> None:
        """Three action points for the seat (3)."""
        self.phase = ACTIONS
        self.turn = seat
        self.points = ACTION_POINTS

    # The House

    def house_moves(self) -> list[str]:
        """What chance can bring now: a first player, or a card still in the deck,
        which is no dollar before the display lies (2.1 to 2.4, 8)."""
        if self.phase == FIRST:
            return [f"first {seat + 1}" for seat in range(self.seats)]
        kinds = HAND_KINDS if self.phase in [DEAL, DISPLAY] else KINDS
        verb = {DEAL: "deal", DISPLAY: "turn", REFILL: "turn", DRAW: "draw"}[self.phase]
        return [f"{verb} {kind}" for kind in kinds if self.deck[kind] > 0]

    def play_house(self, words: str) -> None:
        """Carry out what chance brought, according to what was asked of it."""
        _, _, word = words.partition(" ")
        if self.phase == FIRST:
            self.begin_dealing(int(word) - 1)
            return
        self.deck[word] -= 1
        if word == DOLLAR:
            self.put_on_the_pile()
        elif self.phase == DEAL:
            self.deal(word)
        elif self.phase == DISPLAY:
            self.lay_out(word)
        elif self.phase == REFILL:
            self.fill_empty_place(word)
            self.go_on()
        else:
            self.hands[self.active_seat()].append(word)
            self.go_on()

    def begin_dealing(self, first: int) -> None:
        """The first player is known; V2 gives 0, 1, 2, ... points from him on (2.6, 12.7)."""
        self.first = first
        self.phase = DEAL
        if self.head_start:
            for later in range(self.seats):
                self.totals[(first + later) % self.seats] = later

    def deal(self, card: str) -> None:
        """Four cards to seat 0, then four to seat 1, and so on (2.2)."""
        waiting = [hand for hand in self.hands if len(hand) < HAND_SIZE]
        waiting[0].append(card)
        if all(len(hand) == HAND_SIZE for hand in self.hands):
            self.phase = DISPLAY

    def lay_out(self, card: str) -> None:
        """The opening display; when it is complete, the first player begins (2.3, 2.5)."""
        self.fill_empty_place(card)
        if None not in self.display:
            assert self.first is not None
            self.begin_turn(self.first)

    def fill_empty_place(self, card: str) -> None:
        """The lowest empty place; in a refill it is the only one (2.3, 12.3)."""
        self.display[self.display.index(None)] = card

    # Dollars and scorings

    def put_on_the_pile(self) -> None:
        """The 4th, 7th and 10th dollar bring a scoring at once, the 10th the end (3.4, 3.6)."""
        self.dollars += 1
        if self.dollars in SCORING_DOLLARS:
            self.score()
        if self.dollars == LAST_DOLLAR:
            self.phase = OVER
            self.turn = None
            self.points = 0

    def score(self) -> None:
        """Income of every business; at the third scoring the penalties as well (4.6, 4.7)."""
        self.scorings += 1
        for business in BUSINESSES:
            for seat, amount in incomes(self.rows_of(business)).items():
                self.totals[seat] += amount
        if self.scorings == len(SCORING_DOLLARS):
            for seat in range(self.seats):
                self.totals[seat] -= 2 * self.uncovered(seat) + len(self.hands[seat])

    def rows_of(self, business: str) -> dict[int, Row]:
        """Everybody's row of this business."""
        return {
            seat: self.rows[seat][business]
            for seat in range(self.seats)
            if business in self.rows[seat]
        }
