// My cards while it is played: what is pointed at, and what that would be.
import { createEffect, createMemo, createSignal, type JSX, on, Show } from "solid-js";
import type { Observation } from "../../../shared/games/lucky_shutdown";
import type { Me, TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { tellDrawn } from "../../hand/drawn";
import { Learner } from "../../learner/Learner";
import { isMyTurn } from "../../table/turn";
import { advice } from "./advice";
import { Bar } from "./Bar";
import {
  cardAt,
  cardsAt,
  equalsLeft,
  fits,
  isChosen,
  type Own,
  playsOf,
  type Spot,
  tapped,
  wantsMore,
} from "./choice";
import { Hand } from "./Hand";
import { Reaction } from "./Reaction";
import { Slots } from "./Slots";
import { find, say } from "./words";

export function Play(props: { table: TableView; now: Observation; me: Me }): JSX.Element {
  const house = useHouse();
  const seat = () => props.me.seat ?? 0;
  const own = createMemo((): Own => ({ hand: props.now.hand, open: props.now.up[seat()] ?? [] }));
  const down = () => props.now.down[seat()] ?? [];
  const mine = () => isMyTurn(props.me, props.table);
  const [chosen, choose] = createSignal<Spot[]>([]);
  /** A face-down card that is pointed at, by its slot. */
  const [turning, turn] = createSignal<number | null>(null);
  const [refused, refuse] = createSignal<string | null>(null);
  const plays = createMemo(() => playsOf(props.me.legal, chosen(), own()));
  const reveal = () =>
    props.me.legal.find(
      (each) => each === `flip ${(turning() ?? -1) + 1}` || each === `early ${(turning() ?? -1) + 1}`,
    ) ?? null;
  tellDrawn(() => cardsAt(own(), chosen())[0] ?? null);

  // Other cards: what was pointed at lies elsewhere now.
  createEffect(
    on(() => `${own().hand.join()} ${own().open.join()} ${down().join()}`, clear, { defer: true }),
  );
  createEffect(
    on(
      () => `${props.me.turn} ${props.now.pile.length}`,
      () => void refuse(null),
      { defer: true },
    ),
  );

  function clear(): void {
    choose([]);
    turn(null);
    refuse(null);
  }

  function tap(spot: Spot): void {
    const next = tapped(chosen(), spot, own());
    clear();
    choose(next);
  }

  function tapSlot(at: number): void {
    if (own().open[at]) {
      tap({ zone: "open", at });
      return;
    }
    const again = turning() === at;
    clear();
    if (again) return;
    turn(at);
    if (reveal() === null) refuse(say(mine() ? "reason.face_down" : "reason.not_your_turn"));
  }

  function canReveal(at: number): boolean {
    return props.me.legal.includes(`flip ${at + 1}`) || props.me.legal.includes(`early ${at + 1}`);
  }

  function noReaction(): void {
    clear();
    house.notices.show(say("reason.not_all"));
  }

  const more = () => chosen().length > 0 && wantsMore(props.me.legal, chosen(), own());

  /** Why what is pointed at does not go, in words. */
  function why(): string | null {
    const [first] = chosen();
    if (first === undefined) return refused();
    if (plays().length > 0) return null;
    const blocked = props.now.blocked[cardAt(own(), first)];
    if (more()) return say("bar.more");
    return find(`reason.${blocked ?? "hand_first"}`) ?? null;
  }

  /** Without a hand the cards on the table take its room. */
  const bare = () => own().hand.length === 0;
  const slots = () => (
    <Slots
      open={own().open}
      down={down()}
      active={mine() && bare()}
      fits={(at) => canReveal(at) || fits(props.me.legal, { zone: "open", at }, own())}
      chosen={(at) => turning() === at || isChosen(chosen(), { zone: "open", at })}
      tap={tapSlot}
    />
  );

  return (
    <>
      <Learner words={advice(props.now, props.me, { play: plays()[0] ?? null, laying: 0 })} />
      <Bar
        table={props.table}
        me={props.me}
        plays={plays()}
        equals={equalsLeft(chosen(), own()).length}
        takeEquals={() => choose([...chosen(), ...equalsLeft(chosen(), own())])}
        why={why()}
        wantsMore={more()}
        reveal={reveal()}
      />
      <div class="lucky-own">
        <Show when={!bare()}>{slots()}</Show>
        <Reaction me={props.me} pile={props.now.pile.length} refuse={noReaction} />
      </div>
      <Show when={!bare()} fallback={<div class="lucky-bare">{slots()}</div>}>
        <Hand
          cards={own().hand}
          active={mine()}
          fits={(at) => fits(props.me.legal, { zone: "hand", at }, own())}
          chosen={(at) => isChosen(chosen(), { zone: "hand", at })}
          tap={(at) => tap({ zone: "hand", at })}
        />
      </Show>
    </>
  );
}
