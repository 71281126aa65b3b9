import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import project from "./deno.json" with { type: "json" };
import { CHECKS } from "./harness/_tools/run_tests.ts";
import { runFixture, scenariosOf } from "./fixtures/engines/matrix.ts";
import breaksFlush from "./fixtures/engines/mgtp/breaks_flush.ts";
import { allCommands } from "./harness/cli/mod.ts";
import { PAIRINGS } from "./harness/referee/all/mod.ts";
import { fixtureCommand } from "./harness/testing/command_line.ts";
import { compileC } from "./harness/testing/compile_c.ts";
import { makeZip } from "./harness/testing/make_archive.ts";
import { programFile } from "./harness/testing/needs.ts";
import { commandsOf, shortened } from "./harness/testing/page_commands.ts";
import { type TempFolder, tempFolder } from "./harness/testing/temp_folder.ts";
import { renderConsole } from "./reporters/mod.ts";
import { shinpanHere } from "./tests/test_kit.ts";

const ROOT = decodeURIComponent(new URL(".", import.meta.url).pathname);
const NPX = "npx -y deno@2.9.6 task ";
const TEST = `${NPX}test`;
/**
 * The test command is the one that is running; install_test.ts and recipes_test.ts have theirs. The
 * class here came from Moodle; tests/course_test.ts gives feedback to one from Canvas.
 */
const ELSEWHERE = new RegExp(
  [
    "^npx -y deno@2\\.9\\.6 task test$",
    "^npm install -g ",
    "^npx --yes --package ",
    "^shinpan feedback .* --for canvas",
  ].join("|"),
);
const TESTED_BESIDE = ["docs/recipes.md"];

/** All pages for users, by their paths. */
const PAGES: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    ["README.md", ...[...Deno.readDirSync(`${ROOT}docs`)].map(({ name }) => `docs/${name}`)]
      .filter((path) => path.endsWith(".md") && !path.startsWith("docs/matrix_")).sort()
      .map(async (path) => [path, await Deno.readTextFile(`${ROOT}${path}`)] as const),
  ),
);
const README = PAGES.get("README.md") ?? "";

/** The first block of YAML on a page. */
function yamlOf(path: string, begins: string): string {
  const blocks = [...PAGES.get(path)?.matchAll(/```yaml\n(.*?)```/gs) ?? []];
  return blocks.map(([, block = ""]) => block).find((block) => block.startsWith(begins)) ?? "";
}

/** A folder as users of these pages would have it. */
async function usersFolder(engine: string): Promise<TempFolder> {
  const folder = await tempFolder();
  await Deno.copyFile(engine, `${folder.path}/my_engine`);
  folder.write("my_scenarios/king.yaml", yamlOf("docs/scenarios.md", "# yaml-language-server"));
  folder.write("submissions/alice/engine", "#!/bin/sh\nexit 0\n", 0o755);
  writeCourse(folder);
  folder.write("rubric.yaml", "lines:\n  - level: MUST\n    points: 100\n");
  folder.write("my_dialogue.yaml", yamlOf("docs/console_dialogue.md", "# My program"));
  folder.write("shogi", scriptOf("shogi-console", "conforming"), 0o755);
  return folder;
}

/** What a course site hands out: the work of two students, the roster, and sheets to fill in. */
function writeCourse(folder: TempFolder): void {
  const work = ["Alice_1", "Bob_2"].map((name) => ({
    name: `${name}_assignsubmission_file_/run.sh`,
    data: "exit 0\n",
  }));
  Deno.writeFileSync(`${folder.path}/hw2-submissions.zip`, makeZip(work));
  const students = [["Alice", "1"], ["Bob", "2"]];
  const rows = (row: (name?: string, id?: string) => string) =>
    students.map(([name, id]) => `${row(name, id)}\n`).join("");
  folder.write("roster.csv", `id,name\n${rows((name, id) => `${id},${name}`)}`);
  const moodle = rows((name, id) => `Participant ${id},${name},${id},,100.00`);
  const titles = "Identifier,Full name,ID number,Grade,Maximum Grade";
  folder.write("Grades-CS1-HW2.csv", `${titles}\n${moodle}`);
  const canvas = rows((name, id) => `${name},${id},${id},`);
  const head = "Student,ID,SIS User ID,HW2 (1)\n    Points Possible,,,100";
  folder.write("export.csv", `${head}\n${canvas}`);
  const gradescope = rows((name, id) => `${name},${id},${id}@x.tw,,100.0`);
  folder.write("HW2_scores.csv", `Name,SID,Email,HW2,HW2 - Max Points\n${gradescope}`);
}

function scriptOf(protocol: string, name: string): string {
  const words = fixtureCommand(protocol, name).map((word) => `'${word}'`);
  return `#!/bin/sh\nexec ${words.join(" ")} "$@"\n`;
}

/** The user's engine: the one in C where it can be compiled, which starts much sooner. */
async function usersEngine(folder: TempFolder): Promise<string> {
  const isCompiled = programFile("cc") !== undefined;
  if (isCompiled) return `${folder.path}/${await compileC(folder, "conforming")}`;
  return folder.write("engine", scriptOf("mgtp", "conforming"), 0o755);
}

/** A command as a shell understands it here: with this Deno. */
function spelled(command: string): string {
  return command
    .replace(NPX, `deno task --config '${ROOT}deno.json' `)
    .replace(/^(shinpan\/)?shinpan /, `'${ROOT}shinpan' `);
}

