// Which screen: /, /learn, /statistics, /table/ID, /table/ID/replay, /table/ID/dice.

export interface Route {
  screen: "lobby" | "learn" | "statistics" | "table" | "replay" | "dice";
  table: string;
}

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export function route(): Route {
  const [, kind, table = "", screen = ""] = path.split("/");
  if (kind === "statistics") return { screen: "statistics", table: "" };
  if (kind === "learn") return { screen: "learn", table: "" };
  if (kind !== "table" || !table) return { screen: "lobby", table: "" };
  if (screen === "replay" || screen === "dice") return { screen, table };
  return { screen: "table", table };
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Links that the page follows by itself. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link);
}
