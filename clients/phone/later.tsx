// Parts of the page whose code comes after the door's, so that the door opens soon.
import { type Component, createSignal, type JSX, Show } from "solid-js";
import { fetchPart } from "../shared/parts";
import { textsHere } from "../shared/spoken";

export interface Later<Props> {
  (props: Props): JSX.Element;
  /** Has the code come already, before the part is shown. */
  fetch(): void;
}

/** A component that shows nothing, or `Meanwhile`, until its code is there. */
// biome-ignore lint/suspicious/noExplicitAny: Solid's own bound for the props of any component
export function later<Props extends Record<string, any>>(
  load: () => Promise<Component<Props>>,
  Meanwhile?: Component,
): Later<Props> {
  const [part, setPart] = createSignal<Component<Props>>();
  let asked = false;

  async function come(): Promise<void> {
    const found = await fetchPart(load);
    await textsHere();
    setPart(() => found);
  }

  function fetch(): void {
    if (asked) return;
    asked = true;
    void come();
  }

  function Part(props: Props): JSX.Element {
    fetch();
    return (
      <Show when={part()} keyed fallback={Meanwhile && <Meanwhile />}>
        {(Found) => <Found {...props} />}
      </Show>
    );
  }
  return Object.assign(Part, { fetch });
}
