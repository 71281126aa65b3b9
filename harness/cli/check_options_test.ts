import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { readCheckOptions } from "./check_options.ts";
import { UsageError } from "../core/mod.ts";

/** Why a command line is refused. */
function refusal(...args: readonly string[]): string {
  const error = assertThrows(() => readCheckOptions(args));
  if (error instanceof UsageError) return error.message;
  throw error;
}

Deno.test("without options everything has its default", () => {
  using _ = environment({ LC_ALL: "C", GITHUB_ACTIONS: undefined });
  const { reporters, ...options } = readCheckOptions([]);
  assertEquals(reporters.map(({ id }) => id), ["junit", "html"]);
  assertEquals(options, {
    help: false,
    protocol: undefined,
    dialect: undefined,
    console: undefined,
    tty: false,
    engine: [],
    cwd: undefined,
    scenarios: [],
    suites: [],
    excludes: new Map(),
    baseline: new Map(),
    strict: false,
    jobs: navigator.hardwareConcurrency,
    idleJobs: 2 * navigator.hardwareConcurrency,
    pin: false,
    sandbox: {
      level: undefined,
      least: "none",
      readable: [],
      limits: { memoryMiB: 1024, processes: 256, fileMiB: 64, folderMiB: 256, openFiles: 1024 },
    },
    ports: [],
    seed: 1,
    report: "report",
    timeScale: 1,
    budgetMs: 300_000,
    repeat: 1,
    failFast: false,
    quiet: false,
    verbose: false,
    open: false,
    onLookers: undefined,
    language: "en",
  });
});

Deno.test("every option is understood on either side of the protocol", () => {
  const words = "--strict --pin --fail-fast --quiet --verbose --jobs 3 --seed 9 --report out " +
    "--reporter tap,json --time-scale 0.5 --budget 90s --repeat 2 --cwd dir --lang ja " +
    "--scenario a --scenario b --suite s --exclude x=why=not";
  for (const args of [`${words} mgtp ./e -v`, `mgtp ${words} ./e -v`]) {
    const options = readCheckOptions(args.split(" "));
    const { strict, pin, failFast, quiet, verbose, jobs, seed, report, timeScale } = options;
    assertEquals([strict, pin, failFast, quiet, verbose], [true, true, true, true, true]);
    assertEquals([jobs, seed, report, timeScale], [3, 9, "out", 0.5]);
    const { budgetMs, repeat, cwd, language, scenarios, suites, excludes } = options;
    assertEquals([budgetMs, repeat, cwd, language], [90_000, 2, "dir", "ja"]);
    assertEquals([scenarios, suites], [["a", "b"], ["s"]]);
    assertEquals([...excludes], [["x", "why=not"]]);
    assertEquals(options.reporters.map(({ id }) => id), ["tap", "json"]);
    assertEquals([options.protocol, options.engine], ["mgtp", ["./e", "-v"]]);
  }
});

Deno.test("--full lifts the budget", () => {
  assertEquals(readCheckOptions(["--full"]).budgetMs, Infinity);
  assertEquals(readCheckOptions(["--budget", "1ms", "--full"]).budgetMs, Infinity);
});

Deno.test("--help is ours before the engine and the engine's after it", () => {
  assertEquals(readCheckOptions(["mgtp", "--help", "./e"]).help, true);
  assertEquals(readCheckOptions(["mgtp", "./e", "--help"]).help, false);
});

Deno.test("an exclusion needs a reason", () => {
  for (const text of ["mgtp/quit", "mgtp/quit=", "mgtp/quit= ", "=reason"]) {
    assertStringIncludes(refusal("--exclude", text), "has no reason");
  }
});

Deno.test("numbers, durations, languages and reporters are checked", () => {
  const cases: Readonly<Record<string, string>> = {
    "--jobs 0": "from 1 to 1024",
    "--repeat 0": "from 1 to 1000",
    "--seed -1": "from 0 to",
    "--time-scale 0": "from 0.01 to 1000",
    "--budget 5": "write a duration such as 90s",
    "--lang fr": 'Unknown language "fr": use one of en, zh, ja',
    "--reporter juni": '(did you mean "junit"?)',
  };
  for (const [args, message] of Object.entries(cases)) {
    assertStringIncludes(refusal(...args.split(" ")), message);
  }
});

Deno.test("a baseline is read from where the user is", async () => {
  await using folder = await tempFolder();
  folder.write("known.yaml", "mgtp/commands/quit: ticket 12\n");
  using _ = environment({ INIT_CWD: folder.path });
  const { baseline } = readCheckOptions(["--baseline", "known.yaml"]);
  assertEquals([...baseline], [["mgtp/commands/quit", "ticket 12"]]);
  assertStringIncludes(refusal("--baseline", "none.yaml"), 'Cannot read the baseline "none.yaml"');
  folder.write("bad.yaml", "mgtp/commands/quit:\n");
  assertStringIncludes(refusal("--baseline", "bad.yaml"), 'bad.yaml: "mgtp/commands/quit" has no');
});

Deno.test("--open writes a report that can be opened", () => {
  const { reporters, open } = readCheckOptions(["--open", "--reporter", "tap"]);
  assertEquals(reporters.map(({ id }) => id), ["tap", "html"]);
  assertEquals(open, true);
});
