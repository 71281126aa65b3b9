/** Starts a program in a session of its own by one call of the system (Linux). @module */

import { cFunctions } from "./c_library.ts";
import { packedWords } from "./packed_words.ts";
import { textOf } from "./process_stat.ts";

/** What is to be started. */
export interface SpawnOptions {
  /** An absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** A descriptor of ours that the program gets as its descriptor 3. */
  readonly third?: number;
}

/** A program that runs, and our ends of its pipes. */
export interface Spawned {
  readonly pid: number;
  readonly stdin: number;
  readonly stdout: number;
  readonly stderr: number;
}

/**
 * The runtime makes a session by copying itself, which takes milliseconds; this takes a fraction of
 * one. Undefined where it cannot be had or the system refuses: the runtime is then asked, and says
 * why.
 */
export function posixSpawn(options: SpawnOptions): Spawned | undefined {
  const calls = system();
  const pipes = calls && openPipes(calls);
  if (!pipes) return undefined;
  const [input, output, errors] = pipes;
  const theirs = [input.read, output.write, errors.write];
  const ours = { stdin: input.write, stdout: output.read, stderr: errors.read };
  const pid = begun(calls, theirs, options);
  for (const each of theirs) calls.close(each);
  if (pid !== undefined) return { pid, ...ours };
  for (const each of Object.values(ours)) calls.close(each);
  return undefined;
}

/** Its first three descriptors are `theirs`; its number, where it could be started. */
function begun(
  calls: Calls,
  theirs: readonly number[],
  options: SpawnOptions,
): number | undefined {
  const words = packedWords(options);
  if (!words) return undefined;
  const { cwd, third } = options;
  const actions = new Uint8Array(MOST_BYTES);
  calls.posix_spawn_file_actions_init(actions);
  if (cwd !== undefined) calls.posix_spawn_file_actions_addchdir_np(actions, terminated(cwd));
  for (const [at, each] of [...theirs, ...third === undefined ? [] : [third]].entries()) {
    calls.posix_spawn_file_actions_adddup2(actions, each, at);
  }
  const pid = new Int32Array(1);
  const { file, argv, envp } = words;
  const error = calls.posix_spawn(pid, file, actions, calls.attributes, argv, envp);
  calls.posix_spawn_file_actions_destroy(actions);
  return error === 0 ? pid[0] : undefined;
}

function terminated(word: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${word}\0`);
}

interface Pipe {
  readonly read: number;
  readonly write: number;
}

const CLOSE_ON_EXEC = 0o2000000;

function openPipes(calls: Calls): readonly [Pipe, Pipe, Pipe] | undefined {
  const ends = new Int32Array(6);
  for (let at = 0; at < ends.length; at += 2) {
    if (calls.pipe2(ends.subarray(at, at + 2), CLOSE_ON_EXEC) === 0) continue;
    for (const end of ends.subarray(0, at)) calls.close(end);
    return undefined;
  }
  const [a = -1, b = -1, c = -1, d = -1, e = -1, f = -1] = ends;
  return [{ read: a, write: b }, { read: c, write: d }, { read: e, write: f }];
}

/** More than any C library needs for its opaque structures. */
const MOST_BYTES = 1024;
const [INT, IN, AT] = ["i32", "buffer", "pointer"] as const;

const SYMBOLS = {
  pipe2: { parameters: [IN, INT], result: INT },
  close: { parameters: [INT], result: INT },
  posix_spawn: { parameters: [IN, AT, IN, IN, AT, AT], result: INT },
  posix_spawn_file_actions_init: { parameters: [IN], result: INT },
  posix_spawn_file_actions_adddup2: { parameters: [IN, INT, INT], result: INT },
  posix_spawn_file_actions_addchdir_np: { parameters: [IN, IN], result: INT },
  posix_spawn_file_actions_destroy: { parameters: [IN], result: INT },
  posix_spawnattr_init: { parameters: [IN], result: INT },
  posix_spawnattr_setflags: { parameters: [IN, "i16"], result: INT },
  posix_spawnattr_setsigdefault: { parameters: [IN, IN], result: INT },
  posix_spawnattr_setsigmask: { parameters: [IN, IN], result: INT },
  signal: { parameters: [INT, "usize"], result: "usize" },
} as const;

type Functions = NonNullable<ReturnType<typeof cFunctions<typeof SYMBOLS>>>;
type Calls = Functions & { readonly attributes: Uint8Array<ArrayBuffer> };

let known: { readonly calls: Calls | undefined } | undefined;

function system(): Calls | undefined {
  return (known ??= { calls: open() }).calls;
}

function open(): Calls | undefined {
  const found = cFunctions(SYMBOLS);
  if (!found) return undefined;
  if (isIgnored(SIGCHLD)) found.signal(SIGCHLD, DEFAULT);
  return { ...found, attributes: attributesBy(found) };
}

const DEFAULT = 0n;

/** Whether we ignore a signal; a process that ignores SIGCHLD, as our caller may, is not told when a child ends. */
function isIgnored(signal: number): boolean {
  const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(textOf("/proc/thread-self/status"))?.[1];
  return (BigInt(`0x${ignored ?? 0}`) >> BigInt(signal - 1) & 1n) === 1n;
}

const FLAGS = { defaults: 0x04, mask: 0x08, session: 0x80 };
const [SIGPIPE, SIGCHLD] = [13, 17];
const SIGNAL_SET_BYTES = 128;

/** A session of its own; and the runtime ignores SIGPIPE, which a program would inherit. */
function attributesBy(calls: Functions): Uint8Array<ArrayBuffer> {
  const attributes = new Uint8Array(MOST_BYTES);
  const defaults = new Uint8Array(SIGNAL_SET_BYTES);
  new DataView(defaults.buffer).setUint32(0, 1 << (SIGPIPE - 1), true);
  calls.posix_spawnattr_init(attributes);
  calls.posix_spawnattr_setsigdefault(attributes, defaults);
  calls.posix_spawnattr_setsigmask(attributes, new Uint8Array(SIGNAL_SET_BYTES));
  calls.posix_spawnattr_setflags(attributes, FLAGS.defaults | FLAGS.mask | FLAGS.session);
  return attributes;
}
