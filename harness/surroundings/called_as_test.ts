import { assert, assertEquals } from "@std/assert";
import { shellWords } from "../core/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { HOME } from "./home.ts";
import { asCalled, callElsewhere, callOf, printHelp } from "./called_as.ts";

type Env = Readonly<Record<string, string | undefined>>;

const NONE = { SHINPAN_CALL: undefined, npm_lifecycle_event: undefined };
const NPX = ["npx", "-y", `deno@${Deno.version.deno}`, "task"];
const PACKED = ["npx", "--package", "./s.tgz", "shinpan"];

Deno.test.each<[string, Env, readonly string[], readonly string[]]>([
  ["deno task", {}, ["deno", "task"], ["deno", "task"]],
  ["an empty name", { SHINPAN_CALL: "" }, ["deno", "task"], ["deno", "task"]],
  ["npx", { npm_lifecycle_event: "npx" }, NPX, ["deno", "task"]],
  ["a script of npm", { npm_lifecycle_event: "test" }, ["deno", "task"], ["deno", "task"]],
  ["a script", { SHINPAN_CALL: "../s/shinpan" }, ["../s/shinpan"], ["deno", "task"]],
  ["the installed program", { SHINPAN_CALL: "shinpan" }, ["shinpan"], ["shinpan"]],
  ["a tarball", { SHINPAN_CALL: PACKED.join(" ") }, PACKED, ["deno", "task"]],
  [
    "the installed program under npx",
    { SHINPAN_CALL: "npx shinpan", npm_lifecycle_event: "npx" },
    ["npx", "shinpan"],
    ["npx", "shinpan"],
  ],
])("a user who starts Shinpan by %s is told to do so again", (_what, env, own, others) => {
  using _ = environment({ ...NONE, ...env });
  assertEquals(callOf("check"), [...own, "check"]);
  assertEquals(callElsewhere("check"), [...others, "check"]);
});

Deno.test("where Deno does not find our tasks, the program itself is called", async () => {
  await using folder = await tempFolder();
  folder.write("sub/deno.json", "{}");
  const main = ["run", "-A", `${HOME}/harness/main.ts`];
  const told = (INIT_CWD: string, env: Env = {}): readonly string[] => {
    using _ = environment({ ...NONE, ...env, INIT_CWD });
    return callOf("check");
  };
  assertEquals(told(folder.path), ["deno", ...main, "check"]);
  assertEquals(told(`${folder.path}/sub`), ["deno", ...main, "check"]);
  assertEquals(told(folder.path, { npm_lifecycle_event: "npx" }), [
    ...NPX.slice(0, -1),
    ...main,
    "check",
  ]);
  assertEquals(told(`${HOME}`), ["deno", "task", "check"]);
  assertEquals(told(`${HOME}/scenarios`), ["deno", "task", "check"]);
  using _ = environment({ ...NONE, INIT_CWD: folder.path });
  assertEquals(callElsewhere("check"), ["deno", "task", "check"]);
  assertEquals(asCalled("shinpan <command>"), `deno ${shellWords(main)} <command>`);
});

Deno.test("the path of a script is one word", async () => {
  await using folder = await tempFolder();
  folder.write("my clone", "");
  using _ = environment({ ...NONE, INIT_CWD: folder.path, SHINPAN_CALL: "./my clone" });
  assertEquals(callOf("check"), ["./my clone", "check"]);
  assertEquals(asCalled("see shinpan list --rules"), "see './my clone' list --rules");
});

Deno.test("texts name commands as the user types them", async () => {
  const text = "  shinpan check mgtp\nsee shinpan doctor, or shinpan <command>; shinpan 0.1.0";
  const told = (env: Env): string => {
    using _ = environment({ ...NONE, ...env });
    return asCalled(text);
  };
  assertEquals(
    told({}),
    "  deno task check mgtp\nsee deno task doctor, or deno task shinpan <command>; shinpan 0.1.0",
  );
  assertEquals(
    told({ SHINPAN_CALL: "./shinpan" }),
    "  ./shinpan check mgtp\nsee ./shinpan doctor, or ./shinpan <command>; shinpan 0.1.0",
  );
  using _ = environment({ ...NONE, SHINPAN_CALL: "npx shinpan" });
  const { out } = await captured(() => Promise.resolve(printHelp("shinpan open\n")));
  assertEquals(out, "npx shinpan open\n");
  assertEquals(asCalled("./shinpan open"), "./shinpan open");
  assertEquals(asCalled("shinpan --version"), "npx shinpan --version");
});

Deno.test("no other file says how a command is typed", async () => {
  for (const folder of ["harness", "reporters"]) {
    for await (const path of sourcesBelow(new URL(`../../${folder}/`, import.meta.url))) {
      const text = await Deno.readTextFile(path);
      assert(!/deno task [a-z<]|"deno", "task"/.test(text), `${path} says "shinpan <command>"`);
    }
  }
});

/** Users have no use for these. */
const FOR_DEVELOPERS = ["testing", "_tools"];

/** The sources that are neither tests nor test kits, nor this file's own subject. */
async function* sourcesBelow(folder: URL): AsyncGenerator<URL> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && !FOR_DEVELOPERS.includes(name)) {
      yield* sourcesBelow(new URL(`${name}/`, folder));
    }
    const isSource = /\.tsx?$/.test(name) && !/_test\.tsx?$|_kit\.ts$|^called_as\.ts$/.test(name);
    if (isSource) yield new URL(name, folder);
  }
}
