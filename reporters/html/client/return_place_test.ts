import { assertEquals } from "@std/assert";
import { topOnReturn } from "./return_place.ts";

const FAR = { hash: "", top: 3000 };

Deno.test.each<[string, Parameters<typeof topOnReturn>[0], string, number | undefined]>([
  ["back in history to the same place", FAR, "", 3000],
  ["by the link to all cases to the same place", FAR, "#cases", 3000],
  ["by the link to all games to the same place", FAR, "#games", 3000],
  ["to the list, if one was above it", { hash: "", top: 200 }, "#cases", undefined],
  ["back to where one was above the list", { hash: "", top: 200 }, "", 200],
  ["to a rule", FAR, "#rule/mgtp/flush", undefined],
  ["where the report was opened at the case", undefined, "", undefined],
])("from a case one goes %s", (_, left, hash, expected) => {
  assertEquals(topOnReturn(left, { hash, listTop: 1000 }), expected);
});
