// The few things a remote control can do here: sound, language, light, the next address. It hides while a game is watched.
import { createSignal, type JSX, onCleanup, onMount, Show } from "solid-js";
import { following, language, languageName, speak } from "../../shared/language";
import { audible, play, setVolume, unlock, volume } from "../../shared/sound";
import { chooseTheme, theme } from "../../shared/theme";
import type { TvView } from "../../shared/wire";
import type { TvLine } from "../App";
import { hasChosen, showEvening } from "../hall/evening";
import { say } from "../words";
import "./remote.css";

/** How long the buttons stay after the last key, in milliseconds. */
const STAY = 8000;
const LOUDNESS = [0, 0.25, 0.5, 1];

export function Remote(props: { line: TvLine; view: TvView; always: boolean }): JSX.Element {
  const touched = createTouched();
  const mayChooseAddress = (): boolean =>
    props.view.party.phase === "lobby" &&
    props.view.addresses > 1 &&
    (props.view.screen.trusted || props.view.party.members.length === 0);
  // Where the host has silenced the evening, no button here can change that.
  const muted = (): boolean => props.view.party.settings.muted;
  return (
    <Show when={props.always || touched() || !audible()}>
      <div class="remote">
        <Show when={props.always || touched()}>
          <Show when={mayChooseAddress()}>
            <button type="button" class="button" onClick={() => void props.line.ask("address", {})}>
              {say("tv.remote.address")}
            </button>
          </Show>
          <Show when={props.always && hasChosen()}>
            <button type="button" class="button" onClick={() => leave(props.line)}>
              {say("tv.hall.other")}
            </button>
          </Show>
          <button type="button" class="button" onClick={() => speak(following(language()))}>
            {languageName(following(language()))}
          </button>
          <button
            type="button"
            class="button remote-light"
            onClick={() => chooseTheme(theme() === "dark" ? "light" : "dark")}
          >
            {theme() === "dark" ? say("tv.remote.light") : say("tv.remote.dark")}
          </button>
          <Show when={audible() && !muted()}>
            <button type="button" class="button" onClick={() => louder()}>
              {say(loudness())}
            </button>
          </Show>
        </Show>
        <Show when={!audible() && !muted() && (props.always || touched())}>
          <button type="button" class="button" onClick={() => void unlock().then(() => play("join"))}>
            {say("tv.remote.sound_hint")}
          </button>
        </Show>
      </div>
    </Show>
  );
}

/** Back to where a table is opened; this one stays open for whoever is at it. */
function leave(line: TvLine): void {
  showEvening(null);
  line.redial();
}

function loudness(): "tv.remote.silent" | "tv.remote.soft" | "tv.remote.medium" | "tv.remote.loud" {
  if (volume() === 0) return "tv.remote.silent";
  if (volume() <= 0.25) return "tv.remote.soft";
  return volume() <= 0.5 ? "tv.remote.medium" : "tv.remote.loud";
}

function louder(): void {
  const next = LOUDNESS.find((step) => step > volume()) ?? 0;
  setVolume(next);
  void play("join");
}

/** True for a while after each key and each movement of a pointer. */
function createTouched(): () => boolean {
  const [touched, setTouched] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touch = (): void => {
    setTouched(true);
    clearTimeout(timer);
    timer = setTimeout(() => setTouched(false), STAY);
  };
  onMount(() => {
    window.addEventListener("keydown", touch);
    window.addEventListener("pointermove", touch);
  });
  onCleanup(() => {
    clearTimeout(timer);
    window.removeEventListener("keydown", touch);
    window.removeEventListener("pointermove", touch);
  });
  return touched;
}

/** Moves the focus by the arrows of a remote control. OK presses what is focused, as browsers do by themselves. */
export function steer(event: KeyboardEvent): void {
  const now = document.activeElement;
  const along = event.key === "ArrowRight" || event.key === "ArrowLeft";
  const forward = event.key === "ArrowRight" || event.key === "ArrowDown";
  const back = event.key === "ArrowLeft" || event.key === "ArrowUp";
  // In a field these go from letter to letter.
  if (!(forward || back) || (along && now instanceof HTMLInputElement && now.value !== "")) return;
  const all = Array.from(document.querySelectorAll<HTMLElement>("button:not([disabled]), input, a[href]"));
  const stops = all.filter((each) => each.offsetParent !== null);
  if (stops.length === 0) return;
  event.preventDefault();
  const at = stops.indexOf(now as HTMLElement);
  const next = at < 0 ? 0 : (at + (forward ? 1 : -1) + stops.length) % stops.length;
  stops[next]?.focus();
}
