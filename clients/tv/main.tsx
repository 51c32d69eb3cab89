// Starts the television's page: opens the line to the house and shows what comes.
import "../shared/polyfill";
import { render } from "solid-js/web";
import { newId, ownerKey } from "../shared/identity";
import { openLine, type TvIntents } from "../shared/socket";
import { keep, kept } from "../shared/storage";
import { wearTheme } from "../shared/theme";
import { PROTOCOL, type TvView } from "../shared/wire";
import { App } from "./App";
import { eveningCode } from "./hall/evening";

/** This browser's own id, so that the house knows a screen again. */
function screenId(): string {
  const known = kept("screen");
  if (known !== null) return known;
  const made = newId();
  keep("screen", made);
  return made;
}

wearTheme(false);
const owner = ownerKey();
const screen = screenId();
const line = openLine<TvView, TvIntents>("/tv", () => ({
  protocol: PROTOCOL,
  screen,
  owner,
  code: eveningCode(),
}));
const root = document.getElementById("root");
if (root) render(() => <App line={line} />, root);
