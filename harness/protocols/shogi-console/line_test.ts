import { assertEquals } from "@std/assert";
import { readLine } from "./line.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

Deno.test.each<[string, string]>([
  ["第5手 玩家X的回合", "marker"],
  ["X方持駒: 角", "first"],
  ["Y方持駒: ", "second"],
  ["一筋二步，請重新輸入", "refusal"],
  ["香桂銀金王金銀桂香1", "row"],
  ["-------------------", ""],
  ["", ""],
])("%j tells of %j alone", (text, what) => {
  const told = Object.entries(readLine(SEED, { text })).filter(([, part]) => part !== undefined);
  assertEquals(told.map(([name]) => name).join(), what);
});

Deno.test("a line is read once, and not for another dialogue", () => {
  const line = { text: "第5手 玩家X的回合" };
  assertEquals(readLine(SEED, line), readLine(SEED, { ...line }));
  assertEquals(readLine(SEED, line) === readLine(SEED, { ...line }), true);
  assertEquals(readLine({ ...SEED, state: "none" }, line).marker, undefined);
});

Deno.test("the same text in other colours is another line", () => {
  const text = "香桂銀金王金銀桂香1";
  const sides = [undefined, "1".repeat(10), "2".repeat(10)].map((owners) =>
    readLine(SEED, { text, owners }).row?.cells[0]?.side
  );
  assertEquals(sides, [undefined, "first", "second"]);
});
