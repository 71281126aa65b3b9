import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { reportOf, shellWords } from "../harness/core/mod.ts";
import { shinpanHere } from "./test_kit.ts";
import {
  type Ended,
  fixtureCommand,
  ROOT,
  shinpan,
  type StartOptions,
} from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";
import { decodeEvents } from "../harness/ledger/mod.ts";

const WINDOWS = Deno.build.os === "windows";

/** An engine for a few scenarios; it leaves its directory and its arguments where OUT says. */
const ENGINE = `#!/bin/sh
if [ "$OUT" ]; then printf '%s\\n' "$PWD" "$@" > "$OUT"; fi
while read -r id name rest; do
  case $name in
    genmove) echo "=$id a1 a1" ;;
    quit) echo "=$id"; exit 0 ;;
    *) echo "=$id simple" ;;
  esac
done
`;
const EASY = ["--scenario", "mgtp/format/any_id"] as const;

/** Runs `check mgtp …` with its report in a folder of its own: in this process, or in a real one. */
async function check(
  folder: TempFolder,
  args: string | readonly string[],
  { run = shinpanHere, ...options }: StartOptions & { readonly run?: typeof shinpan } = {},
) {
  const report = `${folder.path}/${crypto.randomUUID()}`;
  const words = typeof args === "string" ? args.split(" ") : args;
  const whole = ["check", "--report", report, "mgtp", ...words];
  return { ...await run(whole, { cwd: folder.path, ...options }), report };
}

/** How Shinpan is called where Deno does not find its tasks. */
const MAIN = `deno run -A ${shellWords([`${ROOT}harness/main.ts`])}`;

/** The outcome of every case in a report folder. */
function verdictsIn(report: string): Readonly<Record<string, string>> {
  const { events } = decodeEvents(Deno.readTextFileSync(`${report}/events.jsonl`));
  const cases = reportOf(events)?.cases ?? [];
  return Object.fromEntries(cases.map(({ key, verdict }) => [key, verdict.kind]));
}

function assertCode({ code, out, err }: Ended, expected: number, text: string): void {
  assertEquals(code, expected, `${out}\n${err}`);
  assertStringIncludes(out + err, text);
}

Deno.test("0: the bundled engine conforms", async () => {
  await using folder = await tempFolder();
  // README's own command runs the whole suite, see readme_test.ts.
  const some = "--scenario mgtp/first_contact --scenario mgtp/format --scenario mgtp/games";
  const run = await check(folder, `--strict --jobs 8 ${some}`, { run: shinpan });
  assertCode(run, 0, "The engine conforms");
  const verdicts = Object.values(verdictsIn(run.report));
  assert(verdicts.length > 0 && verdicts.every((verdict) => verdict === "passed"));
});

Deno.test("1: an engine that breaks a rule", async () => {
  await using folder = await tempFolder();
  const engine = fixtureCommand("mgtp", "breaks_genmove_format");
  const words = ["--scenario", "mgtp/first_contact", ...engine];
  const env = { SHINPAN_CALL: "../shinpan" };
  const [run, chinese] = await Promise.all([
    check(folder, words, { run: shinpan }),
    check(folder, ["--lang", "zh", ...words], { env }),
  ]);
  assertCode(run, 1, "✗ mgtp/genmove-format  MUST");
  const again = "check mgtp --scenario mgtp/first_contact";
  assertStringIncludes(run.out, `replay    ${MAIN} ${again} --verbose`);
  assertStringIncludes(chinese.out, `  ../shinpan ${again} --lang zh --verbose`);
  assert(!run.out.includes("\x1b"), "no escape sequences without a terminal");
});

