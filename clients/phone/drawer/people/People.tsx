// Everybody in the order of the seats, with what the host can do about each; below them the bots.
import { createSignal, Index, type JSX, Show } from "solid-js";
import { Avatar } from "../../../shared/avatar/Avatar";
import { moved } from "../../../shared/form/fields";
import type { HostView, MemberView, PartyView, PhoneView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "../words";
import { Mover } from "../Mover";
import { Bots } from "../programme/Bots";
import { About } from "./About";
import { note } from "./note";
import "./people.css";

export function People(props: { view: PhoneView; host: HostView }): JSX.Element {
  const house = useHouse();
  const [open, setOpen] = createSignal<number | null>(null);
  const party = () => props.view.party;
  const next = () => party().next;
  const everybody = () => inOrder(party());
  const form = () => props.host.games.find((each) => each.game === next().game);
  const move = (at: number, by: -1 | 1) => {
    const ids = everybody().map((member) => member.id);
    void house.order({ type: "seats", members: moved(ids, at, by) });
  };
  return (
    <>
      <section class="order">
        <p class="field-hint">{say("order.hint")}</p>
        <ol>
          <Index each={everybody()}>
            {(person, index) => (
              <li class="order-place" data-member={person().id}>
                <Line
                  person={person()}
                  party={party()}
                  open={open() === person().id}
                  toggle={() => setOpen(open() === person().id ? null : person().id)}
                  first={index === 0}
                  last={index === everybody().length - 1}
                  move={(by) => move(index, by)}
                />
                <Show when={open() === person().id}>
                  <About person={person()} view={props.view} />
                </Show>
              </li>
            )}
          </Index>
        </ol>
      </section>
      <Show when={form()}>
        {(chosen) => (
          <section>
            <h3>{say("bots.title")}</h3>
            <Bots
              fill={next().fill_to}
              level={next().level}
              most={chosen().seats[1]}
              joining={next().bots}
              change={(change) => void house.order({ type: "set_up", ...change })}
            />
          </section>
        )}
      </Show>
    </>
  );
}

/** Who has no seat yet comes after those who have one. */
function inOrder(party: PartyView): MemberView[] {
  const seated = party.next.seats
    .map((id) => party.members.find((member) => member.id === id))
    .filter((member) => member !== undefined);
  return [...seated, ...party.members.filter((member) => !party.next.seats.includes(member.id))];
}

function Line(props: {
  person: MemberView;
  party: PartyView;
  open: boolean;
  toggle: () => void;
  first: boolean;
  last: boolean;
  move: (by: -1 | 1) => void;
}): JSX.Element {
  const name = () => props.person.name;
  return (
    <div class="order-line">
      <button type="button" class="row-head" aria-expanded={props.open} onClick={() => props.toggle()}>
        <Avatar colour={props.person.colour} symbol={props.person.symbol} faded={!props.person.here} />
        <span class="row-words">
          <strong class="order-name">{name()}</strong>
          <span class="row-note">{note(props.person, props.party)}</span>
          <span class="row-more">{props.open ? say("row.less") : say("row.more")}</span>
        </span>
      </button>
      <Mover name={name()} first={props.first} last={props.last} move={props.move} />
    </div>
  );
}
