// What will be played, in one line: the box, when it ends, and what is special.
import { chosen, type Options } from "../../../shared/shut_the_box/table";
import { say } from "./words";

export function programme(given: Record<string, unknown>): string {
  const options = chosen(given);
  return [say("programme.box", { count: options.box }), ending(options), ...variants(options)].join(" · ");
}

function ending(options: Options): string {
  if (options.eliminate) return say("programme.eliminate");
  if (options.end === "rounds") return say("programme.rounds", { count: options.rounds });
  return say("programme.limit", { limit: options.limit });
}

/** The variants that are on, each in a word or two. */
export function variants(options: Options): string[] {
  const on: string[] = [];
  if (options.scoring === "read") on.push(say("variant.read"));
  if (options.one_die) on.push(say("variant.one_die"));
  if (options.faces_only) on.push(say("variant.faces_only"));
  return on;
}
