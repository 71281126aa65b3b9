import { assert, assertStringIncludes } from "@std/assert";
import { REPORTERS } from "../../reporters/mod.ts";
import { LANGUAGES } from "../core/mod.ts";
import { CHECK_HELP } from "./check_help.ts";
import { EXIT } from "./command.ts";

Deno.test("the help of check names every exit code and every reporter", () => {
  const codes = CHECK_HELP.en.slice(CHECK_HELP.en.indexOf("Exit codes:"));
  for (const code of Object.values(EXIT)) assert(new RegExp(`\\b${code} \\w`).test(codes));
  for (const { id } of REPORTERS) {
    for (const language of LANGUAGES) assertStringIncludes(CHECK_HELP[language], id);
  }
});
