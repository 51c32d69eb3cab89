// Generated from server/wire; do not edit.
export const PROTOCOL = 4;

export interface Wire {
  PhoneHello: PhoneHello;
  TvHello: TvHello;
  Join: Join;
  Act: Act;
  Change: Change;
  Rules: Rules;
  GoOn: GoOn;
  Touch: Touch;
  Leave: Leave;
  React: React;
  Claim: Claim;
  Prove: Prove;
  LookBack: LookBack;
  Export: Export;
  Unseal: Unseal;
  TakeOver: TakeOver;
  Host: Host;
  Resync: Resync;
  Address: Address;
  Open: Open;
  Resume: Resume;
  Forget: Forget;
  Done: Done;
  Joined: Joined;
  Pending: Pending;
  Opened: Opened;
  Moment: Moment;
  Record: Record;
  Seals: Seals;
  Refused: Refused;
  PhoneUpdate: PhoneUpdate;
  TvUpdate: TvUpdate;
  PhoneChange: PhoneChange;
  TvChange: TvChange;
  Hall: Hall;
  Reaction: Reaction;
  Bye: Bye;
}
/**
 * A phone connects.
 *
 * `token`: what `Joined` gave, if it ever did. `tab`: this page; the newest tab of a member wins. `draws`:
 * the games that it has views for; of others it is told where things lie.
 */
export interface PhoneHello {
  protocol: number;
  code: string;
  tab: string;
  token?: string | null;
  owner?: string | null;
  draws?: string[];
}
/**
 * A screen connects.
 *
 * `screen`: kept by that browser, and its secret. `owner`: the key in the link that the start printed.
 * `code`: of the evening it shows; None: the one of this house. `draws`: as in `PhoneHello`.
 */
