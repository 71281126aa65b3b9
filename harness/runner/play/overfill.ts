/** Proves that an engine keeps its answers back, by questions enough to fill any usual buffer. @module */

import type { Unanswered } from "../../referee/mod.ts";
import type { PlayContext } from "./talk_stage.ts";

/** Java's writers hold 16 KiB between them; an answer has nine bytes or more. */
const TIMES = 4_000;
/** So many answers at once are no accident. */
const LEAST = 50;
/** For the first answer, and then for each that follows. */
const FIRST_MS = 8_000;
const NEXT_MS = 1_000;

/**
 * Asks a fresh engine the same over and over. One that keeps its answers back lets out what fills
 * its buffer and no more, so that the last message is cut off; one that writes each message by
 * itself leaves none unended. Its end would not show that: a Java writer that is not closed loses
 * what it holds.
 */
export async function overfilled(context: PlayContext): Promise<Unanswered | undefined> {
  const { talk: { repeatable }, protocol: { framing, lineEnd, looksLikeAnswer } } = context.pairing;
  if (repeatable === undefined) return undefined;
  const opened = await context.transport({ framing, clock: context.clock, log: () => 0 });
  if (!opened.ok) return undefined;
  await using channel = opened.value;
  await channel.send((repeatable + lineEnd).repeat(TIMES));
  const answers: string[] = [];
  while (true) {
    const waitMs = answers.length === 0 ? FIRST_MS : NEXT_MS;
    const received = await channel.receive(waitMs * context.timeScale);
    if (received.kind === "frame" && looksLikeAnswer(received.text)) {
      answers.push(received.text.trimEnd());
    } else if (received.kind === "silence") {
      const { length: count, 0: text = "" } = answers;
      if (count < LEAST || count >= TIMES || received.partial === "") return undefined;
      return { kind: "unflushed", text, full: { asked: TIMES, count } };
    } else if (received.kind !== "oddity") return undefined;
  }
}