Deno.test("2: bad usage, and nothing is run", async () => {
  await using folder = await tempFolder();
  folder.write("bad.yaml", "title: { en: a, zh: b, ja: c }\nsteps:\n  - snd: 1 name\n");
  folder.write("taken", "");
  const cases: Readonly<Record<string, string>> = {
    "check --strcit": 'Unknown option "--strcit": did you mean --strict?',
    "check --suite bad.yaml mgtp": "bad.yaml:3:5: ",
    "check xyz": 'Unknown protocol "xyz"',
    "check ./engine": `as in "${MAIN} check mgtp ./engine"`,
    "check --report taken/x mgtp ./engine": 'Cannot write to "',
    "check --report taken mgtp ./engine": "--report (a file of this name is there already)",
    "frobnicate": 'Unknown command "frobnicate"',
    "lint bad.yaml": "bad.yaml:3:5: ",
    "report none.jsonl": 'Cannot read "none.jsonl"',
  };
  for (const [index, [args, text]] of Object.entries(cases).entries()) {
    const run = index === 0 ? shinpan : shinpanHere;
    assertCode(await run(args.split(" "), { cwd: folder.path }), 2, text);
  }
});

Deno.test({
  name: "3: an engine that cannot be started, told once and with the reason",
  ignore: WINDOWS,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("plain", ENGINE, 0o644);
    folder.write("dies", "#!/bin/sh\necho 'no licence' >&2\nexit 7\n", 0o755);
    folder.write("crlf", "#!/bin/sh\r\necho hello\r\n", 0o755);
    folder.write("lost", "#!/no/such/interpreter\necho hello\n", 0o755);
    folder.write("text", "echo hello\n", 0o755);
    folder.write("good", ENGINE, 0o755);
    const cases: Readonly<Record<string, string>> = {
      "./nothing": 'Cannot find the program "./nothing": there is no file',
      "no-such-program-anywhere": 'Cannot find the program "no-such-program-anywhere" on PATH',
      "./plain": "The file is not executable: run chmod +x",
      "./dies": "no licence",
      "./crlf": "CR",
      "./lost": "/no/such/interpreter",
      "./text": "neither a program nor a script",
      "--cwd nowhere ./good": "nowhere",
      ".": "is a directory",
    };
    for (const [index, [args, text]] of Object.entries(cases).entries()) {
      const run = await check(folder, args, index === 0 ? { run: shinpan } : {});
      assertCode(run, 3, text);
      assertStringIncludes(run.out, "The engine could not be started");
      // In the line of the first case, in the command, in the reason and in what was said.
      const told = run.out.split("\n").filter((line) => line.includes(text));
      assert(told.length <= 4, `"${text}" is told once: ${run.out}`);
      assert(Deno.statSync(`${run.report}/junit.xml`).size > 0);
    }
  },
});

Deno.test("4: nothing could be judged", async () => {
  await using folder = await tempFolder();
  const run = await check(folder, "--budget 0ms", { run: shinpan });
  assertCode(run, 4, "No conclusion about the engine");
  assert(Object.values(verdictsIn(run.report)).every((verdict) => verdict === "skipped"));
});

Deno.test({
  name: "an engine is found by any kind of path, and gets its own arguments",
  ignore: WINDOWS,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("my engine é", ENGINE, 0o755);
    folder.write("bin/on-path", ENGINE, 0o755);
    folder.write("elsewhere/data.txt", "");
    const PATH = `${folder.path}/bin:${Deno.env.get("PATH")}`;
    const INIT_CWD = folder.path;
    const here = await Deno.realPath(folder.path);
    const cases: readonly (readonly [string[], string[], Parameters<typeof check>[2]])[] = [
      [["./my engine é"], [here], { run: shinpan }],
      [
        ["./my engine é", "-q", "--help", "--", "a b", ""],
        [here, "-q", "--help", "--", "a b", ""],
        {},
      ],
      [["--", `${folder.path}/my engine é`], [here], {}],
      [["bin/on-path", "--strict"], [here, "--strict"], {}],
      [["on-path"], [here], { env: { PATH } }],
      [["--cwd", "elsewhere", "./my engine é"], [`${here}/elsewhere`], {}],
      [["./my engine é", "x"], [here, "x"], { cwd: "/", env: { INIT_CWD }, run: shinpan }],
    ];
    for (const [args, expected, options] of cases) {
      const OUT = `${folder.path}/${crypto.randomUUID()}.out`;
      const env = { ...options?.env, OUT };
      assertCode(await check(folder, [...EASY, ...args], { ...options, env }), 0, "conforms");
      assertEquals(Deno.readTextFileSync(OUT).split("\n").slice(0, -1), expected);
    }
  },
});

