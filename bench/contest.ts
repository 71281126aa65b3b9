/** A Swiss contest of 40 engines: in one run, killed again and again, and as tasks of schedulers. @module */

import { machine } from "./measure.ts";
import { said, startCluster, until, whyNoCluster } from "./slurm_cluster.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname).replace(/\/$/, "");
const LONGEST_MS = 60 * 60_000;
const KILLS = 10;

/** Fixture engines that play the same on every machine: four sound ones, three that forfeit their games, and a module that is no engine and ends at once. */
const FIXTURES = [
  ...["conforming", "family_template", "family_talkative", "innocent_noisy"],
  ...["breaks_dark_chess_rank", "breaks_dark_chess_one_step", "breaks_genmove_format", "illegal"],
];

/** Lays out 40 players: 16 built-in ones, 16 in C, 8 fixture engines. */
async function layOut(folder: string): Promise<void> {
  await Deno.mkdir(`${folder}/engines`, { recursive: true });
  const [cc, deno] = ["cc -O1 -o engine", Deno.execPath()];
  await sh(`${cc} '${ROOT}/fixtures/c/conforming.c'`, folder);
  const programs = Array.from({ length: 16 }, (_, at) => `engines/c${at + 1}`);
  for (const name of programs) await Deno.copyFile(`${folder}/engine`, `${folder}/${name}`);
  for (const name of FIXTURES) {
    const host = `"${deno}" run -A --no-check "${ROOT}/fixtures/engines/host.ts"`;
    const text = `#!/bin/sh\nexec ${host} mgtp ${name}\n`;
    await Deno.writeTextFile(`${folder}/engines/${name}`, text, { mode: 0o755 });
  }
  const builtin = ["random", "greedy", "search@300", "search@1000"].flatMap((name) =>
    Array<string>(4).fill(`builtin:${name}`)
  );
  const players = [...programs, ...FIXTURES.map((name) => `engines/${name}`)];
  const lines = [...players.map((path) => `./${path}`), ...builtin];
  await Deno.writeTextFile(`${folder}/players.txt`, lines.map((line) => `${line}\n`).join(""));
}

/** The words of the recipes, with our players and rounds in place of theirs. */
function wordsTo(out: string, rounds: number): string {
  const how = "--games 2 --no-eat-flip 10 --time none --quiet --reporter json";
  return `contest mgtp players.txt --format swiss --rounds ${rounds} ${how} --out ${out}`;
}

/** Runs a script in the folder; answers with its exit code. */
async function sh(
  script: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { code, stderr } = await new Deno.Command("sh", { args: ["-ec", script], cwd, env })
    .output();
  // 1 tells that an engine broke a rule, which some of these do.
  if (code > 1) throw new Error(`${script}\n${new TextDecoder().decode(stderr)}`);
  return code;
}

