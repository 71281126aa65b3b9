import { assertEquals, assertStringIncludes } from "@std/assert";
import { type ActionInputs, actionWords } from "./action_inputs.ts";

const USUAL = ["check", "--report", "out", "--reporter", "+json"];

function words(inputs: ActionInputs) {
  return actionWords({ PROTOCOL: "mgtp", REPORT: "out", ...inputs });
}

Deno.test.each<[string, ActionInputs, readonly string[]]>([
  ["an engine", { ENGINE: "./mine -q" }, ["mgtp", "./mine", "-q"]],
  ["quotes", { ENGINE: `'./my engine' "a  b" ''` }, ["mgtp", "./my engine", "a  b", ""]],
  ["quotes in quotes", { ENGINE: `./e "b \\"c\\" d"` }, ["mgtp", "./e", 'b "c" d']],
  ["several lines", { ENGINE: "./mine\n  -q\n" }, ["mgtp", "./mine", "-q"]],
  ["nothing expanded", { ENGINE: "./mine $HOME *" }, ["mgtp", "./mine", "$HOME", "*"]],
  ["strictness", { ENGINE: "./mine", STRICT: "True" }, ["--strict", "mgtp", "./mine"]],
  [
    "more options",
    { ENGINE: "./mine", ARGUMENTS: "--exclude 'mgtp/games=too long'" },
    ["--exclude", "mgtp/games=too long", "mgtp", "./mine"],
  ],
])("the action passes on %s", (_what, inputs, more) => {
  assertEquals(words(inputs), { ok: true, value: [...USUAL, ...more] });
});

Deno.test.each<[string, ActionInputs, string]>([
  ["an open quote, rather than half an engine", { ENGINE: "./mine 'a" }, "close the ' in column 8"],
  ["no engine, rather than the bundled one", { ENGINE: " " }, "The input engine is empty"],
  ["an engine without a name", { ENGINE: "'' -q" }, "The input engine is empty"],
  ["a strictness that is neither", { ENGINE: "./mine", STRICT: "yes" }, "use true or false"],
  ["an open quote in options", { ENGINE: "./mine", ARGUMENTS: '"' }, "the input arguments"],
])("the action refuses %s", (_what, inputs, message) => {
  const read = words(inputs);
  assertStringIncludes(read.ok ? "" : read.error.en, message);
});
