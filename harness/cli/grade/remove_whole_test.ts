import { assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { removeWhole } from "./remove_whole.ts";

/** Deeper than a path can say, and than files can be open at a time. */
const DEEP = `import os
for level in range(4000):
    os.mkdir("d" * 40)
    os.chdir("d" * 40)
`;
const TRAPS: Readonly<Record<string, string>> = {
  "nothing": "true",
  "files": "touch a; mkdir b; touch b/c",
  "a closed folder": "mkdir -p closed/inner; touch closed/inner/file; chmod 0 closed/inner closed",
  "folders in folders": `mkdir deep; cd deep; python3 -c '${DEEP}'`,
};

Deno.test({
  name: "whatever was made in a folder, it can be removed, and nothing behind a link is",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    const kept = folder.write("outside/kept", "kept");
    for (const [name, script] of Object.entries(TRAPS)) {
      const path = `${folder.path}/trap`;
      await Deno.mkdir(path);
      await Deno.symlink(`${folder.path}/outside`, `${path}/link`);
      await new Deno.Command("sh", { args: ["-c", script], cwd: path }).output();
      await removeWhole(path);
      const left = [...Deno.readDirSync(folder.path)].map((entry) => entry.name);
      assertEquals([name, ...left], [name, "outside"]);
      assertEquals(await Deno.readTextFile(kept), "kept");
    }
    await removeWhole(`${folder.path}/never there`);
  },
});
