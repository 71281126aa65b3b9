import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { inLanguage, LANGUAGES, type Localized } from "../core/mod.ts";
import { widthOf } from "../../reporters/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { asCalled } from "../surroundings/called_as.ts";
import { allCommands, runCommand } from "./mod.ts";
import { VERSION } from "../surroundings/version.ts";
import { encodeEvent } from "../ledger/mod.ts";

const COMMANDS = await allCommands();

async function run(...args: readonly string[]) {
  using _ = environment({ GITHUB_ACTIONS: undefined });
  return await captured(() => runCommand(args));
}

Deno.test.each<[string, readonly string[], RegExp]>([
  ["an unknown command", ["chek"], /^::error title=shinpan::Unknown command "chek": did you/],
  [
    "a wrong option",
    ["check", "--strct"],
    /^::error title=shinpan check::Unknown option "--strct"/,
  ],
  ["a wrong scenario", ["check", "mgtp", "--scenario", "x"], /check::No scenario "x": see/],
])("on GitHub %s is annotated", async (_what, args, command) => {
  using _ = environment({ GITHUB_ACTIONS: "true" });
  const { result, out } = await captured(() => runCommand(args));
  assertEquals(result, 2);
  assertMatch(out, command);
});

Deno.test("the overview names every command", async () => {
  for (const args of [[], ["--help"], ["-h"], ["help"]]) {
    const { result, out, err } = await run(...args);
    assertEquals([result, err], [0, ""]);
    for (const { name, summary } of COMMANDS) {
      assert(new RegExp(`^  ${name} +${inLanguage(summary, "en")}$`, "m").test(out), name);
    }
  }
});

Deno.test("the overview and mistakes are said in the language that is asked for", async () => {
  assertStringIncludes((await run("--help", "--lang", "zh")).out, "棋類引擎");
  assertStringIncludes((await run("help", "--lang=ja")).out, "適合性テスト");
  assertStringIncludes((await run("chek", "--lang", "ja")).err, "不明なコマンド「chek」：");
  using _ = environment({ LC_ALL: "zh_TW.UTF-8" });
  assertStringIncludes((await run("frobnicate")).err, "不認得指令「frobnicate」：可用的有 check");
});

Deno.test("each command is found by its own name, and no other word is one", async () => {
  for (const { name, help } of COMMANDS) {
    using _ = environment({ npm_lifecycle_event: undefined, LC_ALL: "en" });
    assertEquals((await run("help", name)).out, asCalled(inLanguage(help, "en")));
  }
  for (const word of ["constructor", "toString", ""]) assertEquals((await run(word)).result, 2);
});

Deno.test("the version is one line", async () => {
  for (const word of ["--version", "-V", "version"]) {
    assertEquals((await run(word)).out, `shinpan ${VERSION}\n`);
  }
});

Deno.test("help with the name of a command is that command's help", async () => {
  assertEquals((await run("help", "check")).out, (await run("check", "--help")).out);
  assertEquals((await run("help", "chek")).err, 'Unknown command "chek": did you mean check?\n');
});

Deno.test("an option without a command is named as an option", async () => {
  const { result, err } = await run("--strict");
  assertEquals([result, err], [2, 'Unknown option "--strict": name a command first, see --help\n']);
  assertEquals(
    (await run("--verison")).err,
    'Unknown option "--verison": did you mean --version?\n',
  );
});

Deno.test({
  name: "a full disk is reported in a sentence, and no draft is left",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    const events = folder.write("events.jsonl", eventsOf(sampleReport()).map(encodeEvent).join(""));
    await Deno.mkdir(`${folder.path}/out`);
    await Deno.symlink("/dev/full", `${folder.path}/out/junit.xml.${Deno.pid}.tmp`);
    const to = ["--reporter", "junit", "--report", `${folder.path}/out`];
    const { result, err } = await run("report", events, ...to);
    assertEquals(result, 4, err);
    assert(
      /^report: No space left on device.*: free some space and rerun the command\n$/.test(err),
      err,
    );
    assertEquals([...Deno.readDirSync(`${folder.path}/out`)], []);
  },
});

Deno.test("an unknown command suggests one that is near, or all", async () => {
  const near = await run("chek");
  assertEquals([near.result, near.err], [2, 'Unknown command "chek": did you mean check?\n']);
  const far = await run("frobnicate");
  assertEquals(far.result, 2);
  assertStringIncludes(
    far.err,
    "use one of check, fuzz, record, grade, merge, gradebook, feedback, audit, autograder, list, explain, lint, report",
  );
});

Deno.test("a usage error names commands as the user types them", async () => {
  using _ = environment({ SHINPAN_CALL: "npx shinpan" });
  const { err } = await run("explain");
  assertEquals(err, "explain: No rule named: see npx shinpan list --rules\n");
  assertStringIncludes((await run("--help")).out, "\n  npx shinpan <command> [--help]\n");
});

const EXAMPLES: Localized = { en: "Examples", zh: "範例", ja: "例" };

for (const { name, help: text, options } of COMMANDS) {
  for (const language of LANGUAGES) {
    Deno.test(`${name} --help has examples and every option, in ${language}`, async () => {
      using _ = environment({ npm_lifecycle_event: undefined, LC_ALL: language });
      const help = inLanguage(text, language);
      for (const flag of ["--help", "-h"]) {
        const { result, out } = await run(name, flag);
        assertEquals([result, out], [0, asCalled(help)]);
      }
      const title = EXAMPLES[language];
      assert(help.includes(`\n${title}\n`), "has examples");
      assert(help.includes(`\n  shinpan ${name} `), "shows its form");
      const { flags = [], values = [], lists = [] } = options;
      for (const flag of flags) assert(new RegExp(`^  --${flag} {2,}\\S`, "m").test(help), flag);
      for (const value of [...values, ...lists]) {
        assert(new RegExp(`^  --${value} \\S+ {2,}\\S`, "m").test(help), value);
      }
      const known = ["help", ...flags, ...values, ...lists];
      for (const [, shown = ""] of help.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)) {
        assert(known.includes(shown), `--${shown} is shown and known`);
      }
      for (const line of help.split("\n")) assert(widthOf(line) <= 100, line);
    });
  }

  Deno.test(`${name} refuses an option that it does not know`, async () => {
    const { result, out, err } = await run(name, "--no-such-option");
    assertEquals([result, out], [2, ""]);
    assertStringIncludes(err, `${name}: Unknown option "--no-such-option"`);
  });
}

Deno.test("no line of a help is wider than 100 columns, in any language", () => {
  using _ = environment({
    SHINPAN_CALL: undefined,
    INIT_CWD: undefined,
    npm_lifecycle_event: undefined,
  });
  for (const { help } of COMMANDS) {
    for (const language of LANGUAGES) {
      for (const line of asCalled(inLanguage(help, language)).split("\n")) {
        assert(widthOf(line) <= 100, line);
      }
    }
  }
});
