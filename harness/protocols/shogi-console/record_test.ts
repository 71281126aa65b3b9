import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { randomFrom } from "../../games/random.ts";
import { shogi, SHOGI_OPPONENTS } from "../../games/shogi/mod.ts";
import { type Ledger, newLedger, playOn } from "./ledger.ts";
import { isHeader, lineReaders, plyLines, readRecord, writeRecord } from "./record.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

/** The ledger after plies. */
function played(plies: string): Ledger {
  return plies.split(" ").reduce((ledger, ply) => {
    const move = shogi.read(ply);
    assert(move.ok, ply);
    return playOn(ledger, move.value);
  }, newLedger());
}

const written = (plies: string) => writeRecord(SEED, played(plies).entries);

function randomGame(seed: number, plies: number): Ledger {
  const random = randomFrom(seed);
  let ledger = newLedger();
  while (ledger.entries.length < plies && !shogi.ending(ledger.position)) {
    ledger = playOn(ledger, SHOGI_OPPONENTS.random(ledger.position, random));
  }
  return ledger;
}

Deno.test("a game is written as in the report", () => {
  assertEquals(
    written("7g7f 3c3d 8h2b+ 3a2b B*4e"),
    "手  走法  升變\n  1 7 6 步 7 7 N\n  2 3 4 步 3 3 N\n  3 2 2 角 8 8 Y\n" +
      "  4 2 2 銀 3 1 N\n  5 4 5 角 9 0 N\n",
  );
});

Deno.test("what is written is read, and what is read is written as it was", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 120 }), (seed, plies) => {
      const game = randomGame(seed, plies);
      const text = writeRecord(SEED, game.entries);
      const read = readRecord(SEED, text);
      assert(read.ok, `${text}${read.ok ? "" : read.error}`);
      assertEquals(writeRecord(SEED, read.value.entries), text);
      assertEquals(read.value.position.ply, game.position.ply);
    }),
    { numRuns: 15 },
  );
});

Deno.test.each([
  ["without the last line feed", (text: string) => text.trimEnd()],
  ["without the header", (text: string) => text.slice(text.indexOf("\n") + 1)],
  [
    "with other blanks and CRLF",
    (text: string) => text.replaceAll(/ +/g, " \t").replaceAll("\n", "\r\n"),
  ],
  ["with a byte order mark", (text: string) => `\ufeff${text}`],
  ["with empty lines", (text: string) => text.replaceAll("\n", "\n\n")],
])("a record %s is read all the same", (_name, change) => {
  const text = written("7g7f 3c3d 8h2b+ 3a2b B*4e");
  const read = readRecord(SEED, change(text));
  assertEquals(read.ok && writeRecord(SEED, read.value.entries), text);
});

Deno.test("the position decides between a move from file 9 and a drop", () => {
  const moves = "9g9f 9c9d 9i9h 9a9b";
  const read = readRecord(SEED, written(moves));
  assertEquals(
    read.ok && read.value.entries.map(({ move }) => shogi.write(move)).join(" "),
    moves,
  );
  const drops = "7g7f 3c3d 8h2b+ 9c9d 2b1a 9d9e 1a2a 8c8d L*5e 8d8e N*5f";
  const both = readRecord(SEED, written(drops));
  assertEquals(
    both.ok && both.value.entries.map(({ move }) => shogi.write(move)).join(" "),
    drops,
  );
});

Deno.test.each<[string, string]>([
  ["  1 7 5 步 7 7 N\n", 'Not a legal ply in line 1: "1 7 5 步 7 7 N"'],
  ["  1 7 6 步 7 7 N\n  2 3 4 角 3 3 N\n", 'Not a legal ply in line 2: "2 3 4 角 3 3 N"'],
  ["  1 7 6 步 9 0 N\n", 'Not a legal ply in line 1: "1 7 6 步 9 0 N"'],
  ["hello\n", 'Not a legal ply in line 1: "hello"'],
  ["  1 7 6 步 7 7 N\n".repeat(3000), "Too many plies, or too many ways to read them"],
])("a record that is none is refused", (text, why) => {
  const read = readRecord(SEED, text);
  assertEquals(read.ok ? "" : read.error, why);
});

Deno.test("an empty record is a game without plies", () => {
  const read = readRecord(SEED, "手  走法  升變\n");
  assertEquals(read.ok && read.value.entries, []);
  assertEquals(plyLines(SEED, "手 走法 升變\n 1 7 6 步 7 7 N"), ["1 7 6 步 7 7 N"]);
  assert(isHeader("手 走法\t升變", "手  走法  升變"));
});

Deno.test("a line may be read as a move and as a drop", () => {
  const { move, drop } = lineReaders(SEED);
  assertEquals(move("  1 9 6 步 9 7 N")?.["from-rank"], "7");
  assertEquals(drop("  1 9 6 步 9 7 N")?.index0, "7");
  assertEquals(move("  1 9 6 步 9 0 N"), undefined);
});

Deno.test("garbage never throws", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      readRecord(SEED, text);
    }),
    { numRuns: 20 },
  );
});

Deno.test("pieces may have other names in a record, and squares be counted from the top", () => {
  const numbers = { ...SEED.pieces.first, P: "1", B: "6", S: "4" };
  const pieces = { first: numbers, second: numbers };
  const dialogue = { ...SEED, turned: true, record: { ...SEED.record, pieces } };
  const text = "手  走法  升變\n  1 3 4 1 3 3 N\n  2 7 6 1 7 7 N\n  3 8 8 6 2 2 Y\n" +
    "  4 8 8 4 7 9 N\n  5 6 5 6 9 0 N\n";
  const { entries } = played("7g7f 3c3d 8h2b+ 3a2b B*4e");
  assertEquals(writeRecord(dialogue, entries), text);
  const read = readRecord(dialogue, text);
  assertEquals(read.ok && read.value.entries, entries);
});
