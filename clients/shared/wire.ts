// Generated from server/wire.py; do not edit.
export const PROTOCOL = 1;

export interface Wire {
  PhoneHello: PhoneHello;
  TvHello: TvHello;
  Join: Join;
  Act: Act;
  Change: Change;
  Rules: Rules;
  GoOn: GoOn;
  Touch: Touch;
  TakeOver: TakeOver;
  Host: Host;
  Resync: Resync;
  Address: Address;
  Done: Done;
  Joined: Joined;
  Refused: Refused;
  PhoneUpdate: PhoneUpdate;
  TvUpdate: TvUpdate;
  Bye: Bye;
}
/**
 * A phone connects.
 *
 * `token`: what `Joined` gave, if it ever did. `tab`: this page; the newest tab of a member wins.
 */
export interface PhoneHello {
  protocol: number;
  code: string;
  tab: string;
  token?: string | null;
  owner?: string | null;
}
/**
 * A screen connects.
 *
 * `screen`: kept by that browser. `owner`: the key in the link that the start printed.
 */
export interface TvHello {
  protocol: number;
  screen: string;
  owner?: string | null;
}
/**
 * A person comes in with a name; the acknowledgement is `Joined`.
 *
 * `token`: a random secret that the phone keeps before it asks, so that a lost answer makes no stranger of
 * it; None: the house makes one.
 */
export interface Join {
  name: string;
  token?: string | null;
}
/**
 * An action of my seat.
 *
 * `turn`: the token of `Me` that was shown; `intent`: this tap, the same when it is sent again.
 */
export interface Act {
  action: string;
  turn: number;
  intent: string;
}
/**
 * What a person changes about himself; what is None stays.
 */
export interface Change {
  name?: string | null;
  colour?: number | null;
  symbol?: number | null;
  ready?: boolean | null;
}
/**
 * The rules are opened or closed on this phone; open, they stop the table for all.
 */
export interface Rules {
  open: boolean;
}
/**
 * Go on now: ends the rules pause (any seated member) or the look at the score sheet (the host).
 */
export interface GoOn {}
/**
 * The person is here: an absent seat is his again.
 */
export interface Touch {}
/**
 * Be host: with the owner's key, as who had the role before, or while the host is away.
 */
export interface TakeOver {}
/**
 * An order of the host.
 */
export interface Host {
  order: SetUp | Seats | Start | Pause | PlayFor | End | Remove | HandOver | Trust;
}
/**
 * What will be played next; what is None stays.
 */
export interface SetUp {
  type: "set_up";
  game?: string | null;
  options?: {
    [k: string]: unknown;
  } | null;
  seconds?: number | null;
  fill_to?: number | null;
  level?: ("easy" | "normal") | null;
}
/**
 * The order of people around the table of the next game: all members' ids.
 */
export interface Seats {
  type: "seats";
  members: number[];
}
/**
 * Start the game that is set up (from the lobby or the results).
 */
export interface Start {
  type: "start";
}
/**
 * Stop the table, or let it go on.
 */
export interface Pause {
  type: "pause";
  on: boolean;
}
/**
 * A bot plays for that seat until its person touches the phone.
 */
export interface PlayFor {
  type: "play_for";
  seat: number;
}
/**
 * Break off the running game without a result, or leave the results: back to the lobby.
 */
export interface End {
  type: "end";
}
/**
 * Send a member away for this evening; a bot keeps his seat.
 */
export interface Remove {
  type: "remove";
  member: number;
}
/**
 * Give the host's role to another member for good.
 */
export interface HandOver {
  type: "hand_over";
  member: number;
}
/**
 * Say which screens may show what proves a person.
 */
export interface Trust {
  type: "trust";
  screen: string;
  on: boolean;
}
/**
 * A gap was seen: send a whole view.
 */
export interface Resync {}
/**
 * Show the next address that phones might reach (a trusted TV, or any while nobody has joined).
 */
export interface Address {}
/**
 * It happened, and is written down.
 */
export interface Done {
  type: "done";
}
/**
 * Who you are from now on: keep the token, it is never asked for again.
 */
export interface Joined {
  type: "joined";
  member: number;
  token: string;
}
/**
 * Nothing changed.
 *
 * `reason`: a key with words in the pages; `about`: the field or option, where there is one.
 */
export interface Refused {
  type: "refused";
  reason: string;
  about?: string | null;
}
/**
 * A view and what led to it.
 *
 * `base` None: `view` is whole. `events`: since the last update of this connection; after a reconnect none.
 */
export interface PhoneUpdate {
  version: number;
  base: number | null;
  view: PhoneView;
  events: Happening[];
}
/**
 * Everything a phone shows. `me` None: not joined yet. `host` None: not the host.
 */
