import { assert, assertEquals, assertThrows } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import fc from "../../testing/fast_check.ts";
import { type GameInfo, infoOf, readInfoFile, writeInfoFile } from "./info_file.ts";

const names = { first: "mine", second: "my other one" };
const GAMES: readonly GameInfo[] = [
  { number: 1, names, result: { reason: "NoMove", winner: "first" }, time: "42", start: "INITIAL" },
  {
    number: 2,
    names,
    result: { reason: "TimeOut", winner: "second" },
    time: "7",
    start: "INITIAL",
  },
  { number: 3, names, result: { reason: "NoEatFlipDraw" }, time: "0", start: "INITIAL" },
];
const FILE = `1 mine vs my other one mine_wins NoMove 1 / 0 42 INITIAL
2 mine vs my other one my other one_wins TimeOut 0 / 1 7 INITIAL
3 mine vs my other one Draw NoEatFlipDraw 0.5 / 0.5 0 INITIAL
`;

/** Any characters, halves of pairs included; the library's own takes a second to set up. */
const ANY_TEXT = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

Deno.test("a room's games are written a line each, and read back", () => {
  assertEquals(writeInfoFile(GAMES), FILE);
  assertEquals(readInfoFile(FILE), { ok: true, value: GAMES });
});

Deno.test("line ends, blanks and other words for the time do not matter", () => {
  const odd = `\ufeff\r\n${FILE.replaceAll(" ", "  ").replaceAll("\n", " \r\n")}`;
  assertEquals(readInfoFile(odd), { ok: true, value: GAMES });
  const dated = readInfoFile("1 a vs b a_wins NoMove 1.0 / 0.0 12:18am Oct 16, 2024 MIDBOARD");
  assert(dated.ok);
  assertEquals([dated.value[0]?.time, dated.value[0]?.start], ["12:18am Oct 16, 2024", "MIDBOARD"]);
  const long = FILE.replaceAll(
    / (0|1|0\.5)(?= \/| \d+ I)/g,
    (score) => ` ${Number(score).toFixed(6)}`,
  );
  assert(/ 1\.000000 \/ 0\.000000 42 (.*\n)+.* 0\.500000 \/ 0\.500000 /.test(long));
  assertEquals(readInfoFile(long), { ok: true, value: GAMES });
  assertEquals(readInfoFile(""), { ok: true, value: [] });
});

Deno.test.each([
  ["x a vs b Draw R 0.5 / 0.5 1 INITIAL", "A line begins with the number of the game"],
  ["1 a vs b Draw R 0.5 0.5 1 INITIAL", "A line has the score, as in 1 / 0"],
  ["1 a b Draw R 0.5 / 0.5 1 INITIAL", "A line has two names with vs between them"],
  ["1 a vs b Draw R 1 / 1 1 INITIAL", "The score is 1 / 0, 0 / 1 or 0.5 / 0.5"],
  [
    "1 a vs b b_wins R 1 / 0 1 INITIAL",
    "The winner comes before the reason, as in mine_wins or Draw",
  ],
  ["1 a vs Draw R 0.5 / 0.5 1 I", "The winner comes before the reason, as in mine_wins or Draw"],
])("a bad line is refused with its place: %s", (line, problem) => {
  assertEquals(inEnglish(readInfoFile(`\n${line}\n`)), {
    ok: false,
    error: `Line 2: ${problem}: "${line}"`,
  });
});

const NAME = fc.stringMatching(/^[a-z/_0-9]{1,4}( [a-z/_]{1,4})?$/)
  .filter((name) => !name.split(" ").includes("vs"));

Deno.test("whatever the players are called, the file is read as it was written", () => {
  const winner = fc.constantFrom("first", "second", undefined);
  fc.assert(fc.property(NAME, NAME, winner, (first, second, winner) => {
    const result = winner ? { reason: "NoMove", winner } as const : { reason: "NoEatFlipDraw" };
    const game = { ...GAMES[0]!, names: { first, second }, result };
    assertEquals(readInfoFile(writeInfoFile([game])), { ok: true, value: [game] });
  }));
});

Deno.test("hostile text is refused, never thrown at", () => {
  fc.assert(fc.property(ANY_TEXT, (text) => {
    readInfoFile(text);
    readInfoFile(`1 ${text} vs ${text} 1 / 0`);
    const written = writeInfoFile([{ ...GAMES[0]!, names: { first: text, second: text } }]);
    assertEquals(written.split("\n").length, 2);
  }));
  assert(!readInfoFile("1 ".repeat(3_000_000)).ok);
});

Deno.test("a record that has ended has a line", () => {
  const record = {
    date: "now",
    names,
    start: { setup: "" },
    timeSeconds: 900,
    plies: [],
    timestampsMs: [1000, 1500, 43_100],
  };
  assertEquals(infoOf(1, { ...record, result: GAMES[0]!.result }), GAMES[0]);
  assertThrows(() => infoOf(1, record));
});
