import { assertEquals } from "@std/assert";
import { handIn } from "./hand.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

const NAMES = SEED.pieces.first;

Deno.test.each<[string, string, string]>([
  [" 角 步步、香", "B P P L", "B P P L"],
  ["", "", ""],
  ["無", "", ""],
  ["步x2 角x1", "P P B", "P B"],
  ["步 ×２　角", "P P B", "P B"],
  ["步*3,香(2) 金（1）", "P P P L L G", "P L G"],
  ["步2 角1", "P P B", "P B"],
  ["步2角", "P P B", "P B"],
  ["飛　步十八　金二　銀", "R P P P P P P P P P P P P P P P P P P G G S", "R P G S"],
  ["飛x0 角x1", "B", "R B"],
  ["1.步 2.角 3.步", "P B P", "P B P"],
  ["1步2角3步", "P B P", "P B P"],
  ["(1)步 (2)角", "P B", "P B"],
  ["[1]步 [2]角", "P B", "P B"],
  ["步 1:00", "P", "P"],
  ["步1:00", "P", "P"],
])("%j holds %j, listed as %j", (text, keys, entries) => {
  const hand = handIn(text, NAMES);
  assertEquals([hand.keys.join(" "), hand.entries.join(" ")], [keys, entries]);
});

Deno.test("the longest name is taken", () => {
  assertEquals(handIn("+R R", { ...NAMES, R: "R", "+R": "+R" }).keys, ["+R", "R"]);
});
