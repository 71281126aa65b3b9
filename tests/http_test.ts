import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { serveModules } from "../harness/testing/module_server.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const DECODER = new TextDecoder();

/** A cache without modules of servers, in which packages are those of this machine. */
async function cacheIn(folder: TempFolder): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  const { npmCache }: { npmCache: string } = JSON.parse(DECODER.decode(stdout));
  folder.write("cache/.keep", "");
  await Deno.symlink(npmCache, `${folder.path}/cache/npm`);
  return `${folder.path}/cache`;
}

Deno.test("Shinpan works when its modules are read from a server", async () => {
  await using folder = await tempFolder();
  await using server = await serveModules();
  const DENO_DIR = await cacheIn(folder);
  const run = async (...words: string[]) => {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", `${server.home}harness/main.ts`, ...words],
      cwd: folder.path,
      env: {
        DENO_DIR,
        NO_COLOR: "1",
        LC_ALL: "C",
        INIT_CWD: "",
        GITHUB_ACTIONS: "",
        npm_lifecycle_event: "",
      },
    }).output();
    return { code, said: DECODER.decode(stdout) + DECODER.decode(stderr) };
  };

  // README's own command runs the whole suite, see readme_test.ts.
  const some = ["first_contact", "format", "games"].flatMap((
    name,
  ) => ["--scenario", `mgtp/${name}`]);
  const checked = await run("check", ...some, "mgtp");
  assertEquals([checked.code, checked.code === 0 ? "" : checked.said], [0, ""]);
  assertStringIncludes(checked.said, "The engine conforms");
  assert((await Deno.stat(`${folder.path}/report/index.html`)).isFile);

  // Nothing but the program is there: what is told to repeat a case names its address.
  folder.write("bad", '#!/bin/sh\nwhile read -r id rest; do echo "=$id x"; done\n', 0o755);
  const failed = await run("check", "--scenario", "mgtp/first_contact", "mgtp", "./bad");
  assertEquals(failed.code, 1, failed.said);
  const again =
    `deno run -A ${server.home}harness/main.ts check mgtp --scenario mgtp/first_contact`;
  assertStringIncludes(failed.said, `replay    ${again} --verbose ./bad\n`);
  const place = /place +(\S+?):\d+:\d+\n/.exec(failed.said)?.[1] ?? "";
  assertEquals(place, `${server.home}scenarios/mgtp/first_contact.yaml`);

  const confined = await run("check", "mgtp", "--sandbox", "limits");
  assertEquals(confined.code, 2);
  assertStringIncludes(confined.said, "Cannot confine the bundled engine");
});
