import { assertEquals } from "@std/assert";
import { boardIn } from "./board.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

const ROWS = (empty: string, between: string) =>
  Array.from(
    { length: 9 },
    (_, row) =>
      Array.from({ length: 9 }, (_, file) => file === row ? "步" : empty).join(between) + (row + 1),
  );

Deno.test.each<[string, string]>([
  ["  ", ""],
  ["　", ""],
  ["・", ""],
  ["□", " "],
  ["口", "|"],
])("empty squares may be %j with %j between them", (empty, between) => {
  const board = boardIn(SEED, ROWS(empty, between));
  assertEquals(board?.map((name, index) => name === "步" ? index : -1).filter((at) => at >= 0), [
    ...[0, 10, 20, 30, 40, 50, 60, 70, 80],
  ]);
});

Deno.test("rows may begin with file 1, and need not tell their rank", () => {
  const form = { row: "^(?<cells>.*)$", empty: ["."], left: 1 } as const;
  const rows = ROWS(".", " ").map((row) => row.slice(0, -1));
  const board = boardIn({ ...SEED, board: form }, rows);
  assertEquals(board?.slice(0, 9), ["", "", "", "", "", "", "", "", "步"]);
});

Deno.test("eight rows, or ten squares in one, are no board", () => {
  assertEquals(boardIn(SEED, ROWS("  ", "").slice(1)), undefined);
  assertEquals(boardIn(SEED, ROWS("  ", "").map((row) => `步${row}`)), undefined);
  assertEquals(boardIn({ ...SEED, board: undefined }, ROWS("  ", "")), undefined);
});
