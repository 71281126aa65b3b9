import { assertEquals, assertMatch } from "@std/assert";

const ROOT = decodeURIComponent(new URL(".", import.meta.url).pathname);
const TEXT = await Deno.readTextFile(`${ROOT}mod.ts`);

/** The titles of the examples in the head of mod.ts. */
const EXAMPLES = [...TEXT.matchAll(/@example ([^\n]+)\n \* ```ts\n/g)]
  .map(([, title = ""]) => title);

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
  assertEquals(EXAMPLES, Object.keys(PRINTED));
});

Deno.test("the examples run as they stand, each in a module of its own", async () => {
  // Their types are checked with all others, by `deno check --doc`.
  const { code, out } = await deno("test", "--doc", "--no-check", "-A", "mod.ts");
  assertEquals(code, 0, out);
  const printed = out.split(/^running 1 test from .*$/m).slice(1).map((one) =>
    /^-+ post-test output -+\n(.*)^-+ post-test output end/ms.exec(one)?.[1] ?? ""
  );
  assertEquals(printed.length, EXAMPLES.length, out);
  EXAMPLES.forEach((title, at) => assertMatch(printed[at] ?? "", PRINTED[title] ?? /^$/, title));
});

Deno.test("the door leads to one folder, so that an example is given what it imports and no more", () => {
  assertEquals(TEXT.match(/^export.*$/gm), ['export * from "./harness/api/mod.ts";']);
});

Deno.test("everything behind the door is documented, and nothing private shows through", async () => {
  const { code, err } = await deno("doc", "--lint", "mod.ts");
  assertEquals([code, code === 0 ? "" : err], [0, ""]);
});
