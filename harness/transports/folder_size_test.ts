import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { folderSize } from "./folder_size.ts";

Deno.test({
  name: "a folder is as large as what lies in it, links not followed",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("outside", "x".repeat(8 << 20));
    folder.write("mine/a/b", "x".repeat(2 << 20));
    await Deno.symlink("../outside", `${folder.path}/mine/link`);
    const size = folderSize(`${folder.path}/mine`);
    assert(size > 1.9 && size < 3, `${size}`);
    assertEquals(folderSize(`${folder.path}/nothing`) < 0.01, true);
  },
});

Deno.test("what lies deeper than a path can say is too much to count", async () => {
  await using folder = await tempFolder();
  await Deno.mkdir(`${folder.path}/${`${"d".repeat(100)}/`.repeat(20)}`, { recursive: true });
  assertEquals(folderSize(folder.path), Infinity);
});