Deno.test({
  name:
    "--quiet says nothing when all is well and little of warnings, and --verbose says everything",
  ignore: WINDOWS,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("engine", ENGINE, 0o755);
    folder.write("sloppy", ENGINE.replace("exit 0", "exit 7"), 0o755);
    const [quiet, bad, verbose, warned] = await Promise.all([
      check(folder, [...EASY, "--quiet", "./engine"]),
      check(folder, ["--quiet", "./nothing"]),
      check(folder, [...EASY, "--verbose", "./engine"]),
      check(folder, ["--scenario", "mgtp/commands/quit", "--quiet", "./sloppy"]),
    ]);
    assertEquals([quiet.code, quiet.out, quiet.err], [0, "", ""]);
    assertEquals([warned.code, warned.out.split("\n").length], [0, 2]);
    assertStringIncludes(warned.out, "1 warned");
    assertCode(bad, 3, "Cannot find the program");
    assertCode(verbose, 0, "1001 name");
    assertStringIncludes(verbose.out, "=1001 simple");
    assert(!verbose.out.includes("\x1b"));
  },
});

Deno.test({
  name: "--repeat, --exclude, --fail-fast, --baseline and --suite",
  ignore: WINDOWS,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("engine", ENGINE, 0o755);
    folder.write(
      "known.yaml",
      "mgtp/commands/showboard_start: ticket 1\nmgtp/format/any_id: old\n",
    );
    folder.write("own/a.yaml", OWN);
    const boards = "--scenario mgtp/commands/showboard";
    const [repeat, exclude, failFast, failing, baseline, suite] = await Promise.all([
      check(folder, [...EASY, "--repeat", "2", "./engine"]),
      check(folder, [...EASY, ...`${boards} --exclude mgtp/commands=later ./engine`.split(" ")]),
      check(folder, `${boards} --strict --jobs 1 --fail-fast ./engine`),
      check(folder, `${boards}_start --strict ./engine`),
      check(folder, [
        ...EASY,
        ...`${boards}_start --strict --baseline known.yaml ./engine`.split(" "),
      ]),
      check(folder, "--suite own ./engine"),
    ]);
    assertCode(repeat, 0, "2 passed");
    const [id] = [EASY[1]];
    assertEquals(verdictsIn(repeat.report), { [id]: "passed", [`${id}#2`]: "passed" });
    assertCode(exclude, 0, "later");
    assertEquals(Object.values(verdictsIn(exclude.report)).sort(), [
      "passed",
      "skipped",
      "skipped",
    ]);
    assertCode(failFast, 1, "--fail-fast was given");
    assertEquals(Object.values(verdictsIn(failFast.report)).sort(), ["failed", "skipped"]);
    assertCode(failing, 1, "mgtp/showboard");
    assertCode(baseline, 0, "ticket 1");
    assertStringIncludes(baseline.out, "Passed although the baseline expects a failure");
    assertCode(suite, 0, "own");
    assertEquals(verdictsIn(suite.report), { "own/a": "passed" });
  },
});

Deno.test({
  name: "--pin runs every repetition on a core of its own",
  ignore: await lacks("linux", "taskset"),
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("engine", ENGINE, 0o755);
    assertCode(await check(folder, [...EASY, "--repeat", "2", "--pin", "./engine"]), 0, "2 passed");
  },
});

const OWN = `title: { en: Own, zh: 自, ja: 自 }
rules: [mgtp/name]
stimulus: client
steps:
  - send: 1 name
  - expect: success
`;
