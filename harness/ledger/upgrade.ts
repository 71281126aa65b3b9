/**
 * What the version before wrote, in the form of today: a verdict and an inconclusive game had a
 * sentence (`why`) where they have a reason (`because`) now, and a walkover had no kind. @module
 */

import { isRecord, type Reason, type Text } from "../core/mod.ts";
import { guardOf } from "./guard.ts";
import { anyText } from "./reason_schema.ts";

/** An event of today, if `value` is one of the version before; any other value as it is. */
export function upgradeEvent(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (value.kind === undefined && (value.unstartable ?? value.silent)) {
    return { kind: "walkover", ...value };
  }
  if (value.kind !== "case-finished") return value;
  return { ...value, verdict: upgradeVerdict(value.verdict) };
}

/** A game of today, if `value` is one of the version before; any other value as it is. */
export function upgradeGame(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.outcome)) return value;
  const { why, ...outcome } = value.outcome;
  if (!isSentence(why)) return value;
  return { ...value, outcome: { ...outcome, because: { kind: "told", why } } };
}

function upgradeVerdict(verdict: unknown): unknown {
  if (!isRecord(verdict) || "because" in verdict || !isSentence(verdict.why)) return verdict;
  const { kind, why, blamed } = verdict;
  return { kind, because: reasonIn({ kind, why, blamed: blamed === true }) };
}

/** What a sentence meant: then the user's own words alone were in one language. */
function reasonIn(
  { kind, why, blamed }: { readonly kind: unknown; readonly why: Text; readonly blamed: boolean },
): Reason {
  // That version had nothing but words: here alone they are read.
  // deno-lint-ignore house/words
  if (typeof why === "string") {
    return kind === "skipped" ? { kind: "excluded", by: why } : {
      kind: "harness-error",
      detail: why,
    };
  }
  if (!blamed) return { kind: "told", why };
  // deno-lint-ignore house/words
  const [, rule, scenario] = NO_TALK.exec(why.en) ?? [];
  if (rule === undefined || scenario === undefined) return { kind: "told", why, blamed };
  return { kind: "barred", rule, scenario };
}

/** The one sentence of that version from which other parts of the program had to learn something. */
const NO_TALK = /^No talk is possible before (\S+) is mended \(see (\S+)\)$/;

const isSentence = guardOf<Text>(anyText);
