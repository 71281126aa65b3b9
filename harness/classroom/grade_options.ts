/** What a class is graded with, as the user asks for it. @module */

import type { Language } from "../core/mod.ts";
import type { Site } from "../course/mod.ts";
import type { Shard } from "../core/mod.ts";
import type { SandboxLevel } from "../sandbox/mod.ts";
import type { WantedSeed } from "./class_seed.ts";
import type { GradescopeRoom } from "./room.ts";

/** All that `grade` was told. */
export interface GradeOptions {
  readonly help: boolean;
  /** The submission whose marks are to be explained; nothing is graded then. */
  readonly explain?: string;
  readonly folder: string;
  readonly protocol?: string;
  readonly rubric?: string;
  readonly config?: string;
  /** How a console program talks. */
  readonly console?: string;
  /** The students of the class. */
  readonly roster?: string;
  /** The course site whose names the submissions have. */
  readonly from?: Site;
  /** What Gradescope gets of the only submission, after every scenario. */
  readonly gradescope?: GradescopeRoom;
  readonly out: string;
  readonly suites: readonly string[];
  readonly shard: Shard;
  /** Patterns of names that are graded anew. */
  readonly again: readonly string[];
  /** Results or timings of an earlier run, by which the class is split. */
  readonly timings?: string;
  readonly jobs: number;
  readonly pin: boolean;
  readonly seed: WantedSeed;
  readonly strict: boolean;
  readonly budgetMs: number;
  readonly buildMs: number;
  readonly timeScale: number;
  readonly sandbox: SandboxLevel | "auto";
  readonly least: SandboxLevel;
  readonly memoryMiB: number;
  readonly bom: boolean;
  readonly quiet: boolean;
  readonly language: Language;
}
