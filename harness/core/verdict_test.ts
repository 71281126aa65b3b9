import { assertEquals } from "@std/assert";
import type { Level } from "./rule.ts";
import { judge } from "./verdict.ts";

const JUDGED: readonly (readonly [readonly Level[], string])[] = [
  [[], "passed"],
  [["MAY"], "passed"],
  [["MAY", "SHOULD"], "warned"],
  [["SHOULD", "MUST", "MAY"], "failed"],
];

for (const [levels, kind] of JUDGED) {
  Deno.test(`judge: broken rules at [${levels.join(", ")}] make a case ${kind}`, () => {
    assertEquals(judge(levels).kind, kind);
  });
}
