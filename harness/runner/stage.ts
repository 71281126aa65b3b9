/** What a step of a scenario works with. @module */

import type { Scenario, Step } from "../scenario/mod.ts";
import type { CaseContext } from "./case_context.ts";
import type { TalkStage } from "./play/mod.ts";

/** What a step works with. */
export interface Stage extends TalkStage {
  readonly scenario: Scenario;
  /** The case's key in the stream of events. */
  readonly key: string;
  readonly context: CaseContext;
  /**
   * Told that a legal ply was put in the place of an illegal one that broke these rules; answers of
   * which no finding tells. Absent where none may be replaced.
   */
  readonly amended?: (ply: string, broken: readonly string[]) => readonly string[];
  /** Told that a ply was made in the engine's place, which was not asked for it. */
  readonly leftOut?: (ply: string) => void;
  /** Told the rule that an answer to a plain question nearly broke by being late. */
  readonly nearlyLate?: (rule?: string) => void;
  /** Told that the engine gave up where a scenario's own question asked for a ply. */
  readonly yielded?: () => void;
}

/** The instance that a step speaks of, started when it is needed; undefined if it cannot be. */
export type StageOf = (step: Step) => Promise<Stage | undefined>;
