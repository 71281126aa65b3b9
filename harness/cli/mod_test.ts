import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { encodeEvent } from "../../reporters/mod.ts";
import { captured } from "../testing/environment.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { COMMANDS, runCommand } from "./mod.ts";
import { VERSION } from "./version.ts";

function run(...args: readonly string[]) {
  return captured(() => runCommand(args));
}

Deno.test("the overview names every command", async () => {
  for (const args of [[], ["--help"], ["-h"], ["help"]]) {
    const { result, out, err } = await run(...args);
    assertEquals([result, err], [0, ""]);
    for (const { name, summary } of COMMANDS) {
      assert(new RegExp(`^  ${name} +${summary}$`, "m").test(out), name);
    }
  }
});

Deno.test("--version is one line", async () => {
  assertEquals((await run("--version")).out, `shinpan ${VERSION}\n`);
});

Deno.test({
  name: "a full disk is told in a sentence, and no draft is left",
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
      /^report: No space left on device.*: make room, and say the same again\n$/.test(err),
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
  assertStringIncludes(far.err, "use one of check, grade, merge, list, explain, lint, report");
});

for (const { name, help, options } of COMMANDS) {
  Deno.test(`${name} --help has examples and every option`, async () => {
    for (const flag of ["--help", "-h"]) {
      const { result, out } = await run(name, flag);
      assertEquals([result, out], [0, help]);
    }
    assert(help.includes("\nExamples\n"), "has examples");
    assert(help.includes(`\n  deno task ${name} `), "shows its form");
    const { flags = [], values = [], lists = [] } = options;
    for (const flag of flags) assert(new RegExp(`^  --${flag} {2,}\\S`, "m").test(help), flag);
    for (const value of [...values, ...lists]) {
      assert(new RegExp(`^  --${value} \\S+ {2,}\\S`, "m").test(help), value);
    }
    const known = ["help", ...flags, ...values, ...lists];
    for (const [, shown = ""] of help.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)) {
      assert(known.includes(shown), `--${shown} is shown and known`);
    }
    for (const line of help.split("\n")) assert(line.length <= 100, line);
  });

  Deno.test(`${name} refuses an option that it does not know`, async () => {
    const { result, out, err } = await run(name, "--no-such-option");
    assertEquals([result, out], [2, ""]);
    assertStringIncludes(err, `${name}: Unknown option "--no-such-option"`);
  });
}
