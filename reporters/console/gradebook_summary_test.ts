import { assertEquals } from "@std/assert";
import { sampleGrade, sampleGradebook } from "../../harness/testing/sample_gradebook.ts";
import { brokenCounts, distributionLine, mostBroken } from "./gradebook_summary.ts";

const LOOK = { language: "en", width: 80, paint: (_: unknown, text: string) => text } as const;
const classOf = (...points: readonly number[]) =>
  sampleGradebook(points.map((each, at) => sampleGrade(`s${at}`, { points: each, atMost: each })));

Deno.test.each<[readonly number[], string]>([
  [[0], "0 █········· 100  mean 0 · median 0"],
  [[100], "0 ·········█ 100  mean 100 · median 100"],
  [[99.99, 90, 89.99], "0 ········▄█ 100  mean 93.3 · median 90"],
  [[10, 20], "0 ·██······· 100  mean 15 · median 15"],
  [[...Array.from({ length: 100 }, () => 55), 5], "0 ▁····█···· 100  mean 54.5 · median 55"],
])("the distribution of %j", (points, wanted) => {
  assertEquals(distributionLine(classOf(...points), LOOK), [`distribution  ${wanted}`]);
});

Deno.test("an ungraded submission is in no distribution", () => {
  const waiting = sampleGrade("a", { standing: "waiting", points: 0 });
  assertEquals(distributionLine(sampleGradebook([waiting]), LOOK), []);
});

Deno.test("rules are counted once per submission, ties in the order of the rules", () => {
  const book = sampleGradebook([
    sampleGrade("a", { broken: ["mgtp/unknown", "mgtp/no-noise", "mgtp/no-noise"] }),
    sampleGrade("b", { broken: ["mgtp/no-noise"] }),
    sampleGrade("c", { broken: ["mgtp/reply-id"] }),
  ]);
  assertEquals(brokenCounts(book), [
    { id: "mgtp/no-noise", count: 2 },
    { id: "mgtp/reply-id", count: 1 },
    { id: "mgtp/unknown", count: 1 },
  ]);
  assertEquals(mostBroken(sampleGradebook([sampleGrade("a", { broken: [] })]), LOOK), []);
});
