import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { entriesInMemory, folderSize } from "./folder_size.ts";

Deno.test({
  name: "a folder is as large as what lies in it, links not followed",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("outside", "x".repeat(8 << 20));
    folder.write("mine/a/b", "x".repeat(2 << 20));
    await Deno.symlink("../outside", `${folder.path}/mine/link`);
    const { mib, entries } = folderSize(`${folder.path}/mine`);
    assert(mib > 1.9 && mib < 3, `${mib}`);
    assertEquals(entries, 3);
    const nothing = folderSize(`${folder.path}/nothing`);
    assertEquals([nothing.mib < 0.01, nothing.entries], [true, 0]);
  },
});

Deno.test("what lies deeper than a path can say is too much to count", async () => {
  await using folder = await tempFolder();
  await Deno.mkdir(`${folder.path}/${`${"d".repeat(100)}/`.repeat(20)}`, { recursive: true });
  assertEquals(folderSize(folder.path).mib, Infinity);
});

const MEMORY = "/dev/shm";

Deno.test({
  name: "what has a name in memory is counted at once, and on a disk not so",
  ignore: await lacks("linux", {
    need: "a folder in memory",
    has: entriesInMemory(MEMORY) > 0,
    advice: `${MEMORY} as a tmpfs`,
  }),
  fn: async () => {
    assertEquals([entriesInMemory("/proc"), entriesInMemory("/nowhere")], [0, 0]);
    const memory = MEMORY;
    const before = entriesInMemory(memory);
    const mine = await Deno.makeTempDir({ dir: memory });
    try {
      for (let at = 0; at < 500; at++) Deno.mkdirSync(`${mine}/${at}`);
      assert(entriesInMemory(memory) > before + 400);
    } finally {
      await Deno.remove(mine, { recursive: true });
    }
  },
});