export interface TvHello {
  protocol: number;
  screen: string;
  owner?: string | null;
  code?: string | null;
  draws?: string[];
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
  sits_out?: boolean | null;
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
 * A bot takes my seat: until I touch the phone again, or (`for_good`) for the rest, and I sit out.
 *
 * Who waits for the host's nod waits no more (`for_good`), and is forgotten.
 */
export interface Leave {
  for_good: boolean;
}
/**
 * A symbol floats up on the screens; nothing is kept of it.
 */
export interface React {
  symbol: number;
}
/**
 * I am that person, here already, with another phone: a number shows on the trusted screens.
 */
export interface Claim {
  member: number;
}
/**
 * The number that the screen shows for a claim; the acknowledgement is `Joined`.
 */
export interface Prove {
  member: number;
  number: string;
}
/**
 * A moment of a finished game; the acknowledgement is `Moment`.
 *
 * `step`: 0 is before the first action. `seat`: whose hand is looked at (None: the public table).
 */
export interface LookBack {
  game: number;
  step: number;
  seat?: number | null;
}
/**
 * A finished game as a record; the acknowledgement is `Record`.
 */
export interface Export {
  game: number;
}
/**
 * What the deals of a finished game were sealed with; the acknowledgement is `Seals`.
 */
export interface Unseal {
  game: number;
}
/**
 * Be host: with the owner's key, as who had the role before, or while the host is away.
 */
export interface TakeOver {}
/**
 * An order of the host.
 */
export interface Host {
  order:
    | SetUp
    | Plan
    | SaveProgramme
    | LoadProgramme
    | DropProgramme
    | Arrange
    | Seats
    | Start
    | Restart
    | Pause
    | PlayFor
    | End
    | Remove
    | Admit
    | Invite
    | SitOut
    | Patience
    | Deputy
    | HandOver
    | Vouch
    | Trust
    | Ceremony
    | Show;
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
  fill_to?: number | null;
  level?: ("easy" | "normal") | null;
  weight?: number | null;
  seconds?: number | null;
  skip_window?: number | null;
  reaction_grace?: number | null;
}
/**
 * The games to come, all of them: the first is what is set up now.
 */
export interface Plan {
  type: "plan";
  items: Item[];
}
/**
 * A game of the programme. `options`: those that differ from the game's own.
 *
 * `fill_to`: None is the game's own; 0, no bots. `repeat`: how often it is still to be played; 0: until the
 * host changes it. `weight`: how often its points count in the evening's ranking.
 */
export interface Item {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  fill_to?: number | null;
  level?: "easy" | "normal";
  repeat?: number;
  weight?: number;
}
/**
 * Keep the games to come under a name, for this evening and later ones; an older one makes room.
 */
export interface SaveProgramme {
  type: "save_programme";
  name: string;
}
/**
 * Take what was kept under that name for the games to come.
 */
export interface LoadProgramme {
  type: "load_programme";
  name: string;
}
/**
 * Keep the programme of that name no longer.
 */
export interface DropProgramme {
  type: "drop_programme";
  name: string;
}
/**
 * How the evening is run; what is None stays.
 *
 * `locked`: nobody new comes in. `nod`: who is new needs the host's nod. `hidden`: no code on the screens.
 */
export interface Arrange {
  type: "arrange";
  late?: ("ask" | "game" | "now" | "round") | null;
  moderator?: ("brief" | "silent" | "talkative") | null;
  reactions?: boolean | null;
  muted?: boolean | null;
  hidden?: boolean | null;
  locked?: boolean | null;
  nod?: boolean | null;
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
 * Break off the running game without a result and deal anew, the same people in the same seats.
 */
export interface Restart {
  type: "restart";
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
 * End the running game without a result, or leave the results: back to the lobby.
 *
 * The programme goes on with its next game; `again`: the one that was ended comes before it once more.
 */
export interface End {
  type: "end";
  again?: boolean;
}
/**
 * Send a member away for this evening; a bot keeps his seat.
 */
export interface Remove {
  type: "remove";
  member: number;
}
/**
 * Let in who waits for the host's nod, or send him away.
 */
export interface Admit {
  type: "admit";
  member: number;
  yes: boolean;
}
/**
 * Give a member without a seat a bot's: `seat`, or (None, or taken by then) the first that is free.
 *
 * Who has left a seat in this game gets that one or none, since he knows its cards.
 * `when`: at once with its cards and score, from the next round or the next game on.
 */
export interface Invite {
  type: "invite";
  member: number;
  when: "game" | "now" | "round";
  seat?: number | null;
}
/**
 * A member plays no further game of the evening, or does again.
 */
export interface SitOut {
  type: "sit_out";
  member: number;
  on: boolean;
}
/**
 * Give a member so many times the seconds for a decision.
 */
export interface Patience {
  type: "patience";
  member: number;
  factor: number;
}
/**
 * Make a member a second host beside the host, or no longer.
 */
export interface Deputy {
  type: "deputy";
  member: number;
  on: boolean;
}
/**
 * Give the host's role to another member for good.
 */
export interface HandOver {
  type: "hand_over";
  member: number;
}
/**
 * The phone that claims to be that member's is: the host knows the person.
 */
export interface Vouch {
  type: "vouch";
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
 * End the evening with a ceremony, or go on after it.
 */
export interface Ceremony {
  type: "ceremony";
  on: boolean;
}
/**
 * Have the screens show a moment of a finished game; `game` None: no longer.
 */
export interface Show {
  type: "show";
  game: number | null;
  step?: number;
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
 * Open an evening on this screen; the acknowledgement is `Opened`.
 */
export interface Open {}
/**
 * Go on with an earlier evening (a trusted screen); the acknowledgement is `Opened`.
 *
 * `evening`: the handle of its `PastView`.
 */
export interface Resume {
  evening: string;
}
/**
 * Delete an earlier evening with all that is kept of it (a trusted screen).
 */
export interface Forget {
  evening: string;
}
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
 * The claim is open for so many seconds.
 *
 * `proof`: a trusted screen shows the number; without one (`no_screen`), or after too many wrong numbers
 * (`used_up`), only the host's tap helps.
 */
export interface Pending {
  type: "pending";
  left: number;
  proof: "no_screen" | "screen" | "used_up";
}
/**
 * The evening that this screen shows from now on.
 */
export interface Opened {
  type: "opened";
  code: string;
}
/**
 * A finished game after `step` of `of` actions; all hands are open.
 *
 * `actor`: who took the last action (None: the table, or nobody yet). `hands`: for each seat the zones of
 * its own, as that seat saw them. `own`: at which the seat that is looked at acted (of the table: any
 * seat); `deals`: at which cards were dealt.
 */
export interface Moment {
  type: "moment";
  game: number;
  step: number;
  of: number;
  actor: number | null;
  action: string | null;
  table: TableView;
  hands: {
    [k: string]: unknown;
  }[][];
  events: Happening[];
  own: Nearest;
  deals: Nearest;
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
  seal: string | null;
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
 * The next steps of a kind to both sides; None: there is none.
 */
export interface Nearest {
  before: number | null;
  after: number | null;
}
/**
 * A finished game as `couchtisch verify` reads it; `name`: a file's.
 */
export interface Record {
  type: "record";
  name: string;
  text: string;
}
/**
 * All deals of a finished game.
 */
export interface Seals {
  type: "seals";
  seals: Seal[];
}
/**
 * A deal: `fingerprint` is the SHA-256 of `salt`, a blank and `action`, in hex.
 */
export interface Seal {
  step: number;
  fingerprint: string;
  salt: string;
  action: string;
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
 * A whole view and what led to it.
 *
 * `version` counts the views of this connection. `events`: since the last one; after a reconnect none.
 */
export interface PhoneUpdate {
  version: number;
  base: null;
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
 * `url`: what a phone types, `qr`: the path of its picture; both None while no phone could reach any. On a
 * screen all three are empty while the host hides the code.
 */
export interface PartyView {
  code: string;
  phase: "ceremony" | "lobby" | "results" | "table";
  url: string | null;
  qr: string | null;
  members: MemberView[];
  host: number | null;
  host_away: boolean;
  next: SetUpView;
  programme: ItemView[];
  programme_over: boolean;
  settings: SettingsView;
  ranking: RankingView | null;
}
/**
 * A person of the evening.
 *
 * `id` is public and stays; colour and symbol are indices into the pages' palettes. `waits`: for a
 * seat, and from when on it would be his (`ask`: the host has not said). `patience`: how many times the
 * seconds he has.
 */
export interface MemberView {
  id: number;
  name: string;
  colour: number;
  symbol: number;
  here: boolean;
  ready: boolean;
  host: boolean;
  deputy: boolean;
  reading: boolean;
  sits_out: boolean;
  waits: ("ask" | "game" | "now" | "round") | null;
  patience: number;
}
/**
 * What will be played next.
 *
 * `options`: all of them, with what a value stands for in its place (`Meaning`). `seconds` 0: no limit.
 * `refused`: why it cannot start now, and what that is about.
 */
export interface SetUpView {
  game: string;
  options: {
    [k: string]: unknown;
  };
  fill_to: number;
  level: "easy" | "normal";
  repeat: number;
  weight: number;
  seconds: number;
  skip_window: number;
  reaction_grace: number;
  seats: number[];
  bots: number;
  watching: number[];
  minutes: number;
  refused: Refused | null;
}
/**
 * A game of the programme, as all may see it.
 *
 * `minutes`: for one game. `refused`: why it could not start with those who are here now, and what that is
 * about; None also for a programme that is only kept.
 */
export interface ItemView {
  game: string;
  repeat: number;
  weight: number;
  minutes: number;
  refused: Refused | null;
}
/**
 * How the evening is run, as in the order `Arrange`.
 */
export interface SettingsView {
  late: "ask" | "game" | "now" | "round";
  moderator: "brief" | "silent" | "talkative";
  reactions: boolean;
  muted: boolean;
  hidden: boolean;
  locked: boolean;
  nod: boolean;
}
/**
 * The ranking of people across the evening's games, the best first.
 *
 * `counts`: the last game counts for somebody. `uncounted`: who had a seat at its end and took less than
 * half of its actions, by name.
 */
export interface RankingView {
  games: GameView[];
  standings: StandingView[];
  counts: boolean;
  uncounted: string[];
}
/**
 * A finished game of the evening.
 */
export interface GameView {
  number: number;
  game: string;
  weight: number;
}
/**
 * A person in the evening's ranking, with looks of his own as he may be gone.
 *
 * `place`: from 1, shared where points are equal. `curve`: his points after each finished game. `feats`:
 * what the games count, by name.
 */
export interface StandingView {
  member: number;
  name: string;
  colour: number;
  symbol: number;
  place: number;
  points: number;
  games: number;
  wins: number;
  curve: number[];
  feats: {
    [k: string]: number;
  };
}
/**
 * The person of this phone. `legal`: every action of my seat now; `turn`: the token an action answers.
 *
 * `host`: may give the host's orders, as host or as second one. `knocks`: waits for the host's nod.
 */
export interface Me {
  member: number;
  seat: number | null;
  host: boolean;
  knocks: boolean;
  may_take_over: boolean;
  must_act: boolean;
  turn: number;
  legal: string[];
}
/**
 * What only the host's drawer needs.
 *
 * `alike`: the running game is what comes next anyway, with the same options, bots and weight.
 * `claims`: members whom a strange phone claims to be.
 */
export interface HostView {
  games: GameForm[];
  screens: ScreenView[];
  programme: Item[];
  alike: boolean;
  saved: SavedView[];
  knocking: KnockView[];
  claims: number[];
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
  means?: Meaning[];
}
/**
 * What one value of an option stands for while the other options have one of the values in `when`.
 */
export interface Meaning {
  value: unknown;
  means: unknown;
  when: {
    [k: string]: unknown[];
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
 * A programme that is kept under a name.
 */
export interface SavedView {
  name: string;
  items: ItemView[];
}
/**
 * Somebody who waits for the host's nod.
 */
export interface KnockView {
  member: number;
  name: string;
}
/**
 * As `PhoneUpdate`, for a screen.
 */
export interface TvUpdate {
  version: number;
  base: null;
  view: TvView;
  events: Happening[];
}
/**
 * Everything a TV shows.
 *
 * `visited`: a phone has reached the server; `addresses`: how many can be tried. `past`: earlier evenings,
 * the latest first; `wifi` and `proofs`: on trusted screens only.
 */
export interface TvView {
  party: PartyView;
  table: TableView | null;
  screen: ScreenView;
  addresses: number;
  visited: boolean;
  proofs: ProofView[];
  past: PastView[];
  wifi: WifiView | null;
  shown: [number, number] | null;
}
/**
 * The number with which a phone proves to be that member's, on trusted screens only.
 */
export interface ProofView {
  member: number;
  number: string;
  left: number;
}
/**
 * An earlier evening that can be gone on with.
 *
 * `evening`: its handle; `ago`: seconds since it was last alive; `games`: how many were finished; `running`:
 * the game that stands half played.
 */
export interface PastView {
  evening: string;
  ago: number;
  people: string[];
  games: number;
  running: string | null;
}
/**
 * The home's Wi-Fi; `qr`: the path of the picture with which a phone joins it.
 */
export interface WifiView {
  name: string;
  qr: string;
}
/**
 * In place of a `PhoneUpdate`: what is new in `version` since `base`, which the page must have.
 *
 * A page that does not have it asks for the whole view.
 */
export interface PhoneChange {
  version: number;
  base: number;
  view: PhoneParts;
  events: Happening[];
}
/**
 * Of a phone's view. `table`: what everybody is told of it; `own`: fields of its observation that this
 * page is told beside that, and which hold where both are there.
 */
export interface PhoneParts {
  party?: PartyView;
  me?: Me | null;
  host?: HostView | null;
  table?: TableParts;
  own?: {
    [k: string]: unknown;
  };
}
/**
 * Of a table, as `TableView`; of its observation, fields by name.
 */
export interface TableParts {
  seats?: SeatView[];
  observation?: {
    [k: string]: unknown;
  };
  to_act?: number[];
  waiting?: WaitingView[];
  paused?: PauseView | null;
  hold?: HoldView | null;
  auto?: number[];
  seal?: string | null;
  result?: ResultView | null;
}
/**
 * As `PhoneChange`, for a screen.
 */
export interface TvChange {
  version: number;
  base: number;
  view: TvParts;
  events: Happening[];
}
/**
 * Of a screen's view; `own` as in `PhoneParts`.
 */
export interface TvParts {
  party?: PartyView;
  table?: TableParts;
  screen?: ScreenView;
  addresses?: number;
  visited?: boolean;
  proofs?: ProofView[];
  past?: PastView[];
  wifi?: WifiView | null;
  shown?: [number, number] | null;
  own?: {
    [k: string]: unknown;
  };
}
/**
 * To a screen that shows no evening yet: it may open one. `unknown`: there is no evening of its code.
 */
export interface Hall {
  unknown: boolean;
}
/**
 * A symbol of a member that floats up on the screen.
 */
export interface Reaction {
  member: number;
  symbol: number;
}
/**
 * The last word before the server hangs up; the page says so and does not come back by itself.
 *
 * `moved`: the person has another phone now.
 */
export interface Bye {
  reason: "closed" | "moved" | "removed" | "replaced";
}
