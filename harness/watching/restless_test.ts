import { assertEquals } from "@std/assert";
import { Restless } from "./restless.ts";

Deno.test("a file that stops three rounds in a row at once is the engine's own", () => {
  const restless = new Restless();
  assertEquals([1, 2, 3, 4].map(() => restless.note("log", 100)), [
    ...["news", "news", "learnt", "noise"] as const,
  ]);
  assertEquals([restless.isNoise("log"), restless.isNoise("main.c")], [true, false]);
});

Deno.test("a file that a person saves now and then stays a source", () => {
  const restless = new Restless();
  const saved = [100, 9_000, 100, 100].map((afterMs) => restless.note("main.c", afterMs));
  restless.rest();
  assertEquals([...saved, restless.note("main.c", 100)], [
    ...["news", "news", "news", "news", "news"] as const,
  ]);
});
