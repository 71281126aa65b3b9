import { assertEquals, assertThrows } from "@std/assert";
import { type ContestRound, UsageError } from "../core/mod.ts";
import { sealAll } from "../ledger/seal_kit.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { CONTEST } from "./contest_kit.ts";
import { keptOf } from "./contest_folder.ts";
import { readRounds, writeRounds } from "./contest_ledger.ts";

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
  writeRounds(temp.path, keptOf(CONTEST), ROUNDS);
  assertEquals(readRounds(temp.path), ROUNDS);
});

Deno.test("a line that was changed, removed or moved is refused with its place", async () => {
  await using temp = await tempFolder();
  writeRounds(temp.path, keptOf(CONTEST), ROUNDS);
  const file = `${temp.path}/events.jsonl`;
  const [start = "", one = "", two = ""] = Deno.readTextFileSync(file).split("\n");
  for (const lines of [[one.replace('"one":0', '"one":3'), two], [two], [two, one]]) {
    Deno.writeTextFileSync(file, `${[start, ...lines].join("\n")}\n`);
    assertThrows(() => readRounds(temp.path), UsageError, "events.jsonl:2: this line is damaged");
  }
});

Deno.test("rounds of version 0.1.0 are read, and kept as events from then on", async () => {
  await using temp = await tempFolder();
  const file = temp.write(
    "rounds.jsonl",
    sealAll(ROUNDS.map((one) => JSON.stringify(one))).join(""),
  );
  assertEquals(readRounds(temp.path), ROUNDS);
  const text = Deno.readTextFileSync(file);
  Deno.writeTextFileSync(file, text.replace('"one":2', '"one":3'));
  assertThrows(() => readRounds(temp.path), UsageError, "rounds.jsonl:2: this line is damaged");
  writeRounds(temp.path, keptOf(CONTEST), ROUNDS);
  assertEquals([...Deno.readDirSync(temp.path)].map(({ name }) => name), ["events.jsonl"]);
  assertEquals(readRounds(temp.path), ROUNDS);
});
