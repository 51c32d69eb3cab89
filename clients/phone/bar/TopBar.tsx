// The upper edge of every page: who I am, what is going on, and the ways to rules, score sheet and the host's drawer, which says who waits for him.
import { type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import type { Me, PartyView } from "../../shared/wire";
import { concerns, count } from "../drawer/concerns/waiting";
import { useHouse } from "../house";
import { Icon, type IconName } from "../icon/Icon";
import { type Layer, lay } from "../layer";
import { type PhoneText, say } from "../words";
import { ReactionButton } from "../reactions/ReactionBar";
import "./topbar.css";

export function TopBar(props: {
  party: PartyView;
  me: Me;
  sheet?: boolean;
  children?: JSX.Element;
}): JSX.Element {
  const { line } = useHouse();
  const waiting = () => count(concerns(line.view.now));
  const mine = () => props.party.members.find((member) => member.id === props.me.member);
  return (
    <header class="topbar">
      <Show when={mine()}>
        {(member) => (
          <button type="button" class="topbar-me" aria-label={say("me.open")} onClick={() => lay("me")}>
            <Avatar colour={member().colour} symbol={member().symbol} />
          </button>
        )}
      </Show>
      <div class="topbar-words">{props.children}</div>
      <div class="topbar-ways">
        <ReactionButton party={props.party} me={props.me} />
        <Show when={props.sheet}>
          <Way to="sheet" icon="sheet" words="sheet.open" />
        </Show>
        <Way to="rules" icon="rules" words="rules.open" />
        <Show when={props.me.host}>
          <Way
            to="drawer"
            icon="host"
            words={waiting() > 0 ? "drawer.open_waiting" : "drawer.open"}
            waiting={waiting()}
          />
        </Show>
      </div>
    </header>
  );
}

function Way(props: { to: Layer; icon: IconName; words: PhoneText; waiting?: number }): JSX.Element {
  return (
    <button
      type="button"
      class="round-button topbar-way"
      data-open={props.to}
      data-waits={String((props.waiting ?? 0) > 0)}
      aria-label={say(props.words, { count: props.waiting ?? 0 })}
      onClick={() => lay(props.to)}
    >
      <Icon name={props.icon} />
      <Show when={props.waiting}>{(count) => <span class="topbar-waiting">{count()}</span>}</Show>
    </button>
  );
}
