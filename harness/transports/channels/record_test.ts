import { assertEquals } from "@std/assert";
import type { WireEntry } from "../../core/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
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

Deno.test("the end of stderr is kept beside its beginning, each line with its engine", () => {
  const clock = fakeClock();
  const entries: WireEntry[] = [];
  const limits = { ...LOG_LIMITS, stderr: { entries: 1, characters: 100 } };
  let engine = 0;
  const options = { clock, limits, of: () => engine };
  const { log, finish } = cappedLog((entry) => entries.push(entry), options);
  for (let at = 0; at < 200; at++) log("stderr", `${at}`, 0);
  engine = 1;
  finish();
  const told = entries.map(({ index, from, text, of }) => `${index} ${from} ${of} ${text}`);
  assertEquals(told.slice(0, 4), [
    "0 stderr 0 0",
    "1 note 0 The log is full: the rest of stderr is left out",
    "2 note 1 Left out of stderr: 99 lines (189 characters)",
    "3 stderr 0 100",
  ]);
  assertEquals([told.length, told.at(-1)], [103, "102 stderr 0 199"]);
});

Deno.test("long lines fill a log as many lines do", () => {
  const clock = fakeClock();
  const entries: WireEntry[] = [];
  const limits = { ...LOG_LIMITS, stderr: { entries: 100, characters: 10 } };
  const { log } = cappedLog((entry) => entries.push(entry), { clock, limits });
  for (const text of ["123456", "1234567", "1"]) log("stderr", text, 0);
  assertEquals(entries.map(({ from }) => from), ["stderr", "note"]);
});
