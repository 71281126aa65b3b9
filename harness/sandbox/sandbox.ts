/** What confines an engine: a command line in, a command line out. @module */

/** How a program is started. */
export interface EngineCommand {
  /** A path, or a name to look for on PATH. */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Added to the environment of the harness. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Most that an engine may use; what is left out is not limited. */
export interface Limits {
  readonly cpuSeconds?: number;
  readonly memoryMiB?: number;
  readonly processes?: number;
  readonly fileMiB?: number;
}

/** One way to confine a program. */
export interface Sandbox {
  readonly id: string;
  wrap(command: EngineCommand, limits: Limits): EngineCommand;
}

/** `command` started by `program` with `args` of its own before it. */
export function startedBy(
  command: EngineCommand,
  { program, args }: Pick<EngineCommand, "program" | "args">,
): EngineCommand {
  return { ...command, program, args: [...args, command.program, ...command.args] };
}
