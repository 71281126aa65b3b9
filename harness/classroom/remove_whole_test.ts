import { assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { removeWhole } from "./remove_whole.ts";

const ignore = Deno.build.os !== "linux";
const MODULE = new URL("./remove_whole.ts", import.meta.url).href;

async function sh(script: string, cwd: string): Promise<void> {
  const { success, stderr } = await new Deno.Command("sh", { args: ["-c", script], cwd }).output();
  assertEquals([success, new TextDecoder().decode(stderr)], [true, ""]);
}

Deno.test({
  name: "a folder goes, a closed one in it too, and nothing behind a link does",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    const kept = folder.write("outside/kept", "kept");
    folder.write("trap/closed/inner/file", "");
    await Deno.symlink(`${folder.path}/outside`, `${folder.path}/trap/link`);
    await sh("chmod 0 trap/closed/inner trap/closed", folder.path);
    await removeWhole(`${folder.path}/trap`);
    assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), ["outside"]);
    assertEquals(await Deno.readTextFile(kept), "kept");
    await removeWhole(`${folder.path}/never there`);
  },
});

Deno.test({
  name: "more folders in each other than can be open at a time go too",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    const deep = `trap/${"d/".repeat(200)}`;
    const code = `import { removeWhole } from "${MODULE}"; await removeWhole("trap");`;
    folder.write("remove.ts", code);
    const remove = `'${Deno.execPath()}' run -A --quiet --no-config --no-lock remove.ts`;
    await sh(`mkdir -p ${deep} && ulimit -n 100 && ${remove}`, folder.path);
    assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), ["remove.ts"]);
  },
});
