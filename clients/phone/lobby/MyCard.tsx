// What a person chooses for himself: symbol, colour, name, language, loudness.
import { createSignal, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { COLOURS, SYMBOLS } from "../../shared/avatar/symbols";
import { setVolume, volume } from "../../shared/sound";
import { chooseTheme, theme } from "../../shared/theme";
import type { Change, Me, PartyView } from "../../shared/wire";
import { Presence } from "../guest/Presence";
import { useHouse } from "../house";
import { LanguageSwitch } from "../join/LanguageSwitch";
import { NameField } from "../join/NameField";
import { say as sayAtDoor } from "../join/words";
import { Way } from "../lookback/Way";
import { Paper } from "../paper/Paper";
import { say as sayAtTable } from "../words";
import { say } from "../between/words";
import "../../shared/form/form.css";
import "./mycard.css";

export function MyCard(props: { party: PartyView; me: Me; close: () => void }): JSX.Element {
  const house = useHouse();
  const mine = () => props.party.members.find((member) => member.id === props.me.member);
  const change = (what: Change) => void house.ask("change", what);
  return (
    <Paper title={say("me.title")} view="me" close={props.close}>
      <Show when={mine()}>
        {(member) => (
          <>
            <div class="mycard-head">
              <Avatar colour={member().colour} symbol={member().symbol} />
              <Name name={member().name} change={(name) => change({ name })} />
            </div>
            <h3>{say("me.symbol")}</h3>
            <Symbols party={props.party} me={props.me} pick={(symbol) => change({ symbol })} />
            <h3>{say("me.colour")}</h3>
            <Colours party={props.party} me={props.me} pick={(colour) => change({ colour })} />
          </>
        )}
      </Show>
      <Show when={props.me.may_take_over && !props.me.host}>
        <button type="button" class="soft-button mycard-wide" onClick={() => void house.ask("takeover", {})}>
          {sayAtTable("host.take")}
        </button>
      </Show>
      <h3>{sayAtTable("guest.title")}</h3>
      <Presence party={props.party} me={props.me} close={props.close} />
      <Way party={props.party} />
      <h3>{say("me.sound")}</h3>
      <Loudness />
      <h3>{say("me.light")}</h3>
      <Light />
      <h3>{sayAtDoor("language.change")}</h3>
      <LanguageSwitch />
      <p class="quiet mycard-about">{say("me.about")}</p>
    </Paper>
  );
}

function Name(props: { name: string; change: (name: string) => void }): JSX.Element {
  const [typed, setTyped] = createSignal<string | null>(null);

  function submit(event: Event): void {
    event.preventDefault();
    const name = typed()?.trim();
    if (name && name !== props.name) props.change(name);
    setTyped(null);
  }

  return (
    <form class="mycard-name" onSubmit={submit}>
      <NameField
        id="my-name"
        label={sayAtDoor("join.name")}
        name={typed() ?? props.name}
        change={setTyped}
        enterkeyhint="done"
      />
      <Show when={typed() !== null}>
        <button type="submit" class="soft-button">
          {say("me.rename")}
        </button>
      </Show>
    </form>
  );
}

interface Picker {
  party: PartyView;
  me: Me;
  pick: (index: number) => void;
}

function Symbols(props: Picker): JSX.Element {
  return (
    <div class="mycard-grid">
      <For each={SYMBOLS}>
        {(name, index) => (
          <Choice {...props} kind="symbol" index={index()} words={say(`symbol.${name}`)}>
            <Avatar colour={owner(props)?.colour ?? 0} symbol={index()} />
          </Choice>
        )}
      </For>
    </div>
  );
}

function Colours(props: Picker): JSX.Element {
  return (
    <div class="mycard-grid">
      <For each={COLOURS}>
        {(name, index) => (
          <Choice {...props} kind="colour" index={index()} words={say(`colour.${name}`)}>
            <Avatar colour={index()} symbol={owner(props)?.symbol ?? 0} />
          </Choice>
        )}
      </For>
    </div>
  );
}

function owner(props: Picker): PartyView["members"][number] | undefined {
  return props.party.members.find((member) => member.id === props.me.member);
}

function Choice(
  props: Picker & { kind: "colour" | "symbol"; index: number; words: string; children: JSX.Element },
): JSX.Element {
  const mine = () => owner(props)?.[props.kind] === props.index;
  const taken = () =>
    props.party.members.some((member) => member.id !== props.me.member && member[props.kind] === props.index);
  return (
    <button
      type="button"
      class="mycard-choice"
      aria-label={props.words}
      aria-pressed={mine()}
      disabled={taken()}
      data-choice={`${props.kind}-${props.index}`}
      onClick={() => props.pick(props.index)}
    >
      {props.children}
    </button>
  );
}

const STEPS = [0, 0.25, 0.5, 1];

function Loudness(): JSX.Element {
  return (
    <section class="chips" aria-label={say("me.sound")}>
      <For each={STEPS}>
        {(step, index) => (
          <button type="button" class="chip" aria-pressed={volume() === step} onClick={() => setVolume(step)}>
            {say(`me.sound_${index() as 0 | 1 | 2 | 3}`)}
          </button>
        )}
      </For>
    </section>
  );
}

function Light(): JSX.Element {
  return (
    <section class="chips" aria-label={say("me.light")}>
      <For each={["dark", "light"] as const}>
        {(look) => (
          <button
            type="button"
            class="chip"
            data-look={look}
            aria-pressed={theme() === look}
            onClick={() => chooseTheme(look)}
          >
            {say(`me.light_${look}`)}
          </button>
        )}
      </For>
    </section>
  );
}
