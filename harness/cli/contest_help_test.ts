import { assert, assertStringIncludes } from "@std/assert";
import { EXIT } from "./command.ts";
import { contest } from "./contest.ts";
import { CONTEST_HELP } from "./contest_help.ts";

Deno.test("the help of contest names every option and every exit code", () => {
  const { flags = [], values = [], lists = [] } = contest.options;
  for (const name of [...flags, ...values, ...lists]) {
    assertStringIncludes(CONTEST_HELP.en, `--${name}`);
  }
  const codes = CONTEST_HELP.en.slice(CONTEST_HELP.en.indexOf("Exit codes:"));
  for (const code of Object.values(EXIT)) {
    assert(new RegExp(`\\b${code} \\w`).test(codes), `${code}`);
  }
});
