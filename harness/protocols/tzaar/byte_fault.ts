/** What can be wrong with the bytes of a board file. @module */

/** The kinds of faults, by what an author would call them. */
export type ByteFaultKind =
  | "empty-file"
  | "utf-16"
  | "byte-order-mark"
  | "stale-bytes"
  | "trailing-nul"
  | "trailing-ctrl-z"
  | "trailing-newline"
  | "trailing-blank"
  | "nul"
  | "ctrl-z"
  | "lone-cr"
  | "mixed-line-ends"
  | "wrong-line-end"
  | "row-count"
  | "column-count"
  | "trailing-comma"
  | "blank-after-comma"
  | "stray-blank"
  | "number-form";

/** What is wrong with a file, and where. */
export interface ByteFault {
  readonly kind: ByteFaultKind;
  readonly offset: number;
  readonly row?: number;
  readonly column?: number;
  readonly found: string;
}
