import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import project from "../../../deno.json" with { type: "json" };
import { fixtureCommand, textIn, until } from "../../testing/command_line.ts";
import { lacks, type OwnNeed, programFile } from "../../testing/needs.ts";
import { compileC } from "../../testing/compile_c.ts";
import { commandsOf, shortened } from "../../testing/page_commands.ts";
import { type TempFolder, tempFolder } from "../../testing/temp_folder.ts";
import { pack } from "./mod.ts";

/** What the page about installing has its reader type, once there is a package. */
const PAGE = new URL("../../../docs/install.md", import.meta.url);
const COMMANDS = commandsOf(await Deno.readTextFile(PAGE)).filter((line) => !/ pack$/.test(line));

/** What npm says where it cannot reach its registry. */
const OUT_OF_REACH =
  /npm (?:error|ERR!) (?:code )?(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)/;

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** How the machine reaches its registry; everything else that is set here is not the user's. */
const KEPT =
  /^(?:PATH|TMPDIR|.*_proxy|npm_config_(?:cafile|registry)|NODE_EXTRA_CA_CERTS|SSL_.*)$/i;

/** A command of a user who has Node and nothing else of ours: no caches, no settings. */
async function run(command: string, { path }: TempFolder): Promise<Ended> {
  const kept = Object.entries(Deno.env.toObject()).filter(([name]) => KEPT.test(name));
  const { PATH, ...reach } = Object.fromEntries(kept);
  const own = {
    HOME: `${path}/home`,
    PATH: `${path}/global/bin:${PATH}`,
    npm_config_prefix: `${path}/global`,
    NO_COLOR: "1",
    LANG: "C",
  };
  const { code, stdout, stderr } = await new Deno.Command("sh", {
    args: ["-c", command],
    cwd: `${path}/empty`,
    clearEnv: true,
    env: { ...reach, ...own },
  }).output();
  const decoder = new TextDecoder();
  return { code, output: decoder.decode(stdout) + decoder.decode(stderr) };
}

/** A folder with nothing in it but the package and an engine. */
async function usersFolder(): Promise<TempFolder> {
  const folder = await tempFolder();
  folder.write("home/.keep", "");
  const engine = folder.write("empty/my_engine", "");
  await pack(`${folder.path}/empty`);
  await Deno.remove(engine);
  if (programFile("cc")) {
    await Deno.rename(`${folder.path}/${await compileC(folder, "conforming")}`, engine);
    return folder;
  }
  const words = fixtureCommand("mgtp", "conforming").map((word) => `'${word}'`);
  folder.write("empty/my_engine", `#!/bin/sh\nexec ${words.join(" ")}\n`, 0o755);
  return folder;
}

/** A signal to the installed program ends the check that it runs, with the reports written. */
async function interrupt({ path }: TempFolder): Promise<void> {
  const program = `${path}/global/lib/node_modules/shinpan/bin/shinpan.js`;
  const child = new Deno.Command("node", {
    args: [program, "check", "mgtp", "--report", "cut"],
    cwd: path,
    stdout: "null",
    stderr: "null",
  }).spawn();
  await until("an event", () => textIn(`${path}/cut/events.jsonl`) !== "");
  child.kill("SIGTERM");
  assertEquals((await child.status).code, 143);
  assert((await Deno.stat(`${path}/cut/junit.xml`)).isFile);
}

/** Whether npm answers at all; any other error of it is one of the test. */
async function registryNeed(): Promise<OwnNeed> {
  const need = "npm's registry";
  if (!programFile("npm")) return { need, has: false, advice: "needs npm" };
  const args = ["view", `deno@${Deno.version.deno}`, "version", "--fetch-retries=0"];
  const { stderr } = await new Deno.Command("npm", { args }).output();
  const has = !OUT_OF_REACH.test(new TextDecoder().decode(stderr));
  return { need, has, advice: "a network in which npm reaches it" };
}

Deno.test({
  name: "the package is installed with npm alone, and checks an engine, as the page says",
  ignore: await lacks("npm", await registryNeed()),
  fn: async () => {
    await using folder = await usersFolder();
    const [install = "", ...calls] = COMMANDS;
    const installed = await run(install, folder);
    assertEquals([installed.code, installed.code === 0 ? "" : installed.output], [0, ""]);
    for (const call of calls) {
      // The whole suite is run once, by the program that was installed.
      const { code, output } = await run(call.startsWith("npx ") ? shortened(call) : call, folder);
      assertEquals([call, code, code === 0 ? "" : output], [call, 0, ""]);
      const result = / check /.test(call) ? "The engine conforms" : `shinpan ${project.version}`;
      assertStringIncludes(output, result);
    }
    assert((await Deno.stat(`${folder.path}/empty/report/index.html`)).isFile);
    assertEquals((await run("shinpan check mgtp ./no_engine", folder)).code, 3);
    const help = await run("npx --yes --package ./shinpan-*.tgz shinpan --help", folder);
    assertMatch(help.output, /npx --package \S*shinpan-\S+\.tgz'? shinpan <command>/);
    await interrupt(folder);
  },
});
