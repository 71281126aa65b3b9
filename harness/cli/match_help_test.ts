import { assertStringIncludes } from "@std/assert";
import { MATCH_HELP, PLAY_HELP } from "./match_help.ts";

Deno.test("the help says how games are played, and what the exit codes mean", () => {
  assertStringIncludes(MATCH_HELP.en, PLAY_HELP.en);
  for (const code of [0, 1, 2, 3, 4]) assertStringIncludes(MATCH_HELP.en, `${code} `);
});
