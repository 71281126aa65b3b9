/** What a scenario file says, read and located. @module */

import type { Localized, Span, Stimulated, Stimulus } from "../core/mod.ts";
import type { RuleId } from "../protocols/finding.ts";
import type { PlainStep, StepBase } from "./verbs/mod.ts";

/** Does steps several times. */
export interface RepeatStep extends StepBase {
  readonly verb: "repeat";
  readonly times: number;
  readonly steps: readonly Step[];
}

/** One step. */
export type Step = PlainStep | RepeatStep;

/** One scenario; its id is its path. */
export interface Scenario extends Stimulated {
  readonly id: string;
  readonly title: Localized;
  readonly protocol: string;
  /** The first is blamed where a step names none. */
  readonly rules: readonly RuleId[];
  /** Where what it sends comes from. */
  readonly stimulus: Stimulus;
  /** Words that group scenarios of several folders. */
  readonly tags?: readonly string[];
  /** Goes first and alone; when it finds that there is no talk at all, the rest is skipped. */
  readonly preflight: boolean;
  /** A whole game, played only while the budget lasts. */
  readonly game: boolean;
  /** How many copies of the engine run side by side. */
  readonly instances: number;
  readonly steps: readonly Step[];
  readonly at: Span;
  /** The text of the file, for reports. */
  readonly source?: string;
  /** Its positions are not those of the file: a seed has changed them. */
  readonly varied?: true;
}
