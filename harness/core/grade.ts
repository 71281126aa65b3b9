/** Marks: what a submission earned, and the marks of a whole class. @module */

import type { Rule } from "./rule.ts";
import type { Localized, Text } from "./text.ts";

/** How far a submission got. */
export type GradeStanding =
  /** Its engine was run through the scenarios. */
  | "graded"
  /** Some scenarios could not be judged, through no fault of the engine: grade again. */
  | "inconclusive"
  /** Its build failed. */
  | "unbuildable"
  /** There is no program to start, or it cannot be started. */
  | "unstartable"
  /** Grading has not reached it yet. */
  | "waiting"
  /** A student of the roster handed in nothing. */
  | "missing";

/**
 * How late a submission was: by a time, or by one that the course site does not say. One whose time
 * cannot be read may have been on time.
 */
export type Lateness =
  | { readonly kind: "by"; readonly ms: number }
  | { readonly kind: "unknown" }
  | { readonly kind: "unread" };

/** What one line of the rubric gave. */
export interface LineMark {
  /** The line's id, unique in the rubric. */
  readonly id: string;
  readonly title: Text;
  readonly points: number;
  /** What the line can give; less than the rubric says where parts of it are excluded. */
  readonly most: number;
  /** What it could still give once everything is judged; as `points` where everything is. */
  readonly atMost: number;
  /** Why points were lost or left out, a sentence each. */
  readonly reasons: readonly Text[];
  /** The same where it speaks of scenarios that students do not see. */
  readonly hiddenReasons: readonly Text[];
  /** Ids of the scenarios that cost points or are not judged yet. */
  readonly scenarios: readonly string[];
  /** Ids of the rules that cost points or are not judged yet. */
  readonly rules: readonly string[];
  /** Students do not see it. */
  readonly hidden: boolean;
}

/** The marks of one submission. */
export interface Grade {
  readonly submission: string;
  /** The name of its folder among the results. */
  readonly slug: string;
  readonly standing: GradeStanding;
  /** Why it was not graded, or not wholly. */
  readonly why?: Text;
  readonly points: number;
  readonly most: number;
  readonly atMost: number;
  readonly marks: readonly LineMark[];
  /** Caps, and lateness, that took points away. */
  readonly caps: readonly Text[];
  readonly counts: Readonly<Record<"passed" | "warned" | "failed" | "skipped" | "errored", number>>;
  /** Ids of the rules it broke, the one to fix first in front. */
  readonly broken: readonly string[];
  /** Ids of the rules that it was seen to keep. */
  readonly kept: readonly string[];
  /** What confined it. */
  readonly confinement: string;
  /** There are no points, not even 0. */
  readonly unmarked?: true;
  /** What the compiler or the program said; on the page of the class alone. */
  readonly detail?: string;
}

/** The marks of a class, in the order of the submissions' names. */
export interface Gradebook {
  readonly title: Text;
  readonly protocol: string;
  readonly version: string;
  /** What all games were dealt from, the same for all submissions. */
  readonly seed?: number;
  readonly rules: readonly Rule[];
  /** The lines of the rubric. */
  readonly lines: readonly Pick<LineMark, "id" | "title" | "most" | "hidden">[];
  readonly most: number;
  readonly grades: readonly Grade[];
}

/** What one scenario or rule of a line is worth, and what it earned. */
export interface ExplainedPart {
  readonly id: string;
  readonly most: number;
  readonly points: number;
  readonly atMost: number;
  /** Why it is not everything, or why it does not count. */
  readonly why?: Localized;
}

/** How the points of a line came about. */
export interface ExplainedLine
  extends Pick<LineMark, "id" | "title" | "points" | "most" | "atMost"> {
  /** In proportion; otherwise the worst of the parts decides. */
  readonly partial: boolean;
  readonly parts: readonly ExplainedPart[];
}

/** How every point of a grade came about. */
export interface Explanation {
  readonly grade: Grade;
  readonly lines: readonly ExplainedLine[];
}

/** The columns of a gradebook that are not lines of the rubric, in their order before and after. */
export const GRADEBOOK_COLUMNS = {
  before: [
    "submission",
    "points",
    "most",
    "at_most",
    "standing",
    "passed",
    "warned",
    "failed",
    "skipped",
    "errored",
  ],
  after: ["broken", "note"],
} as const;

/** Whether marks may still change: something was not judged, or grading has not reached it. */
export function mayChange({ standing }: Pick<Grade, "standing">): boolean {
  return standing === "inconclusive" || standing === "waiting";
}
