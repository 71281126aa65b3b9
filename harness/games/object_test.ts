import { assertEquals } from "@std/assert";
import { type Check, firstObjection, objecting } from "./object.ts";

const object = objecting("draughts");
const EVEN = { en: "{n} is even", zh: "{n} 是偶數", ja: "{n} は偶数" };
const isOdd: Check<null, number> = (_, n) => n % 2 === 0 ? object("odd", EVEN, { n }) : undefined;
const isSmall: Check<null, number> = (_, n) => n > 9 ? object("small", EVEN, { n }) : undefined;

Deno.test("an objection names the rule of its game and fills in the reason", () => {
  assertEquals(object("odd", EVEN, { n: 4 }), {
    rule: "draughts/odd",
    why: { en: "4 is even", zh: "4 是偶數", ja: "4 は偶数" },
  });
});

Deno.test.each([[3, undefined], [4, "draughts/odd"], [11, "draughts/small"], [12, "draughts/odd"]])(
  "of all rules that %s breaks the first counts",
  (move, rule) => assertEquals(firstObjection([isOdd, isSmall], null, move)?.rule, rule),
);
