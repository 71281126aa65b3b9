/** Submissions × scenarios per second, and how that holds from ten to two hundred submissions. @module */

import { machine } from "./measure.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** How a class was graded. */
export interface Graded {
  readonly submissions: number;
  readonly seconds: number;
  /** Submissions × scenarios per second. */
  readonly rate: number;
}

/** Grades `count` submissions, each a program that was built before, by the suite of the fixture class. */
export async function gradeClass(count: number, level: string): Promise<Graded> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-bench-" });
  try {
    const scenarios = await layOut(folder, count);
    const startedMs = performance.now();
    const { success, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "-A", "--quiet", `${ROOT}harness/main.ts`, "grade", `${folder}/class`],
        ...["--protocol", "mgtp", "--suite", `${ROOT}fixtures/class/suite`, "--quiet"],
        ...["--sandbox", level, "--out", `${folder}/results`],
      ],
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    const seconds = (performance.now() - startedMs) / 1000;
    return { submissions: count, seconds, rate: count * scenarios / seconds };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Compiles the engine once, and hands it in under many names; answers with the number of scenarios. */
async function layOut(folder: string, count: number): Promise<number> {
  const engine = `${folder}/engine`;
  const args = ["-O1", "-o", engine, `${ROOT}fixtures/c/conforming.c`];
  const { success, stderr } = await new Deno.Command("cc", { args }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  for (let number = 1; number <= count; number++) {
    const own = `${folder}/class/s${String(number).padStart(4, "0")}`;
    await Deno.mkdir(own, { recursive: true });
    await Deno.copyFile(engine, `${own}/engine`);
  }
  const suite = await Array.fromAsync(Deno.readDir(`${ROOT}fixtures/class/suite`));
  return suite.length;
}

function lineOf(level: string, all: readonly Graded[]): string {
  const first = all[0]?.rate ?? NaN;
  const cells = all.map(({ submissions, rate }) =>
    `${submissions}: ${rate.toFixed(1)}/s (${(rate / first).toFixed(2)})`
  );
  return `  ${level.padEnd(12)} ${cells.join("   ")}`;
}

if (import.meta.main) {
  console.log(machine());
  console.log("grade, submissions × scenarios per second (ratio to that of the smallest class)");
  const sizes = Deno.args.length > 0 ? Deno.args.map(Number) : [10, 50, 200];
  for (const level of ["none", "limits", "namespaces"]) {
    const all: Graded[] = [];
    for (const size of sizes) all.push(await gradeClass(size, level));
    console.log(lineOf(level, all));
  }
}
