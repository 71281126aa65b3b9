import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { hiddenFiles } from "./hidden_files.ts";

Deno.test({
  name: "a file that was removed while it is open is seen, once, as long as it is open",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await using folder = await tempFolder();
    const path = `${folder.path}/gone`;
    const before = hiddenFiles([Deno.pid]).diskMiB;
    {
      using file = Deno.openSync(path, { write: true, create: true });
      using _again = Deno.openSync(path);
      file.writeSync(new Uint8Array(2 << 20));
      file.syncSync();
      assertEquals(hiddenFiles([Deno.pid]).diskMiB, before);
      Deno.removeSync(path);
      const size = hiddenFiles([Deno.pid, Deno.pid]).diskMiB - before;
      assert(size >= 2 && size < 2.5, `${size}`);
    }
    assertEquals(hiddenFiles([Deno.pid]).diskMiB, before);
    assertEquals(hiddenFiles([-1]), { memoryMiB: 0, diskMiB: 0 });
  },
});
