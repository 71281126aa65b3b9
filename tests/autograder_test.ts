import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { setupScript } from "../harness/classroom/autograder_files.ts";
import { runCommand } from "../harness/cli/mod.ts";
import { type FileWriter, type PackedEntry, unpack } from "../harness/course/mod.ts";
import { randomFrom } from "../harness/games/random.ts";
import { captured } from "../harness/testing/environment.ts";
import { lacks } from "../harness/testing/needs.ts";
import { inOwnRoot, ownRootNeed } from "../harness/testing/own_root.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const noRoot = await lacks(await ownRootNeed());

const SCENARIO = `title: Hello
rules: [mgtp/name]
stimulus: client
steps: [{ send: 1 name }, { expect: success }, { send: 2 quit }, { expect: exit }]
`;
/** In a root of its own it has no rights, and sees nothing that it is graded by. */
const NO_RIGHTS = `[ "$(id -u)" != 0 ] || exit 1
for file in source/rubric.yaml source/suite/hello.yaml results/results.json; do
  if [ -r "/autograder/$file" ]; then exit 1; fi
done
`;
const ENGINE = `#!/bin/sh
${noRoot ? "" : NO_RIGHTS}while read -r id command rest; do
  printf '=%s x\\n' "$id"
  [ "$command" = quit ] && exit 0
done
`;

/** What Gradescope documents for results.json, and the kind of each. */
const FIELDS: Readonly<Record<string, string>> = {
  score: "number",
  output: "string",
  output_format: "string",
  visibility: "string",
  stdout_visibility: "string",
  tests: "object",
  leaderboard: "object",
  extra_data: "object",
};
const TEST_FIELDS: Readonly<Record<string, string>> = {
  score: "number",
  max_score: "number",
  status: "string",
  name: "string",
  name_format: "string",
  number: "string",
  output: "string",
  output_format: "string",
  visibility: "string",
};

const COLUMN_FIELDS: Readonly<Record<string, string>> = { name: "string", value: "number" };

function assertDocumented(value: object, fields: Readonly<Record<string, string>>): void {
  for (const [key, each] of Object.entries(value)) {
    assertEquals([key, typeof each], [key, fields[key]]);
  }
}

async function unzipped(bytes: Uint8Array, folder: string): Promise<void> {
  const source = {
    size: bytes.length,
    read: (at: number, length: number) => bytes.subarray(at, at + length),
  };
  const sink = {
    folder: (path: string) => Deno.mkdirSync(`${folder}/${path}`, { recursive: true }),
    link: () => {},
    file: ({ path, executable }: PackedEntry): FileWriter => {
      const whole = `${folder}/${path}`;
      Deno.mkdirSync(whole.replace(/\/[^/]*$/, ""), { recursive: true });
      const file = Deno.openSync(whole, {
        write: true,
        create: true,
        mode: executable ? 0o755 : 0o644,
      });
      return { write: (piece) => void file.writeSync(piece), close: () => file.close() };
    },
  };
  const limits = { files: 9999, bytes: 1 << 28, ratio: 999 };
  const read = await unpack(source, { name: "autograder.zip", sink, limits });
  assert(read.ok, JSON.stringify(read));
}

interface Made {
  /** The folder that is `/autograder` there. */
  readonly root: string;
  run(): Deno.Command;
}

