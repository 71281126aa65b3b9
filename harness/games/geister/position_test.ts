import { assertEquals } from "@std/assert";
import { DEFAULT_SETTINGS, ghostOf } from "./position.ts";
import { SQUARES } from "./square.ts";
import { STANDARD, started } from "./test_kit.ts";

Deno.test("a ghost is found by its letter", () => {
  const { ghosts } = started(STANDARD);
  assertEquals(ghostOf(ghosts.first, "A"), { colour: "red", at: SQUARES.indexOf("1-4") });
  assertEquals(ghostOf(ghosts.second, "H"), { colour: "blue", at: SQUARES.indexOf("1-0") });
});

Deno.test.each(["I", "a", "", "AB", "length"])("%s is no ghost", (letter) => {
  assertEquals(ghostOf(started(1).ghosts.first, letter), undefined);
});

Deno.test("the manual plays 200 plies", () => {
  assertEquals(DEFAULT_SETTINGS, { plyLimit: 200 });
});
