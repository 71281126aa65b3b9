/** What was sent before a violation, as a report shows it. @module */

import type { CaseReport, Violation, WireEntry } from "../harness/core/mod.ts";

/**
 * The last thing that was sent, after the blank lines sent right before it: they ask for nothing, but
 * may be the reason.
 */
export function sentBefore(
  { wire }: Pick<CaseReport, "wire">,
  { sent, evidence: [seen = Infinity] }: Pick<Violation, "sent" | "evidence">,
): string | undefined {
  if (sent === undefined) return undefined;
  const [first] = writeOf(sent, wire.filter(({ index }) => index < seen));
  const earlier = first ? wire.filter((entry) => isWrite(entry, first)) : [];
  const before = earlier.filter(({ index }) => first && index < first.index);
  const asked = before.findLastIndex(({ text }) => text.trim() !== "");
  return [...before.slice(asked + 1).map(({ text }) => text), sent].join("");
}

/** The entries of the last time that something was sent, in however many pieces; none if it is not there. */
export function writeOf(sent: string, wire: readonly WireEntry[]): readonly WireEntry[] {
  for (const last of wire.filter(({ from }) => from === "harness").toReversed()) {
    if (!sent.endsWith(last.text)) continue;
    const writes = wire.filter((entry) => entry.index <= last.index && isWrite(entry, last));
    const from = writes.findLastIndex((_, at) => textFrom(writes, at).length >= sent.length);
    if (from >= 0 && textFrom(writes, from) === sent) return writes.slice(from);
  }
  return [];
}

function textFrom(writes: readonly WireEntry[], at: number): string {
  return writes.slice(at).map(({ text }) => text).join("");
}

function isWrite({ from, of }: WireEntry, other: WireEntry): boolean {
  return from === "harness" && of === other.of;
}

/** The same without its line end, where anything can be seen without it. */
export function withoutLineEnd(sent: string): string {
  return sent.trim() === "" ? sent : sent.replace(/\n$/, "");
}