export interface PhoneView {
  party: PartyView;
  me: Me | null;
  table: TableView | null;
  host: HostView | null;
}
/**
 * The evening.
 *
 * `url`: what a phone types, `qr`: the path of its picture; both None while no phone could reach any.
 */
export interface PartyView {
  code: string;
  phase: "lobby" | "results" | "table";
  url: string | null;
  qr: string | null;
  members: MemberView[];
  host: number | null;
  host_away: boolean;
  next: SetUpView;
}
/**
 * A person of the evening.
 *
 * `id` is public and stays; colour and symbol are indices into the pages' palettes.
 */
export interface MemberView {
  id: number;
  name: string;
  colour: number;
  symbol: number;
  here: boolean;
  ready: boolean;
  host: boolean;
  reading: boolean;
}
/**
 * What will be played next.
 *
 * `seconds` 0: no limit. `refused`: why it cannot start now, and what that is about.
 */
export interface SetUpView {
  game: string;
  options: {
    [k: string]: unknown;
  };
  seconds: number;
  fill_to: number;
  level: "easy" | "normal";
  seats: number[];
  bots: number;
  refused: Refused | null;
}
/**
 * The person of this phone. `legal`: every action of my seat now; `turn`: the token an action answers.
 */
export interface Me {
  member: number;
  seat: number | null;
  host: boolean;
  may_take_over: boolean;
  must_act: boolean;
  turn: number;
  legal: string[];
}
/**
 * A running or finished game as this role may see it. `observation`: the game's own struct.
 */
export interface TableView {
  number: number;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatView[];
  observation: {
    [k: string]: unknown;
  };
  to_act: number[];
  waiting: WaitingView[];
  paused: PauseView | null;
  hold: HoldView | null;
  auto: number[];
  result: ResultView | null;
}
/**
 * Who sits there.
 *
 * `bot`: a bot's level, None for a member's seat; `away`: a bot plays for the member meanwhile.
 */
export interface SeatView {
  seat: number;
  name: string;
  member: number | null;
  colour: number;
  symbol: number;
  bot: ("easy" | "normal") | null;
  here: boolean;
  away: boolean;
}
/**
 * A deadline: whose (None: the table's), and how many of `total` seconds are left; None: no limit.
 */
export interface WaitingView {
  seat: number | null;
  kind: string;
  left: number | null;
  total: number | null;
}
/**
 * Why the table stands still.
 *
 * `members`: who reads, or whom it waits for. `left`: seconds until it goes on, if that is known.
 */
export interface PauseView {
  reason: "countdown" | "disk" | "host" | "restart" | "rules";
  members: number[];
  left: number | null;
}
/**
 * The table gives the eye time.
 */
export interface HoldView {
  pace: "glance" | "look" | "none" | "sheet";
  left: number;
}
/**
 * Places (ties together) and scores by seat.
 */
export interface ResultView {
  places: number[][];
  scores: number[] | null;
}
/**
 * What only the host's drawer needs.
 */
export interface HostView {
  games: GameForm[];
  screens: ScreenView[];
}
/**
 * A game that can be played, with its form; `seats`: fewest and most.
 */
export interface GameForm {
  game: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  fill_to: number;
  fields: Field[];
}
/**
 * One line of the host's form: an option with its bounds and what the form offers.
 */
export interface Field {
  name: string;
  kind: "choice" | "number" | "numbers" | "switch";
  default: unknown;
  choices?: unknown[];
  low?: number | null;
  high?: number | null;
  when?: {
    [k: string]: unknown;
  };
}
/**
 * A screen of the house; `label` is shown on it, so that the host knows which one.
 */
export interface ScreenView {
  screen: string;
  label: string;
  trusted: boolean;
}
/**
 * An event for animation and moderator.
 *
 * `facts` as the game gives them, with what only this role may know mixed in.
 */
export interface Happening {
  seq: number;
  kind: string;
  facts: {
    [k: string]: unknown;
  };
  pace: "glance" | "look" | "none" | "sheet";
}
/**
 * As `PhoneUpdate`, for a screen.
 */
export interface TvUpdate {
  version: number;
  base: number | null;
  view: TvView;
  events: Happening[];
}
/**
 * Everything a TV shows.
 *
 * `visited`: a phone has reached the server; `addresses`: how many can be tried.
 */
export interface TvView {
  party: PartyView;
  table: TableView | null;
  screen: ScreenView;
  addresses: number;
  visited: boolean;
}
/**
 * The last word before the server hangs up; the page says so and does not come back by itself.
 */
export interface Bye {
  reason: "closed" | "removed" | "replaced";
}
