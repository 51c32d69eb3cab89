// The game in five sentences, while nobody plays: once per game and evening, and never in the way of a start.
import { type Accessor, createEffect, on, onCleanup } from "solid-js";
import type { Captions } from "./captions";

/** How long each sentence stays, if it is not spoken longer, in milliseconds. */
export const SENTENCE = 6_000;

export interface Explained {
  /** The game to explain now; null: none. */
  game: Accessor<string | null>;
  sentences(): readonly string[];
  /** Whoever has just come in, or has just won, wants a moment first: so many milliseconds. */
  quiet(): number;
  /** All of it was said, or the game began meanwhile. */
  done(game: string): void;
  /** Whether what ended the explanation was the start of a game. */
  started(): boolean;
}

/** Explains each game that is asked for; whatever takes the game away ends it at once. */
export function createExplanation(captions: Captions, explained: Explained): void {
  createEffect(
    on(explained.game, (game) => {
      if (game === null) return;
      // Worked out when they are needed: the page has enough to do when a game ends or another one is set up.
      let sentences: readonly string[] | undefined;
      let at = -1;
      const next = (): void => {
        at += 1;
        sentences ??= explained.sentences();
        const text = sentences[at];
        if (text === undefined) explained.done(game);
        else captions.show({ text, step: `${at + 1}/${sentences.length}` }, SENTENCE, next);
      };
      const timer = setTimeout(next, explained.quiet());
      onCleanup(() => {
        clearTimeout(timer);
        if (sentences && at >= sentences.length) return;
        if (at >= 0) captions.clear();
        // Whoever plays it needs no explanation afterwards.
        if (explained.started()) explained.done(game);
      });
    }),
  );
}
