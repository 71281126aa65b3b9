import { assertEquals } from "@std/assert";
import type { RunEvent, Verdict } from "../core/mod.ts";
import { plyTimes, settledCases } from "./settled.ts";

const SCENARIOS = [{ id: "first", preflight: true }, { id: "a", preflight: false }];

function started(key: string): RunEvent {
  return { kind: "case-started", case: { key } as never };
}

function finished(key: string, kind: Verdict["kind"], doubt?: true): RunEvent {
  return {
    kind: "case-finished",
    key,
    verdict: { kind, because: { kind: "cut-short" } } as Verdict,
    durationMs: 1,
    doubt,
  };
}

Deno.test.each<[string, RunEvent[], string[]]>([
  ["nothing at all", [], []],
  ["a preflight alone, which may have barred the rest", [finished("first", "failed")], []],
  ["judged cases", [finished("first", "passed"), finished("a", "failed")], ["first", "a"]],
  ["a doubt", [finished("first", "passed"), finished("a", "failed", true)], []],
  ["what was not judged", [
    finished("a", "errored"),
    finished("b", "skipped"),
    finished("c", "warned"),
  ], ["c"]],
  [
    "a case that was begun again",
    [finished("a", "passed"), finished("b", "passed"), started("b")],
    ["a"],
  ],
])("of %s it is settled what is", (_name, events, keys) => {
  assertEquals([...settledCases(events, SCENARIOS)], keys);
});

Deno.test("the plies that an engine made tell how long each took", () => {
  const ply = (thinkMs?: number): RunEvent => ({
    kind: "ply",
    key: "a",
    ply: { thinkMs } as never,
  });
  assertEquals(plyTimes([started("a"), ply(3), ply(), ply(0)]), [3, 0]);
});
