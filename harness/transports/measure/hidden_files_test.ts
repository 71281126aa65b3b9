import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { hiddenFiles } from "./hidden_files.ts";

/** Holds a file open twice, until it is told to let it go, and lives until its input ends. */
const HOLDER = 'exec 3>"$0" 4<"$0"; echo; read go; exec 3>&- 4<&-; echo; read end';

Deno.test({
  name: "a file that was removed while it is open is seen, once, as long as it is open",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await using folder = await tempFolder();
    const path = `${folder.path}/gone`;
    // Other tests open files in this process meanwhile, so that a process of its own holds it.
    const holder = new Deno.Command("sh", {
      args: ["-c", HOLDER, path],
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    const [writer, reader] = [holder.stdin.getWriter(), holder.stdout.getReader()];
    await reader.read();
    using file = Deno.openSync(path, { write: true });
    file.writeSync(new Uint8Array(2 << 20));
    file.syncSync();
    assertEquals(hiddenFiles([holder.pid]).diskMiB, 0);
    Deno.removeSync(path);
    const { diskMiB } = hiddenFiles([holder.pid, holder.pid]);
    assert(diskMiB >= 2 && diskMiB < 2.5, `${diskMiB}`);
    await writer.write(new TextEncoder().encode("go\n"));
    await reader.read();
    assertEquals(hiddenFiles([holder.pid]).diskMiB, 0);
    assertEquals(hiddenFiles([-1]), { memoryMiB: 0, diskMiB: 0 });
    await Promise.all([writer.close(), reader.cancel()]);
    await holder.status;
  },
});
