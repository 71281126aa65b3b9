import { assertEquals } from "@std/assert";
import { type Check, firstObjection, object } from "./object.ts";

const EVEN = { en: "{n} is even", zh: "{n} 是偶數", ja: "{n} は偶数" };
const isOdd: Check<null, number> = (_, n) =>
  n % 2 === 0 ? object("dark-chess/own-piece", EVEN, { n }) : undefined;
const isSmall: Check<null, number> = (_, n) =>
  n > 9 ? object("dark-chess/on-board", EVEN, { n }) : undefined;

Deno.test("an objection names its rule and fills in the reason", () => {
  assertEquals(object("dark-chess/own-piece", EVEN, { n: 4 }), {
    rule: "dark-chess/own-piece",
    why: { en: "4 is even", zh: "4 是偶數", ja: "4 は偶数" },
  });
});

Deno.test.each([[3, undefined], [4, "dark-chess/own-piece"], [11, "dark-chess/on-board"], [
  12,
  "dark-chess/own-piece",
]])(
  "of all rules that %s breaks the first counts",
  (move, rule) => assertEquals(firstObjection([isOdd, isSmall], null, move)?.rule, rule),
);
