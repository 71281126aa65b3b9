import { assert, assertEquals } from "@std/assert";
import type { WireEntry } from "../harness/core/mod.ts";
import { transcript, transcriptLine } from "./transcript.ts";

const ENTRY: WireEntry = { index: 0, atMs: 12, from: "engine", text: "=1 \x1b[31m\r\n" };

Deno.test("a line says its time, source and text, and shows what is invisible", () => {
  assertEquals(transcriptLine(ENTRY), "   0.012 ← =1 ␛[31m␍");
  assertEquals(transcriptLine({ ...ENTRY, from: "harness", text: "1 name" }), "   0.012 → 1 name");
  assertEquals(transcriptLine({ ...ENTRY, from: "stderr", text: "x" }), "   0.012 ! x");
});

Deno.test("a long transcript keeps its beginning and its end", () => {
  const wire = Array.from(
    { length: 1000 },
    (_, index) => ({ ...ENTRY, index, text: `line ${index}` }),
  );
  const text = transcript(wire, 1000);
  const lines = text.split("\n");
  assert(text.length <= 1020);
  assert(lines[0]?.endsWith("line 0") && lines.at(-1)?.endsWith("line 999"));
  const left = 1000 - (lines.length - 1);
  assert(text.includes(`… (${left})`), "says how many lines are left out");
});

Deno.test("a short transcript is whole", () => {
  assertEquals(transcript([ENTRY, ENTRY], 1000).split("\n").length, 2);
  assertEquals(transcript([], 1000), "");
});
