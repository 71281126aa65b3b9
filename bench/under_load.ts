/**
 * Whether a busy machine makes a conforming engine fail: checks every bundled engine at rest and
 * beside busy loops, in turn. Exits with 1 where a check beside them ends with anything but 0.
 *
 *   deno run -A bench/under_load.ts 20 [protocol …]     # rounds
 *
 * @module
 */

import { PAIRINGS } from "../harness/referee/mod.ts";
import { machine, median } from "./measure.ts";

/** So many loops keep the processor busy. */
const LOOPS = 4;
/** Longer than a check lasts; a loop ends by itself then, also where this bench was killed. */
const LOOP_MS = 6 * 60_000;

const MAIN = new URL("../harness/main.ts", import.meta.url).href;

/** How one check ended. */
interface Checked {
  readonly code: number;
  readonly wallMs: number;
  /** The last line on the console: the verdict and how many cases there were of each. */
  readonly verdict: string;
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
  return { code, wallMs: performance.now() - startedMs, verdict: lines.at(-1) ?? "" };
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

/** All rounds of one protocol as a line. */
export function lineOf(
  protocol: string,
  { rest, busy }: { readonly rest: readonly Checked[]; readonly busy: readonly Checked[] },
): string {
  const ratios = busy.map(({ wallMs }, at) => wallMs / (rest[at]?.wallMs ?? NaN));
  const seconds = (all: readonly Checked[]): string =>
    (median(all.map(({ wallMs }) => wallMs)) / 1000).toFixed(1);
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
  return `  ${protocol.padEnd(14)} exit ${tally(busy.map(({ code }) => `${code}`)).padEnd(8)} ` +
    `${seconds(busy)} s, at rest ${seconds(rest)} s, ` +
    `ratio ${median(ratios).toFixed(2)} (${low}–${high})  ` +
    tally(busy.map(({ verdict }) => verdict.replace(/ · [\d.]+ (m?s|min.*)$/, "")));
}

/** What there is, each with how often. */
function tally(all: readonly string[]): string {
  return [...new Set(all)].map((one) => `${one} ×${all.filter((each) => each === one).length}`)
    .join(", ");
}

if (import.meta.main) {
  const [rounds = "20", ...only] = Deno.args;
  const protocols = PAIRINGS.map(({ protocol }) => protocol.id)
    .filter((id) => only.length === 0 || only.includes(id));
  const folder = await Deno.makeTempDir({ prefix: "shinpan-load-" });
  try {
    console.log(`${machine()}\nunder load: ${LOOPS} busy loops, ${rounds} rounds`);
    for (const id of protocols) {
      const [rest, busy]: [Checked[], Checked[]] = [[], []];
      for (let round = 0; round < Number(rounds); round++) {
        rest.push(await check(id, folder));
        busy.push(await besideLoops(LOOPS, () => check(id, folder)));
      }
      console.log(lineOf(id, { rest, busy }));
      if (busy.some(({ code }) => code !== 0)) Deno.exitCode = 1;
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
