/** What all submissions of a class have in common while they are graded. @module */

import type { ClassEvent, Language } from "../core/mod.ts";
import type { Student } from "../course/mod.ts";
import type { ClassHandling, Rubric } from "../grading/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { Gate } from "../runner/mod.ts";
import type { Limits, SandboxLevel } from "../sandbox/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Abilities } from "../transports/mod.ts";
import type { Visibility } from "../../reporters/jobs/mod.ts";
import type { LeaderboardRules } from "./leaderboard.ts";
import type { Terms } from "./plan.ts";
import type { Store } from "./store.ts";
import type { Submission } from "./submissions.ts";

/** A submission with its place in the class. */
export interface Entry {
  readonly submission: Submission;
  readonly slug: string;
  /** Its number in the whole class, whatever part of it is graded here. */
  readonly number: number;
}

/** What Gradescope, which grades one submission at a time, wants besides. */
export interface GradescopeRoom {
  /** Where the results go besides the submission's own folder. */
  readonly file: string;
  readonly visibility: Visibility;
  readonly leaderboard?: LeaderboardRules;
}

/** Everything that one submission's grading needs from outside. */
export interface GradingRoom {
  readonly pairing: AnyPairing;
  readonly scenarios: readonly Scenario[];
  readonly terms: Terms;
  readonly rubric: Rubric;
  readonly ofClass: ClassHandling;
  readonly store: Store;
  /** Where private copies are made; no other process uses it. */
  readonly copies: string;
  /** How much can still be written in a folder. */
  readonly spareMiB?: (folder: string) => number;
  /** Files and folders that no submission is to see. */
  readonly closed: readonly string[];
  readonly gate: Gate;
  readonly level: SandboxLevel;
  readonly abilities: Abilities;
  readonly limits: Limits;
  /** Patterns of names that are graded anew, whatever is known of them. */
  readonly again: readonly string[];
  readonly buildMs: number;
  /** Engines of one submission that run side by side. */
  readonly jobs: number;
  /** Engines are tied to cores. */
  readonly pinned: boolean;
  readonly language: Language;
  /** The students of the roster that handed in nothing. */
  readonly missing?: readonly Student[];
  readonly gradescope?: GradescopeRoom;
  readonly tell: (event: ClassEvent) => void;
  readonly signal?: AbortSignal;
}
