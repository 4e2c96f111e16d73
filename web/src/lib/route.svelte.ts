/** Where the visitor is. */
type Route =
  { name: "start" } | { name: "table"; id: string } | { name: "join" | "watch"; invitation: string } | { name: "lost" };

function routeOf(path: string, fragment: string): Route {
  const [first = "", second = ""] = path.split("/").filter((part) => part !== "");
  if (first === "") return { name: "start" };
  if (first === "table" && second !== "") return { name: "table", id: decodeURIComponent(second) };
  if (first === "join" || first === "watch") return { name: first, invitation: fragment };
  return { name: "lost" };
}

function here(): Route {
  return routeOf(location.pathname, location.hash.slice(1));
}

class Place {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
  }

  /** Go where there is no way back: what brought the visitor here is used up. */
  goForGood(path: string): void {
    history.replaceState(null, "", path);
    this.arrive();
  }

  private arrive(): void {
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.route = here();
  }
}

export const place = new Place();
