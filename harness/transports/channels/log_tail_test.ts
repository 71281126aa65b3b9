import { assertEquals } from "@std/assert";
import { LogTail } from "./log_tail.ts";

function kept(limit: { entries: number; characters: number }, texts: readonly string[]) {
  const tail = new LogTail(limit);
  for (const text of texts) tail.add({ atMs: 0, from: "stderr", text });
  return tail.entries.map(({ text }) => text);
}

Deno.test("the last lines are kept, and of a long one its end", () => {
  const roomy = { entries: 9, characters: 99 };
  assertEquals(kept(roomy, ["a", "b"]), ["a", "b"]);
  assertEquals(kept({ ...roomy, entries: 2 }, ["a", "b", "c"]), ["b", "c"]);
  assertEquals(kept({ ...roomy, characters: 5 }, ["aaa", "bb", "ccc"]), ["bb", "ccc"]);
  assertEquals(kept({ ...roomy, characters: 4 }, ["a", "0123456789"]), ["6789"]);
});
