import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Grade, GradeStanding } from "../../harness/core/mod.ts";
import { sampleGradebook } from "../../harness/testing/sample_gradebook.ts";
import { liveConsole } from "./mod.ts";

function grade(submission: string, points: number, standing: GradeStanding = "graded"): Grade {
  return {
    submission,
    slug: submission,
    standing,
    why: standing === "graded" ? undefined : "The build failed\nwith many words",
    points,
    most: 100,
    atMost: points,
    marks: [],
    caps: [],
    counts: { passed: 0, warned: 0, failed: 0, skipped: 0, errored: 0 },
    broken: points < 100 && standing === "graded" ? ["mgtp/flush"] : [],
    kept: [],
    confinement: "none",
  };
}

function shown(terminal: boolean) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const live = liveConsole({
    terminal,
    colour: false,
    width: 80,
    write: (text) => void written.push(text),
    now: () => clock.ms,
    language: "en",
  });
  live.on({ kind: "class-started", book: sampleGradebook([]), total: 3 });
  return { live, written, clock };
}

Deno.test("without a terminal there is a line per submission, with the worst of it", () => {
  const { live, written } = shown(false);
  live.on({ kind: "submission-started", submission: "a" });
  live.on({ kind: "submission-told", submission: "a", what: "It has a Makefile" });
  live.on({ kind: "submission-graded", grade: grade("a", 40) });
  live.on({ kind: "submission-graded", grade: grade("b\u001b[31m", 0, "unbuildable") });
  live.on({ kind: "submission-graded", grade: grade("c", 100), again: true });
  live.end();
  assertEquals(written.map((line) => line.replaceAll(/ +/g, " ").trimEnd()), [
    " a: It has a Makefile",
    "a 40/100 mgtp/flush",
    "b␛[31m 0/100 does not build: The build failed",
    "c 100/100 (known already)",
  ]);
});

Deno.test("on a terminal the table shows what runs, what waits, how long, and the worst news", () => {
  const { live, written, clock } = shown(true);
  live.on({ kind: "submission-started", submission: "a" });
  clock.ms = 10_000;
  live.on({ kind: "submission-graded", grade: grade("a", 40) });
  live.on({ kind: "submission-started", submission: "b" });
  live.on({
    kind: "submission-progressed",
    grading: { submission: "b", done: 3, of: 55, failed: 1 },
  });
  const last = written.at(-1) ?? "";
  assertStringIncludes(last, "done 1 · running 1 · waiting 1 · about 20 s · worst so far a 40/100");
  assertStringIncludes(last, "3/55  ✗ 1");
  live.end();
  assertStringIncludes(written.at(-1) ?? "", "\u001b[J");
});
