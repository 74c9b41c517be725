"""The built site, and the server without one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greenbaize.server.http.spa import read_site

from .browser import Browser
from .building import ASSET, FILES, PAGE, build_site
from .guests import host, running_app
from .portal_client import Client
from .scenes import link_of

HTML = {"accept": "text/html"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str, tmp_path: Path) -> Iterator[Client]:
    with running_app(database, build_site(tmp_path / "site")) as client:
        yield client


# Its page


@pytest.mark.parametrize(
    "path", ["/", "/new/reibach", "/rules/reibach", "/records", "/claim/any-link", "/t/{code}",
             "/t/{code}/screen", "/t/{code}/story"],
)  # fmt: skip
def test_one_page_answers_at_all_its_addresses(client: Client, path: str) -> None:
    answer = client.get(path.format(code=host(client).code), headers=HTML)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("more", ["", "/screen", "/story"])
def test_at_a_table_that_there_is_not_the_page_comes_with_404(client: Client, more: str) -> None:
    answer = client.get(f"/t/ZZZZZZ{more}", headers=HTML)
    assert (answer.status_code, answer.text) == (404, PAGE)


@pytest.mark.parametrize("more", ["", "/screen?big=1", "/story?ply=3"])
def test_a_code_as_people_type_it_leads_to_the_address_of_its_cookies(
    client: Client, more: str
) -> None:
    code = host(client).code
    typed = f"/t/{code[:3]}-{code[3:]}".lower()
    answer = client.get(f"{typed}{more}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{code}{more}")


def test_the_plain_page_is_beside_it(client: Client) -> None:
    ann = host(client)
    assert "Play Reibach" in client.get("/plain").text
    assert "Your name" in client.get(f"/t/{ann.code}/plain").text
    phone = Browser(client).open(f"/claim/{link_of(ann)}/plain").press("Sit down here")
    assert "Ann you" in phone.section("seats")


# Its files


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (ASSET, "text/javascript; charset=utf-8"),
        ("index-C0ffee11.css", "text/css; charset=utf-8"),
        ("felt-D1ce5.svg", "image/svg+xml"),
        ("lato-F00d.woff2", "font/woff2"),
        ("sentences-Ab3.json", "application/json"),
        ("odd-Zz9.xyz", "application/octet-stream"),
    ],
)
def test_an_asset_is_kept_for_a_year(client: Client, name: str, kind: str) -> None:
    answer = client.get(f"/assets/{name}")
    expected = FILES[f"assets/{name}"]
    assert answer.content == (expected if isinstance(expected, bytes) else expected.encode())
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_beside_the_page_are_kept_for_a_day(client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=86400"


def test_the_service_worker_is_looked_at_anew_and_may_serve_all_addresses(
    client: Client,
) -> None:
    answer = client.get("/sw.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["service-worker-allowed"] == "/"


def test_who_reads_gzip_gets_it(client: Client) -> None:
    for path in ("/", f"/assets/{ASSET}"):
        short = client.get(path, headers={"accept-encoding": "br, gzip"})
        long = client.get(path, headers={"accept-encoding": "identity"})
        assert short.content == long.content
        assert short.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in long.headers
        assert int(short.headers["content-length"]) < int(long.headers["content-length"])
        assert short.headers["vary"] == long.headers["vary"] == "accept-encoding"


def test_what_would_not_get_shorter_is_sent_as_it_is(client: Client) -> None:
    for path in ("/assets/lato-F00d.woff2", "/assets/sentences-Ab3.json"):
        answer = client.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/%2e%2e/index.html",
        "/assets/..%2findex.html",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2fetc%2fpasswd",
        "/assets/",
        "/assets/nothing.js",
        "/index.html",
        "/secret.txt",
        "/..%2fsecret.txt",
    ],
)
def test_nothing_else_is_to_be_had(client: Client, tmp_path: Path, path: str) -> None:
    (tmp_path / "secret.txt").write_text("seven bells")
    answer = client.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "params", "rule", "message"}
    assert "immutable" not in answer.headers["cache-control"]


# Without a site


def test_without_a_site_the_plain_page_is_all(database: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in (None, tmp_path / "nowhere", tmp_path / "empty"):
        assert read_site(folder) is None
        with running_app(database, folder) as client:
            ann = host(client)
            assert "Play Reibach" in client.get("/").text
            answer = client.get(f"/t/{ann.code}", follow_redirects=False)
            assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{ann.code}/plain")
            assert client.get("/t/ZZZZZZ").status_code == 404
            assert "Sit down here" in client.get("/claim/any-link").text
            for path in ("/records", "/new/reibach", "/sw.js", f"/assets/{ASSET}"):
                assert client.get(path).status_code == 404
