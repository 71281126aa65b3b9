import { assertEquals } from "@std/assert";
import { differences } from "./differences.ts";
import { started } from "./test_kit.ts";

Deno.test("boards differ by points emptied, taken and changed", () => {
  const before = started("white 1 / W 1,1 1 1 / W 2,1 1 1 / B 1,2 1 1").board;
  const after = started("white 1 / W 1,2 1 1 / W 2,1 1 1 / B 3,1 1 1").board;
  assertEquals(differences(before, after), {
    vacated: ["1,1"],
    filled: ["3,1"],
    altered: ["1,2"],
  });
  assertEquals(differences(before, before), { vacated: [], filled: [], altered: [] });
});
