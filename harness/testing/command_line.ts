/** The command line as a real process. @module */

/** The folder of the repository. */
export const ROOT: string = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const CLEAR = /^(INIT_CWD|SHINPAN_CALL|npm_|GITHUB_|LC_|LANG|FORCE_COLOR)/;
const MARK = "SHINPAN_TEST_MARK";

/** How a process is started. */
export interface StartOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the test types; nothing is typed where absent. */
  readonly stdin?: "piped";
}

/** How a process ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command that is running. */
export interface Running {
  readonly child: Deno.ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has printed so far. */
  said(): string;
  /** The processes that it started, and what they started, which are still there; Linux only. */
  left(): readonly number[];
}

/** Runs `shinpan …` to its end. */
export function shinpan(args: readonly string[], options: StartOptions = {}): Promise<Ended> {
  return startShinpan(args, options).ended;
}

/** Starts `shinpan …`, in English and without colours. */
export function startShinpan(
  args: readonly string[],
  { cwd, env, stdin }: StartOptions = {},
): Running {
  const mark = crypto.randomUUID();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", `${ROOT}harness/main.ts`, ...args],
    cwd: cwd ?? ROOT,
    clearEnv: true,
    env: { ...surroundings(), [MARK]: mark, ...env },
    stdin: stdin ?? "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const out = gathered(child.stdout);
  const ended = ending(child, { out, err: gathered(child.stderr) });
  return { child, ended, said: out.said, left: () => carriers(mark, child.pid) };
}

/** The environment of a user who speaks English and wants no colours. */
export function surroundings(): Record<string, string> {
  const kept = Object.entries(Deno.env.toObject()).filter(([name]) => !CLEAR.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: "1", LC_ALL: "C" };
}

/** The command that runs a fixture engine as a process. */
export function fixtureCommand(protocol: string, name: string): readonly string[] {
  const host = `${ROOT}fixtures/engines/host.ts`;
  return [Deno.execPath(), "run", "-A", "--quiet", host, protocol, name];
}

/** Waits until something holds, and fails after a generous while. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!await holds()) {
    if (performance.now() > deadline) throw new Error(`Never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The text of a file, empty where there is none yet. */
export function textIn(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}

/** A stream that is read all the time. */
interface Gathered {
  readonly whole: Promise<void>;
  said(): string;
}

function gathered(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Gathered {
  let text = "";
  const read = async (): Promise<void> => {
    for await (const part of stream.pipeThrough(new TextDecoderStream())) text += part;
  };
  return { whole: read(), said: () => text };
}

async function ending(
  child: Deno.ChildProcess,
  { out, err }: { readonly out: Gathered; readonly err: Gathered },
): Promise<Ended> {
  const [{ code }] = await Promise.all([child.status, out.whole, err.whole]);
  return { code, out: out.said(), err: err.said() };
}

function carriers(mark: string, except: number): readonly number[] {
  if (Deno.build.os !== "linux") return [];
  return [...Deno.readDirSync("/proc")].map(({ name }) => Number(name))
    .filter((pid) => pid > 0 && pid !== except)
    .filter((pid) => textIn(`/proc/${pid}/environ`).includes(`${MARK}=${mark}`));
}