/** Makes an autograder and lays it out as Gradescope does: in a root of its own if that is possible. */
async function made({ path, write }: TempFolder, more: readonly string[]): Promise<Made> {
  write("suite/hello.yaml", SCENARIO);
  const rubric = write("rubric.yaml", "lines: [{ scenario: suite/hello, points: 80 }]\n");
  const words = ["--protocol", "mgtp", "--rubric", rubric, "--suite", `${path}/suite`, ...more];
  const zip = `${path}/autograder.zip`;
  const { result, err } = await captured(() =>
    runCommand(["autograder", ...words, "--out", zip, "--lang", "en", "--time", "5m"])
  );
  assertEquals([result, err], [0, ""]);
  const root = `${path}/autograder`;
  await unzipped(Deno.readFileSync(zip), `${root}/source`);
  Deno.copyFileSync(`${root}/source/run_autograder`, `${root}/run_autograder`);
  write("autograder/submission/engine", ENGINE, 0o755);
  const info = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  const { denoDir } = JSON.parse(new TextDecoder().decode(info.stdout));
  for (const folder of ["bin", "deno", "root"]) Deno.mkdirSync(`${path}/${folder}`);
  const shown = {
    "/autograder": root,
    // The packages of this machine, and a cache of its own for all else.
    "/deno/cache": `${path}/deno`,
    "/deno/cache/npm": `${denoDir}/npm`,
    "/deno/bin/deno": Deno.execPath(),
  };
  if (!noRoot) {
    const PATH = `/deno/bin:${SYSTEM}`;
    const plan = { root: `${path}/root`, shown, env: { PATH, DENO_DIR: "/deno/cache" } };
    return { root, run: () => inOwnRoot(plan, ["/autograder/run_autograder"]) };
  }
  Deno.symlinkSync(Deno.execPath(), `${path}/bin/deno`);
  Deno.symlinkSync(`${denoDir}/npm`, `${path}/deno/npm`);
  const env = { PATH: `${path}/bin:${Deno.env.get("PATH")}`, DENO_DIR: `${path}/deno` };
  return { root, run: () => new Deno.Command("bash", { args: [`${root}/run_autograder`], env }) };
}

const SYSTEM = "/usr/sbin:/usr/bin:/sbin:/bin";

/** Stands in for the programs that fetch something. */
const STUB = `#!/bin/sh
echo "\${0##*/} $* (in \$PWD, \$DENO_DIR)"
[ "\${0##*/}" != npm ] || /bin/cp "$0" /deno/bin/deno
`;

Deno.test({
  name: "setup.sh installs programs, then Deno, then what Shinpan imports",
  ignore: noRoot || await lacks("bash"),
  fn: async () => {
    await using temp = await tempFolder();
    const { path, write } = temp;
    for (const name of ["apt-get", "npm"]) write(`bin/${name}`, STUB, 0o755);
    Deno.mkdirSync(`${path}/root`);
    Deno.mkdirSync(`${path}/autograder/source/shinpan`, { recursive: true });
    const facts = {
      words: [],
      program: "harness/main.ts",
      deno: "2.9.6",
      seconds: 1,
      language: "en" as const,
    };
    write("autograder/source/setup.sh", setupScript(facts), 0o755);
    const shown = { "/autograder": `${path}/autograder`, "/deno/bin": `${path}/bin` };
    const plan = { root: `${path}/root`, shown, env: { PATH: SYSTEM } };
    // Nothing but the stubs, so that no Deno of this machine is found.
    Deno.symlinkSync("/bin/bash", `${path}/bin/bash`);
    const alone = ["/usr/bin/env", "PATH=/deno/bin", "/autograder/source/setup.sh"];
    const { stdout, code } = await inOwnRoot(plan, alone).output();
    const lines = new TextDecoder().decode(stdout).trim().split("\n");
    assertEquals([code, lines.map((line) => line.split(" ").slice(0, 2).join(" "))], [
      0,
      ["apt-get update", "apt-get install", "npm install", "deno cache"],
    ]);
    assertStringIncludes(lines[2] ?? "", "-g deno@2.9.6");
    assertEquals(
      lines[3],
      "deno cache harness/main.ts (in /autograder/source/shinpan, /autograder/source/deno)",
    );
  },
});

function resultsIn({ root }: Made) {
  const results = JSON.parse(Deno.readTextFileSync(`${root}/results/results.json`));
  assertDocumented(results, FIELDS);
  for (const test of results.tests) assertDocumented(test, TEST_FIELDS);
  for (const column of results.leaderboard ?? []) assertDocumented(column, COLUMN_FIELDS);
  return results;
}

/** How often the autograder is killed; ten times to be thorough. */
const KILLS = Number(Deno.env.get("SHINPAN_KILLS") ?? 3);

