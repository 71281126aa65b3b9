/** What confines an engine: a command line in, a command line out. @module */

/** How a program is started. */
export interface EngineCommand {
  /** A path, or a name to look for on PATH. */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Added to the environment of the harness. */
  readonly env?: Readonly<Record<string, string>>;
  /** Nothing of the harness's own environment is handed on. */
  readonly bare?: boolean;
  /** A process in between reports the program's death by signal N as exit code 128 + N. */
  readonly signalsAsCodes?: boolean;
  /** The cores that the harness ties it to; a sandbox hands this on, and `tied` obeys it. */
  readonly cores?: readonly number[];
  /** What the program that is started finds to read at descriptor 3. */
  readonly handed?: Uint8Array<ArrayBuffer>;
}

/** Most that an engine may use; what is left out is not limited. */
export interface Limits {
  /** Of one process by the kernel, of all together by the watch. */
  readonly cpuSeconds?: number;
  /** Of one process by the kernel, of all together by the watch. */
  readonly memoryMiB?: number;
  readonly processes?: number;
  /** The size of one file. */
  readonly fileMiB?: number;
  /** The size of all files in its folder, seen by the watch. */
  readonly folderMiB?: number;
  readonly openFiles?: number;
}

/** What a program needs to reach in one run, besides what its sandbox always lets it. */
export interface Access {
  /** Folders of this run alone, at the same path inside and outside. */
  readonly writable?: readonly string[];
  /** How it reaches the harness over TCP. */
  readonly gate?: Doorway;
  /** It is started in a network of its own, so that the sandbox need not make one. */
  readonly network?: true;
}

/** A relay that listens where a program connects, and hands on to a socket of the harness. */
export interface Doorway {
  /** The Deno that runs the relay. */
  readonly runtime: string;
  readonly script: string;
  /** The folder outside that holds the harness's socket. */
  readonly folder: string;
  /** The name of the socket in it. */
  readonly socket: string;
  readonly port: number;
  /** Ports where engines connect that do not read their arguments. */
  readonly decoys: readonly number[];
}

/** One way to confine a program. */
export interface Sandbox {
  readonly id: string;
  wrap(command: EngineCommand, limits: Limits, access?: Access): EngineCommand;
}

/** A user and a group of the system, by their numbers. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** `command` started by `program` with `args` of its own before it. */
export function startedBy(
  command: EngineCommand,
  { program, args }: Pick<EngineCommand, "program" | "args">,
): EngineCommand {
  return { ...command, program, args: [...args, command.program, ...command.args] };
}
