import { assertEquals } from "@std/assert";
import type { Report } from "../core/mod.ts";
import { failing, progressOf } from "./standing.ts";

type Kind = Report["cases"][number]["verdict"]["kind"];

function report(cases: Readonly<Record<string, Kind>>, expected?: string): Report {
  const reports = Object.entries(cases).map(([key, kind]) => ({
    key,
    scenario: key.replace(/#.*/, ""),
    verdict: { kind },
    expected,
  }));
  return { cases: reports } as unknown as Report;
}

Deno.test("a round says what it broke and fixed, and keeps what it did not judge", () => {
  const first = progressOf(new Map(), report({ a: "failed", b: "passed", c: "warned" }));
  assertEquals([first.broken, first.mended], [[], []]);
  const next = progressOf(
    first.standing,
    report({ a: "passed", b: "failed", c: "skipped", d: "failed" }),
  );
  assertEquals([next.broken, next.mended], [["b"], ["a"]]);
  assertEquals([...failing(next.standing)], ["b", "d"]);
  const last = progressOf(next.standing, report({ b: "errored", d: "skipped" }));
  assertEquals([last.broken, last.mended, [...failing(last.standing)]], [[], [], ["b", "d"]]);
});

Deno.test("a repeated scenario fails if it fails once; a known failure is none", () => {
  const { standing } = progressOf(new Map(), report({ a: "failed", "a#2": "passed" }));
  assertEquals([...failing(standing)], ["a"]);
  assertEquals(
    [...failing(progressOf(new Map(), report({ a: "failed" }, "known")).standing)],
    [],
  );
});
