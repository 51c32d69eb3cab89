// Every component and every view from made-up data, for looking at while working: `npx vite styleguide`.
import "../shared/polyfill";
import { For, type JSX } from "solid-js";
import { render } from "solid-js/web";
import { textsHere } from "../shared/spoken";
import { wearTheme } from "../shared/theme";

/** What a folder here offers: its shows by name. `?show=tv/lobby` renders one alone, as the page itself would be. */
export type Shows = Record<string, () => JSX.Element>;

/** The pages' and the parts' own, and in a page's folder one for each game: `tv/GAME`. */
const FOLDERS = import.meta.glob<{ shows: Shows }>(["./*/index.tsx", "./*/*/index.tsx"]);

async function start(root: HTMLElement): Promise<void> {
  const wanted = new URLSearchParams(window.location.search).get("show");
  if (wanted === null) return void render(() => <Contents />, root);
  const at = wanted.lastIndexOf("/");
  const [folder, name] = [wanted.slice(0, at), wanted.slice(at + 1)];
  const loaded = await FOLDERS[`./${folder}/index.tsx`]?.();
  const show = loaded?.shows[name];
  await textsHere();
  render(show ?? (() => <p>There is no "{wanted}" here.</p>), root);
}

function Contents(): JSX.Element {
  return <For each={Object.keys(FOLDERS)}>{(path) => <Folder path={path} />}</For>;
}

function Folder(props: { path: string }): JSX.Element {
  const list = (<ul />) as HTMLUListElement;
  const folder = props.path.slice("./".length, -"/index.tsx".length);
  void FOLDERS[props.path]?.().then(({ shows }) => {
    render(
      () => (
        <For each={Object.keys(shows)}>
          {(name) => (
            <li>
              <a href={`?show=${folder}/${name}`}>
                {folder}/{name}
              </a>
            </li>
          )}
        </For>
      ),
      list,
    );
  });
  return list;
}

// As the browser prefers: its tools can say that it prefers the light one.
wearTheme(true);
const root = document.getElementById("root");
if (root) void start(root);
