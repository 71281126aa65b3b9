/** Events of matches and contests in files whose lines are sealed one by one. @module */

import { isRecord, type JobEvent, jsonIn } from "../core/mod.ts";
import { encodeJobEvent, sealedEventIn } from "./event_codec.ts";
import { isGame } from "./match_schema.ts";
import { type Link, NO_LINK, seal, unseal } from "./seal.ts";
import { SealReader } from "./seal_reader.ts";
import { upgradeGame } from "./upgrade.ts";

/** What a file of events holds. */
export interface ReadLedger {
  /** The events of every sound line, in their order. */
  readonly events: readonly JobEvent[];
  /** The numbers of the lines that are not as they were written. */
  readonly damaged: readonly number[];
}

/** Reads events; a last line without its end was never finished and is left out. */
export function readLedger(text: string): ReadLedger {
  return read(text, { sealed: true, eventIn: sealedEventIn });
}

/**
 * Reads `games.jsonl`, in which version 0.1.0 kept the games of a match without the events around
 * them; the first of those versions wrote no seals either.
 */
export function readOldGames(text: string, { sealed }: { readonly sealed: boolean }): ReadLedger {
  return read(text, { sealed, eventIn: oldGameIn });
}

function oldGameIn(plain: string): JobEvent | undefined {
  const game = upgradeGame(jsonIn(plain));
  return isGame(game) ? { kind: "game-finished", game } : undefined;
}

/** Reads `rounds.jsonl`, in which version 0.1.0 kept the rounds of a contest. */
export function readOldRounds(text: string): ReadLedger {
  return read(text, {
    sealed: true,
    eventIn: (plain) => {
      const round = jsonIn(plain);
      const line = isRecord(round) ? JSON.stringify({ kind: "round-started", round }) : "";
      return sealedEventIn(line);
    },
  });
}

function read(
  text: string,
  { sealed, eventIn }: {
    readonly sealed: boolean;
    readonly eventIn: (plain: string) => JobEvent | undefined;
  },
): ReadLedger {
  const seals = new SealReader();
  const events: JobEvent[] = [];
  const damaged: number[] = [];
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1;
    if (line === "" && (isLast || !sealed)) continue;
    const { text: plain, isSealed, isDamaged } = seals.read(line);
    const event = isDamaged || sealed && !isSealed ? undefined : eventIn(plain);
    if (event) events.push(event);
    else if (!isLast || hasLostItsEnd(line)) damaged.push(at + 1);
  }
  return { events, damaged };
}

/** Whether a whole line stands before the last character: then that was the line's end. */
function hasLostItsEnd(line: string): boolean {
  return unseal(line.slice(0, -1)) !== undefined;
}

/** An event as the line that follows `after`. */
export function ledgerLine(
  event: JobEvent,
  after: Link,
): { readonly line: string; readonly link: Link } {
  return seal(encodeJobEvent(event), after);
}

/** A file of events, and the link that the next one goes on from. */
export function ledgerText(
  events: readonly JobEvent[],
): { readonly text: string; readonly link: Link } {
  let link: Link = NO_LINK;
  const lines = events.map((event) => {
    const next = ledgerLine(event, link);
    link = next.link;
    return next.line;
  });
  return { text: lines.join(""), link };
}
