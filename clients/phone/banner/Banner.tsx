// Says that the line is down, for as long as it is.
import { type JSX, Show } from "solid-js";
import { useHouse } from "../house";
import { say } from "../join/words";
import "./banner.css";

export function Banner(): JSX.Element {
  const { line } = useHouse();
  return (
    <div role="status" aria-live="polite">
      <Show when={line.status().at === "lost"}>
        <p class="banner" data-banner="lost">
          <span class="banner-dot" aria-hidden="true" />
          {say("line.lost")}
        </p>
      </Show>
    </div>
  );
}
