import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import project from "./deno.json" with { type: "json" };
import { fixturesOf, runFixture, scenariosOf } from "./fixtures/engines/matrix.ts";
import { PAIRINGS } from "./harness/referee/mod.ts";
import { fixtureCommand, isInstalled } from "./harness/testing/command_line.ts";
import { compileC } from "./harness/testing/compile_c.ts";
import { type TempFolder, tempFolder } from "./harness/testing/temp_folder.ts";
import { renderConsole } from "./reporters/mod.ts";

const ROOT = decodeURIComponent(new URL(".", import.meta.url).pathname);
const README = await Deno.readTextFile(`${ROOT}README.md`);
const NPX = "npx -y deno@2.9.6 task ";
/** The commands of README's shell blocks, without comments. */
const COMMANDS = [...README.matchAll(/```sh\n(.*?)```/gs)]
  .flatMap(([, block = ""]) => block.trim().split("\n"))
  .map((line) => line.replace(/ +#.*$/, ""));
const TEST = `${NPX}test`;
/** How it is called beside a clone. */
const SCRIPT = "shinpan/shinpan ";

/** A folder as users of README would have it: an engine, the scenario of the example, a class. */
async function usersFolder(engine: string): Promise<TempFolder> {
  const folder = await tempFolder();
  await Deno.copyFile(engine, `${folder.path}/my_engine`);
  const scenario = /```yaml\n(# yaml-language-server.*?)```/s.exec(README)?.[1] ?? "";
  folder.write("my_scenarios/king.yaml", scenario);
  folder.write("submissions/alice/a.c", "int main(void) { return 0; }\n");
  folder.write("rubric.yaml", "lines:\n  - level: MUST\n    points: 100\n");
  return folder;
}

/** The user's engine: the one in C where it can be compiled, which starts much sooner. */
async function usersEngine(folder: TempFolder): Promise<string> {
  const isCompiled = Deno.build.os !== "windows" && isInstalled("cc");
  if (isCompiled) return `${folder.path}/${await compileC(folder, "conforming")}`;
  const words = fixtureCommand("mgtp", "conforming").map((word) => `'${word}'`);
  return folder.write("engine", `#!/bin/sh\nexec ${words.join(" ")}\n`, 0o755);
}

/** Runs one of README's commands with this very Deno, from a user's folder. */
async function run(command: string, cwd: string): Promise<{ code: number; output: string }> {
  const deno = Deno.execPath();
  const [program, args] = command.startsWith(SCRIPT)
    ? [`${ROOT}shinpan`, command.slice(SCRIPT.length).split(" ")]
    : [deno, ["task", "--config", `${ROOT}deno.json`, ...command.slice(NPX.length).split(" ")]];
  const PATH = `${deno.slice(0, deno.lastIndexOf("/"))}:${Deno.env.get("PATH")}`;
  const { code, stdout, stderr } = await new Deno.Command(program, {
    args,
    cwd,
    // A task within a task would speak of where the outer one was called.
    env: { NO_COLOR: "1", LANG: "C", GITHUB_ACTIONS: "", INIT_CWD: cwd, PATH },
  }).output();
  const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  return { code, output };
}

Deno.test("README has the two commands, and CI calls the second", async () => {
  assertEquals(COMMANDS[0], `${NPX}check mgtp`);
  assert(COMMANDS.includes(TEST));
  assertStringIncludes(await Deno.readTextFile(`${ROOT}.ci/run`), `\n${TEST}\n`);
  for (const part of ["deno fmt --check", "deno lint", "deno check", "deno test"]) {
    assertStringIncludes(project.tasks.test, part);
  }
});

Deno.test("every command of README works as it says", async () => {
  // The test command is the one that is running.
  const commands = COMMANDS.filter((command) => command !== TEST);
  assert(commands.length >= 4);
  await using workshop = await tempFolder();
  const engine = await usersEngine(workshop);
  await Promise.all(commands.map(async (command) => {
    await using folder = await usersFolder(engine);
    const { code, output } = await run(command, folder.path);
    assertEquals([command, code, code === 0 ? "" : output], [command, 0, ""]);
  }));
});

Deno.test("the excerpt in README is what the console shows", async () => {
  const [pairing] = PAIRINGS;
  assert(pairing);
  const flush = (await fixturesOf(pairing)).find(({ name }) => name === "breaks_flush");
  assert(flush);
  const report = await runFixture(flush, { pairing, scenarios: await scenariosOf(pairing) });
  const options = { language: "en", colour: false, width: 100, verbose: false } as const;
  const shown = renderConsole(report, options);
  const excerpt = /```\n(✗ .*?)```/s.exec(README)?.[1] ?? "";
  const lines = excerpt.trim().split("\n").filter((line) => !/^ {2}(actual|replay) /.test(line));
  assert(lines.length > 8);
  for (const line of lines) assertStringIncludes(shown, line);
});

Deno.test.each(PAIRINGS.map((pairing) => [pairing.protocol.id, pairing] as const))(
  "README counts the rules of %s right",
  (id, { protocol: { rules } }) => {
    const row = README.split("\n").find((line) => line.startsWith(`| ${id} `)) ?? "";
    assertStringIncludes(row, `(${rules.length} rules)`);
  },
);
