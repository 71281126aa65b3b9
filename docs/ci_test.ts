import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { parse } from "@std/yaml";
import { shinpan } from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname);
const PAGE = await Deno.readTextFile(`${ROOT}docs/ci.md`);
const README = await Deno.readTextFile(`${ROOT}README.md`);

/** The code of a language, block by block. */
function blocks(language: string): readonly string[] {
  return [...PAGE.matchAll(new RegExp("```" + language + "\\n(.*?)```", "gs"))]
    .map(([, block = ""]) => block);
}

interface Matcher {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly message: number;
}

/** An engine that aborts at its third command. */
const CRASHES = `#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char line[4096];
  int count = 0;
  while (fgets(line, sizeof line, stdin)) {
    assert(++count < 3);
    printf("=%d name\\n", atoi(line));
    fflush(stdout);
  }
  return 0;
}
`;
const ASSERT_LINE = 8;

Deno.test("no text names a version of the action that does not exist", () => {
  const used = [...PAGE.matchAll(/uses: (\S+)/g)].map(([, name = ""]) => name);
  assert(used.includes("./.shinpan"));
  // The other actions are GitHub's own.
  assertEquals(used.filter((name) => !/^(actions\/|\.\/\.shinpan$)/.test(name)), []);
  assertEquals(README.includes("uses: "), false);
});

Deno.test("the action's inputs and outputs are all documented", async () => {
  const action = parse(await Deno.readTextFile(`${ROOT}action.yml`)) as Record<
    "inputs" | "outputs",
    Record<string, unknown>
  >;
  const told = [...PAGE.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name = ""]) => name);
  assertEquals(told, [...Object.keys(action.inputs), ...Object.keys(action.outputs)]);
});

Deno.test("the jobs are YAML, and keep what a check writes", () => {
  const [github, gitlab] = blocks("yaml").map((text) => parse(text) as Record<string, unknown>);
  assertStringIncludes(JSON.stringify(github), "./.shinpan");
  const { script, artifacts } = gitlab?.["conformance"] as {
    readonly script: readonly string[];
    readonly artifacts: { readonly reports: { readonly junit: string }; readonly when: string };
  };
  assertMatch(script[0] ?? "", /^shinpan\/shinpan check mgtp /);
  assertEquals([artifacts.reports.junit, artifacts.when], ["report/junit.xml", "always"]);
});

Deno.test({
  name: "the problem matcher finds the line of an assert, and the file is there",
  ignore: await lacks("cc"),
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("src/engine.c", CRASHES);
    const cc = { args: ["-o", "my_engine", "src/engine.c"], cwd: folder.path };
    assert((await new Deno.Command("cc", cc).output()).success);
    const [tasks = ""] = blocks("json");
    const { tasks: [task] } = JSON.parse(tasks);
    const { regexp, file, line, column, message } = task.problemMatcher.pattern as Matcher;
    for (const language of ["en", "zh", "ja"]) {
      const words = ["--lang", language, "--scenario", "mgtp/first_contact", "./my_engine"];
      const { out } = await shinpan(["check", "mgtp", ...words], { cwd: folder.path });
      const found = out.split("\n").flatMap((one) => {
        const match = new RegExp(regexp).exec(one);
        return match ? [match] : [];
      });
      assertEquals(found.length, 1, out);
      const [match] = found;
      assertEquals([match?.[file], match?.[line], match?.[column]], [
        "src/engine.c",
        String(ASSERT_LINE),
        "1",
      ]);
      assertStringIncludes(match?.[message] ?? "", "++count < 3");
    }
  },
});

Deno.test("all pages but the one on getting Shinpan call it shinpan", async () => {
  for await (const { name } of Deno.readDir(`${ROOT}docs`)) {
    if (!name.endsWith(".md") || name === "install.md") continue;
    const lines = (await Deno.readTextFile(`${ROOT}docs/${name}`)).split("\n");
    assertEquals(lines.filter((line) => /^(npx .*)?deno task /.test(line)), [], name);
  }
});

Deno.test("the page names every report of the action", () => {
  for (const name of ["github.txt", "summary.md", "report.json", "index.html", "junit.xml"]) {
    assertStringIncludes(PAGE, `\`${name}\``);
  }
});
