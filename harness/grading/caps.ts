/** Limits for submissions that fail something. @module */

import { fill, localized, type Text } from "../core/mod.ts";
import type { Evidence, Worth } from "./evidence.ts";
import type { Exclusions } from "./exclusions.ts";
import { exactly, type Fraction, isLess, smaller } from "./fraction.ts";
import { MARK_WORDS } from "./mark_words.ts";
import type { Cap } from "./rubric.ts";

/** What a submission is judged by. */
export interface Grounds {
  readonly evidence: Evidence;
  readonly exclusions: Exclusions;
}

/** Points that are certain, and that are possible. */
export interface PointSpan {
  readonly least: Fraction;
  readonly most: Fraction;
}

/** What is left under the caps; one that is not certain yet lowers only what is certain. */
export function capAll(
  points: PointSpan,
  caps: readonly Cap[],
  grounds: Grounds,
): PointSpan & { readonly texts: readonly Text[] } {
  let [least, most] = [points.least, points.most];
  const texts: Text[] = [];
  for (const cap of caps) {
    const limit = exactly(cap.most);
    const { bad, open } = causesOf(cap, grounds);
    const cause = bad ?? open;
    if (!cause || !isLess(limit, bad ? most : least)) continue;
    least = smaller(least, limit);
    if (bad) most = smaller(most, limit);
    texts.push(capText(cap, cause));
  }
  return { least, most, texts };
}

function causesOf(
  { scope: { kind, ids } }: Cap,
  { evidence, exclusions }: Grounds,
): { readonly bad?: Worth; readonly open?: Worth } {
  const worths = ids.filter((id) => !exclusions[kind].has(id)).map((id) => evidence(kind, id));
  return {
    bad: shownFirst(worths.filter(({ bad }) => bad)),
    open: shownFirst(worths.filter(({ least, most }) => least < most)),
  };
}

/** Of several causes one that students may read. */
function shownFirst(worths: readonly Worth[]): Worth | undefined {
  return worths.find(({ hidden }) => !hidden) ?? worths[0];
}

function capText({ most, reason, scope }: Cap, { id, bad, hidden }: Worth): Text {
  const found = scope.kind === "rules" ? MARK_WORDS.oneBroken : MARK_WORDS.oneFailed;
  const told = fill(bad ? found : MARK_WORDS.oneOpen, { id });
  const why = hidden ? MARK_WORDS.ofRubric : told;
  const words = bad ? MARK_WORDS.cap : MARK_WORDS.openCap;
  return fill(words, { most, why: localized(reason ?? why) });
}
