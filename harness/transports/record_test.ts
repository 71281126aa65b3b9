import { assertEquals } from "@std/assert";
import type { WireEntry } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { cappedLog, LOG_LIMITS } from "./record.ts";

Deno.test("entries are numbered and timed from the start of the log", async () => {
  const clock = fakeClock(1000);
  const entries: WireEntry[] = [];
  const { log, finish } = cappedLog((entry) => entries.push(entry), { clock });
  await clock.sleep(5);
  assertEquals(log("harness", "1 name\n", clock.now()), 0);
  assertEquals(log("engine", "=1 x", clock.now()), 1);
  finish();
  assertEquals(entries, [
    { index: 0, atMs: 5, from: "harness", text: "1 name\n" },
    { index: 1, atMs: 5, from: "engine", text: "=1 x" },
  ]);
});

Deno.test("what goes over a limit is counted, and does not push out the other sources", () => {
  const clock = fakeClock();
  const entries: WireEntry[] = [];
  const limits = { ...LOG_LIMITS, engine: { entries: 2, characters: 100 } };
  const { log, finish } = cappedLog((entry) => entries.push(entry), { clock, limits });
  const indices = ["a", "b", "c", "dd"].map((text) => log("engine", text, 0));
  assertEquals(indices, [0, 1, 2, 2]);
  assertEquals(log("harness", "quit\n", 0), 3);
  finish();
  assertEquals(entries.map(({ from, text }) => `${from}: ${text}`), [
    "engine: a",
    "engine: b",
    "note: The log is full: the rest of engine is left out",
    "harness: quit\n",
    "note: Left out of engine: 2 lines (3 characters)",
  ]);
});

Deno.test("long lines fill a log as many lines do", () => {
  const clock = fakeClock();
  const entries: WireEntry[] = [];
  const limits = { ...LOG_LIMITS, stderr: { entries: 100, characters: 10 } };
  const { log } = cappedLog((entry) => entries.push(entry), { clock, limits });
  for (const text of ["123456", "1234567", "1"]) log("stderr", text, 0);
  assertEquals(entries.map(({ from }) => from), ["stderr", "note"]);
});
