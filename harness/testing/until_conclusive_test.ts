import { assertEquals } from "@std/assert";
import { untilConclusive } from "./until_conclusive.ts";

Deno.test.each<[readonly number[], number, number]>([
  [[0], 0, 1],
  [[1, 0], 1, 1],
  [[4, 4, 0], 0, 3],
  [[4, 4, 4, 4, 4, 4, 0], 4, 6],
])("of the exit codes %j the one that counts is %i, after %i runs", async (codes, code, runs) => {
  let done = 0;
  const ended = await untilConclusive(() => Promise.resolve({ code: codes[done++] ?? 0 }));
  assertEquals([ended.code, done], [code, runs]);
});
