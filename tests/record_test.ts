import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { runCommand } from "../harness/cli/mod.ts";
import { captured, environment } from "../harness/testing/environment.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

async function run(folder: string, ...args: readonly string[]) {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C", GITHUB_ACTIONS: undefined });
  return await captured(() => runCommand(args));
}

Deno.test("a script is sent to an engine, and the scenario demands what the rules demand", async () => {
  await using temp = await tempFolder();
  temp.write("script.txt", "1 name\n7 reset_board\n11 flip a1 K\n12 genmove black\n");
  const words = ["record", "mgtp", "script.txt", "--exact", "--out", "new.yaml"];
  const { result, out } = await run(temp.path, ...words);
  assertEquals(result, 0);
  assertStringIncludes(out, "The engine conforms");
  const text = Deno.readTextFileSync(`${temp.path}/new.yaml`);
  assert(
    /- send: 12 genmove black\n {2}- expect:\n {6}status: success\n {6}text: [a-d]\d [a-d]\d\n/
      .test(text),
  );
  assertEquals((await run(temp.path, "lint", "new.yaml")).out, "1 scenario file, no problems\n");
});
