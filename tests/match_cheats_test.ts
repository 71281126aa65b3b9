import { assertEquals, assertStringIncludes } from "@std/assert";
import { shellWords } from "../harness/core/mod.ts";
import { fixtureCommand, shinpan } from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const PLAY = `exec ${shellWords(fixtureCommand("mgtp", "conforming"))}\n`;

/** What the first player does before it plays; `other` is its opponent's program. */
const SPOILS: readonly (readonly [name: string, deed: (other: string) => string])[] = [
  ["closes its own program", () => 'chmod 000 "$0"\n'],
  ["removes its own program", () => 'rm -f "$0"\n'],
  ["closes its opponent's program", (other) => `chmod 000 '${other}'\n`],
];

for (const [name, deed] of SPOILS) {
  Deno.test({
    name: `a match with an engine that ${name} has all its results`,
    ignore: await lacks("linux"),
    async fn() {
      await using temp = await tempFolder();
      const other = temp.write("other", `#!/bin/sh\n${PLAY}`, 0o755);
      const cheat = temp.write("cheat", `#!/bin/sh\n${deed(other)}${PLAY}`, 0o755);
      const words = ["--names", "cheat,other", "--games", "2", "--no-eat-flip", "4"];
      const { code, out, err } = await shinpan(
        ["match", "mgtp", `'${cheat}'`, `'${other}'`, ...words, "--out", `${temp.path}/out`],
      );
      assertEquals([code, err], [0, ""], out);
      assertStringIncludes(out, "2 of 2 games");
      assertEquals(out.includes("without a result"), false, out);
    },
  });
}
