/** A case as its own page shows it. @module */

import {
  bound,
  type PlyFacts,
  ruleOf,
  type Unrepeated,
  type WireEntry,
} from "../../harness/core/mod.ts";
import { either, listOf, maybe, number, oneOf, record, text } from "../shape.ts";
import { engineSource } from "../engine_place.ts";
import { sentBefore } from "../sent.ts";
import { unrepeatedText } from "../unrepeated_words.ts";
import { breachView } from "./breach_view.ts";
import { cutString } from "./cut_text.ts";
import type { CaseDetails } from "./model.ts";
import type { PageCase } from "./overview.ts";
import type { Key } from "./register.ts";

const MOST_ENTRY = 20_000;
const MOST_WIRE = 200_000;
const MOST_PLIES = 2000;

/** The details of a case; a wire log without end is cut in the middle. */
export function detailsOf({ report: { run }, case: one }: PageCase, rules: Key): CaseDetails {
  const wire = keptEntries(one.wire, MOST_WIRE);
  return {
    breaches: one.violations.map((violation) => {
      const { rule: { level: binding }, level } = bound(
        ruleOf(run, violation.rule),
        one,
        run.strict,
      );
      const source = engineSource(one, violation);
      const shown = { ...violation, sent: sentBefore(one, violation) };
      return breachView(shown, { rule: rules(violation.rule), binding, level, source });
    }),
    replay: one.replay,
    attempt: one.attempt,
    expected: one.expected,
    ...one.unrepeated && { unrepeated: unrepeatedView(one.unrepeated) },
    wire,
    leftOut: one.wire.length - wire.length,
    plies: one.plies.slice(0, MOST_PLIES).map(withSoundViews),
  };
}

function unrepeatedView(unrepeated: Unrepeated): CaseDetails["unrepeated"] {
  return { rule: unrepeated.rule, text: unrepeatedText(unrepeated) };
}

const soundView = record({
  of: either(text, record({ en: text, zh: text, ja: text })),
  diagram: record({
    shape: oneOf("squares", "hexagon"),
    points: listOf(record({ name: text, x: number, y: number })),
    tokens: listOf(record({ at: text, glyph: text, owner: text, letter: text })),
    marks: listOf(record({ kind: text, from: text, to: maybe(text) })),
    caption: either(text, record({ en: text, zh: text, ja: text })),
  }),
});

/** A ply without its views where a stream has something else in their place. */
function withSoundViews(ply: PlyFacts): PlyFacts {
  const { views, ...others } = ply;
  return views === undefined || listOf(soundView)(views) ? ply : others;
}

/** The first and the last entries, as many as fit into `most` characters. */
function keptEntries(wire: readonly WireEntry[], most: number): readonly WireEntry[] {
  const head = fitting(wire, most / 2);
  const tail = fitting(wire.slice(head.length).reverse(), most / 2).reverse();
  return [...head, ...tail];
}

function fitting(wire: readonly WireEntry[], most: number): WireEntry[] {
  const kept: WireEntry[] = [];
  let used = 0;
  for (const entry of wire) {
    used += Math.min(entry.text.length, MOST_ENTRY) + 20;
    if (used > most) break;
    const isLong = entry.text.length > MOST_ENTRY;
    kept.push(isLong ? { ...entry, text: cutString(entry.text, MOST_ENTRY) } : entry);
  }
  return kept;
}
