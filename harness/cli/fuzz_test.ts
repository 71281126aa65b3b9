import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { runCommand } from "./mod.ts";

async function run(folder: string, ...args: readonly string[]) {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C", GITHUB_ACTIONS: undefined });
  return await captured(() => runCommand(args));
}

Deno.test("a search in the bundled engine finds nothing, and leaves what the next one needs", async () => {
  await using temp = await tempFolder();
  const { result, out } = await run(temp.path, "fuzz", "mgtp", "--games", "1", "--jobs", "1");
  assertEquals(result, 0);
  assertStringIncludes(out, "No violation was found in 1 games");
  assertStringIncludes(out, "SITUATIONS");
  const corpus = JSON.parse(Deno.readTextFileSync(`${temp.path}/fuzz/corpus.json`));
  assertEquals([corpus.protocol, corpus.next], ["mgtp", 2]);
  const names = [...Deno.readDirSync(`${temp.path}/report`)].map(({ name }) => name).sort();
  assertEquals(names, ["events.jsonl", "index.html", "junit.xml"]);
});

Deno.test("what cannot be searched is refused before anything is written", async () => {
  await using temp = await tempFolder();
  const cases: readonly (readonly [readonly string[], string])[] = [
    [[], "fuzz: No protocol is named"],
    [["mgpt"], 'fuzz: Cannot fuzz "mgpt"'],
    [["mgtp", "--stimulus", "loud"], 'fuzz: Unknown stimulus "loud": use one of client'],
    [["mgtp", "--games", "0"], 'fuzz: Cannot read --games "0"'],
    [["mgtp", "--time", "10"], 'fuzz: Cannot read --time "10"'],
  ];
  for (const [args, said] of cases) {
    const { result, err } = await run(temp.path, "fuzz", ...args);
    assertEquals(result, 2);
    assertStringIncludes(err, said);
  }
  assertEquals([...Deno.readDirSync(temp.path)], []);
});

Deno.test("a folder with scenarios that cannot be read is not searched in", async () => {
  await using temp = await tempFolder();
  Deno.mkdirSync(`${temp.path}/found`);
  Deno.writeTextFileSync(`${temp.path}/found/x.yaml`, "title: 1\n");
  const { result, err } = await run(temp.path, "fuzz", "mgtp", "--out", "found/");
  assertEquals(result, 2);
  assert(err.startsWith('fuzz: Cannot go on in "found"'), err);
});

Deno.test("what an earlier search left is not overwritten where it cannot be read", async () => {
  await using temp = await tempFolder();
  const file = `${temp.path}/fuzz/corpus.json`;
  Deno.mkdirSync(`${temp.path}/fuzz`);
  for (
    const text of [
      "{",
      '{"version":2,"protocol":"usi","next":1,"games":[],"faults":[],"counts":{}}',
    ]
  ) {
    Deno.writeTextFileSync(file, text);
    const { result, err } = await run(temp.path, "fuzz", "mgtp", "--games", "1");
    assertEquals([result, Deno.readTextFileSync(file)], [2, text]);
    assertStringIncludes(
      err,
      'fuzz: Cannot go on in "fuzz": its corpus.json is damaged, or not of',
    );
  }
});

Deno.test("a folder that cannot be written to is refused before anything is played", async () => {
  await using temp = await tempFolder();
  temp.write("file", "");
  const { result, err } = await run(temp.path, "fuzz", "mgtp", "--out", "file/x");
  assertEquals(result, 2);
  const there = `${temp.path}/file/x`;
  assertEquals(
    err,
    `fuzz: Cannot write to "${there}": name another folder with --out (a part of the path is no folder)\n`,
  );
  const zh = await run(temp.path, "fuzz", "mgtp", "--out", "file/x", "--lang", "zh");
  assertStringIncludes(zh.err, "請以 --out 指定另一個資料夾（路徑中有一段不是資料夾）");
  assertEquals([...Deno.readDirSync(temp.path)].map(({ name }) => name), ["file"]);
});
