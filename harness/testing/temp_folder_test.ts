import { assert, assertEquals, assertRejects } from "@std/assert";
import { tempFolder } from "./temp_folder.ts";

Deno.test("a folder takes files while it lives, and is gone afterwards", async () => {
  let path = "";
  {
    await using folder = await tempFolder();
    path = folder.path;
    const file = folder.write("a/b.txt", "text", 0o755);
    assertEquals(await Deno.readTextFile(file), "text");
    assert((Deno.statSync(file).mode ?? 0o111) & 0o111);
  }
  await assertRejects(() => Deno.stat(path));
});
