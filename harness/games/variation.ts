/** How what a scenario writes down is put in other words that test the same. @module */

/** Each answers undefined for what it cannot change: then the scenario stays as it is written. */
export interface Variation {
  opening(plies: readonly string[]): readonly string[] | undefined;
  setup(text: string): string | undefined;
  /** Whether a greeting with these options goes with any position. */
  greets?(options: Readonly<Record<string, string>>): boolean;
  /** What is sent to the engine. */
  frame(text: string): string | undefined;
  /** A value that an answer is held to, or a pattern. */
  answer(text: string): string | undefined;
}

/** Draws a variation for a scenario that says all this. */
export type DrawVariation = (random: () => number, said: readonly string[]) => Variation;
