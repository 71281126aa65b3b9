/** What a case shows of the rules that it cites: the one place where that is decided. @module */

import { isBlamed, type Reason } from "./reason.ts";
import type { CaseReport } from "./report.ts";

/**
 * `shown`: the engine did all that was asked; `part`: it did some of it; `withheld`: the engine
 * ended the case itself, so that nothing is earned; `owed`: the time was up while the engine was
 * working on an answer; `open`: the machine or the grader ended it; `optional`: the engine need not
 * offer it, or its game was over before there was an occasion; `nothing`: the engine failed, and what it broke is told by name.
 */
export type Shown = "shown" | "part" | "withheld" | "owed" | "open" | "optional" | "nothing";

/** What a case shows. The table in docs/grading.md has a row for each. */
export function shownBy({ verdict, end, plies, course }: Showing): Shown {
  if (end && end.kind !== "unmade") return "withheld";
  if (plies.some(({ early }) => early)) return "withheld";
  switch (verdict.kind) {
    case "passed":
    case "warned":
      return course === undefined || course === "amended" ? "shown" : "nothing";
    case "failed":
      return course === "amended" ? "shown" : "nothing";
    case "skipped":
    case "errored":
      return shownDespite(verdict.because);
  }
}

type Showing = Pick<CaseReport, "verdict" | "end" | "plies" | "course">;

function shownDespite(because: Reason): Shown {
  if (isBlamed(because)) return "withheld";
  switch (because.kind) {
    case "still-thinking":
      return "owed";
    case "not-offered":
    // The game ended by its own rules before there was an occasion.
    case "too-short":
      return "optional";
    case "budget":
      return because.plies ? "part" : "open";
    // The user's own choice leaves a rule to the cases that were run.
    case "excluded":
    case "lifted":
    case "fail-fast":
    case "told":
      return "part";
    case "interrupted":
    case "machine-busy":
    case "unconfirmed":
    case "unstartable":
    case "sandbox-unmade":
    case "unfinished":
    case "no-rule":
    case "unfinished-record":
    case "cut-short":
    case "harness-error":
      return "open";
    case "barred":
    case "barred-unseen":
    case "resigned":
    case "hanging":
      return "withheld";
  }
}

/**
 * The rules of which a case earns nothing, even where another case keeps them: what was at stake in
 * a ply that was asked for and not made, or that was illegal in another way than one before it. Where
 * that is not known, all that a case cites which the engine ended.
 */
export function withheldBy(one: Showing & Pick<CaseReport, "rules">): readonly string[] {
  const { rules, end, plies, verdict } = one;
  const isWithheld = shownBy(one) === "withheld";
  // A recommendation that the engine did not follow hides nothing of the game.
  const owed = isWithheld || verdict.kind === "failed" ? end?.stakes : undefined;
  const resigned = plies.filter(({ early }) => early).map(({ stakes }) => stakes);
  // A real server would have ended the game before this ply.
  const untold = plies.flatMap((ply) => ply.untold ?? []);
  const known = [owed, ...resigned].filter((stakes) => stakes !== undefined);
  if (known.length > 0) return [...known.flat(), ...untold];
  return isWithheld ? rules : untold;
}

/** The rules of the game that would have been put to the test by plies that were illegal and replaced. */
export function missedBy({ plies }: Pick<CaseReport, "plies">): readonly string[] {
  return plies.flatMap(({ amended, stakes = [] }) => amended ? stakes : []);
}

/** The rules of the game that plies of the engine have put to the test. */
export function playedBy({ plies }: Pick<CaseReport, "plies">): readonly string[] {
  return plies.flatMap(({ by, early, stakes = [] }) => by === "engine" && !early ? stakes : []);
}
