import { assert, assertStringIncludes } from "@std/assert";
import { SANDBOX_LEVELS } from "../../sandbox/mod.ts";
import { GRADE_HELP } from "./grade_help.ts";
import { GRADE_OPTIONS } from "./grade_options.ts";

Deno.test("the help of grade names every option, every level and its exit codes", () => {
  const { flags = [], values = [], lists = [] } = GRADE_OPTIONS;
  for (const name of [...flags, ...values, ...lists]) {
    assertStringIncludes(GRADE_HELP.en, `--${name}`);
  }
  for (const level of SANDBOX_LEVELS) assertStringIncludes(GRADE_HELP.en, level);
  const codes = GRADE_HELP.en.slice(GRADE_HELP.en.indexOf("Exit codes:"));
  for (const code of [0, 2, 4]) assert(new RegExp(`\\b${code} \\w`).test(codes), `${code}`);
});

Deno.test("no line of the help is wider than a terminal", () => {
  for (const line of GRADE_HELP.en.split("\n")) assert(line.length <= 100, line);
});
