import { assertEquals, assertThrows } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { lockFolder } from "./lock_folder.ts";

Deno.test("two graders do not work in one folder, one after the other they do", async () => {
  await using folder = await tempFolder();
  {
    using _lock = lockFolder(folder.path);
    const refused = assertThrows(() => lockFolder(folder.path)) as Error;
    assertEquals(refused instanceof UsageError, true);
  }
  using again = lockFolder(folder.path);
  assertEquals(typeof again, "object");
});
