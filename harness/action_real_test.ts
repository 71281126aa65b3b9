/** The action with a runner's environment, in a repository made for it. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { parse } from "@std/yaml";
import { CLONE_PARTS } from "./testing/clone_parts.ts";
import { fixtureCommand } from "./testing/command_line.ts";
import { type CompositeAction, runAction, type StepEnd } from "./testing/composite_action.ts";
import { type TempFolder, tempFolder } from "./testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname);
const ignore = Deno.build.os === "windows";
/** What a checkout of Shinpan has besides, as the action needs it. */
const CHECKOUT = ["action.yml", ".github", "shinpan", ...CLONE_PARTS];

/** An engine's repository with Shinpan checked out in `.shinpan`, and this Deno as npx's. */
async function repositoryOf(engine: string): Promise<TempFolder> {
  const folder = await tempFolder();
  const words = fixtureCommand("mgtp", engine).map((word) => `'${word}'`).join(" ");
  folder.write("repo/sub/engine.sh", `#!/bin/sh\nexec ${words}\n`, 0o755);
  folder.write("repo/.shinpan/.git", "");
  for (const name of CHECKOUT) {
    Deno.symlinkSync(`${ROOT}${name}`, `${folder.path}/repo/.shinpan/${name}`);
  }
  const deno = `#!/bin/sh\nshift 2\nexec '${Deno.execPath()}' "$@"\n`;
  folder.write("bin/npx", deno, 0o755);
  return folder;
}

function step({ path }: TempFolder, inputs: Readonly<Record<string, string>>): Promise<StepEnd> {
  return runAction({
    workspace: `${path}/repo`,
    action: `${path}/repo/./.shinpan`,
    definition: parse(Deno.readTextFileSync(`${ROOT}action.yml`)) as CompositeAction,
    inputs: { protocol: "mgtp", engine: "sub/engine.sh", ...inputs },
    env: { PATH: `${path}/bin:${Deno.env.get("PATH")}`, INIT_CWD: "", SHINPAN_CALL: "" },
  });
}

const HELLO = `title: { en: Hello, zh: 你好, ja: こんにちは }
rules: [mgtp/name]
stimulus: client
steps:
  - send: 1 name
  - expect: success
  - send: 2 version
  - expect: success
`;
const RANKS = "--scenario mgtp/genmove/ranks --jobs 1";

Deno.test({
  name: "action: an engine that conforms is a green step with all reports",
  ignore,
  fn: async () => {
    await using folder = await repositoryOf("conforming");
    const { code, out, outputs, summary, artifact } = await step(folder, { arguments: RANKS });
    assertEquals(code, 0, out);
    const report = `${folder.path}/repo/shinpan-report`;
    assertEquals(outputs, { conforms: "true", failed: "0", warned: "0", report });
    assertEquals(artifact, [
      "events.jsonl",
      "github.txt",
      "index.html",
      "junit.xml",
      "report.json",
      "summary.md",
    ]);
    assertEquals(out.match(/^::/gm), null);
    assertStringIncludes(summary, "The engine conforms in a part of the scenarios");
  },
});

Deno.test({
  name: "action: an engine with an illegal capture is red, and its one rule is annotated",
  ignore,
  fn: async () => {
    await using folder = await repositoryOf("breaks_dark_chess_rank");
    const inputs = { arguments: RANKS, "working-directory": "sub", engine: "./engine.sh" };
    const { code, out, outputs, summary, artifact } = await step(folder, inputs);
    assertEquals(code, 1, out);
    const report = `${folder.path}/repo/sub/shinpan-report`;
    assertEquals(outputs, { conforms: "false", failed: "1", warned: "0", report });
    assert(artifact?.includes("index.html"));
    const [annotation = "", ...others] = out.split("\n").filter((line) => line.startsWith("::"));
    // The scenario is not in the engine's repository, so no file is named.
    assertMatch(annotation, /^::error title=dark-chess\/rank · MUST::/);
    assertEquals(others, []);
    assertStringIncludes(summary, "MUST dark-chess/rank");
  },
});

Deno.test({
  name: "action: the command that repeats a case works where the step ran",
  ignore,
  fn: async () => {
    await using folder = await repositoryOf("breaks_dark_chess_rank");
    const { out } = await step(folder, { arguments: RANKS });
    const [, replay = ""] = /^ {2}replay +(.*)$/m.exec(out) ?? [];
    assert(replay.startsWith(".shinpan/shinpan check mgtp --scenario mgtp/genmove/ranks "), replay);
    const deno = Deno.execPath().replace(/\/[^/]*$/, "");
    const again = await new Deno.Command("bash", {
      args: ["-c", replay],
      cwd: `${folder.path}/repo`,
      env: { PATH: `${deno}:${Deno.env.get("PATH")}`, INIT_CWD: "", LC_ALL: "C", NO_COLOR: "1" },
    }).output();
    const text = new TextDecoder().decode(again.stdout);
    assertEquals(again.code, 1, text);
    assertStringIncludes(text, "✗ dark-chess/rank  MUST");
    assertStringIncludes(text, "1 failed · 1 in all");
  },
});

Deno.test({
  name: "action: an annotation points to the engine's source line or to the user's own scenario",
  ignore,
  fn: async () => {
    await using folder = await repositoryOf("conforming");
    const crash = "my_engine: src/search.c:42: think: Assertion `depth > 0' failed.";
    folder.write("repo/sub/src/search.c", "");
    const crashes = (first: string): string =>
      folder.write(
        "repo/sub/engine.sh",
        `#!/bin/sh\nread -r line\n${first}echo "${crash.replaceAll("`", "\\`")}" >&2\nexit 134\n`,
      );
    crashes("echo =1 mine\nread -r line\n");
    folder.write("repo/sub/own/hello.yaml", HELLO);
    const inputs = { "working-directory": "sub", engine: "./engine.sh", arguments: "--suite own" };
    const crashed = await step(folder, inputs);
    assertMatch(crashed.out, /^::error file=sub\/src\/search.c,line=42,col=1,title=mgtp\//m);
    crashes("");
    const mute = await step(folder, inputs);
    assertMatch(mute.out, /^::error file=sub\/src\/search.c,line=42,col=1,title=The engine could/m);
    folder.write("repo/sub/engine.sh", "#!/bin/sh\nwhile read -r line; do echo '?1 no'; done\n");
    const wrong = await step(folder, inputs);
    assertMatch(wrong.out, /^::error file=sub\/own\/hello.yaml,line=6,col=5,title=mgtp\//m);
  },
});

Deno.test({
  name: "action: a wrong input is annotated, and nothing says that the engine conforms",
  ignore,
  fn: async () => {
    await using folder = await repositoryOf("conforming");
    const { code, out, outputs, artifact } = await step(folder, { arguments: "--scenario none" });
    assertEquals(code, 2, out);
    assertMatch(out, /^::error title=shinpan check::No scenario "none": see/m);
    assertEquals([outputs["conforms"], outputs["failed"]], ["", ""]);
    assertEquals(artifact, undefined);
  },
});
