/** Runs a fixture engine as this process. @module */

import { bytesOf, textOf } from "../../core/mod.ts";
import type { AnyFixtureEngine, Deed, FixtureStart, Heard } from "./fixture_engine.ts";

const CHUNK_BYTES = 64 * 1024;

/** What an engine hears and says its words by. */
export interface EngineStreams {
  /** Fills `bytes`; answers with how many came, or null at the end. */
  readonly read: (bytes: Uint8Array) => Promise<number | null>;
  readonly say: (text: string) => Promise<void> | void;
}

/** Lets `engine` have this process's stdin and stdout; ends only with the process. */
export function hostEngine(
  engine: AnyFixtureEngine,
  args: readonly string[] = [],
): Promise<never> {
  return host(engine, {
    read: (bytes) => Deno.stdin.read(bytes),
    say: (text) => write(Deno.stdout, text),
  }, { args, read: fileText });
}

/** Lets `engine` talk by `streams`; ends only with the process. */
export async function host(
  engine: AnyFixtureEngine,
  streams: EngineStreams,
  start: FixtureStart = { args: [], read: fileText },
): Promise<never> {
  let state: unknown;
  const live = async (heard: Heard<unknown>): Promise<void> => {
    state = heard.state;
    for (const deed of heard.deeds) await perform(deed, streams);
  };
  await live(engine.begin(start));
  const bytes = new Uint8Array(CHUNK_BYTES);
  for (;;) {
    const count = await streams.read(bytes);
    if (count === null) break;
    await live(engine.hear(state, textOf(bytes.subarray(0, count))));
  }
  await live(engine.end(state));
  return await forever();
}

function perform(deed: Deed, { say }: EngineStreams): Promise<void> | void {
  switch (deed.kind) {
    case "say":
      return say(deed.text);
    case "mutter":
      return write(Deno.stderr, deed.text);
    case "print":
      return write(Deno.stdout, deed.text);
    case "think":
      return think(deed.ms);
    case "write":
      return Deno.writeTextFileSync(deed.name, deed.text);
    case "exit":
      return Deno.exit(deed.code);
    case "die":
      Deno.kill(Deno.pid, deed.signal as Deno.Signal);
      return forever();
    case "spin":
      return spin();
    case "part":
    case "connect-twice":
      throw new Error(`A process cannot "${deed.kind}" on request`);
  }
}

function fileText(name: string): string | undefined {
  try {
    return textOf(Deno.readFileSync(name));
  } catch {
    return undefined;
  }
}

/** Bounded, in case no process ends this one. */
function spin(): void {
  const untilMs = performance.now() + LONGEST_SPIN_MS;
  while (performance.now() < untilMs);
}

const LONGEST_SPIN_MS = 60_000;

function write(to: { writeSync(bytes: Uint8Array): number }, text: string): void {
  const bytes = bytesOf(text);
  try {
    for (let at = 0; at < bytes.length;) at += to.writeSync(bytes.subarray(at));
  } catch {
    // The reader is gone: ends as SIGPIPE would have ended it.
    Deno.exit(141);
  }
}

function think(ms: number): Promise<void> {
  if (ms > LONGEST_MS) return forever();
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function forever(): Promise<never> {
  // A pending timer keeps the process alive.
  setInterval(() => {}, LONGEST_MS);
  return new Promise(() => {});
}

const LONGEST_MS = 2 ** 31 - 1;
