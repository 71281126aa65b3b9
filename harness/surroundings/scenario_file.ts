/** Files of scenarios. @module */

/** A file of scenarios and the name under which reports cite it. */
export interface ScenarioFile {
  readonly path: string;
  readonly file: string;
  readonly id: string;
  /** Its text, where it has been read already. */
  readonly text?: string;
}
