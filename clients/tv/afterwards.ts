// What is said about a happening comes when it has been seen: eyes are on the table first.
import { tell } from "../shared/frame";
import { isGrounded, wantsLessMotion } from "../shared/motion";
import type { TvLine } from "./App";

type Heard = Parameters<Parameters<TvLine["onEvents"]>[0]>[0];

/**
 * A line whose happenings are heard after the next frame. `number`: of the game on the table; what waits when it changes is
 * not heard any more: the next game has no words for it. Nor is what waits when the line breaks: a page that stood still
 * would go through all that it had been sent, sounds included, with the table long elsewhere.
 */
export function afterFrames(
  line: Pick<TvLine, "onEvents" | "status">,
  number: () => number | undefined,
): Pick<TvLine, "onEvents"> {
  return {
    onEvents(listener) {
      let listening = true;
      const stop = line.onEvents((happenings: Heard) => {
        // A line that opens again has another status, equal or not.
        const [at, status] = [number(), line.status()];
        tell(() => {
          if (listening && number() === at && line.status() === status) listener(happenings);
        });
      });
      return () => {
        listening = false;
        stop();
      };
    },
  };
}

/**
 * A line whose happenings are heard when what they set in motion lies still, and none before an earlier one.
 * `settles`: how long that takes, in milliseconds.
 */
export function afterMotion(
  line: Pick<TvLine, "onEvents">,
  settles: (happening: Heard[number]) => number,
  now: () => number = () => performance.now(),
): Pick<TvLine, "onEvents"> {
  return {
    onEvents(listener) {
      let still = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const waiting: Heard[] = [];
      // One timer for all: browsers cut the fractions off, and two could go off in the wrong order.
      const hear = (): void => {
        timer = undefined;
        const rest = still - now();
        if (rest > 0) timer = setTimeout(hear, Math.ceil(rest));
        else for (const happenings of waiting.splice(0)) listener(happenings);
      };
      const stop = line.onEvents((happenings: Heard) => {
        const rolls = isGrounded() || wantsLessMotion() ? 0 : Math.max(0, ...happenings.map(settles));
        still = Math.max(still, now() + rolls);
        waiting.push(happenings);
        if (timer === undefined) hear();
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
