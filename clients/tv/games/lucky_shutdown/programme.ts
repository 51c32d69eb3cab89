// What will be played, in one line: the extra rules that the host has switched on.
import type { Options } from "../../../shared/games/lucky_shutdown";
import { say } from "./words";

export function programme(options: Options): string {
  const extra = [
    ...(options.lucky_draw ? [say("programme.lucky_draw")] : []),
    ...(options.early_reveal ? [say("programme.early_reveal")] : []),
  ];
  return extra.length > 0 ? say("programme.with", { extra: extra.join(", ") }) : say("programme.plain");
}
