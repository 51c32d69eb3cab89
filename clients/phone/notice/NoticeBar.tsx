// Where notices are shown and read aloud.
import { type JSX, Show } from "solid-js";
import { useHouse } from "../house";
import "./notice.css";

export function NoticeBar(): JSX.Element {
  const { notices } = useHouse();
  return (
    <div class="notices" role="status" aria-live="polite">
      <Show when={notices.now()} keyed>
        {(notice) => (
          <button type="button" class="notice" data-tone={notice.tone} onClick={() => notices.clear()}>
            {notice.text}
          </button>
        )}
      </Show>
    </div>
  );
}
