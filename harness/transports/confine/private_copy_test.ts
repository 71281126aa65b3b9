import { assert, assertEquals, assertThrows } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { COPY_LIMITS, privateCopy } from "./private_copy.ts";

Deno.test({
  name: "a copy holds the same, with modes and links, and goes without the original",
  ignore: Deno.build.os === "windows",
  async fn() {
    await using folder = await tempFolder();
    folder.write("engine", "run\n", 0o755);
    folder.write("data/deep/book", "moves\n");
    Deno.symlinkSync("data/deep/book", `${folder.path}/link`);
    const copied = privateCopy(folder.path);
    assert(copied.ok);
    const { path } = copied.value;
    {
      using _ = copied.value;
      assertEquals(Deno.readTextFileSync(`${path}/data/deep/book`), "moves\n");
      assertEquals(Deno.readLinkSync(`${path}/link`), "data/deep/book");
      assertEquals((Deno.statSync(`${path}/engine`).mode ?? 0) & 0o111, 0o111);
      Deno.removeSync(`${path}/engine`);
    }
    assertThrows(() => Deno.statSync(path));
    assertEquals(Deno.readTextFileSync(`${folder.path}/engine`), "run\n");
  },
});

Deno.test("what is too big is not copied, and leaves nothing behind", async () => {
  await using folder = await tempFolder();
  folder.write("a", "12345");
  folder.write("b", "12345");
  for (const limits of [{ ...COPY_LIMITS, bytes: 9 }, { ...COPY_LIMITS, entries: 1 }]) {
    assertEquals(privateCopy(folder.path, limits).ok, false);
  }
});
