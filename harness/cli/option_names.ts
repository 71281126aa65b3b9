/** Names of options. @module */

/** The options that a command takes. */
export interface OptionNames {
  readonly flags?: readonly string[];
  readonly values?: readonly string[];
  /** May be given several times. */
  readonly lists?: readonly string[];
}
