import { assert, assertEquals } from "@std/assert";
import type { WireEntry } from "../../harness/core/mod.ts";
import { type PackedWire, unpackWire, WireTexts } from "./packed_wire.ts";

const LONG = "x".repeat(1000);

function entry(index: number, changes: Partial<WireEntry> = {}): WireEntry {
  return { index, atMs: index / 8, from: "harness", text: "1 name\n", ...changes };
}

const LOGS: Readonly<Record<string, readonly WireEntry[]>> = {
  "nothing said": [],
  "all sources": (["harness", "engine", "stderr", "note"] as const).map((from, at) =>
    entry(at, { from, text: `審 ${from}` })
  ),
  "the same again, long and empty": ["=1", "=1", "", LONG, "7"].map((text, at) =>
    entry(at, { text })
  ),
  "cut in the middle": [entry(0), entry(1), entry(900), entry(901)],
  "cut at the beginning": [entry(5), entry(6)],
  "two engines": [entry(0, { of: 0 }), entry(1, { of: 1 }), entry(2)],
};

for (const [name, wire] of Object.entries(LOGS)) {
  Deno.test(`a log comes back as it was: ${name}`, () => {
    const texts = new WireTexts();
    texts.pack([entry(0, { text: "of another case" })]);
    const packed: PackedWire = JSON.parse(JSON.stringify(texts.pack(wire)));
    assertEquals(unpackWire(packed, texts.all), wire);
  });
}

Deno.test("times are rounded to microseconds, and a text that repeats takes little room", () => {
  const texts = new WireTexts();
  const wire = Array.from({ length: 100 }, (_, at) => entry(at, { atMs: at + 1 / 3 }));
  const packed = texts.pack(wire);
  assertEquals(unpackWire(packed, texts.all)[7]?.atMs, 7.333);
  assertEquals(texts.all, ["1 name\n"]);
  assert(JSON.stringify(packed).length < 100 * 12 && texts.size < 20);
});
