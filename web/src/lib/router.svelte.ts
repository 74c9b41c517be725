/** Which page is shown. Addresses are the server's; links between pages load nothing anew. */

export type Route =
  | { page: "home" }
  | { page: "setup"; game: string }
  | { page: "table" | "screen" | "story"; code: string }
  | { page: "rules"; game: string }
  | { page: "records" }
  | { page: "back"; link: string }
  | { page: "lost" };

export function read(path: string): Route {
  const [first = "", second = "", third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (first === "records") return { page: "records" };
  if (second && first === "new") return { page: "setup", game: second };
  if (second && first === "rules") return { page: "rules", game: second };
  if (second && first === "back") return { page: "back", link: second };
  if (second && first === "t") {
    if (third === undefined) return { page: "table", code: second };
    if (third === "screen" || third === "story") return { page: third, code: second };
  }
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  readonly route = $derived(read(this.path));

  constructor() {
    addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  private arrive(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links within the site stay on this page. */
  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest("a");
    if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) {
      return;
    }
    const there = new URL(link.href);
    if (there.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (there.pathname === location.pathname && there.hash) return;
    if (read(there.pathname).page === "lost") return;
    click.preventDefault();
    this.go(there.pathname + there.search + there.hash);
  }
}

export const router = new Router();
export const go = (path: string): void => router.go(path);
