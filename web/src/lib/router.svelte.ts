/** Which page is shown. Addresses are the server's; links between pages load nothing anew. */

export type Route =
  | { page: "home" }
  | { page: "setup"; game: string }
  | { page: "table" | "tv" | "replay"; code: string }
  | { page: "rules"; game: string }
  | { page: "records" }
  | { page: "claim-seat"; link: string }
  | { page: "not-found" };

export function parseRoute(path: string): Route {
  const [first = "", second = "", third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (first === "records") return { page: "records" };
  if (second && first === "new") return { page: "setup", game: second };
  if (second && first === "rules") return { page: "rules", game: second };
  if (second && first === "claim") return { page: "claim-seat", link: second };
  if (second && first === "t") {
    if (third === undefined) return { page: "table", code: second };
    if (third === "screen") return { page: "tv", code: second };
    if (third === "story") return { page: "replay", code: second };
  }
  return { page: "not-found" };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  readonly route = $derived(parseRoute(this.path));

  constructor() {
    addEventListener("popstate", () => this.sync());
    document.addEventListener("click", (click) => this.onClick(click));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.sync();
    scrollTo(0, 0);
  }

  private sync(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links within the site stay on this page. */
  private onClick(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest("a");
    if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) {
      return;
    }
    const there = new URL(link.href);
    if (there.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (there.pathname === location.pathname && there.hash) return;
    if (parseRoute(there.pathname).page === "not-found") return;
    click.preventDefault();
    this.go(there.pathname + there.search + there.hash);
  }
}

export const router = new Router();
export const go = (path: string): void => router.go(path);
