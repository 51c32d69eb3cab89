// Somebody who is here already and holds another phone: which name, and the number on the screen that proves it.
import { createEffect, createSignal, For, type JSX, Match, on, onCleanup, Show, Switch } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { createCountdown } from "../../shared/clock/countdown";
import type { MemberView, PhoneView } from "../../shared/wire";
import { useHouse } from "../house";
import { reasonWords } from "../reasons";
import { Lamp } from "../join/Lamp";
import { say as sayAtDoor } from "../join/words";
import { away, type Claim, DIGITS, digits, expired, refused, saySo } from "./claiming";
import { say } from "./words";
import "./away.css";

/** So long after a claimed member is here again, in milliseconds, it is clear that the phone is another one. */
const SETTLED = 1500;

export function Here(props: { view: PhoneView; back: () => void }): JSX.Element {
  const house = useHouse();
  const [claim, setClaim] = createSignal<Claim | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [wrong, setWrong] = createSignal<string | null>(null);
  const claimed = () => props.view.party.members.find((member) => member.id === claim()?.member);
  const left = createCountdown(() => ({ left: claim()?.left ?? null, running: claim() !== null }));

  onCleanup(() => saySo(false));
  createEffect(() => {
    if (left() === 0) setClaim((now) => now && expired(now));
  });
  // The phone of before is back, or it was proved here, and then this page goes before the time is over.
  createEffect(
    on(
      () => claimed()?.here === true,
      (here) => {
        if (!here) return;
        const timer = setTimeout(() => {
          setClaim(null);
          house.notices.show(reasonWords("is_here", props.view), "bad");
        }, SETTLED);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );

  async function ask(member: MemberView): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setWrong(null);
    const pending = await house.claim(member.id);
    if (pending) setClaim({ member: member.id, proof: pending.proof, left: pending.left, over: null });
    setBusy(false);
  }

  async function prove(number: string): Promise<void> {
    const now = claim();
    if (now === null || busy()) return;
    setBusy(true);
    const answer = await house.prove(now.member, number);
    if (answer.type === "lost") setWrong(sayAtDoor("line.lost_tap"));
    if (answer.type === "refused") {
      setWrong(reasonWords(answer.reason, props.view));
      setClaim((then) => then && refused(then, answer.reason));
    }
    setBusy(false);
  }

  return (
    <Show
      when={claimed()}
      fallback={
        <Names
          members={away(props.view.party)}
          busy={busy()}
          choose={(member) => void ask(member)}
          back={props.back}
        />
      }
    >
      {(member) => (
        <section class="here" data-claim={claim()?.over ?? claim()?.proof}>
          <Avatar colour={member().colour} symbol={member().symbol} />
          <h1>{say("here.are_you", { name: member().name })}</h1>
          <Switch>
            <Match when={claim()?.over}>
              {(why) => (
                <>
                  <p role="alert">
                    {why() === "no_claim" ? say("here.over") : reasonWords(why(), props.view)}
                  </p>
                  <button
                    type="button"
                    class="big-button"
                    data-claim-again
                    disabled={busy()}
                    onClick={() => void ask(member())}
                  >
                    {say("here.again")}
                  </button>
                </>
              )}
            </Match>
            <Match when={claim()?.proof === "screen"}>
              <NumberForm
                busy={busy()}
                wrong={wrong()}
                left={left()}
                prove={(number) => void prove(number)}
              />
            </Match>
            <Match when={claim()?.proof}>
              {(proof) => (
                <>
                  <p>{say(proof() === "used_up" ? "here.used_up" : "here.no_screen")}</p>
                  <p class="here-host">{say("here.host")}</p>
                  <Left left={left()} />
                </>
              )}
            </Match>
          </Switch>
          <button type="button" class="soft-button" data-claim-other onClick={() => setClaim(null)}>
            {say("here.other")}
          </button>
        </section>
      )}
    </Show>
  );
}

function Names(props: {
  members: MemberView[];
  busy: boolean;
  choose: (member: MemberView) => void;
  back: () => void;
}): JSX.Element {
  return (
    <section class="here" data-claim="names">
      <Lamp />
      <h1>{say("here.title")}</h1>
      <Show when={props.members.length > 0} fallback={<p class="quiet">{say("here.nobody")}</p>}>
        <p class="quiet">{say("here.choose")}</p>
        <ul class="here-names">
          <For each={props.members}>
            {(member) => (
              <li>
                <button
                  type="button"
                  class="here-name"
                  data-claim-member={member.id}
                  disabled={props.busy}
                  onClick={() => props.choose(member)}
                >
                  <Avatar colour={member.colour} symbol={member.symbol} />
                  <span>{member.name}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <button type="button" class="soft-button" data-claim-back onClick={() => props.back()}>
        {say("here.back")}
      </button>
    </section>
  );
}

function NumberForm(props: {
  busy: boolean;
  wrong: string | null;
  left: number | null;
  prove: (number: string) => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal("");

  // A wrong number goes, so that the next one can be typed at once.
  createEffect(
    on(
      () => props.busy,
      (busy) => busy || setTyped(""),
      { defer: true },
    ),
  );

  function submit(event: Event): void {
    event.preventDefault();
    if (typed().length === DIGITS) props.prove(typed());
  }

  return (
    <form class="join-form here-form" onSubmit={submit}>
      <label for="here-number">{say("here.number")}</label>
      <input
        id="here-number"
        class="join-name here-number"
        value={typed()}
        onInput={(event) => {
          const number = digits(event.currentTarget.value);
          event.currentTarget.value = number;
          setTyped(number);
        }}
        inputmode="numeric"
        pattern="[0-9]*"
        maxLength={DIGITS}
        autocomplete="one-time-code"
        enterkeyhint="go"
        aria-describedby="here-wrong"
      />
      <p id="here-wrong" class="here-wrong" role="alert">
        {props.wrong}
      </p>
      <button type="submit" class="big-button" data-prove disabled={props.busy || typed().length !== DIGITS}>
        {say("here.prove")}
      </button>
      <Left left={props.left} />
      <p class="quiet">{say("here.or_host")}</p>
    </form>
  );
}

function Left(props: { left: number | null }): JSX.Element {
  return <p class="quiet here-left">{say("here.left", { count: Math.ceil(props.left ?? 0) })}</p>;
}
