// What will be played, in one line, and where a running game stands.
import { chosen, seen } from "../../../shared/lucky_shutdown/seen";
import type { TableView } from "../../../shared/wire";
import type { Headline } from "../game";
import { say } from "./words";

export function programme(given: Record<string, unknown>): string {
  const options = chosen(given);
  if (options.lucky_draw && options.early_reveal) return say("programme.both");
  if (options.lucky_draw) return say("programme.lucky_draw");
  return say(options.early_reveal ? "programme.early_reveal" : "tagline");
}

export function headline(table: TableView): Headline {
  const now = seen(table);
  const more =
    now.phase === "lay"
      ? say("headline.lay")
      : now.stock_count > 0
        ? say("headline.stock", { count: now.stock_count })
        : say("headline.no_stock");
  return { title: say("name"), more };
}
