// The moderator on the screen: a little microphone with a bow tie, and what he says in a bubble.
import { type JSX, Show } from "solid-js";
import { inTurn } from "../../shared/frame";
import type { Caption } from "./captions";
import "./bubble.css";

/** Lines longer than this are written smaller. */
const LONG = 66;

export function Bubble(props: { caption: Caption | null }): JSX.Element {
  return (
    <div class="moderator" aria-live="polite">
      <Show when={props.caption} keyed>
        {(caption) => (
          <div class="moderator-says" data-long={caption.text.length > LONG ? "" : undefined}>
            <Microphone />
            <p class="moderator-bubble">
              {caption.text}
              <Show when={caption.step}>
                <small class="moderator-step">{caption.step}</small>
              </Show>
            </p>
          </div>
        )}
      </Show>
    </div>
  );
}

function Microphone(): JSX.Element {
  // After his words, which have a frame of their own.
  const here = inTurn(false);
  return (
    <svg class="moderator-figure" viewBox="-30 -34 60 68" aria-hidden="true">
      <Show when={here()}>
        <path class="moderator-stand" d="M-5 16h10l-2.5 18h-5z" />
        <circle class="moderator-head" cy="-9" r="23" />
        <path
          class="moderator-grille"
          d="M-20 -20Q0 -28 20 -20M-23 -9Q-20 -12 -17 -12M23 -9Q20 -12 17 -12M-12 10Q0 14 12 10"
        />
        <circle class="moderator-eye" cx="-8" cy="-13" r="3.6" />
        <circle class="moderator-eye" cx="8" cy="-13" r="3.6" />
        <path class="moderator-mouth" d="M-9 -4Q0 -1 9 -4Q7 7 0 7Q-7 7 -9 -4z" />
        <path class="moderator-tie" d="M0 18L-14 11V25zM0 18L14 11V25z" />
        <circle class="moderator-knot" cy="18" r="3.5" />
      </Show>
    </svg>
  );
}
