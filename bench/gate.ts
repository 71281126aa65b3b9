/**
 * Measures the ratios of `ratios.json` again, three times, and names what became worse by more than
 * a fifth (exit code 1); `--write` keeps the new ones instead, also in README.md.
 *
 * deno task bench:gate [--write]
 *
 * @module
 */

import { VERSION } from "../harness/surroundings/mod.ts";
import { isInstalled } from "./c_programs.ts";
import { compare, type Kept, middleOf, type Row, withEarlier, withTable } from "./gate_figures.ts";
import { GROUPS } from "./gate_rows.ts";
import { machine } from "./measure.ts";
import { allowedCores } from "./placement.ts";

const HERE = decodeURIComponent(new URL(".", import.meta.url).pathname);
const RATIOS = `${HERE}ratios.json`;
const README = `${HERE}README.md`;
const RUNS = 3;
/** A load with which nothing else runs that counts. */
const QUIET = 0.5;

/** The rows of all groups, each measured in a process of its own. */
async function measured(run: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [name, { pinned }] of Object.entries(GROUPS)) {
    const [core] = pinned ? pinnedCore() : [undefined];
    if (pinned && core === undefined) {
      console.log(`SKIPPED: ${name} needs taskset, and a core to be tied to`);
      continue;
    }
    const found = await rowsOf(name, core);
    for (const { name, ratio, figure } of found) {
      console.log(`${run}  ${name.padEnd(40)} ${ratio.toPrecision(3).padStart(6)}  ${figure}`);
    }
    rows.push(...found);
  }
  return rows;
}

function pinnedCore(): readonly string[] {
  return isInstalled("taskset") ? allowedCores() : [];
}

async function rowsOf(group: string, core: string | undefined): Promise<readonly Row[]> {
  const words = [Deno.execPath(), "run", "-A", "--quiet", `${HERE}gate_rows.ts`, group];
  const tied = core === undefined ? words : ["taskset", "-c", core, ...words];
  const [program = "", ...args] = tied;
  const { success, stdout } = await new Deno.Command(program, { args, stderr: "inherit" }).output();
  if (!success) throw new Error(`The group "${group}" could not be measured`);
  const lines = new TextDecoder().decode(stdout).trim().split("\n");
  for (const line of lines.slice(0, -1)) console.log(line);
  return JSON.parse(lines.at(-1) ?? "[]");
}

async function write(measured: readonly Row[]): Promise<void> {
  const rows = withEarlier(measured, (await keptBefore()).rows);
  const kept: Kept = { release: VERSION, machine: machine(), runs: RUNS, rows };
  await Deno.writeTextFile(RATIOS, `${JSON.stringify(kept, null, 2)}\n`);
  await Deno.writeTextFile(README, withTable(await Deno.readTextFile(README), kept));
  await new Deno.Command(Deno.execPath(), { args: ["fmt", "--quiet", RATIOS, README] }).output();
  console.log(`Kept in ${RATIOS} and ${README}`);
}

async function keptBefore(): Promise<Kept> {
  return JSON.parse(await Deno.readTextFile(RATIOS));
}

/** Says what became of each row; answers whether none became worse. */
async function judge(rows: readonly Row[]): Promise<boolean> {
  const kept = await keptBefore();
  const { worse, missing, added } = compare(kept, rows);
  for (const name of missing) console.log(`NOT MEASURED here: ${name}`);
  for (const name of added) console.log(`New, keep it with --write: ${name}`);
  for (const { name, was, is } of worse) console.log(`WORSE: ${name}: ${was} → ${is}`);
  for (const { name, wanted, figure, met } of rows) {
    if (met === false) console.log(`Not yet as wanted: ${name}: ${figure}, wanted ${wanted}`);
  }
  const same = `Nothing became worse by more than a fifth since ${kept.release}`;
  console.log(worse.length === 0 ? same : `${worse.length} worse by more than a fifth`);
  return worse.length === 0;
}

if (import.meta.main) {
  const runs: (readonly Row[])[] = [];
  const [load = NaN] = Deno.loadavg();
  if (load > QUIET) {
    console.log(`The machine is busy (load ${load.toFixed(1)}): ratios may mislead`);
  }
  for (let run = 1; run <= RUNS; run++) runs.push(await measured(run));
  const rows = middleOf(runs);
  if (Deno.args.includes("--write")) await write(rows);
  else if (!await judge(rows)) Deno.exit(1);
}
