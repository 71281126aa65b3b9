/** What is made of a dialogue once, for every screen asks for it. @module */

import type { Dialogue } from "./dialogue.ts";

/** A function of dialogues that keeps what it has made, as long as the dialogue lives. */
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
