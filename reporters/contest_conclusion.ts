/** What a contest says about its players. @module */

import { type ContestReport, fixedPairings } from "../harness/core/mod.ts";
import type { Conclusion } from "./conclusion.ts";
import { matchConclusion } from "./match_conclusion.ts";

const ORDER = ["violations", "unstartable", "inconclusive"] as const;

/** The whole contest in one word: a violation weighs more than a doubt, and a doubt more than nothing. */
export function contestConclusion(
  { matches, contest, shard, rounds, over }: ContestReport,
): Conclusion {
  const each = matches.map(({ report, absent }): Conclusion => {
    const conclusion = matchConclusion(report);
    return absent === undefined || conclusion === "violations" ? conclusion : "unstartable";
  });
  const whole = rounds ? over : matches.length === fixedPairings(contest, shard).length;
  return ORDER.find((one) => each.includes(one)) ?? (whole ? "conforms" : "inconclusive");
}
