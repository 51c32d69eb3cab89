// Somebody new at a door where the host has to nod; or somebody who is not new at all.
import type { JSX } from "solid-js";
import { saySo } from "../away/claiming";
import { useHouse } from "../house";
import { LanguageSwitch } from "../join/LanguageSwitch";
import { Lamp } from "../join/Lamp";
import { say as sayAtDoor } from "../join/words";
import { say } from "../words";
import "../join/join.css";

export function Knocking(): JSX.Element {
  const house = useHouse();

  /** Only a stranger can prove to be somebody who is here already: so the knock is taken back first. */
  async function claim(): Promise<void> {
    if (!(await house.ask("leave", { for_good: true }))) return;
    saySo(true);
    house.comeAsStranger();
  }

  return (
    <main class="page" data-view="knocking">
      <div class="page-body join">
        <LanguageSwitch />
        <Lamp />
        <h1>{say("knock.title")}</h1>
        <p class="quiet" role="status">
          {say("knock.more")}
        </p>
        <button type="button" class="soft-button join-already" data-already onClick={() => void claim()}>
          {sayAtDoor("join.already")}
        </button>
      </div>
    </main>
  );
}
