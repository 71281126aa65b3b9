/** Values that are made once for each dialogue, since every screen needs them. @module */

import type { Dialogue } from "./dialogue.ts";

/** Remembers the result of a function for each dialogue, as long as the dialogue is in use. */
export function perDialogue<Made extends object>(
  make: (dialogue: Dialogue) => Made,
): (dialogue: Dialogue) => Made {
  const made = new WeakMap<Dialogue, Made>();
  return (dialogue) => {
    const known = made.get(dialogue);
    if (known) return known;
    const fresh = make(dialogue);
    made.set(dialogue, fresh);
    return fresh;
  };
}
