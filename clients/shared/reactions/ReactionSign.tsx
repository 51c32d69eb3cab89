// A reaction as a drawing of its own, since many televisions have no font for such signs.
import { type JSX, Match, Switch } from "solid-js";
import { type ReactionName, reactionName } from "./reactions";
import "./reactions.css";

/** Says nothing aloud: what it stands on has a name. The one who shows it sets its size. */
export function ReactionSign(props: { symbol: number }): JSX.Element {
  const name = (): ReactionName => reactionName(props.symbol);
  return (
    <svg class="sign" viewBox="0 0 48 48" aria-hidden="true">
      <Switch>
        <Match when={name() === "heart"}>
          <path
            class="sign-red"
            d="M24 43C10 32 4 25 4 16.5C4 10 9 5.5 14.5 5.5C18.5 5.5 22 7.5 24 11C26 7.5 29.5 5.5 33.5 5.5C39 5.5 44 10 44 16.5C44 25 38 32 24 43Z"
          />
          <path class="sign-shine" d="M10 17C10 13.5 12 11 15 11" />
        </Match>
        <Match when={name() === "laugh"}>
          <circle class="sign-face" cx="24" cy="24" r="20" />
          <path class="sign-line" d="M11.5 20C13 16 18 16 19.5 20M28.5 20C30 16 35 16 36.5 20" />
          <path class="sign-dark" d="M11.5 26H36.5C36.5 33.5 31 38.5 24 38.5C17 38.5 11.5 33.5 11.5 26Z" />
          <path
            class="sign-tongue"
            d="M17.5 36.2C19 33.4 21.5 32.5 24 32.5C26.5 32.5 29 33.4 30.5 36.2C28.7 37.6 26.5 38.5 24 38.5C21.5 38.5 19.3 37.6 17.5 36.2Z"
          />
          <path
            class="sign-water"
            d="M8 22C4.5 26 4 31 7.5 31C11 31 10.5 26 8 22ZM40 22C37.5 26 37 31 40.5 31C44 31 43.5 26 40 22Z"
          />
        </Match>
        <Match when={name() === "clap"}>
          <path
            class="sign-hand"
            d="M27 44C20 44 16 40 12.5 34L6.5 23.5C5 21 8.5 18.5 10.5 21L15.5 27.5L9.5 16.5C8 13.5 12 11.5 13.5 14L19.5 24.5L15 13C14 10 18 8.5 19.5 11.5L25 23L22.5 15.5C21.5 12.5 25.5 11.5 26.5 14L31 24.5C32 21.5 32.5 19.5 35 20C37 20.5 37 23 36.5 26L35 36C34 41 31.5 44 27 44Z"
          />
          <path class="sign-spark" d="M32 4L31 10M40 7L36.5 12.5M45 14.5L39.5 17" />
        </Match>
        <Match when={name() === "wow"}>
          <circle class="sign-face" cx="24" cy="24" r="20" />
          <circle class="sign-dark" cx="16.5" cy="19.5" r="3.2" />
          <circle class="sign-dark" cx="31.5" cy="19.5" r="3.2" />
          <path class="sign-line" d="M12 12.5C13.5 10.5 17 10 19 11M29 11C31 10 34.5 10.5 36 12.5" />
          <ellipse class="sign-dark" cx="24" cy="33" rx="5.5" ry="7" />
        </Match>
        <Match when={name() === "cry"}>
          <circle class="sign-face" cx="24" cy="24" r="20" />
          <path
            class="sign-line"
            d="M11.5 18.5C13.5 21.5 18 21.5 20 18.5M28 18.5C30 21.5 34.5 21.5 36.5 18.5"
          />
          <path class="sign-water" d="M12 23H19V38C19 41 12 41 12 38ZM29 23H36V38C36 41 29 41 29 38Z" />
          <path class="sign-line" d="M20 36C22 33 26 33 28 36" />
        </Match>
        <Match when={name() === "fire"}>
          <path
            class="sign-flame"
            d="M24 45C13.5 45 7 38.5 7 30C7 23 12 18.5 14 12C17.5 14.5 19 18 19 21C22.5 17 24.5 10.5 22.5 3C32 8 41 18.5 41 30C41 38.5 34.5 45 24 45Z"
          />
          <path
            class="sign-glow"
            d="M24 45C18.5 45 15 41 15 36.5C15 31.5 19 29.5 20.5 25C23 26.5 24.5 28.5 25 31C27 29 28 27 28 24.5C31.5 28 33 32.5 33 36.5C33 41 29.5 45 24 45Z"
          />
        </Match>
        <Match when={name() === "thumb"}>
          <path
            class="sign-hand"
            d="M16 22L22 6.5C23 3.5 28.5 4.5 28 9L27 18H38.5C43 18 43 23.5 40 24.5C43 26 42 30.5 39 31C41.5 32.5 40 36.5 37 37C39 39 37 42 34 42H22C19.5 42 18 40.5 16 40Z"
          />
          <path class="sign-cuff" d="M5 21H14C15 21 16 22 16 23V40C16 41 15 42 14 42H5Z" />
        </Match>
        <Match when={name() === "sleepy"}>
          <circle class="sign-face" cx="22" cy="27" r="18.5" />
          <path class="sign-line" d="M10.5 25C12.5 28 16.5 28 18.5 25M25.5 25C27.5 28 31.5 28 33.5 25" />
          <ellipse class="sign-dark" cx="22" cy="36" rx="4" ry="3" />
          <path class="sign-spark" d="M34 3.5H44L34 14.5H44.5" />
          <path class="sign-spark" d="M27.5 2H32L27.5 7.5H32.5" />
        </Match>
      </Switch>
    </svg>
  );
}
