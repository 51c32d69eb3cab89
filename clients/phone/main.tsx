// Starts the phone's page: opens the line to the house and shows what comes over it.
import "../shared/polyfill";
import "../shared/fonts.css";
import "../shared/tokens.css";
import "./page.css";
import { render } from "solid-js/web";
import { App } from "./App";
import { keepAwake } from "./awake";
import { guardHistory } from "./guard";
import { HouseContext, openHouse } from "./house";

const root = document.getElementById("root");
if (root) {
  guardHistory();
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
