// Who has said to be ready for the next game; whoever runs the evening starts it and is not asked.
import type { PartyView } from "./wire";

export interface Ready {
  names: string[];
  /** Nobody is waited for any more. */
  all: boolean;
}

/** Of those who are here and will play. */
export function ready(party: PartyView): Ready {
  const asked = party.members.filter((one) => one.here && !one.host && !one.sits_out);
  const names = asked.filter((one) => one.ready).map((one) => one.name);
  return { names, all: names.length > 0 && names.length === asked.length };
}
