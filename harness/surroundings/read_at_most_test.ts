import { assertEquals, assertThrows } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { readAtMost, readNamed, readTextAtMost } from "./read_at_most.ts";

Deno.test("a file is read whole, or to one byte more than it should have", async () => {
  await using folder = await tempFolder();
  const path = folder.write("a.txt", "審判".repeat(30_000));
  assertEquals(readTextAtMost(path), "審判".repeat(30_000));
  assertEquals(readAtMost(path, 180_000).length, 180_000);
  assertEquals(readAtMost(path, 100_000).length, 100_001);
  assertEquals(readAtMost(path, 3), new TextEncoder().encode("審判").subarray(0, 4));
  assertEquals(readTextAtMost(folder.write("empty", "")), "");
  assertThrows(() => readTextAtMost(path, 10), Error, "larger than 10 bytes");
  assertThrows(() => readTextAtMost(`${folder.path}/none`), Deno.errors.NotFound);
});

Deno.test({
  name: "a file without an end comes to one",
  ignore: Deno.build.os === "windows",
  fn: () => void assertThrows(() => readTextAtMost("/dev/zero", 100_000), Error, "larger than"),
});

Deno.test("what cannot be read is reported by the name that the user gave it", async () => {
  await using folder = await tempFolder();
  folder.write("long.txt", "審判");
  using _ = environment({ INIT_CWD: folder.path });
  assertEquals(readNamed("long.txt"), "審判");
  const most = { what: { en: "the rubric", zh: "評分標準", ja: "採点基準" }, mostBytes: 5 };
  assertThrows(() => readNamed("long.txt", most), UsageError, 'Cannot read the rubric "long.txt"');
  assertThrows(() => readNamed("none.txt"), UsageError, 'Cannot read "none.txt"');
});
