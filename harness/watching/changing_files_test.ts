import { assertEquals } from "@std/assert";
import { ChangingFiles } from "./changing_files.ts";

Deno.test("a file that stops three rounds in a row at once is the engine's own", () => {
  const changing = new ChangingFiles();
  assertEquals([1, 2, 3, 4].map(() => changing.note("log", 100)), [
    ...["news", "news", "learnt", "noise"] as const,
  ]);
  assertEquals([changing.isNoise("log"), changing.isNoise("main.c")], [true, false]);
});

Deno.test("a file that a person saves now and then stays a source", () => {
  const changing = new ChangingFiles();
  const saved = [100, 9_000, 100, 100].map((afterMs) => changing.note("main.c", afterMs));
  changing.rest();
  assertEquals([...saved, changing.note("main.c", 100)], [
    ...["news", "news", "news", "news", "news"] as const,
  ]);
});
