/** The command line in the process of a test: it starts sooner than a process of its own. @module */

import { assert } from "@std/assert";
import {
  brokenRules,
  type PlyFacts,
  type Report,
  reportOf,
  type Rule,
} from "../harness/core/mod.ts";
import { runCommand } from "../harness/cli/mod.ts";
import {
  type Ended,
  ROOT,
  type StartOptions,
  surroundings,
} from "../harness/testing/command_line.ts";
import { captured, environment } from "../harness/testing/environment.ts";
import type { TempFolder } from "../harness/testing/temp_folder.ts";
import { untilJudged } from "../harness/testing/until_conclusive.ts";
import { decodeEvents } from "../harness/ledger/mod.ts";

/** A check and what it found. */
export interface Checked extends Ended {
  /** The folder of its reports. */
  readonly folder: string;
  readonly report: Report;
  readonly plies: readonly PlyFacts[];
  /** The broken rules, in the order of the report. */
  readonly broken: readonly Rule[];
  /** Their ids. */
  readonly rules: readonly string[];
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs `shinpan …` to its end in this process, one after the other, as a process with the same
 * words and options would do it; what a process alone can show is tested with `shinpan`.
 */
export function shinpanHere(args: readonly string[], options: StartOptions = {}): Promise<Ended> {
  const ended = turn.then(() => run(args, options));
  turn = ended.catch(() => {});
  return ended;
}

async function run(args: readonly string[], { cwd = ROOT, env }: StartOptions): Promise<Ended> {
  const gone = Object.keys(Deno.env.toObject()).map((name) => [name, undefined]);
  using _ = environment({
    ...Object.fromEntries(gone),
    ...surroundings(),
    INIT_CWD: cwd,
    ...env,
  });
  const { result, out, err } = await captured(() => runCommand(args));
  return { code: result, out, err };
}

/**
 * Runs `check …` in this process, with its reports in a new folder below `folder`; again, as its
 * user would, while the machine was too busy to judge a case.
 */
export function checkHere(
  folder: TempFolder,
  args: readonly string[],
  options: StartOptions = {},
): Promise<Checked> {
  return untilJudged(() => checkedOnce(folder, args, options));
}

async function checkedOnce(
  folder: TempFolder,
  args: readonly string[],
  options: StartOptions,
): Promise<Checked> {
  const reports = `${folder.path}/report_${crypto.randomUUID()}`;
  const words = ["check", "--report", reports, ...args];
  const ended = await shinpanHere(words, { cwd: folder.path, ...options });
  const { events } = decodeEvents(Deno.readTextFileSync(`${reports}/events.jsonl`));
  const report = reportOf(events);
  assert(report, ended.out + ended.err);
  const broken = brokenRules(report).map(({ rule }) => rule);
  return {
    ...ended,
    folder: reports,
    report,
    plies: events.flatMap((event) => event.kind === "ply" ? [event.ply] : []),
    broken,
    rules: broken.map(({ id }) => id),
  };
}
