// Which page the phone shows: by what the house says, and by whether it can be heard.
import { createMemo, type JSX, Match, Show, Switch } from "solid-js";
import type { PhoneView } from "../shared/wire";
import { Banner } from "./banner/Banner";
import { useHouse } from "./house";
import { Away } from "./join/Away";
import { Join } from "./join/Join";
import { Waiting } from "./join/Waiting";
import { later } from "./later";
import { NoticeBar } from "./notice/NoticeBar";

/** Everything behind the door: its code comes while one types a name, or at once where the house may know us. */
const Evening = later(() => import("./evening/Evening").then((part) => part.Evening), Waiting);

export function App(): JSX.Element {
  const house = useHouse();
  const gone = createMemo(() => {
    const status = house.line.status();
    return status.at === "gone" ? status.why : null;
  });
  if (house.wasHere()) Evening.fetch();
  return (
    <>
      <Switch fallback={<Waiting />}>
        <Match when={gone()}>{(why) => <Away why={why()} />}</Match>
        <Match when={house.line.view.now}>{(view) => <Page view={view()} />}</Match>
      </Switch>
      <Banner />
      <NoticeBar />
    </>
  );
}

function Page(props: { view: PhoneView }): JSX.Element {
  // After the door has been drawn: it does not share the line with what comes behind it.
  requestAnimationFrame(() => setTimeout(Evening.fetch));
  return (
    <Show when={props.view.me} fallback={<Join view={props.view} />}>
      {(me) => <Evening view={props.view} me={me()} />}
    </Show>
  );
}
