// The house as the phone knows it: who I am there, what it shows, and what I can ask of it.
import { createContext, createSignal, useContext } from "solid-js";
import { newId, ownerKey } from "../shared/identity";
import { fetchPart } from "../shared/parts";
import { type Answer, type Line, openLine, type PhoneIntents } from "../shared/socket";
import { textsHere } from "../shared/spoken";
import { keep, kept } from "../shared/storage";
import type { Host, Pending, PhoneView, Refused } from "../shared/wire";
import { PROTOCOL } from "../shared/wire";
import { OURS } from "./games/folders";
import { type Notices, openNotices } from "./notice/notices";
import { say } from "./join/words";

export interface House {
  code: string;
  line: Line<PhoneView, PhoneIntents>;
  notices: Notices;
  /** This browser has come in here before, so the house may show it the evening at once. */
  wasHere(): boolean;
  /** The action that is on its way to the house, until the view shows it; a signal. */
  acting: () => string | null;
  join(name: string): Promise<boolean>;
  /** I am that member already; null: a notice has said why not. */
  claim(member: number): Promise<Pending | null>;
  /** The number on the screen. */
  prove(member: number, number: string): Promise<Answer<"prove">>;
  /** Comes in anew, without what this browser was there before. */
  comeAsStranger(): void;
  act(action: string): Promise<boolean>;
  order(order: Host["order"]): Promise<boolean>;
  /** Any other intent. Each of these says whether it happened; if not, a notice has said why. */
  ask<Name extends keyof PhoneIntents>(name: Name, intent: PhoneIntents[Name]): Promise<boolean>;
}

export const HouseContext = createContext<House>();

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error("nothing of the phone stands outside a house");
  return house;
}

/** Opens the line for the evening of that code, as who this browser was there before. */
export function openHouse(given: string): House {
  const code = given.toUpperCase();
  const tab = newId();
  const owner = ownerKey();
  const hello = () => ({ protocol: PROTOCOL, code, tab, token: kept(`token.${code}`), owner, draws: OURS });
  const line = openLine<PhoneView, PhoneIntents>("/phone", hello, (who) => keep(`token.${code}`, who.token));
  return furnish(code, line);
}

/** A house at the end of any line. */
export function furnish(code: string, line: Line<PhoneView, PhoneIntents>): House {
  const notices = openNotices();
  const [sent, setSent] = createSignal<{ action: string; turn: number } | null>(null);
  const intents = new Map<string, string>();

  /** An order is about what comes next, everything else about what lies on the table. */
  async function refused({ reason }: Refused, order = false): Promise<false> {
    // Hardly anybody is refused anything at the door: it does without these words.
    const { reasonWords, wordsOf } = await fetchPart(() => import("./reasons"));
    await textsHere();
    const view = line.view.now;
    notices.show(order ? wordsOf(view?.party.next.game, reason) : reasonWords(reason, view), "bad");
    return false;
  }

  async function ask<Name extends keyof PhoneIntents>(
    name: Name,
    intent: PhoneIntents[Name],
  ): Promise<boolean> {
    const answer = await line.ask(name, intent);
    if (answer.type === "refused") return refused(answer, name === "host");
    if (answer.type === "lost") notices.show(say("line.lost_tap"), "bad");
    return answer.type !== "lost";
  }

  /** The same tap keeps its id, however often it has to be sent. */
  function intentOf(tap: string): string {
    const known = intents.get(tap) ?? newId();
    if (!intents.has(tap)) intents.clear();
    intents.set(tap, known);
    return known;
  }

  /** My turn's token moves on with my action: then the view has it. */
  function acting(): string | null {
    const tap = sent();
    return tap !== null && tap.turn === line.view.now?.me?.turn ? tap.action : null;
  }

  return {
    code,
    line,
    notices,
    wasHere: () => kept(`token.${code}`) !== null,
    acting,
    ask,
    order: (order) => ask("host", { order }),
    async join(name) {
      // Kept before it is sent: whoever does not hear the answer is still known when the line is back.
      const token = kept(`token.${code}`) ?? newId();
      keep(`token.${code}`, token);
      const answer = await line.ask("join", { name, token });
      if (answer.type === "refused") return refused(answer);
      if (answer.type === "lost") {
        notices.show(say("line.lost_tap"), "bad");
        return false;
      }
      keep("name", name);
      return true;
    },
    async claim(member) {
      const answer = await line.ask("claim", { member });
      if (answer.type === "pending") return answer;
      if (answer.type === "refused") await refused(answer);
      else notices.show(say("line.lost_tap"), "bad");
      return null;
    },
    async prove(member, number) {
      const answer = await line.ask("prove", { member, number });
      if (answer.type === "joined") keep(`token.${code}`, answer.token);
      return answer;
    },
    comeAsStranger() {
      keep(`token.${code}`, null);
      line.redial();
    },
    async act(action) {
      const me = line.view.now?.me;
      if (!me || acting() !== null) return false;
      const { turn } = me;
      setSent({ action, turn });
      const done = await ask("act", { action, turn, intent: intentOf(`${turn} ${action}`) });
      if (!done) setSent(null);
      return done;
    },
  };
}
