import { assertEquals, assertThrows } from "@std/assert";
import { type ContestRound, UsageError } from "../../core/mod.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { readRounds, writeRounds } from "./rounds_file.ts";
import { absenceIn, keepAbsence } from "./walkover.ts";

const ROUNDS: readonly ContestRound[] = [
  { number: 1, pairings: [{ one: 0, other: 1 }], byes: [2], out: [] },
  {
    number: 2,
    pairings: [{ one: 2, other: 0 }],
    byes: [1],
    out: [{ player: 3, why: "withdrawn" }],
  },
];

Deno.test("rounds are read as they were written, and there are none before", async () => {
  await using temp = await tempFolder();
  assertEquals(readRounds(temp.path), []);
  writeRounds(temp.path, ROUNDS);
  assertEquals(readRounds(temp.path), ROUNDS);
});

Deno.test("a line that was changed, removed or moved is refused with its place", async () => {
  await using temp = await tempFolder();
  writeRounds(temp.path, ROUNDS);
  const file = `${temp.path}/rounds.jsonl`;
  const [one = "", two = ""] = Deno.readTextFileSync(file).split("\n");
  for (const lines of [[one.replace('"one":0', '"one":3'), two], [two], [two, one]]) {
    Deno.writeTextFileSync(file, `${lines.join("\n")}\n`);
    assertThrows(() => readRounds(temp.path), UsageError, "rounds.jsonl:1: this line is damaged");
  }
});

Deno.test("who was absent is kept beside the match with the reason, and damage is noticed", async () => {
  await using temp = await tempFolder();
  assertEquals(absenceIn(temp.path), undefined);
  const silent = { player: 1, spoke: false } as const;
  const absence = { absent: 1, trouble: { silent } } as const;
  keepAbsence(temp.path, absence);
  assertEquals(absenceIn(temp.path), absence);
  const file = `${temp.path}/walkover.json`;
  Deno.writeTextFileSync(file, Deno.readTextFileSync(file).replace('"player":1', '"player":0'));
  assertEquals(absenceIn(temp.path), undefined);
});
