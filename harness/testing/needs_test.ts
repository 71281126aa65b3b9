import { assertEquals } from "@std/assert";
import { environment } from "./environment.ts";
import { lacks, programFile, type Skip, SKIPS } from "./needs.ts";
import { tempFolder } from "./temp_folder.ts";

const HERE = decodeURIComponent(new URL(import.meta.url).pathname);

Deno.test("what a machine lacks is written down with the file that asked and what brings it", async () => {
  await using folder = await tempFolder();
  const path = folder.write("skips", "");
  using _ = environment({ PATH: folder.path, [SKIPS]: path });
  assertEquals(await lacks(), false);
  assertEquals(await lacks("xmllint", "cc"), true);
  const skips: Skip[] = Deno.readTextFileSync(path).trim().split("\n").map((line) =>
    JSON.parse(line)
  );
  assertEquals(skips, [
    { file: HERE, need: "xmllint", packages: ["libxml2-utils"] },
    { file: HERE, need: "cc", packages: ["gcc", "libc6-dev"] },
  ]);
});

Deno.test({
  name: "what is there is used, and nothing is written down",
  ignore: await lacks("posix"),
  fn: async () => {
    await using folder = await tempFolder();
    const file = folder.write("xmllint", "#!/bin/sh\n", 0o755);
    using _ = environment({ PATH: folder.path, [SKIPS]: `${folder.path}/skips` });
    assertEquals([await lacks("xmllint"), programFile("xmllint")], [false, file]);
    assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), ["xmllint"]);
  },
});

Deno.test("a skip in a test file that runs alone is shown on the console", async () => {
  using _ = environment({ PATH: "", [SKIPS]: undefined });
  const { warn } = console;
  const said: unknown[] = [];
  console.warn = (words: unknown) => void said.push(words);
  await lacks("parallel").finally(() => console.warn = warn);
  assertEquals(said, ["SKIPPED: parallel is missing"]);
});
