// What a game's rules to read are made of: `shared/texts/GAME/rules/LANGUAGE.json`, and the same file of a package.

/** A paragraph, a list, cards drawn as pictures, or a fold-out for what is special. */
export type Piece =
  | string
  | { list: string[] }
  | { cards: string[]; words?: string }
  | { more: string; body: Piece[] };

/** A part of the rules: a heading, and what follows it. */
export interface RulesPart {
  title: string;
  body: Piece[];
}

/** One card, or one kind of card, told by the same scheme as all others. */
export interface CardEntry {
  /** In notation, as `Card` of the game's page draws them. */
  cards: string[];
  name: string;
  /** Other words by which people look for it. */
  search?: string[];
  many: string;
  does: string;
  when: string;
  then: string;
  /** What else; may be empty. */
  more: string;
}

/** What somebody gets wrong, and how it is. */
export interface CommonError {
  wrong: string;
  right: string;
}

/** The same rules three times: for half a minute, for two, and complete. */
export const LENGTHS = ["quick", "short", "full"] as const;
export type Length = (typeof LENGTHS)[number];

export interface Book extends Record<Length, RulesPart[]> {
  cards: CardEntry[];
  tips: string[];
  errors: CommonError[];
}
