import { assert, assertEquals } from "@std/assert";
import { layClass, PUPILS } from "../fixtures/class/pupils.ts";
import { randomFrom } from "../harness/games/random.ts";
import { startShinpan } from "../harness/testing/command_line.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const HERE = decodeURIComponent(new URL("../fixtures/class/", import.meta.url).pathname);
const KILLS = 20;
const FEW = PUPILS.filter(({ name }) => /^(b02|b05|c02|c09|c10|u01|lonely)/.test(name));

Deno.test({
  name: "a grader that is killed at twenty moments comes to the same gradebook",
  ignore: Deno.build.os !== "linux",
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
    assertEquals((await begin("whole").ended).code, 0);
    const random = randomFrom(Number(Deno.env.get("SHINPAN_SEED") ?? 1));
    let cut = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const run = begin("results");
      const timer = setTimeout(() => run.child.kill("SIGKILL"), 200 + random() * 400);
      const { code } = await run.ended;
      clearTimeout(timer);
      if (code !== 0) cut++;
      if (kill === KILLS - 1) assertEquals(run.left(), []);
    }
    assert(cut >= 3, `Only ${cut} runs were cut short`);
    assertEquals((await begin("results").ended).code, 0);
    for (const file of ["gradebook.csv", "gradebook.json"]) {
      const read = (out: string): string => Deno.readTextFileSync(`${path}/${out}/${file}`);
      assertEquals(read("results"), read("whole"), file);
    }
  },
});
