/** Submissions × scenarios per second and memory, and how both hold from ten to a thousand submissions. @module */

import { machine } from "./measure.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** How a class was graded. */
export interface Graded {
  readonly submissions: number;
  readonly seconds: number;
  /** Submissions × scenarios per second. */
  readonly rate: number;
  /** The most memory that the grading process itself held; NaN where that is not told. */
  readonly peakMiB: number;
}

/** A class whose programs cost as little as can be: what is left is grading itself. */
const SMALL = { source: "bench/pong.c", suite: "bench/scenarios/one_exchange.yaml" };
const REAL = { source: "fixtures/c/conforming.c", suite: "fixtures/class/suite" };

/** What a class hands in, and by which scenarios it is graded. */
export type ClassKind = "real" | "small";

/** Grades `count` submissions, each a program that was built before. */
export async function gradeClass(
  count: number,
  level: string,
  kind: ClassKind = "real",
): Promise<Graded> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-bench-" });
  try {
    const scenarios = await layOut(folder, count, kind === "real" ? REAL : SMALL);
    const startedMs = performance.now();
    const child = new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "-A", "--quiet", `${ROOT}harness/main.ts`, "grade", `${folder}/class`],
        ...["--protocol", "mgtp", "--suite", `${folder}/suite`, "--quiet"],
        ...["--sandbox", level, "--out", `${folder}/results`],
      ],
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const peak = peakOf(child.pid);
    const { code, stderr } = await child.output();
    const peakMiB = peak();
    // A class of which some engine breaks a rule is graded all the same.
    if (code > 1) throw new Error(new TextDecoder().decode(stderr));
    const seconds = (performance.now() - startedMs) / 1000;
    return { submissions: count, seconds, rate: count * scenarios / seconds, peakMiB };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const LOOK_MS = 50;
const KIB_PER_MIB = 1024;

/** Looks at a process's peak until the answer is called; the kernel keeps the highest value itself. */
function peakOf(pid: number): () => number {
  let peakMiB = NaN;
  const timer = setInterval(() => {
    try {
      const status = Deno.readTextFileSync(`/proc/${pid}/status`);
      const [, kib] = /^VmHWM:\s+(\d+)/m.exec(status) ?? [];
      if (kib !== undefined) peakMiB = Number(kib) / KIB_PER_MIB;
    } catch {
      // It has ended, or this system does not tell.
    }
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    return peakMiB;
  };
}

/** Compiles the engine once, and hands it in under many names; answers with the number of scenarios. */
async function layOut(
  folder: string,
  count: number,
  { source, suite }: typeof REAL,
): Promise<number> {
  const engine = `${folder}/engine`;
  const args = ["-O1", "-o", engine, ROOT + source];
  const { success, stderr } = await new Deno.Command("cc", { args }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  for (let number = 1; number <= count; number++) {
    const own = `${folder}/class/s${String(number).padStart(4, "0")}`;
    await Deno.mkdir(own, { recursive: true });
    await Deno.copyFile(engine, `${own}/engine`);
  }
  const whole = ROOT + suite;
  const files = suite.endsWith(".yaml")
    ? [whole]
    : (await Array.fromAsync(Deno.readDir(whole))).map(({ name }) => `${whole}/${name}`);
  await Deno.mkdir(`${folder}/suite`);
  for (const file of files) {
    await Deno.copyFile(file, `${folder}/suite/${file.slice(file.lastIndexOf("/") + 1)}`);
  }
  return files.length;
}

function lineOf(title: string, all: readonly Graded[]): string {
  const first = all[0]?.rate ?? NaN;
  const cells = all.map(({ submissions, rate, peakMiB }) =>
    `${submissions}: ${rate.toFixed(1)}/s (${(rate / first).toFixed(2)}) ${Math.round(peakMiB)} MiB`
  );
  return `  ${title.padEnd(18)} ${cells.join("   ")}`;
}

const CLASSES = [
  { kind: "real", sizes: [10, 50, 200], levels: ["none", "limits", "namespaces"] },
  { kind: "small", sizes: [10, 100, 1000], levels: ["none", "namespaces"] },
] as const;

if (import.meta.main) {
  console.log(machine());
  console.log(
    "grade, submissions × scenarios per second (ratio to the smallest class), peak memory",
  );
  for (const { kind, sizes, levels } of CLASSES) {
    for (const level of levels) {
      const all: Graded[] = [];
      for (const size of sizes) all.push(await gradeClass(size, level, kind));
      console.log(lineOf(`${kind}, ${level}`, all));
    }
  }
}
