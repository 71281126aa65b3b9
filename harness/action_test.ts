/** The script behind action.yml, with a stand-in for npx that says how it was called. */

import { assertEquals } from "@std/assert";
import { lacks } from "./testing/needs.ts";
import { tempFolder } from "./testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("..", import.meta.url).pathname).replace(/\/$/, "");

Deno.test({
  name: "the action's script runs the action, and says how a case is repeated from here",
  ignore: await lacks("bash"),
  fn: async () => {
    await using folder = await tempFolder();
    const says = `printf '%s\\n' "$@" "$INIT_CWD" "$SHINPAN_CALL"`;
    folder.write("bin/npx", `#!/bin/sh\n${says}\n`, 0o755);
    folder.write("engine/.shinpan/deno.json", "{}");
    const cwd = await Deno.realPath(`${folder.path}/engine`);
    const { code, stdout } = await new Deno.Command("bash", {
      args: [`${ROOT}/.github/check.sh`],
      cwd,
      env: { PATH: `${folder.path}/bin:${Deno.env.get("PATH")}`, SHINPAN: `${cwd}/./.shinpan` },
    }).output();
    const [npx, ...words] = new TextDecoder().decode(stdout).trimEnd().split("\n");
    assertEquals([code, npx], [0, "-y"]);
    assertEquals(words, [
      ...[`deno@${Deno.version.deno}`, "run", "-A", "--config", `${cwd}/./.shinpan/deno.json`],
      ...["--lock", `${cwd}/./.shinpan/.github/run.lock`, "--frozen"],
      ...[`${cwd}/./.shinpan/harness/action.ts`, cwd, ".shinpan/shinpan"],
    ]);
  },
});

interface Lock {
  readonly npm: Readonly<Record<string, { readonly integrity: string }>>;
}

function lockIn(path: string): Lock["npm"] {
  return (JSON.parse(Deno.readTextFileSync(`${ROOT}/${path}`)) as Lock).npm;
}

/** Versions and sums of packages; behind `_` a key only says by which peers one was resolved. */
function sumsIn(npm: Lock["npm"]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(npm).map(([key, { integrity }]) => [key.replace(/_.*/, ""), integrity]),
  );
}

Deno.test("the action's lock has packages of deno.lock, and none that only tests need", () => {
  const all = sumsIn(lockIn("deno.lock"));
  const needed = sumsIn(lockIn(".github/run.lock"));
  for (const [name, sum] of needed) assertEquals([name, all.get(name)], [name, sum]);
  const names = [...needed.keys()].map((key) => key.replace(/@[^@]*$/, ""));
  const packages = [
    "@zip.js/zip.js",
    "ansi-regex",
    "deno-std",
    "get-east-asian-width",
    "preact",
    "preact-render-to-string",
    "string-width",
    "strip-ansi",
    "tsshogi",
    "valibot",
    "yaml",
  ];
  assertEquals(names.toSorted(), packages);
});
