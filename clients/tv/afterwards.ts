// What is said about a happening comes when the frame that shows it has been drawn: eyes are on the table first.
import { tell } from "../shared/frame";
import type { TvLine } from "./App";

type Heard = Parameters<Parameters<TvLine["onEvents"]>[0]>[0];

/**
 * A line whose happenings are heard after the next frame. `number`: of the game on the table; what waits when it changes is
 * not heard any more: the next game has no words for it.
 */
export function afterFrames(
  line: Pick<TvLine, "onEvents">,
  number: () => number | undefined,
): Pick<TvLine, "onEvents"> {
  return {
    onEvents(listener) {
      let listening = true;
      const stop = line.onEvents((happenings: Heard) => {
        const at = number();
        tell(() => {
          if (listening && number() === at) listener(happenings);
        });
      });
      return () => {
        listening = false;
        stop();
      };
    },
  };
}
