"""Under TLS the page can be installed, on a name that browsers trust no more than any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.certificate import fingerprint, make_certificate
from tests.server.running import Running, ours

from .chromium import ELSEWHERE, Chromium
from .conftest import HASTE
from .device import DESKTOP, Device
from .guests import wait_until_kept

OF_THE_TEST = "in-incognito"
"""Its windows are private ones, and from those nothing is installed."""
OLD = "greenbaize-of-old"
WITHOUT = """async (shelf) => {
  for (let tries = 0; tries < 500 && (await caches.has(shelf)); tries += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  return caches.keys();
}"""
"""The shelves that there are once this one is gone, or after ten seconds."""


@pytest.fixture(scope="module")
def sealed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Chromium, str]]:
    """A house under TLS, and a Chromium that trusts it."""
    folder = tmp_path_factory.mktemp("sealed")
    certificate, key = make_certificate(folder, ELSEWHERE)
    sealed = {
        **HASTE,
        "GREENBAIZE_TLS_CERTIFICATE": str(certificate),
        "GREENBAIZE_TLS_KEY": str(key),
    }
    trusting = Chromium(f"--ignore-certificate-errors-spki-list={fingerprint(key)}")
    with (
        Running(ours(f"sqlite:///{folder / 'tables.db'}"), sealed, "https") as server,
        trusting as chromium,
    ):
        yield chromium, f"https://{ELSEWHERE}:{server.port}"


@pytest.fixture
def page(sealed_house: tuple[Chromium, str]) -> Iterator[Page]:
    """The first page of that house, on a device of its own."""
    chromium, server = sealed_house
    with chromium.awake() as browser:
        device = Device(browser, server, **DESKTOP)
        yield device.open("/")
        assert device.close() == []


def test_the_page_can_be_installed(page: Page) -> None:
    wait_until_kept(page)
    page.reload()
    line = page.context.new_cdp_session(page)
    barriers = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in barriers] == [OF_THE_TEST]
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert "Greenbaize" in manifest["data"]


def test_a_table_is_played_under_tls(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".hand .throw").click()
    expect(page.locator("[data-at=tray] [aria-pressed]").first).to_be_visible()


def test_files_of_an_old_page_go_when_a_new_one_comes(page: Page) -> None:
    wait_until_kept(page)
    page.evaluate("(shelf) => caches.open(shelf).then(() => true)", OLD)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    page.reload()
    (shelf,) = page.evaluate(WITHOUT, OLD)
    assert shelf != OLD
