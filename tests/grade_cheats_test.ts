import { assert, assertEquals } from "@std/assert";
import { CHEATS, cheatSource } from "../fixtures/class/cheats.ts";
import type { Gradebook } from "../harness/core/mod.ts";
import { shinpan } from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname);
/** Real programs for what an engine in this process cannot do; the others are tried there. */
const SOME = [
  "honest failure",
  "aborts where wrong",
  "resigns where wrong",
  "stops itself where wrong",
];

Deno.test({
  name:
    "real programs that end a game where they would be wrong earn no more than one that is wrong",
  ignore: await lacks("linux", "cc", "limits"),
  fn: async () => {
    await using folder = await tempFolder();
    const conforming = await Deno.readTextFile(`${ROOT}fixtures/c/conforming.c`);
    for (const cheat of CHEATS.filter(({ name }) => SOME.includes(name))) {
      folder.write(`class/${cheat.name}/engine.c`, cheatSource(cheat, { conforming, deals: [""] }));
    }
    folder.write("rubric.yaml", "lines: [{ rule: dark-chess, points: 100 }]\n");
    const { code, out, err } = await shinpan([
      ...["grade", `${folder.path}/class`, "--protocol", "mgtp", "--seed", "1"],
      ...["--suite", `${ROOT}scenarios/mgtp/genmove`, "--rubric", `${folder.path}/rubric.yaml`],
      ...["--out", `${folder.path}/results`, "--time-scale", "0.1", "--sandbox", "limits"],
    ]);
    assert(code === 0 || code === 4, out + err);
    const book: Gradebook = JSON.parse(
      await Deno.readTextFile(`${folder.path}/results/gradebook.json`),
    );
    const points = new Map(book.grades.map((grade) => [grade.submission, grade.points]));
    const honest = points.get("honest failure") ?? 0;
    assertEquals(points.size, SOME.length);
    assert([...points.values()].every((one) => one <= honest), JSON.stringify([...points]));
  },
});
