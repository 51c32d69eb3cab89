// How a pile ends: what the eye is still shown of it after it has burned or was taken.
import type { Played } from "./sentence";
import type { Happening } from "../wire";

export interface Ending {
  how: "burned" | "taken";
  seat: number;
  /** As they lay; a blind card that did not fit is on top. */
  cards: string[];
  /** Whether the topmost card did not fit. */
  wrong: boolean;
}

/** What came onto the pile last, and from where. */
export interface Laid {
  seat: number;
  count: number;
  /** Places on the table, from 1; none: from the hand. */
  slots: number[];
}

export interface Course {
  laid: Laid | null;
  ending: Ending | null;
}

export const START: Course = { laid: null, ending: null };

/** What is to be seen after these happenings of one step. */
export function follow(course: Course, happenings: readonly Happening[]): Course {
  return happenings.reduce(after, course);
}

function after(course: Course, { kind, facts }: Happening): Course {
  switch (kind) {
    case "played": {
      const { seat, cards, slots } = facts as unknown as Played;
      return { laid: { seat, count: cards.length, slots }, ending: null };
    }
    case "burned": {
      const { seat, cards } = facts as { seat: number; cards: string[] };
      return { ...course, ending: { how: "burned", seat, cards, wrong: false } };
    }
    case "picked_up":
      return taken(course, facts as unknown as Taken);
    case "flipped": {
      const { seat, slot } = facts as { seat: number; slot: number };
      return { laid: { seat, count: 1, slots: [slot] }, ending: null };
    }
    default:
      return course;
  }
}

interface Taken {
  seat: number;
  cards: string[];
  why: "choice" | "flip";
}

/** The house names a blind card first, then the pile from below. */
function taken({ laid }: Course, { seat, cards, why }: Taken): Course {
  if (why !== "flip") return { laid: null, ending: { how: "taken", seat, cards, wrong: false } };
  const [blind = "", ...pile] = cards;
  return { laid, ending: { how: "taken", seat, cards: [...pile, blind], wrong: true } };
}
