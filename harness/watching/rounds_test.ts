import { assertEquals } from "@std/assert";
import { watched } from "./test_kit.ts";
import { QUIET_MS } from "./rounds.ts";

Deno.test("a change begins a round, what failed goes first, and the difference is reported", async () => {
  const { code, told } = await watched(
    [{ a: "passed", b: "failed" }, { a: "failed", b: "passed" }],
    [
      { after: "waits all 1 at 0", save: "engine" },
      { after: "broken a, fixed b", press: "q" },
    ],
  );
  assertEquals(told, [
    ...["round 1: all", "check 1:  first, all", "waits all 1 at 0"],
    ...["round 2: engine", "check 2: b first, all", "broken a, fixed b"],
    `waits all 1 at ${QUIET_MS}`,
  ]);
  assertEquals(code, "violations");
});

Deno.test("many changes in a row are one round, when nothing has changed for a while", async () => {
  const { told, nowMs } = await watched([{}, { a: "passed" }], [
    { after: "waits all 0 at 0", save: "engine main.c engine" },
    { after: `waits all 0 at ${QUIET_MS}`, press: "q" },
  ]);
  assertEquals(told[3], "round 2: engine,main.c");
  assertEquals(nowMs, QUIET_MS);
});

Deno.test("a file that was written with the same content begins nothing", async () => {
  const { told } = await watched([{ a: "passed" }, {}], [
    { after: "waits all 0 at 0", save: "same.c" },
    { after: `waits all 0 at ${QUIET_MS}`, save: "same.c" },
    { after: `waits all 0 at ${QUIET_MS}`, press: "q" },
  ]);
  assertEquals(told.filter((line) => line.startsWith("round")), [
    "round 1: all",
    "round 2: same.c",
  ]);
});

Deno.test("a change during a round stops it, and its findings do not count", async () => {
  const { told } = await watched(["endless", { a: "passed" }], [
    { after: "check 1:  first, all", save: "engine" },
    { after: `waits all 0 at ${QUIET_MS}`, press: "q" },
  ]);
  assertEquals(told, [
    ...["round 1: all", "check 1:  first, all", "stopped"],
    ...["round 2: engine", "check 2:  first, all", `waits all 0 at ${QUIET_MS}`],
  ]);
});

Deno.test("f runs what failed until a runs all again; without a failure f runs all", async () => {
  const { told } = await watched(
    [{ a: "failed", b: "passed" }, { a: "failed" }, { a: "passed" }, { a: "passed", b: "passed" }],
    [
      { after: "waits all 1 at 0", press: "f" },
      { after: "waits failed 1 at 0", save: "engine" },
      { after: `waits all 0 at ${QUIET_MS}`, press: "f" },
      { after: "check 4:  first, all", press: "q" },
    ],
  );
  assertEquals(told.filter((line) => line.startsWith("check")), [
    "check 1:  first, all",
    "check 2: a first, a",
    "check 3: a first, a",
    "check 4:  first, all",
  ]);
});

Deno.test("q during a round stops it; the code is that of the last one that was not stopped", async () => {
  const { code, told } = await watched([{ a: "failed" }, "endless"], [
    { after: "waits all 1 at 0", press: "a" },
    { after: "check 2: a first, all", press: "q" },
  ]);
  assertEquals([code, told.at(-1)], ["violations", "broken , fixed "]);
  assertEquals(
    (await watched(["endless"], [{ after: "check 1:  first, all", press: "q" }])).code,
    "unfinished",
  );
});

Deno.test("a build goes before each round, and again where something changed meanwhile", async () => {
  const builds = ["engine", "main.c", true, false];
  const { told } = await watched([{ a: "passed" }, "endless"], [
    { after: `waits all 0 at ${QUIET_MS}`, save: "main.c" },
    { after: "check 2:  first, all", save: "main.c" },
    { after: "build 4", press: "q" },
  ], { builds });
  assertEquals(told, [
    ...["round 1: all", "build 1", "check 1:  first, all", `waits all 0 at ${QUIET_MS}`],
    ...["round 2: main.c", "build 2", "build 3", "check 2:  first, all", "stopped"],
    ...["round 3: main.c", "build 4"],
  ]);
});

Deno.test("a file that the engine writes in every round is no longer watched", async () => {
  const { told } = await watched(["endless", "endless", "endless"], [
    { after: "check 1:  first, all", save: "log" },
    { after: "check 2:  first, all", save: "log" },
    { after: "check 3:  first, all", save: "log" },
    { after: "ignored log", press: "q" },
  ]);
  assertEquals(told.filter((line) => /^(round|stopped|ignored)/.test(line)), [
    ...["round 1: all", "stopped", "round 2: log", "stopped", "round 3: log", "ignored log"],
  ]);
});
