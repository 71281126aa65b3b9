/** The real runs of which the pictures in docs are made. @module */

import { layClass, SUBMISSIONS } from "../../../fixtures/class/submissions.ts";
import { CLONE_PARTS } from "../../testing/clone_parts.ts";
import { fixtureCommand } from "../../testing/command_line.ts";

const ROOT = decodeURIComponent(new URL("../../../", import.meta.url).pathname);
const CLEAR = /^(INIT_CWD|SHINPAN_CALL|GITHUB_|LC_|LANG|FORCE_COLOR|NO_COLOR)/;
/** Submissions of many kinds, whose names say which. */
const CLASS: readonly string[] = [
  "b01 make",
  "b02",
  "b04",
  "c02 crashes",
  "c06 unflushed",
  "c07 counts ids",
  "c08 empty line",
  "c11 wrong code",
  "u01 syntax",
];

/** Lays out a folder in which a user has an engine beside a clone of Shinpan. */
export function layOut(folder: string): void {
  Deno.mkdirSync(`${folder}/shinpan`);
  for (const name of CLONE_PARTS) Deno.symlinkSync(`${ROOT}${name}`, `${folder}/shinpan/${name}`);
  program(`${folder}/my_engine`, fixtureCommand("mgtp", "breaks_dark_chess_rank"));
  program(`${folder}/champion`, fixtureCommand("mgtp", "conforming"));
}

/** Checks the engine with one illegal move; `options` may ask for fewer scenarios. */
export function check(folder: string, options: readonly string[] = []): Promise<string> {
  return shinpan(folder, ["check", "mgtp", ...options, "./my_engine"], 1);
}

/** Plays a match against a player that comes with Shinpan. */
export function match(folder: string, games: number): Promise<string> {
  const words = ["./champion", "builtin:greedy", "--games", String(games), "--swap"];
  return shinpan(folder, ["match", "mgtp", ...words, "--time", "900"], 0);
}

/** Grades a small class; needs a C compiler. `options` may ask for less patience. */
export async function grade(
  folder: string,
  names = CLASS,
  options: readonly string[] = [],
): Promise<string> {
  const submissions = SUBMISSIONS.filter(({ name }) => names.includes(name));
  await layClass(`${folder}/submissions`, submissions);
  const suite = ["--suite", `${ROOT}fixtures/class/suite`];
  const rubric = ["--rubric", `${ROOT}fixtures/class/rubric.yaml`];
  const words = ["grade", "submissions/", "--protocol", "mgtp", ...suite, ...rubric];
  return await shinpan(folder, [...words, "--out", "results", "--quiet", ...options], 0);
}

/** Runs Shinpan as a user would beside a clone, and answers with what it printed. */
async function shinpan(folder: string, args: readonly string[], wanted: number): Promise<string> {
  const kept = Object.entries(Deno.env.toObject()).filter(([name]) => !CLEAR.test(name));
  const home = `${folder}/shinpan`;
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--quiet",
      "--config",
      `${home}/deno.json`,
      `${home}/harness/main.ts`,
      ...args,
    ],
    cwd: folder,
    clearEnv: true,
    env: { ...Object.fromEntries(kept), LC_ALL: "C", SHINPAN_CALL: "shinpan/shinpan" },
  }).output();
  const decoder = new TextDecoder();
  if (code === wanted) return decoder.decode(stdout);
  throw new Error(
    `${args[0]} ended with ${code}: ${decoder.decode(stdout)}${decoder.decode(stderr)}`,
  );
}

function program(path: string, words: readonly string[]): void {
  const quoted = words.map((word) => `'${word}'`).join(" ");
  Deno.writeTextFileSync(path, `#!/bin/sh\nexec ${quoted}\n`, { mode: 0o755 });
}
