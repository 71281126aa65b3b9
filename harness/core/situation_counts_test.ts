import { assertEquals } from "@std/assert";
import type { Report } from "./report.ts";
import { situationCounts } from "./situation_counts.ts";

const TITLE = { en: "x", zh: "x", ja: "x" };

Deno.test("a situation counts once in each case, by the side to move and what was wrong", () => {
  const ply = (by: string, ...situations: string[]) => ({ by, situations });
  const one = {
    plies: [ply("opponent", "a"), ply("engine", "b"), ply("engine", "b")],
    violations: [{ situations: ["c"] }],
  };
  const two = { plies: [ply("engine", "a")], violations: [], end: { situations: ["d"] } };
  const run = { situations: ["a", "b", "c", "d", "e"].map((id) => ({ id, title: TITLE })) };
  const report = { run, cases: [one, two] } as unknown as Report;
  assertEquals(
    situationCounts(report).map(({ id, reached, asked, wrong }) => [id, reached, asked, wrong]),
    [["a", 2, 1, 0], ["b", 1, 1, 0], ["c", 1, 1, 1], ["d", 1, 1, 1], ["e", 0, 0, 0]],
  );
});
