import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { readConditions } from "./conditions.ts";
import { readGradeOptions } from "../cli/grade/grade_options.ts";

async function refused(args: readonly string[]): Promise<string> {
  const error = await assertRejects(
    () => readConditions({ ...readGradeOptions(args), seed: 1 }),
    UsageError,
  );
  return (error as Error).message;
}

Deno.test("what would go wrong later is refused before anything runs", async () => {
  await using folder = await tempFolder();
  const { path } = folder;
  const rubric = folder.write("rubric.yaml", "lines:\n  - rule: mgtp/flosh\n    points: 1\n");
  const table: readonly (readonly [readonly string[], string])[] = [
    [[path], "The protocol is missing"],
    [[path, "--protocol", "mgpt"], 'did you mean "mgtp"?'],
    [[path, "--protocol", "mgtp", "--rubric", "nowhere.yaml"], "Cannot read the rubric"],
    [[path, "--protocol", "mgtp", "--rubric", rubric], "rubric.yaml:2:11"],
    [[path, "--protocol", "mgtp", "--suite", `${path}/none`], "name a scenario file"],
    [[path, "--protocol", "mgtp", "--config", `${path}/none`], "Cannot read"],
    [
      [path, "--protocol", "mgtp", "--sandbox", "none", "--require-sandbox", "limits"],
      "--require-sandbox limits",
    ],
  ];
  for (const [args, part] of table) assertStringIncludes(await refused(args), part);
});

Deno.test("the class's own file may name the protocol", async () => {
  await using folder = await tempFolder();
  folder.write("shinpan.yaml", "protocol: geister-stdio\n");
  const options = readGradeOptions([folder.path, "--sandbox", "none"]);
  const conditions = await readConditions({ ...options, seed: 1 });
  assertEquals(conditions.terms.protocol, "geister-stdio");
  assert(conditions.scenarios.length > 10);
  assertEquals(conditions.level, "none");
});
