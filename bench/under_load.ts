/**
 * Whether a busy machine makes a conforming engine fail: checks every bundled engine beside busy
 * loops, round by round, and once at rest. Each check is printed at once. With a file to keep them
 * in, the same command goes on after the last check that is kept. Exits with 1 where a check beside
 * the loops ended with anything but 0, after all rounds.
 *
 *   deno run -A bench/under_load.ts 20 [--keep checks.jsonl] [protocol …]     # rounds
 *
 * @module
 */

import { PAIRINGS } from "../harness/referee/all/mod.ts";
import { machine, median } from "./measure.ts";

/** So many loops keep the processor busy. */
const LOOPS = 4;
/** Longer than a check lasts; a loop ends by itself then, also where this bench was killed. */
const LOOP_MS = 6 * 60_000;
/** So much of what a check printed is kept where it did not end with 0. */
const KEPT_LINES = 80;

const MAIN = new URL("../harness/main.ts", import.meta.url).href;

/** How one check ended. */
interface Checked {
  readonly code: number;
  readonly wallMs: number;
  /** The last line on the console: the verdict and how many cases there were of each. */
  readonly verdict: string;
  /** The end of what it printed, where it did not end with 0. */
  readonly printed?: string;
}

/** A check of one round; round 0 is at rest. */
export interface Kept extends Checked {
  readonly round: number;
  readonly protocol: string;
}

/** Checks the bundled engine of a protocol, as a user does. */
export async function check(
  protocol: string,
  folder: string,
  more: readonly string[] = [],
): Promise<Checked> {
  const words = ["check", protocol, "--lang", "en", "--report", `${folder}/report`, ...more];
  const startedMs = performance.now();
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", MAIN, ...words],
    stderr: "null",
  }).output();
  const lines = new TextDecoder().decode(stdout).trimEnd().split("\n");
  const ended = { code, wallMs: performance.now() - startedMs, verdict: lines.at(-1) ?? "" };
  return code === 0 ? ended : { ...ended, printed: lines.slice(-KEPT_LINES).join("\n") };
}

/** Runs `work` beside loops that do nothing but use the processor. */
export async function besideLoops<Value>(
  count: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const loop = `const end = Date.now() + ${LOOP_MS}; while (Date.now() < end);`;
  const loops = Array.from(
    { length: count },
    () => new Deno.Command(Deno.execPath(), { args: ["eval", loop] }).spawn(),
  );
  try {
    return await work();
  } finally {
    for (const one of loops) one.kill("SIGKILL");
    await Promise.all(loops.map((one) => one.status));
  }
}

/** The checks that are still to be made, in order: each round has every protocol. */
export function* leftOf(
  rounds: number,
  protocols: readonly string[],
  kept: readonly Kept[],
): Generator<Pick<Kept, "round" | "protocol">> {
  const done = new Set(kept.map(({ round, protocol }) => `${round} ${protocol}`));
  for (let round = 0; round <= rounds; round++) {
    for (const protocol of protocols) {
      if (!done.has(`${round} ${protocol}`)) yield { round, protocol };
    }
  }
}

/** The checks in a file that an earlier run has kept; a line that was cut off is made again. */
export function readKept(text: string): readonly Kept[] {
  return text.split("\n").flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line) as Kept];
    } catch {
      return [];
    }
  });
}

/** One check as a line. */
export function lineOfCheck({ round, protocol, code, wallMs, verdict }: Kept): string {
  const when = round === 0 ? "at rest" : `round ${round}`;
  return `  ${when.padEnd(8)} ${protocol.padEnd(14)} exit ${code}  ` +
    `${(wallMs / 1000).toFixed(1)} s  ${verdict}`;
}

/** All rounds of one protocol as a line. */
export function lineOf(protocol: string, kept: readonly Kept[]): string {
  const own = kept.filter((one) => one.protocol === protocol);
  const busy = own.filter(({ round }) => round > 0);
  const restMs = own.find(({ round }) => round === 0)?.wallMs ?? NaN;
  const ratios = busy.map(({ wallMs }) => wallMs / restMs);
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
  return `  ${protocol.padEnd(14)} exit ${tally(busy.map(({ code }) => `${code}`)).padEnd(8)} ` +
    `${seconds(median(busy.map(({ wallMs }) => wallMs)))} s, at rest ${seconds(restMs)} s, ` +
    `ratio ${median(ratios).toFixed(2)} (${low}–${high})  ` +
    tally(busy.map(({ verdict }) => verdict.replace(/ · [\d.]+ (m?s|min.*)$/, "")));
}

/** What there is, each with how often. */
function tally(all: readonly string[]): string {
  return [...new Set(all)].map((one) => `${one} ×${all.filter((each) => each === one).length}`)
    .join(", ");
}

/** Makes the checks that are left, and hands on each at once. */
async function* checks(left: Iterable<Pick<Kept, "round" | "protocol">>): AsyncGenerator<Kept> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-load-" });
  try {
    for (const { round, protocol } of left) {
      const work = (): Promise<Checked> => check(protocol, folder);
      const checked = round === 0 ? await work() : await besideLoops(LOOPS, work);
      yield { round, protocol, ...checked };
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The text of a file; none where it is not there yet. */
async function textIn(file: string): Promise<string> {
  return await Deno.readTextFile(file).catch(() => "");
}

if (import.meta.main) {
  const at = Deno.args.indexOf("--keep");
  const file = at < 0 ? undefined : Deno.args[at + 1];
  const [rounds = "20", ...only] = at < 0 ? Deno.args : Deno.args.toSpliced(at, 2);
  const protocols = PAIRINGS.map(({ protocol }) => protocol.id)
    .filter((id) => only.length === 0 || only.includes(id));
  const kept = file === undefined ? [] : [...readKept(await textIn(file))];
  const before = kept.length > 0 ? `, ${kept.length} checks kept from before` : "";
  console.log(`${machine()}\nunder load: ${LOOPS} busy loops, ${rounds} rounds${before}`);
  for await (const one of checks(leftOf(Number(rounds), protocols, kept))) {
    kept.push(one);
    console.log(lineOfCheck(one));
    if (one.printed !== undefined) console.log(one.printed);
    if (file !== undefined) {
      // A line that was cut off before stays one of its own.
      await Deno.writeTextFile(file, `\n${JSON.stringify(one)}\n`, { append: true });
    }
  }
  console.log("all rounds");
  for (const id of protocols) console.log(lineOf(id, kept));
  if (kept.some(({ round, code }) => round > 0 && code !== 0)) Deno.exitCode = 1;
}
