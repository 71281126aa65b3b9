import { assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { copyFolder } from "./copy_folder.ts";

const LIMITS = { entries: 10, bytes: 100 };
const LONG_AGO = new Date("2001-01-01T00:00:00Z");

Deno.test({
  name: "a copy keeps the times of files, so that nothing built looks older than its source",
  ignore: Deno.build.os === "windows",
  async fn() {
    await using folder = await tempFolder();
    folder.write("from/main.c", "int main;");
    folder.write("from/bin/engine", "#!", 0o755);
    Deno.utimeSync(`${folder.path}/from/main.c`, LONG_AGO, LONG_AGO);
    Deno.mkdirSync(`${folder.path}/to`);
    assertEquals(copyFolder(`${folder.path}/from`, `${folder.path}/to`, LIMITS), true);
    assertEquals(Deno.statSync(`${folder.path}/to/main.c`).mtime, LONG_AGO);
    assertEquals((Deno.statSync(`${folder.path}/to/bin/engine`).mode ?? 0) & 0o777, 0o755);
  },
});

Deno.test("too many files, or too many bytes, are not copied", async () => {
  await using folder = await tempFolder();
  folder.write("from/a", "1");
  folder.write("from/b", "2");
  for (const limits of [{ ...LIMITS, entries: 1 }, { ...LIMITS, bytes: 1 }]) {
    const to = Deno.makeTempDirSync({ dir: folder.path });
    assertEquals(copyFolder(`${folder.path}/from`, to, limits), false);
  }
});
