// What the host can do about one person.
import { type JSX, Show } from "solid-js";
import type { MemberView, PhoneView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "../words";
import { Choice } from "../Choice";
import { Sure } from "../Sure";
import { Invite } from "./Invite";

const FACTORS = [1, 2, 3] as const;

export function About(props: { person: MemberView; view: PhoneView }): JSX.Element {
  const house = useHouse();
  const id = () => props.person.id;
  const about = () => ({ name: props.person.name });
  const mine = () => id() === props.view.me?.member;
  /** Only he may give his role away; a second host does the rest beside him. */
  const trueHost = () => props.view.party.host === props.view.me?.member;
  const playing = () => (props.view.party.phase === "table" ? props.view.table : null);
  const seat = () => playing()?.seats.find((each) => each.member === id());
  return (
    <div class="order-about">
      <Show when={seat()}>
        {(held) => (
          <Show when={!held().away && !props.person.host}>
            <button
              type="button"
              class="soft-button"
              onClick={() => void house.order({ type: "play_for", seat: held().seat })}
            >
              {say("drawer.play_for", about())}
            </button>
          </Show>
        )}
      </Show>
      <Show when={!seat() && playing()}>
        {(table) => (
          <div class="order-invite">
            <p class="order-question">{say("invite.title", about())}</p>
            <Invite person={props.person} table={table()} />
          </div>
        )}
      </Show>
      <button
        type="button"
        class="soft-button"
        data-sit-out={String(!props.person.sits_out)}
        onClick={() => void house.order({ type: "sit_out", member: id(), on: !props.person.sits_out })}
      >
        {props.person.sits_out
          ? say(mine() ? "order.sit_in_me" : "order.sit_in", about())
          : say(mine() ? "order.sit_out_me" : "order.sit_out", about())}
      </button>
      <Choice
        field="patience"
        legend={say("drawer.clock")}
        values={FACTORS}
        value={FACTORS.find((factor) => factor === props.person.patience) ?? 1}
        words={(factor) => say(`patience.${factor}`)}
        choose={(factor) => void house.order({ type: "patience", member: id(), factor })}
      />
      <Show when={trueHost() && !mine()}>
        <Roles person={props.person} />
      </Show>
      <Show when={!mine() && !props.person.host}>
        <Sure
          words={say("order.remove", about())}
          question={say("order.remove_sure", about())}
          yes={say("order.remove_yes")}
          act={async () => {
            await house.order({ type: "remove", member: id() });
          }}
        />
      </Show>
    </div>
  );
}

function Roles(props: { person: MemberView }): JSX.Element {
  const house = useHouse();
  const about = () => ({ name: props.person.name });
  return (
    <>
      <button
        type="button"
        class="soft-button"
        data-deputy={String(!props.person.deputy)}
        onClick={() =>
          void house.order({ type: "deputy", member: props.person.id, on: !props.person.deputy })
        }
      >
        {say(props.person.deputy ? "order.no_deputy" : "order.deputy", about())}
      </button>
      <Sure
        words={say("order.hand_over", about())}
        question={say("order.hand_over_sure", about())}
        yes={say("order.hand_over_yes")}
        act={async () => {
          await house.order({ type: "hand_over", member: props.person.id });
        }}
      />
    </>
  );
}