/** Runs a command in this process, with the words that a shell makes of it; a process starts slowly. */
async function runHere(command: string, cwd: string): Promise<{ code: number; output: string }> {
  const { stdout } = await new Deno.Command("sh", {
    args: ["-c", `printf '%s\\0' ${command}`],
    cwd,
  }).output();
  const [, ...words] = new TextDecoder().decode(stdout).split("\0").slice(0, -1);
  const { code, out, err } = await shinpanHere(words, { cwd });
  return { code, output: out + err };
}

async function run(command: string, cwd: string): Promise<{ code: number; output: string }> {
  const deno = Deno.execPath();
  const PATH = `${deno.slice(0, deno.lastIndexOf("/"))}:${Deno.env.get("PATH")}`;
  const { code, stdout, stderr } = await new Deno.Command("sh", {
    args: ["-c", spelled(command)],
    cwd,
    // A task within a task would speak of where the outer one was called.
    env: { NO_COLOR: "1", LANG: "C", GITHUB_ACTIONS: "", INIT_CWD: cwd, PATH },
  }).output();
  const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  return { code, output };
}

Deno.test("README has the two commands, and CI calls the second", async () => {
  const commands = commandsOf(README);
  assertEquals(commands[0], `${NPX}check mgtp`);
  assert(commands.includes(TEST));
  const ci = await Deno.readTextFile(`${ROOT}.ci/run`);
  assertStringIncludes(ci, `\n${TEST}\n`);
  const [before = "", after = ""] = ci.split(`\n${TEST}\n`);
  assert(!before.includes("apt-get"), "CI installs nothing before the test command");
  assertStringIncludes(after, "apt-get install");
  assertStringIncludes(after, `\n${TEST} --again `);
  assertEquals(project.tasks.test, "deno run -A harness/_tools/run_tests.ts");
  assertEquals(CHECKS.map((step) => step.join(" ")), ["fmt --check", "lint", "check --doc"]);
});

Deno.test("what README's commands leave in a clone is neither ours nor checked", async () => {
  const ignored = (await Deno.readTextFile(`${ROOT}.gitignore`)).split("\n");
  for (const folder of ["contest/", "match/", "play/", "report/", "results/"]) {
    assert(ignored.includes(`/${folder}`) && project.exclude.includes(folder), folder);
  }
});

const PAGES_WITH_COMMANDS = [...PAGES].filter(([path]) => !TESTED_BESIDE.includes(path))
  .map(([path, text]) => [path, commandsOf(text).filter((line) => !ELSEWHERE.test(line))] as const)
  .filter(([, commands]) => commands.length > 0);

Deno.test.each(PAGES_WITH_COMMANDS)(
  "every command of %s works as it says",
  async (path, commands) => {
    await using place = await tempFolder();
    await using folder = await usersFolder(await usersEngine(place));
    for (const command of commands) {
      const isFirst = path === "README.md";
      const words = isFirst ? command : shortened(command);
      const how = !isFirst && /^shinpan [a-z]/.test(command) ? runHere : run;
      const { code, output } = await how(words, folder.path);
      assertEquals([command, code, code === 0 ? "" : output], [command, 0, ""]);
    }
  },
);

Deno.test.each([...PAGES])("%s names commands and files that there are", async (path, text) => {
  const tasks = [...Object.keys(project.tasks), ...(await allCommands()).map(({ name }) => name)];
  const named = [...text.matchAll(/`(?:deno task|[\w./-]*shinpan) ([\w:]+)/g)].map(([, name]) =>
    name
  );
  assertEquals(named.filter((name) => !tasks.includes(name ?? "")), []);
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  for (const link of links) await Deno.stat(new URL(link, `file://${ROOT}${path}`));
});

Deno.test("the excerpt in README is what the console shows", async () => {
  const [pairing] = PAIRINGS;
  assert(pairing);
  const flush = { ...breaksFlush, name: "breaks_flush" };
  const report = await runFixture(flush, { pairing, scenarios: await scenariosOf(pairing) });
  const options = { language: "en", colour: false, width: 100, verbose: false } as const;
  const shown = renderConsole(report, options);
  const excerpt = /```\n(✗ .*?)```/s.exec(README)?.[1] ?? "";
  const lines = excerpt.trim().split("\n").filter((line) => !/^ {2}(actual|replay) /.test(line));
  assert(lines.length > 8);
  for (const line of lines) assertStringIncludes(shown, line);
});

Deno.test.each(PAIRINGS.map(({ protocol }) => [protocol.id] as const))(
  "the page of protocols has a row for %s, with the way to its matrix",
  (id) => {
    const rows = PAGES.get("docs/protocols.md")?.split("\n") ?? [];
    const row = rows.find((line) => line.startsWith(`| ${id} `)) ?? "";
    assertStringIncludes(row, `(matrix_${id}.md)`);
  },
);

Deno.test("no page counts what every new rule and scenario would change", async () => {
  const changes = await Deno.readTextFile(`${ROOT}CHANGELOG.md`);
  for (const [path, text] of [...PAGES, ["CHANGELOG.md", changes] as const]) {
    assertEquals([path, text.match(/\b\d+ (?:and \d+ )?(?:rules|scenarios)\b/g) ?? []], [path, []]);
  }
});
