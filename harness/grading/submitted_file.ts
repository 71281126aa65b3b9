/** A file of a submission, as far as its name and its text tell what it is. @module */

/** A file of a submission; `path` counts from its folder. */
export interface SubmittedFile {
  readonly path: string;
  /** It may be executed, and begins as a program or a script with a shebang does. */
  readonly program: boolean;
  /** For sources: it holds a `main` function or method, or is meant to be run. */
  readonly main?: boolean;
  /** For sources in Java: the package that it says it belongs to. */
  readonly package?: string;
  /** For makefiles: what can be made, in the order of the file. */
  readonly targets?: readonly string[];
  /** It says itself what runs it, and that is not there. */
  readonly misled?: boolean;
}

/** What an engine is called, the likeliest first. */
export const LIKELY: readonly string[] = [
  ...["engine", "search", "main", "player", "agent", "run.sh", "a.out"],
];

/** The last part of a path. */
export function baseOf(path: string): string {
  return path.split("/").at(-1) ?? path;
}

/** Whether it is a tool's own file, which is not looked at. */
export function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith(".") || TOOLS.includes(part)) ||
    /(^|\/)target\/[^/]+\/(deps|build|examples|incremental)\//.test(path);
}

const TOOLS = ["__MACOSX", "CMakeFiles", "_deps", "node_modules", "__pycache__"];

/** Whether a name says that it only tries something out. */
export function isTest(path: string): boolean {
  return /test|bench|debug/i.test(baseOf(path).replace(/\.\w+$/, ""));
}

/** A path as a word of a shell command. */
export function quotedWord(path: string): string {
  const safe = path.startsWith("-") ? `./${path}` : path;
  return /^[\w./+-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}
