// Over a seat that a bot plays meanwhile: any touch takes it back.
import { type JSX, onCleanup, onMount } from "solid-js";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { say } from "../words";

export function Absent(): JSX.Element {
  const house = useHouse();
  let asked = false;

  async function touch(): Promise<void> {
    if (asked) return;
    asked = true;
    asked = await house.ask("touch", {});
  }

  onMount(() => {
    const listen = (): void => void touch();
    document.addEventListener("pointerdown", listen, true);
    document.addEventListener("keydown", listen, true);
    onCleanup(() => {
      document.removeEventListener("pointerdown", listen, true);
      document.removeEventListener("keydown", listen, true);
    });
  });

  return (
    <button type="button" class="absent" data-ground="table" data-absent onClick={() => void touch()}>
      <span class="absent-sign">
        <Icon name="tap" />
      </span>
      <strong>{say("absent.title")}</strong>
      <span>{say("absent.more")}</span>
    </button>
  );
}
