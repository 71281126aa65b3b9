import { assertEquals } from "@std/assert";
import { boardOf, rowIn } from "./board.ts";
import type { Dialogue } from "./dialogue.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

const ROWS = (empty: string, between: string, ranks = "123456789") =>
  Array.from(
    { length: 9 },
    (_, row) =>
      Array.from({ length: 9 }, (_, file) => file === row ? "步" : empty).join(between) +
      ranks[row],
  );

const boardIn = (dialogue: Dialogue, lines: readonly string[]) =>
  boardOf(lines.flatMap((text) => rowIn(dialogue, { text }) ?? []), dialogue)?.map(({ name }) =>
    name
  );

Deno.test.each<[string, string, string]>([
  ["  ", "", "123456789"],
  ["　", "", "１２３４５６７８９"],
  ["・", "", "一二三四五六七八九"],
  ["□", " ", "123456789"],
  ["口", "|", "123456789"],
  [" ・", "", "123456789"],
])("empty squares may be %j with %j between them, ranks %s", (empty, between, ranks) => {
  const board = boardIn(SEED, ROWS(empty, between, ranks));
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

Deno.test("marks before the names tell the owner of the pieces", () => {
  const form = { row: "^\\|(?<cells>.*)\\|(?<rank>.)$", empty: [" ・"], left: 9 } as const;
  const marked = { ...SEED, board: { ...form, marks: { first: " ", second: "v" } } };
  const row = rowIn(marked, { text: "|v香 ・ ・v馬 ・ ・ 步 ・ 香|三" });
  assertEquals([row?.rank, row?.cells[0], row?.cells[1], row?.cells[3], row?.cells[6]], [
    3,
    { name: "香", side: "second" },
    { name: "" },
    { name: "馬", side: "second" },
    { name: "步", side: "first" },
  ]);
});

Deno.test("the colours of a row tell it too, as far as they are known", () => {
  const [text, owners] = ["  香  步步        3", "  2  1             "];
  const row = rowIn(SEED, { text, owners });
  assertEquals(row?.cells.map(({ side }) => side).slice(0, 5), [
    undefined,
    "second",
    undefined,
    "first",
    undefined,
  ]);
});

Deno.test("an empty form of an empty square is passed over", () => {
  const form = { ...SEED.board!, empty: ["", "  "] };
  assertEquals(boardIn({ ...SEED, board: form }, ROWS("  ", ""))?.length, 81);
});
