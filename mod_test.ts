import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "./harness/testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL(".", import.meta.url).pathname);
const TEXT = await Deno.readTextFile(`${ROOT}mod.ts`);

/** The examples in the head of mod.ts with their titles. */
const EXAMPLES = [...TEXT.matchAll(/@example ([^\n]+)\n \* ```ts\n(.*?) \* ```/gs)]
  .map(([, title = "", code = ""]) => [title, code.replaceAll(/^ \* ?/gm, "")] as const);

/** What each example prints. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  "Check an engine": /^$/,
  "Referee a game": /^shogi\/\S+ second \d+\n$/,
  "Read the events of a run": /^(.*\n){5,}$/,
  "Render a report": /^conforms \d+\n$/,
};

async function deno(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    cwd: ROOT,
    env: { NO_COLOR: "1" },
  }).output();
  const decoder = new TextDecoder();
  return { code, out: decoder.decode(stdout), err: decoder.decode(stderr) };
}

Deno.test("there is an example for each thing that the door is for", () => {
  assertEquals(EXAMPLES.map(([title]) => title), Object.keys(PRINTED));
});

Deno.test.each(EXAMPLES)("the example runs: %s", async (title, code) => {
  await using folder = await tempFolder();
  const door = new URL("./mod.ts", import.meta.url).href;
  const file = folder.write("example.ts", code.replace("@shinpan/shinpan", door));
  const { code: ended, out, err } = await deno("run", "-A", "-q", "-c", "deno.json", file);
  assertEquals([ended, err], [0, ""]);
  assert(PRINTED[title]?.test(out), out);
});

Deno.test("everything behind the door is documented, and nothing private shows through", async () => {
  const { code, err } = await deno("doc", "--lint", "mod.ts");
  assertEquals([code, code === 0 ? "" : err], [0, ""]);
});
