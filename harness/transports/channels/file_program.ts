/** The shape of fixture engines that answer by files: from arguments and files to deeds. @module */

/** What a program knows when it starts. */
export interface Surroundings {
  readonly args: readonly string[];
  /** The text of a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
}

/** One thing that a program does, in order; it ends with code 0 after the last. */
export type FileDeed =
  | { readonly kind: "write"; readonly path: string; readonly text: string }
  /** Writes over the beginning of a file and leaves the rest as it is. */
  | { readonly kind: "overwrite"; readonly path: string; readonly text: string }
  | { readonly kind: "remove"; readonly path: string }
  | { readonly kind: "rename"; readonly path: string; readonly to: string }
  | { readonly kind: "link"; readonly path: string; readonly to: string }
  | { readonly kind: "mode"; readonly path: string; readonly mode: number }
  | { readonly kind: "print"; readonly text: string }
  | { readonly kind: "mutter"; readonly text: string }
  | { readonly kind: "think"; readonly ms: number }
  /** Reads stdin until it ends. */
  | { readonly kind: "read-stdin" }
  /** Leaves a child behind, which writes a file, if it is told to, when the program is gone. */
  | { readonly kind: "leave-child"; readonly path?: string; readonly text?: string }
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "die"; readonly signal: string };

/** A program as a value: the same one runs in-process and as a real process. */
export type FileProgram = (surroundings: Surroundings) => readonly FileDeed[];
