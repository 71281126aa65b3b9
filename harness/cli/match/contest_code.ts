/** What a contest means for the exit code. @module */

import { type ContestReport, fixedPairings } from "../../core/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";
import { exitCodeOf } from "./conclusion.ts";

/** A violation weighs more than a doubt, and a doubt more than nothing. */
export function contestCode({ matches, contest, shard, rounds, over }: ContestReport): ExitCode {
  const codes = matches.map(({ report, absent }) => {
    const code = exitCodeOf(report);
    return absent === undefined || code === EXIT.violations ? code : EXIT.unstartable;
  });
  const order = [EXIT.violations, EXIT.unstartable, EXIT.inconclusive] as const;
  const whole = rounds ? over : matches.length === fixedPairings(contest, shard).length;
  return order.find((code) => codes.includes(code)) ?? (whole ? EXIT.conforms : EXIT.inconclusive);
}
