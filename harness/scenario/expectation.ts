/** What a step waits for. @module */

/** What a field of a message is held to. */
export type Matcher =
  | { readonly kind: "is"; readonly value: string }
  | { readonly kind: "one-of"; readonly values: readonly string[] }
  /** The pattern is found; `like` is an example for a reader. */
  | { readonly kind: "matches"; readonly pattern: string; readonly like?: string }
  /** The lines of a field, in any order, are at least these. */
  | { readonly kind: "includes"; readonly lines: readonly string[] }
  /** The lines of a field are exactly these, in any order. */
  | { readonly kind: "any-order"; readonly lines: readonly string[] };

/** What a step waits for. */
export type Expectation =
  /** One answer with these fields. */
  | { readonly kind: "message"; readonly fields: Readonly<Record<string, Matcher>> }
  /** One of several answers. */
  | { readonly kind: "any-of"; readonly messages: readonly Readonly<Record<string, Matcher>>[] }
  /** As many answers as listed, in any order. */
  | { readonly kind: "all-of"; readonly messages: readonly Readonly<Record<string, Matcher>>[] }
  /**
   * The engine ends: with a code, by itself and not by a signal (`clean`), the same or by hanging up
   * (`left`), or however it likes.
   */
  | { readonly kind: "exit"; readonly code?: number | "clean" | "left" }
  | { readonly kind: "silence" }
  /** The engine waits without using the processor. */
  | { readonly kind: "idle" };
