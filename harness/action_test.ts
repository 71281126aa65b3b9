/** The script behind action.yml, with a stand-in for npx that says how it was called. */

import { assertEquals, assertStringIncludes } from "@std/assert";

const ROOT = decodeURIComponent(new URL("..", import.meta.url).pathname);
const SCRIPT = `${ROOT}/.github/check.sh`;

interface Inputs {
  readonly engine: string;
  readonly strict?: string;
  readonly arguments?: string;
}

async function run(inputs: Inputs): Promise<{ code: number; lines: readonly string[] }> {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/npx`, `#!/bin/sh\nprintf '%s\\n' "$@"\n`, { mode: 0o755 });
    const { code, stdout } = await new Deno.Command("bash", {
      args: [SCRIPT],
      env: {
        PATH: `${folder}:${Deno.env.get("PATH")}`,
        SHINPAN: ROOT,
        PROTOCOL: "mgtp",
        REPORT: "out",
        ENGINE: inputs.engine,
        STRICT: inputs.strict ?? "false",
        ARGUMENTS: inputs.arguments ?? "",
      },
      stderr: "null",
    }).output();
    return { code, lines: new TextDecoder().decode(stdout).split("\n").slice(0, -1) };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test.each<[string, Inputs, readonly string[]]>([
  ["an engine", { engine: "./mine -q" }, ["mgtp", "./mine", "-q"]],
  ["quotes", { engine: `'./my engine' "a  b" ''` }, ["mgtp", "./my engine", "a  b", ""]],
  ["nothing expanded", { engine: "./mine $HOME *" }, ["mgtp", "./mine", "$HOME", "*"]],
  ["strictness", { engine: "./mine", strict: "True" }, ["--strict", "mgtp", "./mine"]],
  [
    "more options",
    { engine: "./mine", arguments: "--exclude 'mgtp/games=too long'" },
    ["--exclude", "mgtp/games=too long", "mgtp", "./mine"],
  ],
])("the action passes on %s", async (_what, inputs, words) => {
  const { code, lines } = await run(inputs);
  assertEquals({ code, words: lines.slice(lines.indexOf("--reporter") + 2) }, { code: 0, words });
});

Deno.test.each<[string, Inputs, string]>([
  ["an open quote, rather than half an engine", { engine: "./mine 'a" }, "close its quotes"],
  ["no engine, rather than the bundled one", { engine: " " }, "The input engine is empty"],
  ["a strictness that is neither", { engine: "./mine", strict: "yes" }, "use true or false"],
  ["an open quote in options", { engine: "./mine", arguments: '"' }, "the input arguments"],
])("the action refuses %s", async (_what, inputs, message) => {
  const { code, lines } = await run(inputs);
  assertEquals(code, 2);
  assertStringIncludes(lines.at(-1) ?? "", message);
});
