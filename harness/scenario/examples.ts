/** Answers that a scenario would accept. @module */

import { said } from "./describe.ts";
import type { Matcher } from "./expectation.ts";
import type { Fields } from "./match.ts";

const MOST = 100;

/** Answers, field by field, of which any will do; none where a field cannot be said in one text. */
export function examplesOf(fields: Fields): readonly Readonly<Record<string, string>>[] {
  let examples: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [name, matcher] of Object.entries(fields)) {
    const texts = textsOf(matcher);
    if (texts.length * examples.length > MOST) return [];
    examples = examples.flatMap((one) => texts.map((text) => ({ ...one, [name]: text })));
  }
  return examples;
}

function textsOf(matcher: Matcher): readonly string[] {
  switch (matcher.kind) {
    case "is":
      return [matcher.value];
    case "one-of":
      return said(matcher.values);
    case "matches":
      return matcher.like === undefined ? [] : [matcher.like];
    case "includes":
    case "any-order":
      return [];
  }
}
