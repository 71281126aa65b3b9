/** How an engine is started, beyond its command. @module */

/** What a case adds to the command of an engine. */
export interface Launch {
  /** Arguments behind its own; `{file}` stands for the name of a file that is the case's alone. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What is in that file when the engine starts; there is no such file yet where absent. */
  readonly file?: string;
  /** The name of that file, where the engine knows no other. */
  readonly name?: string;
}

/** The arguments, once the file has a name. */
export function argumentsOf({ args = [] }: Launch, file: string): readonly string[] {
  return args.map((word) => word.replaceAll("{file}", file));
}
