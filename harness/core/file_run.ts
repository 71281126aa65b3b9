/** One run of an engine that talks by files: what it is given, and what it leaves behind. @module */

import type { Localized } from "./text.ts";

/** What an engine is started with. */
export interface FileCall {
  /** The words behind the program; `{ file }` stands for the path of one of the files. */
  readonly args: readonly (string | { readonly file: string })[];
  /** The texts of the files by name; they keep every byte (see bytes.ts). */
  readonly files: Readonly<Record<string, string>>;
  /** Names of files that the engine is to make; what became of them is told like of the others. */
  readonly answers?: readonly string[];
  /** What lies beside the engine's program lies beside the files too, as if the two were one folder. */
  readonly beside?: true;
  /** Names of files that the engine may not write. */
  readonly readOnly?: readonly string[];
  /** What the path of the files' folder has in it: nothing special, a blank, or letters like é. */
  readonly folder?: "plain" | "blank" | "letters";
  readonly paths?: "relative" | "absolute";
  /** Where the engine is started: beside the files, in an empty folder, or where the user is. */
  readonly cwd?: "files" | "elsewhere" | "own";
  /** An open stdin has nothing in it, and ends when the channel is closed; a closed one at once. */
  readonly stdin?: "open" | "closed";
}

/** What became of one of the files. */
export type FileFate =
  | {
    readonly kind: "file";
    /** Its text, or the beginning of it where `size` is beyond the cap. */
    readonly text: string;
    readonly size: number;
    /** Whether it was written to, also where its content stayed the same. */
    readonly written: boolean;
    readonly changed: boolean;
    /** Its permissions in octal, where they are others than before. */
    readonly mode?: string;
  }
  /** It is a link now, and links are not followed. */
  | { readonly kind: "link"; readonly target: string }
  | { readonly kind: "folder" | "other" }
  /** It is not there any more; `as` is what it is called now. */
  | { readonly kind: "gone"; readonly as?: string };

/** Something that was not there before. */
export interface Appeared {
  readonly name: string;
  /** Beside the files, or in the folder in which the engine was started. */
  readonly where: "files" | "cwd";
}

/** What an engine did between its start and its end. */
export interface FileRun {
  readonly exit: {
    readonly code?: number;
    readonly signal?: string;
    /** What it used too much of; it was ended for that. */
    readonly excess?: Localized;
  };
  readonly tookMs: number;
  readonly files: Readonly<Record<string, FileFate>>;
  readonly appeared: readonly Appeared[];
  /** Whether something that it started lived on. */
  readonly survived: boolean;
  /** Names of files that changed after its exit. */
  readonly changedLate: readonly string[];
  /** Bytes that it wrote to stdout. */
  readonly printed: number;
  /** The end of what it wrote to stderr. */
  readonly stderr: string;
}