/** Starts the contest, kills it with all it started after so many games, again and again. */
async function killed(folder: string, words: string, all: number): Promise<number> {
  let kills = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const games = Math.round(kill * all / (KILLS + 1));
    const args = ["--wait", "sh", "-c", `exec "$SHINPAN"/shinpan ${words}`];
    const child = new Deno.Command("setsid", { args, cwd: folder, env: ENV, stdout: "null" })
      .spawn();
    const ended = child.status.then(() => true);
    const isDue = (): Promise<boolean> => Promise.resolve(gamesIn(`${folder}/killed`) >= games);
    await Promise.race([ended, until(`game ${games}`, isDue, LONGEST_MS)]);
    if (await Promise.race([ended, Promise.resolve(false)])) break;
    for (const pid of await groupOf(child.pid)) {
      try {
        Deno.kill(pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    }
    await ended;
    kills++;
  }
  await sh(`"$SHINPAN"/shinpan ${words}`, folder, ENV);
  return kills;
}

/** All processes of the session that `setsid` made. */
async function groupOf(parent: number): Promise<readonly number[]> {
  const { stdout } = await new Deno.Command("ps", { args: ["-eo", "pid=,ppid=,sid="] }).output();
  const rows = new TextDecoder().decode(stdout).trim().split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sessions = new Set(
    rows.filter(([pid, ppid]) => ppid === parent || pid === parent).map(([, , sid]) => sid),
  );
  const own = rows.find(([pid]) => pid === Deno.pid)?.[2];
  return rows.filter(([, , sid]) => sid !== own && sessions.has(sid)).map(([pid = 0]) => pid);
}

/** How many games of a contest are on disk. */
function gamesIn(contest: string): number {
  try {
    return [...Deno.readDirSync(contest)].filter(({ isDirectory }) => isDirectory).reduce(
      (sum, { name }) =>
        sum +
        (textIn(`${contest}/${name}/events.jsonl`).match(/"kind":"game-finished"/g)?.length ?? 0),
      0,
    );
  } catch {
    return 0;
  }
}

/** What a contest came to: rounds, standings and forfeits, without anything that is measured. */
function tableIn(path: string): string {
  const { over, rounds, standings, meetings } = JSON.parse(textIn(`${path}/contest-result.json`));
  const results = (meetings as readonly Record<string, unknown>[]).map((
    { one, other, round, tally, forfeits },
  ) => ({ one, other, round, tally, forfeits }));
  return JSON.stringify({ over, rounds, standings, results });
}

/** A recipe of the documentation, block by block, for another contest than its own. */
async function recipe(heading: string, words: string, out: string): Promise<readonly string[]> {
  const [, after = ""] = (await Deno.readTextFile(`${ROOT}/docs/recipes.md`))
    .split(`## A contest in rounds: ${heading}\n`);
  const [section = ""] = after.split("\n## ");
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) =>
    block.replace(/export WORDS=".*"/, `export WORDS="${words}"`)
      .replaceAll("contest/tasks.txt", `${out}/tasks.txt`)
      .replaceAll("--out contest ", `--out ${out} --reporter json `)
  );
}

async function bySlurm(folder: string, rounds: number): Promise<void> {
  const cluster = `${folder}/cluster`;
  await Deno.mkdir(cluster);
  await using slurm = await startCluster(cluster);
  const env = { ...ENV, ...slurm.env };
  const [script = "", submit = ""] = await recipe("Slurm", wordsTo("slurm", rounds), "slurm");
  await Deno.writeTextFile(`${folder}/meeting.sh`, script);
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1).join(" ");
  await sh(submit.replace(/for round in [^;]*/, `for round in ${numbers}`), folder, env);
  const isOver = async (): Promise<boolean> => (await said("squeue", ["-h"], env)).trim() === "";
  await until("an end of the jobs", isOver, LONGEST_MS);
}

function textIn(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}

const ENV = {
  SHINPAN: ROOT,
  INIT_CWD: "",
  PATH: `${Deno.execPath().replace(/\/[^/]*$/, "")}:${Deno.env.get("PATH")}`,
};

/** Plays the contest in one way, and says whether it came to the table of the first. */
async function compared(title: string, out: string, play: () => Promise<unknown>): Promise<void> {
  const startedMs = performance.now();
  const note = await play();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  const table = tableIn(out);
  whole ??= table;
  const same = table === whole;
  console.log(
    `  ${title}${typeof note === "string" ? note : ""}: ${gamesIn(out)} games, ${seconds} s, ` +
      (same ? "same table" : "ANOTHER TABLE"),
  );
  if (!same) Deno.exitCode = 1;
}

let whole: string | undefined;

if (import.meta.main) {
  const rounds = Number(Deno.args[0] ?? 5);
  const folder = await Deno.makeTempDir({ prefix: "shinpan-contest-" });
  await Deno.chmod(folder, 0o755);
  try {
    console.log(machine());
    await layOut(folder);
    console.log(`swiss contest of 40 engines over mgtp, ${rounds} rounds of two games`);
    await compared("one run", `${folder}/whole`, async () => {
      await sh(`"$SHINPAN"/shinpan ${wordsTo("whole", rounds)}`, folder, ENV);
    });
    await compared("killed ", `${folder}/killed`, async () => {
      const kills = await killed(folder, wordsTo("killed", rounds), 40 * rounds);
      return `${kills} times and resumed`;
    });
    await compared("tasks of GNU parallel", `${folder}/tasks`, async () => {
      const [script = ""] = await recipe("GNU parallel", wordsTo("tasks", rounds), "tasks");
      await sh(script, folder, ENV);
    });
    const why = whyNoCluster();
    if (why === undefined) {
      await compared("tasks of Slurm", `${folder}/slurm`, () => bySlurm(folder, rounds));
    } else console.log(`  tasks of Slurm: NOT RUN: ${why}`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
