// Somebody new at a door where the host has to nod.
import type { JSX } from "solid-js";
import { LanguageSwitch } from "../join/LanguageSwitch";
import { Lamp } from "../join/Lamp";
import { say } from "../words";
import "../join/join.css";

export function Knocking(): JSX.Element {
  return (
    <main class="page" data-view="knocking">
      <div class="page-body join">
        <LanguageSwitch />
        <Lamp />
        <h1>{say("knock.title")}</h1>
        <p class="quiet" role="status">
          {say("knock.more")}
        </p>
      </div>
    </main>
  );
}
