import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Grade, GradeStanding } from "../core/mod.ts";
import { Progress } from "./progress.ts";

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
  const progress = new Progress({
    terminal,
    colour: false,
    width: 80,
    write: (text) => void written.push(text),
    now: () => clock.ms,
    language: "en",
    total: 3,
    jobs: 1,
  });
  return { progress, written, clock };
}

Deno.test("without a terminal there is a line per submission, with the worst of it", () => {
  const { progress, written } = shown(false);
  progress.on({ kind: "begun", name: "a" });
  progress.on({ kind: "told", name: "a", what: "It has a Makefile" });
  progress.finish(grade("a", 40), false);
  progress.finish(grade("b\u001b[31m", 0, "unbuildable"), false);
  progress.finish(grade("c", 100), true);
  progress.end();
  assertEquals(written.map((line) => line.replaceAll(/ +/g, " ").trimEnd()), [
    " a: It has a Makefile",
    "a 40/100 mgtp/flush",
    "b␛[31m 0/100 does not build: The build failed",
    "c 100/100 (known already)",
  ]);
});

Deno.test("on a terminal the table shows what runs, what waits, how long, and the worst news", () => {
  const { progress, written, clock } = shown(true);
  progress.on({ kind: "begun", name: "a" });
  clock.ms = 10_000;
  progress.finish(grade("a", 40), false);
  progress.on({ kind: "begun", name: "b" });
  progress.on({ kind: "case", name: "b", done: 3, of: 55, failed: 1 });
  const last = written.at(-1) ?? "";
  assertStringIncludes(last, "done 1 · running 1 · waiting 1 · about 20 s · worst so far a 40/100");
  assertStringIncludes(last, "3/55  ✗ 1");
  progress.end();
  assertStringIncludes(written.at(-1) ?? "", "\u001b[J");
});
