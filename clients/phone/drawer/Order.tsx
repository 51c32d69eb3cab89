// Who sits where next time, and what the host can do about a person.
import { createSignal, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { moved } from "../../shared/form/fields";
import type { Me, MemberView, PartyView } from "../../shared/wire";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { say } from "../words";
import { Sure } from "./Sure";

export function Order(props: { party: PartyView; me: Me | null }): JSX.Element {
  const house = useHouse();
  const ids = () => everybody(props.party);
  const member = (id: number) => props.party.members.find((each) => each.id === id);
  const move = (at: number, by: -1 | 1) => void house.order({ type: "seats", members: moved(ids(), at, by) });
  return (
    <section class="order">
      <h3>{say("order.title")}</h3>
      <p class="field-hint">{say("order.hint")}</p>
      <ol>
        <For each={ids()}>
          {(id, index) => (
            <Show when={member(id)}>
              {(person) => (
                <Place
                  person={person()}
                  mine={id === props.me?.member}
                  first={index() === 0}
                  last={index() === ids().length - 1}
                  move={(by) => move(index(), by)}
                />
              )}
            </Show>
          )}
        </For>
      </ol>
    </section>
  );
}

/** The members in the order of their seats; who has none yet comes after them. */
function everybody(party: PartyView): number[] {
  const rest = party.members.map((member) => member.id).filter((id) => !party.next.seats.includes(id));
  return [...party.next.seats, ...rest];
}

function Place(props: {
  person: MemberView;
  mine: boolean;
  first: boolean;
  last: boolean;
  move: (by: -1 | 1) => void;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const name = () => props.person.name;
  return (
    <li class="order-place">
      <div class="order-line">
        <Avatar colour={props.person.colour} symbol={props.person.symbol} faded={!props.person.here} />
        <span class="order-name">{name()}</span>
        <button
          type="button"
          class="round-button"
          aria-label={say("order.up", { name: name() })}
          disabled={props.first}
          onClick={() => props.move(-1)}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          class="round-button"
          aria-label={say("order.down", { name: name() })}
          disabled={props.last}
          onClick={() => props.move(1)}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          class="round-button"
          aria-label={say("order.more", { name: name() })}
          aria-expanded={open()}
          disabled={props.mine}
          onClick={() => setOpen(!open())}
        >
          <Icon name="more" />
        </button>
      </div>
      <Show when={open()}>
        <About person={props.person} />
      </Show>
    </li>
  );
}

function About(props: { person: MemberView }): JSX.Element {
  const house = useHouse();
  const about = () => ({ name: props.person.name });
  const order = (type: "hand_over" | "remove") => async () => {
    await house.order({ type, member: props.person.id });
  };
  return (
    <div class="order-about">
      <Sure
        words={say("order.hand_over", about())}
        question={say("order.hand_over_sure", about())}
        yes={say("order.hand_over_yes")}
        act={order("hand_over")}
      />
      <Sure
        words={say("order.remove", about())}
        question={say("order.remove_sure", about())}
        yes={say("order.remove_yes")}
        act={order("remove")}
      />
    </div>
  );
}
