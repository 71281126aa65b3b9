/** Fakes for the tests of watching; no tests of its own. @module */

import { assertEquals } from "@std/assert";
import type { Report } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type Round, type RoundListener, runRounds, type WatchRound } from "./rounds.ts";

/** What a round came to. */
type Code = "conforms" | "violations" | "unfinished";

/** What a round shows; one that never ends does so when it is stopped. */
export type Shown = Readonly<Record<string, "passed" | "failed">> | "endless";

/** What is done as soon as a line was told. */
export interface Act {
  readonly after: string;
  readonly press?: string;
  /** Paths that are written, with another content each time unless they begin with "same". */
  readonly save?: string;
}

/** A source of values that is fed by hand. */
class Feed<Value> {
  readonly stream: ReadableStream<Value>;
  push: (value: Value) => void = () => {};

  constructor() {
    this.stream = new ReadableStream({
      start: (to) => void (this.push = (value) => to.enqueue(value)),
    });
  }
}

/** A user, files and rounds that are not real. */
class Fakes {
  readonly clock = fakeClock();
  readonly changes = new Feed<readonly string[]>();
  readonly keys = new Feed<string>();
  readonly contents = new Map<string, string>();
  readonly told: string[] = [];
  readonly #shown: readonly Shown[];
  readonly #acts: Act[];
  #saves = 0;
  #rounds = 0;
  #running = 0;

  constructor(shown: readonly Shown[], acts: readonly Act[]) {
    this.#shown = shown;
    this.#acts = [...acts];
  }

  save(path: string): void {
    this.contents.set(path, path.startsWith("same") ? "same" : `${++this.#saves}`);
    this.changes.push([path]);
  }

  note(line: string): void {
    this.told.push(line);
    while (this.#acts[0] && this.told.includes(this.#acts[0].after)) {
      const { press, save = "" } = this.#acts.shift() ?? { after: "" };
      if (press !== undefined) this.keys.push(press);
      save.split(" ").filter((path) => path !== "").forEach((path) => this.save(path));
    }
  }

  async check({ first, only, signal }: Round): Promise<WatchRound<Code>> {
    assertEquals(++this.#running, 1, "never two rounds at once");
    const round = this.#shown[this.#rounds++] ?? {};
    const what = only ? [...only].join() : "all";
    this.note(`check ${this.#rounds}: ${[...first].join()} first, ${what}`);
    if (round === "endless") await this.clock.sleep(Infinity, signal);
    this.#running--;
    const cases = Object.entries(round === "endless" ? {} : round)
      .map(([scenario, kind]) => ({ scenario, verdict: { kind } }));
    const failed = cases.some(({ verdict }) => verdict.kind === "failed");
    const report = { cases } as unknown as Report;
    return { report, code: failed ? "violations" : "conforms" };
  }

  get tell(): RoundListener {
    return {
      begins: (number, paths, extent) => this.note(`round ${number}: ${paths.join() || extent}`),
      stopped: () => this.note("stopped"),
      ignored: (path) => this.note(`ignored ${path}`),
      changed: ({ broken, mended }) => this.note(`broken ${broken.join()}, fixed ${mended.join()}`),
      waits: (extent, failing) => this.note(`waits ${extent} ${failing} at ${this.clock.now()}`),
    };
  }
}

/**
 * Watches with fakes: acts follow what was told, rounds show what they are given. A build succeeds,
 * fails, or writes a file.
 */
export async function watched(
  shown: readonly Shown[],
  acts: readonly Act[],
  { builds }: { readonly builds?: readonly (boolean | string)[] } = {},
) {
  const fakes = new Fakes(shown, acts);
  let built = 0;
  const build = (): Promise<boolean> => {
    const result = builds?.[built++] ?? true;
    fakes.note(`build ${built}`);
    if (typeof result === "string") fakes.save(result);
    return Promise.resolve(result !== false);
  };
  const code = await runRounds<Code>({
    clock: fakes.clock,
    changes: fakes.changes.stream,
    keys: fakes.keys.stream,
    contentOf: (path) => fakes.contents.get(path) ?? "",
    isEngine: (path) => path === "engine",
    ...builds && { build },
    check: (round) => fakes.check(round),
    unfinished: "unfinished",
    tell: fakes.tell,
  });
  return { code, told: fakes.told, nowMs: fakes.clock.now() };
}
