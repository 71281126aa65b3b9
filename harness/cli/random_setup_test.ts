import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { compileC } from "../testing/compile_c.ts";
import { captured, environment } from "../testing/environment.ts";
import { lacks } from "../testing/needs.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { match } from "./match.ts";

/** Runs a match from a folder; a usage error is told like everything else. */
async function run(folder: string, ...args: readonly string[]) {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C" });
  return await captured(async () => {
    try {
      return await match.run([...args, "--quiet", "--reporter", "json"]);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return error.message;
    }
  });
}

Deno.test({
  name: "an engine plays Tzaar from boards by chance, each of them with both sides",
  ignore: await lacks("cc"),
  fn: async () => {
    await using temp = await tempFolder();
    const engine = await compileC(temp, "tzaar");
    const words = ["tzaar", engine, "builtin:random", "--swap", "--games", "4", "--random-setup"];
    const { result, out } = await run(temp.path, ...words);
    assertEquals(result, 0, out);
    const { games } = JSON.parse(Deno.readTextFileSync(`${temp.path}/match/match-result.json`));
    const setups = games.map(({ setup }: { setup: string }) => setup);
    assertEquals([setups[0], setups[2]], [setups[1], setups[3]]);
    assert(setups[0] !== setups[2]);
  },
});

Deno.test("--random-setup is refused where engines cannot be shown a board, and beside --board", async () => {
  await using temp = await tempFolder();
  const two = ["builtin:random", "builtin:random", "--random-setup"];
  assertStringIncludes(String((await run(temp.path, "mgtp", ...two)).result), "is for Tzaar");
  const both = await run(temp.path, "tzaar", ...two, "--board", "x");
  assertStringIncludes(String(both.result), "--random-setup and --board contradict");
});
