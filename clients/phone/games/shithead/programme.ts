// What will be played, in one line, and where a running game stands.
import { houseRules, ruleName } from "../../../shared/shithead/houserules";
import { need } from "../../../shared/shithead/need";
import { chosen, seen } from "../../../shared/shithead/table";
import type { TableView } from "../../../shared/wire";
import type { Headline } from "../game";
import { say } from "./words";

export function programme(given: Record<string, unknown>): string {
  const rules = houseRules(chosen(given)).map(ruleName);
  return rules.length === 0 ? say("programme") : say("programme.rules", { rules: rules.join(" · ") });
}

export function headline(table: TableView): Headline {
  const now = seen(table);
  if (now.phase !== "play") return { title: say("name"), more: say(`phase.${now.phase}`) };
  const { title, also } = need(now);
  return { title, more: also };
}
