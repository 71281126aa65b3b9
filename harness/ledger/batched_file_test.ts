import { assertEquals, assertThrows } from "@std/assert";
import { textIn, until } from "../testing/command_line.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { BatchedFile, type BatchOptions } from "./batched_file.ts";

const NEVER_MS = 1 << 30;

function opened(path: string, options: BatchOptions): BatchedFile {
  return new BatchedFile(Deno.openSync(path, { create: true, append: true }), options);
}

Deno.test("lines are buffered until a flush or the end", async () => {
  await using folder = await tempFolder();
  const path = folder.write("lines", "before\n");
  {
    using file = opened(path, { everyMs: NEVER_MS });
    file.add("a\n");
    file.add("審\n");
    assertEquals(await Deno.readTextFile(path), "before\n");
    file.flush();
    assertEquals(await Deno.readTextFile(path), "before\na\n審\n");
    file.add("c\n");
  }
  assertEquals(await Deno.readTextFile(path), "before\na\n審\nc\n");
});

Deno.test("a line that no other line follows is written all the same", async () => {
  await using folder = await tempFolder();
  const path = folder.write("lines", "");
  using file = opened(path, { everyMs: 1 });
  file.add("a\n");
  await until("the line", () => textIn(path) !== "");
  assertEquals(await Deno.readTextFile(path), "a\n");
});

Deno.test("without a time to wait each line is written at once; many lines do not wait", async () => {
  await using folder = await tempFolder();
  const path = folder.write("lines", "");
  using eager = opened(path, { everyMs: 0 });
  eager.add("a\n");
  assertEquals(await Deno.readTextFile(path), "a\n");
  using file = opened(path, { everyMs: NEVER_MS });
  const long = `${"x".repeat(1 << 18)}\n`;
  file.add(long);
  assertEquals(await Deno.readTextFile(path), `a\n${long}`);
});

Deno.test("a failed write of the timer is thrown at the next write, and nothing more is written", async () => {
  await using folder = await tempFolder();
  const path = folder.write("lines", "");
  const refused = Promise.withResolvers<void>();
  let open = true;
  using file = opened(path, {
    everyMs: 1,
    check: () => {
      if (open) return;
      refused.resolve();
      throw new Error("closed");
    },
  });
  file.add("a\n");
  open = false;
  await refused.promise;
  assertThrows(() => file.add("b\n"), Error, "closed");
  assertEquals(await Deno.readTextFile(path), "");
});
