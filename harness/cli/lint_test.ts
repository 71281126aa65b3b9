import { assertEquals, assertStringIncludes } from "@std/assert";
import { PAIRINGS } from "../referee/all/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { runCommand } from "./mod.ts";
import { GOOD } from "./scenario_kit.ts";

const PROTOCOLS = PAIRINGS.map(({ protocol }) => protocol.id).join(", ");

function lint(...args: readonly string[]) {
  return captured(() => runCommand(["lint", ...args]));
}

Deno.test("the bundled scenarios are clean", async () => {
  const { result, out } = await lint();
  assertEquals(result, 0);
  assertStringIncludes(out, " scenario files, no problems\n");
});

Deno.test("a bad step is reported with place, fix, line and caret", async () => {
  await using folder = await tempFolder();
  folder.write("own/bad.yaml", GOOD.replace("send", "snd"));
  folder.write("own/good.yaml", GOOD);
  using _ = environment({ INIT_CWD: folder.path });
  const { result, out } = await lint("own/");
  assertEquals(result, 2);
  const [first = "", line, caret, last] = out.split("\n");
  assertStringIncludes(first, "own/bad.yaml:5:5: ");
  assertStringIncludes(first, '"snd"');
  assertStringIncludes(first, 'did you mean "send"?');
  assertEquals(line, "  5 |   - snd: 1 name");
  assertEquals(caret, "    |     ^");
  assertEquals(last, "2 scenario files, 1 problem");
});

Deno.test("broken YAML has a place too", async () => {
  await using folder = await tempFolder();
  folder.write("broken.yaml", 'title: "never closed\nsteps:\n  - send: x\n');
  folder.write("tabs.yaml", "title: x\nsteps:\n\t- send: x\n");
  using _ = environment({ INIT_CWD: folder.path });
  for (const file of ["broken.yaml", "tabs.yaml"]) {
    const { result, out } = await lint(file);
    assertEquals(result, 2);
    assertEquals(new RegExp(`^${file}:\\d+:\\d+: `).test(out), true, out);
    assertStringIncludes(out, "^\n");
  }
});

Deno.test("files, folders and --protocol in any order", async () => {
  await using folder = await tempFolder();
  folder.write("a/one.yaml", GOOD);
  folder.write("b.yaml", GOOD);
  using _ = environment({ INIT_CWD: folder.path });
  for (const args of ["a b.yaml --protocol mgtp", "--protocol mgtp a b.yaml", "a b.yaml"]) {
    const { result, out } = await lint(...args.split(" "));
    assertEquals([result, out], [0, "2 scenario files, no problems\n"]);
  }
  assertEquals((await lint("b.yaml")).out, "1 scenario file, no problems\n");
});

Deno.test("the counts are reported in the language that is asked for", async () => {
  await using folder = await tempFolder();
  folder.write("a.yaml", "steps: 1\n");
  using _ = environment({ INIT_CWD: folder.path });
  const last = async (language: string) =>
    (await lint("--lang", language, "a.yaml")).out.trimEnd().split("\n").at(-1);
  assertEquals(await last("en"), "1 scenario file, 4 problems");
  assertEquals(await last("zh"), "1 個情境檔，4 個問題");
  assertEquals(await last("ja"), "シナリオのファイル 1 件、問題 4 件");
});

Deno.test("what cannot be read is a usage error", async () => {
  await using folder = await tempFolder();
  folder.write("empty/notes.txt", "");
  using _ = environment({ INIT_CWD: folder.path });
  assertStringIncludes((await lint("none")).err, 'lint: Cannot read "none": name a scenario file');
  assertStringIncludes((await lint("empty")).err, "lint: No scenario files: name a folder");
  const { result, err } = await lint("--protocol", "xyz", "empty/notes.txt");
  assertEquals([result, err], [2, `lint: Unknown protocol "xyz": use one of ${PROTOCOLS}\n`]);
});
