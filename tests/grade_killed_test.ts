import { assert, assertEquals } from "@std/assert";
import { layClass, SUBMISSIONS } from "../fixtures/class/submissions.ts";
import { randomFrom } from "../harness/games/random.ts";
import {
  type Ended,
  type Running,
  startShinpan,
  textIn,
  until,
} from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { untilConclusive } from "../harness/testing/until_conclusive.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const HERE = decodeURIComponent(new URL("../fixtures/class/", import.meta.url).pathname);
const KILLS = 20;
const FEW = SUBMISSIONS.filter(({ name }) => /^(b02|b05|c02|c09|c10|u01|lonely)/.test(name));

/** How many bytes of events a run has written so far. */
function written(results: string): number {
  try {
    const journals = [...Deno.readDirSync(`${results}/journals`)];
    return journals.reduce(
      (sum, { name }) => sum + textIn(`${results}/journals/${name}`).length,
      0,
    );
  } catch {
    return 0;
  }
}

async function killedOnce(run: Running, holds: () => boolean): Promise<Ended> {
  let over = false;
  run.ended.then(() => over = true);
  await until("a moment to kill it, or its end", () => over || holds());
  if (!over) run.child.kill("SIGKILL");
  return await run.ended;
}

async function killedAfter(run: Running, ms: number): Promise<Ended> {
  const timer = setTimeout(() => run.child.kill("SIGKILL"), ms);
  const ended = await run.ended;
  clearTimeout(timer);
  return ended;
}

Deno.test({
  name: "a grader that is killed at twenty moments comes to the same gradebook",
  ignore: await lacks("linux"),
  fn: async () => {
    await using folder = await tempFolder();
    const { path } = folder;
    await layClass(`${path}/class`, FEW);
    const begin = (out: string) =>
      startShinpan([
        ...[
          "grade",
          `${path}/class`,
          "--protocol",
          "mgtp",
          "--seed",
          "1",
          "--suite",
          `${HERE}suite`,
        ],
        ...["--rubric", `${HERE}rubric.yaml`, "--time-scale", "0.1", "--out", `${path}/${out}`],
      ]);
    const graded = (out: string) => untilConclusive(() => begin(out).ended);
    assertEquals((await graded("whole")).code, 0);
    const random = randomFrom(Number(Deno.env.get("SHINPAN_SEED") ?? 1));
    const whole = written(`${path}/whole`);
    let cut = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const [before, share] = [written(`${path}/results`), random()];
      const run = begin("results");
      // Every third once it has written something, however fast it is; the others after some time.
      const { code } = kill % 3 === 0
        ? await killedOnce(run, () => written(`${path}/results`) > before + share * whole / 8)
        : await killedAfter(run, 200 + share * 400);
      if (code !== 0) cut++;
      if (kill === KILLS - 1) await until("that nothing is left", () => run.left().length === 0);
    }
    assert(cut >= 3, `Only ${cut} runs were cut short`);
    assertEquals((await graded("results")).code, 0);
    for (const file of ["gradebook.csv", "gradebook.json"]) {
      const read = (out: string): string => Deno.readTextFileSync(`${path}/${out}/${file}`);
      assertEquals(read("results"), read("whole"), file);
    }
  },
});
