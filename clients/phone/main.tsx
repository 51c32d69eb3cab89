// Starts the phone's page: opens the line to the house and shows what comes over it.
import "../shared/polyfill";
import "../shared/fonts.css";
import "../shared/tokens.css";
import "./page.css";
import { render } from "solid-js/web";
import { unlock } from "../shared/sound";
import { wearTheme } from "../shared/theme";
import { App } from "./App";
import { keepAwake } from "./awake";
import { guardHistory } from "./guard";
import { HouseContext, openHouse } from "./house";

const root = document.getElementById("root");
if (root) {
  wearTheme(true);
  guardHistory();
  // Each tap: a call or a locked screen silences a telephone again.
  for (const touch of ["click", "keydown"]) document.addEventListener(touch, () => void unlock());
  keepAwake();
  const house = openHouse(window.location.pathname.split("/")[1] ?? "");
  render(
    () => (
      <HouseContext.Provider value={house}>
        <App />
      </HouseContext.Provider>
    ),
    root,
  );
}
