/** The script behind action.yml, with a stand-in for npx that says how it was called. */

import { assertEquals } from "@std/assert";
import { lacks } from "./testing/needs.ts";
import { tempFolder } from "./testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("..", import.meta.url).pathname).replace(/\/$/, "");

Deno.test({
  name: "the action's script runs the action, and says how a case is repeated from here",
  ignore: await lacks("bash"),
  fn: async () => {
    await using folder = await tempFolder();
    const says = `printf '%s\\n' "$@" "$INIT_CWD" "$SHINPAN_CALL"`;
    folder.write("bin/npx", `#!/bin/sh\n${says}\n`, 0o755);
    folder.write("engine/.shinpan/deno.json", "{}");
    const cwd = await Deno.realPath(`${folder.path}/engine`);
    const { code, stdout } = await new Deno.Command("bash", {
      args: [`${ROOT}/.github/check.sh`],
      cwd,
      env: { PATH: `${folder.path}/bin:${Deno.env.get("PATH")}`, SHINPAN: `${cwd}/./.shinpan` },
    }).output();
    const [npx, ...words] = new TextDecoder().decode(stdout).trimEnd().split("\n");
    assertEquals([code, npx], [0, "-y"]);
    assertEquals(words, [
      ...[`deno@${Deno.version.deno}`, "run", "-A", "--config", `${cwd}/./.shinpan/deno.json`],
      ...[`${cwd}/./.shinpan/harness/action.ts`, cwd, ".shinpan/shinpan"],
    ]);
  },
});
