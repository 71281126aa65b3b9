/** How a stream of text is cut into frames. @module */

/** Cuts what has come so far into whole frames; `rest` waits for more. Text is one char per byte. */
export interface Framing {
  (text: string): { readonly frames: readonly string[]; readonly rest: string };
  /** Characters of which one ends every frame; a line feed unless told otherwise, none for any. */
  readonly ends?: string;
  /** What is sent is framed alike, and a log shows its frames alone. */
  readonly bothWays?: boolean;
}
