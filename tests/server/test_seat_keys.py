"""Whatever gives a seat is done once, however often it is asked for; no lost answer loses it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from greenbaize.server.store import Conflict
from greenbaize.server.store.schema import TABLES, TOKENS
from greenbaize.server.tables.tokens import hash_token, new_token, seat_token

from .guests import Guest, company, host, joins, running_app, seated
from .portal_client import Client
from .postgres import Postgres
from .scenes import call, link_of, lobby_of

KEY = "3b1f0c5e7a9d42868f60e1c2a4b7d905"
FORM_KEY = re.compile(r'name="key" value="([\w-]{22,64})"')
AT_ONCE = 6


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with running_app(database) as client:
        yield client


def ask(client: Client, path: str, **body: Any) -> Any:
    client.cookies.clear()
    return client.post(path, json={"key": KEY, **body})


def rows(client: Client, table: Any) -> int:
    """How many rows there are."""

    async def read() -> int:
        counted = select(func.count()).select_from(table)
        store = lobby_of(client).services.store
        return int(await store.read(lambda connection: connection.execute(counted).scalar_one()))

    return int(call(client, read))


def same_seat(client: Client, path: str, **body: Any) -> Guest:
    """Asked three times, the seat and its cookie are the same."""
    found = [seated(client, ask(client, path, **body)) for _ in range(3)]
    assert len({(guest.code, guest.seat, guest.cookie) for guest in found}) == 1
    assert found[0].frame()["seat"] == found[0].seat
    return found[0]


def test_a_table_is_made_once(client: Client) -> None:
    ann = same_seat(client, "/api/tables", game="las-vegas", name="Ann", bots=["greedy"])
    assert (rows(client, TABLES), rows(client, TOKENS)) == (1, 1)
    ann.does("chat", text="here I am")


def test_a_chair_is_taken_once(client: Client) -> None:
    ann = host(client, seats=3)
    same_seat(client, f"/t/{ann.code}/seats", name="Ben")
    assert [seat["name"] for seat in ann.frame()["table"]["seats"]] == ["Ann", "Ben", ""]


def test_a_chair_is_given_again_though_no_other_is_free(client: Client) -> None:
    ann = host(client, seats=2)
    same_seat(client, f"/t/{ann.code}/seats", name="Ben")
    assert ask(client, f"/t/{ann.code}/seats", name="Cleo", key=KEY[::-1]).status_code == 409


def test_a_private_link_whose_answer_was_lost_brings_the_seat_again(client: Client) -> None:
    ann = host(client, seats=2)
    link = link_of(ann)
    phone = same_seat(client, "/api/claims", link=link)
    assert ann.get("table").status_code == 401
    phone.does("chat", text="back")
    for other in ({"key": KEY[::-1]}, {"key": None}):
        assert ask(client, "/api/claims", link=link, **other).status_code == 401
    assert [line for line in phone.says() if "another device" in line] == [
        "Ann sits at another device now."
    ]


def test_a_private_link_that_a_late_write_uses_up_brings_the_seat_all_the_same(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = host(client, seats=2)
    link = link_of(ann)
    store = lobby_of(client).services.store
    found = call(client, lambda: store.find_link(hash_token(link), 0.0))
    phone = seated(client, ask(client, "/api/claims", link=link))

    async def find_link(*_: object) -> object:
        """As it was before the first request was written."""
        return found

    monkeypatch.setattr(store, "find_link", find_link)
    assert seated(client, ask(client, "/api/claims", link=link)).cookie == phone.cookie
    assert ask(client, "/api/claims", link=link, key=KEY[::-1]).status_code == 401


def test_a_fork_is_laid_once(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    same_seat(client, f"/t/{ann.code}/forks", ply=0, name="Zoe", seat=1)
    assert rows(client, TABLES) == 2


def test_the_seat_at_a_rematch_is_given_again_without_another_token(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    ann.does("rematch")
    before = rows(client, TOKENS)
    path = f"/t/{ben.code}/seats/1/rematch"
    found = {seated(client, ben.post(path)).cookie for _ in range(3)}
    assert (len(found), rows(client, TOKENS)) == (1, before + 1)


def test_a_rematch_and_its_table_are_stored_together_or_not_at_all(client: Client) -> None:
    """Another worker writes first: what was begun for the rematch is nowhere."""
    ann, ben = company(client, "las-vegas", 2)
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    store = lobby_of(client).services.store
    append, failures = store.append, [Conflict, Conflict]

    async def unlucky(*given: Any, **named: Any) -> None:
        if failures:
            raise failures.pop()
        await append(*given, **named)

    store.append = unlucky  # type: ignore[method-assign]
    ann.does("rematch", key="again")
    ann.does("rematch", key="again")
    assert rows(client, TABLES) == 2


def test_whoever_gave_the_seat_up_does_not_get_it_again(client: Client) -> None:
    ann = host(client, seats=2)
    ben = same_seat(client, f"/t/{ann.code}/seats", name="Ben")
    ben.does("leave")
    assert ask(client, f"/t/{ann.code}/seats", name="Ben").status_code == 401
    cleo = joins(ann, "Cleo")
    assert ask(client, f"/t/{ann.code}/seats", name="Ben").status_code == 401
    cleo.does("chat", text="mine")


def test_a_key_counts_for_one_kind_of_request_at_one_place(client: Client) -> None:
    codes = [host(client, seats=2).code for _ in range(2)]
    made = seated(client, ask(client, "/api/tables", game="las-vegas", name="Ann"))
    found = [seated(client, ask(client, f"/t/{code}/seats", name="Ben")) for code in codes]
    assert [guest.code for guest in found] == codes
    assert made.code not in codes
    assert len({guest.cookie for guest in [*found, made]}) == 3


@pytest.mark.parametrize("key", ["1", "x" * 21, "x" * 65, "with a space in the middle", 7])
def test_a_key_that_could_be_guessed_is_refused(client: Client, key: Any) -> None:
    assert ask(client, "/api/tables", game="las-vegas", name="Ann", key=key).status_code == 422


def test_without_a_key_tokens_are_random() -> None:
    assert seat_token(None, "table") != seat_token(None, "table")
    assert seat_token(KEY, "table") == seat_token(KEY, "table") != seat_token(KEY, "seat")
    assert len(seat_token(KEY, "table")) == len(new_token())


def test_sent_again_it_counts_as_one_table(database: str) -> None:
    with running_app(database, tables_per_hour=1) as client:
        same_seat(client, "/api/tables", game="las-vegas", name="Ann")
        answer = ask(client, "/api/tables", game="las-vegas", name="Ann", key=KEY[::-1])
        assert answer.status_code == 429


def test_two_workers_asked_at_once_give_one_seat(postgres: Postgres) -> None:
    url = postgres.fresh_database()
    with running_app(url) as one, running_app(url) as two:
        ann = host(one, seats=2)
        requests: list[tuple[str, dict[str, Any]]] = [
            (f"/t/{ann.code}/seats", {"name": "Ben"}),
            ("/api/claims", {"link": link_of(ann)}),
            ("/api/tables", {"game": "las-vegas", "name": "Cleo"}),
        ]
        for path, body in requests:

            def sit(n: int, path: str = path, body: dict[str, Any] = body) -> str:
                answer = (one, two)[n % 2].post(path, json={"key": KEY, **body})
                return f"{answer.json()} {answer.headers.get('set-cookie')}"

            with ThreadPoolExecutor(AT_ONCE) as pool:
                assert len(set(pool.map(sit, range(AT_ONCE)))) == 1


# The plain page


def form_key(page: str) -> str:
    found = FORM_KEY.search(page)
    assert found
    return found[1]


def landed(client: Client, post: Callable[[], Any]) -> set[str]:
    """Where a form leads when it is sent three times by somebody who never got the answer."""
    found = set()
    for _ in range(3):
        client.cookies.clear()
        found.add(str(post().url))
    return found


def test_the_forms_of_the_plain_page_can_be_sent_again(client: Client) -> None:
    new = form_key(client.get("/plain/new?game=las-vegas").text)
    form = {"game": "las-vegas", "name": "Ann", "seats": "3", "chair-2": "greedy", "key": new}
    (table,) = landed(client, lambda: client.post("/plain/tables", data=form))
    assert rows(client, TABLES) == 1
    client.cookies.clear()
    plain = table.partition("?")[0]
    guest = {"name": "Ben", "seat": "", "key": form_key(client.get(plain).text)}
    (seat,) = landed(client, lambda: client.post(f"{plain}/seats", data=guest))
    assert seat == f"{plain}?seat=2"


def test_a_private_link_on_the_plain_page_brings_the_seat_again(client: Client) -> None:
    ann = host(client, seats=2)
    page = f"/claim/{link_of(ann)}"
    client.cookies.clear()
    assert client.get(f"{page}/plain").status_code == 200
    key = client.cookies["claim-key"]
    assert client.post(page).url.path == f"/t/{ann.code}/plain"
    client.cookies.clear()
    kept = {"cookie": f"claim-key={key}"}
    assert f"claim-key={key};" in client.get(f"{page}/plain", headers=kept).headers["set-cookie"]
    client.cookies.clear()
    assert client.post(page, headers=kept).url.path == f"/t/{ann.code}/plain"
    client.cookies.clear()
    assert client.post(page).status_code == 401
