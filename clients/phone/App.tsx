// Which page the phone shows: by what the house says, and by whether it can be heard.
import { createEffect, createMemo, type JSX, Match, Show, Switch } from "solid-js";
import type { PhoneView } from "../shared/wire";
import { Banner } from "./banner/Banner";
import { useHouse } from "./house";
import { Join } from "./join/Join";
import { Waiting } from "./join/Waiting";
import { later } from "./later";
import { Away, Lobby } from "./parts";
import { NoticeBar } from "./notice/NoticeBar";

/** Everything behind the door: its code comes while one types a name, or at once where the house may know us. */
const Evening = later(() => import("./evening/Evening").then((part) => part.Evening), Waiting);

export function App(): JSX.Element {
  const house = useHouse();
  const gone = createMemo(() => {
    const status = house.line.status();
    return status.at === "gone" ? status.why : null;
  });
  const inside = createMemo(() => (house.line.view.now?.me ? house.line.view.now : null));
  const known = house.wasHere();
  function prepare(): void {
    for (const part of [Evening, Lobby, Away]) part.fetch();
  }
  if (known) Evening.fetch();
  // After the door has been drawn: it does not share the line with what comes behind it.
  else requestAnimationFrame(() => setTimeout(prepare));
  createEffect(() => {
    if (inside()?.party.phase === "lobby") Lobby.fetch();
  });
  return (
    <>
      <Switch fallback={<Join view={house.line.view.now} />}>
        <Match when={gone()}>{(why) => <Away why={why()} />}</Match>
        <Match when={inside()}>{(view) => <Inside view={view()} />}</Match>
        <Match when={known && house.line.view.now === null}>
          <Waiting />
        </Match>
      </Switch>
      <Banner />
      <NoticeBar />
    </>
  );
}

function Inside(props: { view: PhoneView }): JSX.Element {
  return <Show when={props.view.me}>{(me) => <Evening view={props.view} me={me()} />}</Show>;
}
