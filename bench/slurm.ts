/** The recipe for Slurm as the documentation has it, run by a Slurm of our own, beside one run. @module */

import { machine } from "./measure.ts";
import { type Cluster, said, startCluster, until, whyNoCluster } from "./slurm_cluster.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname).replace(/\/$/, "");
const LONGEST_MS = 30 * 60_000;

/** How a class was graded in two ways. */
export interface Compared {
  readonly submissions: number;
  readonly wholeSeconds: number;
  readonly slurmSeconds: number;
  /** Whether both gradebooks are the same to the last byte. */
  readonly same: boolean;
}

/** Grades `count` submissions at once, then in the parts of the recipe. */
export async function compare(count: number, cluster: Cluster, folder: string): Promise<Compared> {
  await layOut(folder, count);
  const deno = Deno.execPath().replace(/\/[^/]*$/, "");
  const env = {
    ...cluster.env,
    SHINPAN: ROOT,
    INIT_CWD: "",
    PATH: `${deno}:${Deno.env.get("PATH")}`,
  };
  const [script = "", submit = ""] = await recipe();
  await Deno.writeTextFile(`${folder}/grade.sh`, script);
  const whole = '"$SHINPAN"/shinpan grade submissions/ --protocol mgtp --out whole --quiet';
  const wholeSeconds = await timed(() => sh(whole, folder, env));
  const slurmSeconds = await timed(async () => {
    await sh(submit, folder, env);
    const isOver = async (): Promise<boolean> => (await said("squeue", ["-h"], env)).trim() === "";
    await until("an end of the jobs", isOver, LONGEST_MS);
  });
  const read = (out: string): string => textIn(`${folder}/${out}/gradebook.csv`);
  const same = read("whole") !== "" && read("results") === read("whole");
  if (!same) console.error(await outputs(folder));
  return { submissions: count, wholeSeconds, slurmSeconds, same };
}

/** The two blocks of the recipe: the script of the array, and what submits it and merges. */
async function recipe(): Promise<readonly string[]> {
  const [, after = ""] = (await Deno.readTextFile(`${ROOT}/docs/recipes.md`)).split("## Slurm");
  return [...after.matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);
}

async function layOut(folder: string, count: number): Promise<void> {
  const engine = `${folder}/engine`;
  await sh(`cc -O1 -o engine '${ROOT}/fixtures/c/conforming.c'`, folder, {});
  for (let number = 1; number <= count; number++) {
    await Deno.mkdir(`${folder}/submissions/s${number}`, { recursive: true });
    await Deno.copyFile(engine, `${folder}/submissions/s${number}/engine`);
  }
}

async function sh(
  script: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { success, stderr } = await new Deno.Command("sh", { args: ["-ec", script], cwd, env })
    .output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}

async function outputs(folder: string): Promise<string> {
  const files = await Array.fromAsync(Deno.readDir(folder));
  return files.map(({ name }) => name).filter((name) => name.startsWith("slurm-")).sort()
    .map((name) => `${name}\n${textIn(`${folder}/${name}`)}`).join("");
}

function textIn(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}

if (import.meta.main) {
  const why = whyNoCluster();
  if (why !== undefined) {
    console.error(`NOT MEASURED: ${why}`);
    Deno.exit(0);
  }
  const folder = await Deno.makeTempDir({ prefix: "shinpan-slurm-" });
  await Deno.chmod(folder, 0o755);
  try {
    console.log(machine());
    await using cluster = await startCluster(folder);
    const count = Number(Deno.args[0] ?? 8);
    const { wholeSeconds, slurmSeconds, same } = await compare(count, cluster, folder);
    const ratio = (wholeSeconds / slurmSeconds).toFixed(2);
    console.log(`slurm, a node of this machine, ${count} submissions in 8 parts`);
    console.log(
      `  one run ${wholeSeconds.toFixed(1)} s, array and merge ${slurmSeconds.toFixed(1)} s, ` +
        `ratio ${ratio}; gradebooks ${same ? "are the same" : "DIFFER"}`,
    );
    if (!same) Deno.exitCode = 1;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
