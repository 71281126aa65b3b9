/** What is worth how much. @module */

import type { Text } from "../core/mod.ts";
import type { LateRule } from "./late.ts";

/** What a line, a cap or an exclude is about: ids, folders and tags already looked up. */
export type Scope =
  | { readonly kind: "scenarios"; readonly ids: readonly string[] }
  | { readonly kind: "rules"; readonly ids: readonly string[] };

/** Points for some scenarios or rules, which share them evenly. */
export interface RubricLine {
  /** Unique in the rubric; the name of its column. */
  readonly id: string;
  readonly title: Text;
  readonly scope: Scope;
  readonly points: number;
  /** In proportion; otherwise the worst of the scenarios or rules decides. */
  readonly partial: boolean;
  /** Students do not see it. */
  readonly hidden: boolean;
}

/** The most that a submission gets which failed one of the scenarios or broke one of the rules. */
export interface Cap {
  readonly scope: Scope;
  readonly most: number;
  readonly reason?: Text;
}

/** What does not count; its points leave the maximum. */
export interface Exclude {
  readonly scope: Scope;
  readonly reason: Text;
  /** Patterns of submissions' names; for all of them where absent. */
  readonly only?: readonly string[];
}

/** How the marks of a class come about. */
export interface Rubric {
  readonly title: Text;
  readonly credit: {
    /** What part of the points a scenario earns in which only recommendations were broken. */
    readonly warned: number;
  };
  readonly lines: readonly RubricLine[];
  readonly caps: readonly Cap[];
  /** Ids of the scenarios that are graded and not shown to students. */
  readonly hidden: readonly string[];
  readonly excludes: readonly Exclude[];
  /** What lateness costs; nothing where absent. */
  readonly late?: LateRule;
  /** When it was due, as it is written. */
  readonly due?: string;
  /** Which of several submissions of a student counts; the newest where absent. */
  readonly several?: "newest" | "oldest";
  /** What a student gets who handed in nothing; 0 where absent. */
  readonly missing?: "0" | "empty";
  /** For each rule the ids of the scenarios that cite it. */
  readonly citations: Readonly<Record<string, readonly string[]>>;
}

/** What a rubric may speak of. */
export interface Gradable {
  readonly scenarios: readonly {
    readonly id: string;
    readonly rules: readonly string[];
    readonly tags?: readonly string[];
  }[];
  readonly rules: readonly { readonly id: string; readonly level: string }[];
}
