import { assertEquals } from "@std/assert";
import { type SourceFile, unusedExports } from "./unused_exports.ts";

const ROOT = new URL("../../", import.meta.url);
const FOLDERS = ["bench", "fixtures", "harness", "reporters", "scenarios", "tests"];

/** Everything written in TypeScript in one folder of the tree, folders below it included. */
function* sourcesIn(folder: string): Generator<SourceFile> {
  for (const { name, isDirectory } of Deno.readDirSync(new URL(folder, ROOT))) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(name)) yield sourceAt(path);
  }
}

function sourceAt(path: string): SourceFile {
  return { path, text: Deno.readTextFileSync(new URL(path, ROOT)) };
}

Deno.test("every export of harness/ and reporters/ is used by another file", () => {
  const own = [...Deno.readDirSync(ROOT)].map(({ name }) => name).filter((name) =>
    /\.tsx?$/.test(name)
  );
  assertEquals(
    unusedExports([...FOLDERS.flatMap((each) => [...sourcesIn(each)]), ...own.map(sourceAt)]),
    [],
  );
});

/** Texts of files by path, and what is unused in them. */
const CASES: readonly [string, Readonly<Record<string, string>>, readonly string[]][] = [
  [
    "a function that no file imports",
    {
      "harness/core/a.ts": "export function idle() {}\nexport async function* busy() {}\n",
      "harness/core/b.ts": 'import { busy } from "./a.ts";\n',
    },
    ["harness/core/a.ts: idle"],
  ],
  [
    "the same name in another file",
    {
      "harness/core/a.ts": "export const same = 1;\n",
      "harness/core/b.ts": "export const same = 2;\n",
      "harness/core/c.ts": 'import {\n  type Other,\n  same as mine,\n} from "./b.ts";\n',
    },
    ["harness/core/a.ts: same"],
  ],
  [
    "a name that a door hands on and no file asks the door for",
    {
      "harness/core/a.ts": "export const one = 1;\nexport const two = 2;\n",
      "harness/core/mod.ts": 'export { one, two as second } from "./a.ts";\n',
      "harness/cli/b.ts": 'import { one } from "../core/mod.ts";\n',
    },
    ["harness/core/mod.ts: second"],
  ],
  [
    "names behind doors that hand on everything",
    {
      "harness/core/a.ts": "export const one = 1;\nexport const two = 2;\n",
      "harness/core/mod.ts": 'export * from "./a.ts";\n',
      "harness/api/mod.ts": 'export { one } from "../core/mod.ts";\n',
      "mod.ts": 'export * from "./harness/api/mod.ts";\n',
    },
    ["harness/core/a.ts: two"],
  ],
  [
    "files that are taken whole or on demand",
    {
      "harness/core/a.ts": "export const one = 1;\nexport const two = 2;\n",
      "harness/core/b.ts": "export const three = 3;\nexport const four = 4;\n",
      "harness/cli/c.ts":
        'import * as a from "../core/a.ts";\na.one;\n(await import("../core/b.ts")).three;\n',
    },
    ["harness/core/a.ts: two", "harness/core/b.ts: four"],
  ],
  [
    "types for the signatures of their own file, and types for none",
    {
      "reporters/a.ts":
        "export interface Options {}\nexport type Idle = 1;\nexport function f(_: Options) {}\n",
      "reporters/a_test.ts": 'import { f } from "./a.ts";\n',
    },
    ["reporters/a.ts: Idle"],
  ],
  [
    "a file that only forwards, which a door may do",
    {
      "reporters/a.ts": '/** Words. @module */\n\nexport { b } from "./b.ts";\n',
      "reporters/b.ts": "export const b = 1;\n",
      "reporters/mod.ts": 'export { b } from "./a.ts";\n',
      "fixtures/c.ts": 'import { b } from "../reporters/mod.ts";\n',
    },
    ["reporters/a.ts: only forwards"],
  ],
  [
    "what is written elsewhere in the tree",
    { "fixtures/a.ts": "export const idle = 1;\n", "harness/main.ts": "export const main = 1;\n" },
    [],
  ],
];

for (const [name, texts, unused] of CASES) {
  Deno.test(`unused exports: ${name}`, () => {
    const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
    assertEquals(unusedExports(files), unused);
  });
}
