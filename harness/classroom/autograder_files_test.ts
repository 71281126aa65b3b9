import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type AutograderFacts, autograderFiles } from "./autograder_files.ts";

const FACTS: AutograderFacts = {
  words: ["--protocol", "mgtp", "--rubric", "it's.yaml"],
  program: "harness/main.ts",
  deno: "2.9.6",
  seconds: 90,
  language: "zh",
};

/** The text of a file in the archive. */
function textOf(name: string, facts: AutograderFacts = FACTS): string {
  const file = autograderFiles(facts, { own: [], others: [] }).find((one) => one.name === name);
  assert(file, name);
  assert(typeof file.contents === "string");
  return file.contents;
}

Deno.test("the archive has the two scripts that Gradescope runs", () => {
  assertStringIncludes(textOf("setup.sh"), "npm install -g deno@2.9.6");
  const run = textOf("run_autograder");
  assertStringIncludes(run, "--protocol mgtp");
  assertStringIncludes(run, "--kill-after=10 90");
  assertEquals(run.includes(" it's.yaml"), false, "the shell gets the word quoted");
});

Deno.test.each<[AutograderFacts["language"], string]>([
  ["en", "Not graded yet"],
  ["zh", "尚未評分"],
  ["ja", "まだ採点されていない"],
])("a student reads in %s that nothing is graded yet", (language, words) => {
  const [, json = ""] =
    /<<'END'\n([^]*?)\nEND\n/.exec(textOf("run_autograder", { ...FACTS, language })) ?? [];
  assertEquals(JSON.parse(json).output, words);
});