Deno.test({
  name: "an autograder grades as root without namespaces, and is valid whenever it is killed",
  ignore: await lacks("linux", "bash"),
  fn: async () => {
    await using temp = await tempFolder();
    const games = ["--leaderboard", "random", "--games", "2", "--game-time", "5s"];
    const autograder = await made(temp, [...games, "--visibility", "after_due_date"]);
    const script = Deno.readTextFileSync(`${autograder.root}/run_autograder`);
    assertStringIncludes(script, "--kill-after=10 240 ");
    // Three quarters of the time that the games leave is for the scenarios.
    assertStringIncludes(script, "--budget 172s ");
    const startedMs = performance.now();
    const run = await autograder.run().output();
    const wholeMs = performance.now() - startedMs;
    const said = new TextDecoder().decode(run.stdout) + new TextDecoder().decode(run.stderr);
    assertEquals(run.code, 0, said);
    const results = resultsIn(autograder);
    // On a busy machine the verdict may be open; then it has no status, and is no 0 for good.
    const { standing, at_most: most } = results.extra_data;
    assertEquals([standing === "graded" ? results.score : most, most], [80, 80], said);
    assertEquals(
      [results.visibility, results.tests[0].visibility],
      Array(2).fill("after_due_date"),
    );
    // It says "x" to everything, and so loses every game.
    assertEquals(results.leaderboard.map((column: { value: number }) => column.value), [0, 0]);
    const random = randomFrom(Number(Deno.env.get("SHINPAN_SEED") ?? 1));
    for (let kill = 0; kill < KILLS && !noRoot; kill++) {
      await Deno.remove(`${autograder.root}/results`, { recursive: true });
      await killed(autograder.run(), random() * wholeMs, () => hasResults(autograder));
      resultsIn(autograder);
    }
  },
});

function hasResults({ root }: Made): boolean {
  try {
    return Deno.statSync(`${root}/results/results.json`).isFile;
  } catch {
    return false;
  }
}

/** Kills a run after a time, but not before it has begun; nothing of it runs afterwards. */
async function killed(command: Deno.Command, ms: number, begun: () => boolean): Promise<void> {
  const child = command.spawn();
  // All that runs there holds the pipes.
  const ended = Promise.all([child.stdout.text(), child.stderr.text()]);
  let over = false;
  child.status.then(() => over = true);
  while (!begun() && !over) await new Promise((resolve) => setTimeout(resolve, 5));
  const timer = setTimeout(() => over || child.kill("SIGKILL"), ms);
  await child.status;
  clearTimeout(timer);
  await ended;
}

Deno.test("what would go wrong on the platform is refused before anything is written", async () => {
  await using temp = await tempFolder();
  const out = `${temp.path}/a.zip`;
  const told = async (...words: readonly string[]): Promise<readonly unknown[]> => {
    const { result, err } = await captured(() =>
      runCommand(["autograder", ...words, "--out", out, "--lang", "en"])
    );
    return [result, err];
  };
  const rubric = temp.write("rubric.yaml", "lines: [{ scenario: nowhere, points: 80 }]\n");
  assertEquals((await told("--protocol", "mgtp", "--rubric", rubric))[0], 2);
  assertEquals((await told())[0], 2);
  const [code, err] = await told("--protocol", "mgtp", "--time", "1m");
  assertEquals(code, 2);
  assertStringIncludes(String(err), "at least 2 minutes");
  const ranking = ["--protocol", "mgtp", "--leaderboard"];
  const refused = [
    [["random,greedi"], 'Unknown opponent "greedi"'],
    [["random,greedy", "--games", "100"], "may take 2000 s"],
    [["random", "--visibility", "soon"], "visibility"],
  ] as const;
  for (const [more, why] of refused) {
    const [code, err] = await told(...ranking, ...more);
    assertEquals(code, 2);
    assertStringIncludes(String(err), why);
  }
  assertEquals([...Deno.readDirSync(temp.path)].map(({ name }) => name), ["rubric.yaml"]);
});
