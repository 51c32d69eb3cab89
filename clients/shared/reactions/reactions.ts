// The eight symbols that people send to the screens, in the order of the wire.
export const REACTIONS = ["heart", "laugh", "clap", "wow", "cry", "fire", "thumb", "sleepy"] as const;

export type ReactionName = (typeof REACTIONS)[number];

/** The symbol of that number; one that a newer house may know is shown as a heart. */
export function reactionName(symbol: number): ReactionName {
  return REACTIONS[symbol] ?? "heart";
}
