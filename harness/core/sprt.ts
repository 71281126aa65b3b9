/** A sequential test of two players as plain data. @module */

/** The two hypotheses in Elo points, and the chances of a wrong decision that are accepted. */
export interface SprtTest {
  readonly elo0: number;
  readonly elo1: number;
  /** The chance of deciding for `elo1` though `elo0` holds. */
  readonly alpha: number;
  /** The chance of deciding for `elo0` though `elo1` holds. */
  readonly beta: number;
}

/** Which hypothesis the test decided for. */
export type SprtDecision = "elo0" | "elo1";

/** How far a test is. */
export interface SprtReport {
  readonly test: SprtTest;
  /** The log-likelihood ratio at which the test decides for `elo0`, and for `elo1`. */
  readonly bounds: readonly [number, number];
  /** The log-likelihood ratio so far. */
  readonly llr: number;
  /** The ratio after each pair of games that counts. */
  readonly curve: readonly number[];
  /** How many pairs brought the first player 0, ½, 1, 1½ and 2 points. */
  readonly counts: readonly number[];
  /** How many pairs repeat an earlier one move for move, and so do not count. */
  readonly repeated: number;
  /** The share of the variance that pairing took away; undefined where it cannot be told. */
  readonly saved?: number;
  /** Undefined while the test goes on. */
  readonly decision?: SprtDecision;
  /** The last game that counts; games beyond it were begun before the decision was known. */
  readonly lastGame: number;
}

/** How far a test is. */
export interface TestProgress {
  /** The log-likelihood ratio. */
  readonly llr: number;
  /** After so many pairs. */
  readonly pairs: number;
  /** Where it ends. */
  readonly bounds: readonly [number, number];
}
