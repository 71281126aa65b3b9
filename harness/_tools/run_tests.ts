/**
 * The test command: format, lint, types, tests, and one summary of what was skipped.
 *
 *     deno task test                    everything that this machine can run
 *     deno task test:quick              what runs within one process: between two edits
 *     deno task test --again FILE       what an earlier run skipped and wrote to FILE
 *
 * What is skipped is written to the file that SHINPAN_SKIPPED names, for a later `--again`. @module
 */

import { SKIPS } from "../testing/needs.ts";
import { QUICK } from "../testing/quick.ts";
import { packagesOf, readSkips, type Skipped, skippedTests, summaryOf } from "./skipped.ts";
import { runBeside, runStep } from "./steps.ts";
import { groupText, testPlan } from "./test_groups.ts";

/** The steps besides the tests, as arguments of Deno; the last is slow and runs beside them. */
export const CHECKS = [["fmt", "--check"], ["lint"], ["check", "--doc"]] as const;

/** The variable that names the file for a later `--again`. */
const KEPT = "SHINPAN_SKIPPED";
const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const JOBS = navigator.hardwareConcurrency + 1;
/** Enough that all jobs have work until the end. */
const GROUPS = 2 * JOBS;
/** All cores are busy, so helping threads of the garbage collector only cost; most garbage is young. */
const V8_FLAGS = "--v8-flags=--single-threaded-gc,--min-semi-space-size=32";

/** The arguments of Deno for the tests that are asked for; modules of groups go into `folder`. */
export function testArguments(args: readonly string[], folder: string): readonly string[] {
  if (args.length === 0) return ["-A", ...planned(false, folder)];
  if (args[0] === "--quick") return ["-A", "--deny-run", ...planned(true, folder)];
  if (args[0] !== "--again") return ["-A", ...args];
  const { tests } = keptIn(args[1]);
  const names = tests.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const files = new Set(tests.map(({ file }) => file));
  if (files.size === 0) return ["-A", "--permit-no-files", "no_such_test.ts"];
  return ["-A", "--filter", `/^(?:${names.join("|")})$/`, ...files];
}

/** The types were checked before, or are left to the whole command. */
function planned(quick: boolean, folder: string): readonly string[] {
  const modules = testPlan(ROOT, { quick, groups: GROUPS }).map((files, at) => {
    const [file = ""] = files;
    if (files.length === 1) return file;
    const path = `${folder}/group_${at + 1}.ts`;
    Deno.writeTextFileSync(path, groupText(files, ROOT));
    return path;
  });
  return ["--no-check", "--no-prompt", `--config=${ROOT}deno.json`, V8_FLAGS, ...modules];
}

const LEFT_OUT =
  "Tests that start processes or compile the project, most of the matrices, and most of " +
  "what is tried many times are left out: deno task test runs all";

/** Runs all, stops at the first step that fails, and answers with its exit code. */
async function run(args: readonly string[]): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-tests-" });
  try {
    const isAll = args.length === 0;
    const [format, lint, types] = CHECKS;
    if (isAll) {
      const codes = await Promise.all([format, lint].map((step) => runStep(step, ROOT)));
      const failed = codes.find((code) => code !== 0);
      if (failed !== undefined) return failed;
    }
    const [skips, junit] = [`${folder}/skips.jsonl`, `${folder}/junit.xml`];
    await Deno.writeTextFile(skips, "");
    await Deno.writeTextFile(junit, "");
    const words = ["test", "--parallel", `--junit-path=${junit}`, ...testArguments(args, folder)];
    // A file that is meant for this run is none for those that tests may start.
    const isQuick = args[0] === "--quick";
    const quick = isQuick ? { [QUICK]: "1" } : undefined;
    const env = { DENO_JOBS: `${JOBS}`, [SKIPS]: skips, [KEPT]: "", ...quick };
    const code = await runBeside(words, { cwd: ROOT, env, steps: isAll ? [types] : [] });
    if (isQuick) console.log(LEFT_OUT);
    else {
      const told = { junit: await Deno.readTextFile(junit), lines: await Deno.readTextFile(skips) };
      await tell(told, args[0] === "--again" ? keptIn(args[1]).tests : undefined);
    }
    return code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function keptIn(path = ""): Skipped {
  return JSON.parse(Deno.readTextFileSync(path));
}

/** Deno calls those skipped, too, that were not asked for. */
async function tell(
  { junit, lines }: { readonly junit: string; readonly lines: string },
  asked?: Skipped["tests"],
): Promise<void> {
  const tests = skippedTests(junit).filter(({ file, name }) =>
    asked?.some((one) => one.file === file && one.name === name) ?? true
  );
  const skips = readSkips(lines);
  const kept: Skipped = { tests, packages: packagesOf(skips) };
  const path = Deno.env.get(KEPT);
  if (path) await Deno.writeTextFile(path, JSON.stringify(kept));
  console.log(summaryOf(tests, skips));
}

if (import.meta.main) Deno.exit(await run(Deno.args));
