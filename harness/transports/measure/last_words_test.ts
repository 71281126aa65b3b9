import { assertEquals } from "@std/assert";
import { lastWordsTimer } from "./last_words.ts";

Deno.test("the end of the time for last words is reported once, and not after a disposal", async () => {
  const told: string[] = [];
  const up = Promise.withResolvers<void>();
  const disposed = lastWordsTimer(() => told.push("disposed of"));
  lastWordsTimer(() => {
    told.push("up");
    up.resolve();
  });
  disposed[Symbol.dispose]();
  await up.promise;
  assertEquals(told, ["up"]);
});
