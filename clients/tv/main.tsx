// Starts the television's page: opens the line to the house and shows what comes, unless it lies in a hand.
import "../shared/polyfill";
import { createSignal, type JSX, Show } from "solid-js";
import { render } from "solid-js/web";
import { newId, ownerKey } from "../shared/identity";
import { openLine, type TvIntents } from "../shared/socket";
import { keep, kept } from "../shared/storage";
import { wearTheme } from "../shared/theme";
import { PROTOCOL, type TvView } from "../shared/wire";
import { App } from "./App";
import { eveningCode } from "./hall/evening";
import { Held } from "./held/Held";
import { OURS } from "./games";
import { isHeld, stayScreen } from "./held/device";

/** This browser's own id, so that the house knows a screen again. */
function screenId(): string {
  const known = kept("screen");
  if (known !== null) return known;
  const made = newId();
  keep("screen", made);
  return made;
}

function Screen(): JSX.Element {
  const screen = screenId();
  const line = openLine<TvView, TvIntents>("/tv", () => ({
    protocol: PROTOCOL,
    screen,
    owner,
    code: eveningCode(),
    draws: OURS,
  }));
  return <App line={line} />;
}

/** A phone that came without a code is no screen, and none of the house's, before somebody says so. */
function Page(): JSX.Element {
  const [held, setHeld] = createSignal(isHeld());
  const stay = (): void => {
    stayScreen();
    setHeld(false);
  };
  return (
    <Show when={held()} fallback={<Screen />}>
      <Held onStay={stay} />
    </Show>
  );
}

wearTheme(false);
// Before anything else: it is not to stand in the address bar.
const owner = ownerKey();
const root = document.getElementById("root");
if (root) render(() => <Page />, root);
