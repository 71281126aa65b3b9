import { assert, assertEquals } from "@std/assert";
import { captured } from "../../testing/environment.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { untilConclusive } from "../../testing/until_conclusive.ts";
import { runCommand } from "../mod.ts";

const SCENARIO = `title: Hello
rules: [mgtp/name]
stimulus: client
steps: [{ send: 1 name }, { expect: success }, { send: 2 quit }, { expect: exit }]
`;
const GOOD = `#!/bin/sh
while read -r id command; do
  printf '=%s x\\n' "$id"
  [ "$command" = quit ] && exit 0
done
`;
const BAD = GOOD.replace("=%s", "?%s");

Deno.test({
  name: "two graders' marks are compared: which differ, by how much, and why",
  ignore: await lacks("posix"),
  fn: async () => {
    await using temp = await tempFolder();
    const { path, write } = temp;
    write("suite/hello.yaml", SCENARIO);
    const suite = ["--suite", `${path}/suite`];
    const grade = (out: string, points: number) => {
      const rubric = write(`${out}.yaml`, `lines: [{ scenario: suite/hello, points: ${points} }]`);
      const how = ["--protocol", "mgtp", "--sandbox", "none", "--seed", "1", "--rubric", rubric];
      const where = [`${path}/class`, "--out", `${path}/${out}`, "--quiet", ...suite];
      return untilConclusive(async () => {
        const { result, ...said } = await captured(() => runCommand(["grade", ...where, ...how]));
        return { code: result, ...said };
      });
    };
    const against = async (language: string) => {
      const words = ["audit", `${path}/one`, "--against", `${path}/two`, "--lang", language];
      const { result, out } = await captured(() => runCommand([...words, ...suite]));
      return [result, ...out.trimEnd().replaceAll(`${path}/`, "").split("\n")];
    };
    for (const name of ["a", "b", "c"]) write(`class/${name}/engine`, GOOD, 0o755);
    await grade("one", 80);
    write("class/b/engine", BAD, 0o755);
    await Deno.remove(`${path}/class/c`, { recursive: true });
    write("class/d/engine", GOOD, 0o755);
    await grade("two", 80);
    assertEquals(await against("en"), [
      1,
      "3 of 4 differ (one → two)",
      "  b  points: 80 → 0",
      "  b  at most: 80 → 0",
      "  b  suite/hello: 80/80 → 0/80",
      "  b  broken rules: – → mgtp/name",
      "  b  another submission was graded",
      "  b  suite/hello: passed → failed",
      "  c  it is only in one",
      "  d  it is only in two",
    ]);
    await grade("two", 60);
    const told = await against("zh");
    assertEquals(told.slice(0, 5), [
      1,
      "4 個成績中有 4 個不同（one → two）",
      "兩者的不同之處：rubric",
      "  a  分數：80 → 60",
      "  a  滿分：80 → 60",
    ]);
    assert(told.includes("  b  suite/hello：通過 → 失敗"), told.join("\n"));
  },
});
