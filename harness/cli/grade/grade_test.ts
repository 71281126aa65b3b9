import { assertEquals, assertMatch, assertRejects, assertStringIncludes } from "@std/assert";
import { captured } from "../../testing/environment.ts";
import { type TempFolder, tempFolder } from "../../testing/temp_folder.ts";
import { UsageError } from "../../core/mod.ts";
import { grade } from "./grade.ts";
import { GRADE_HELP } from "./grade_help.ts";

const SUITE = decodeURIComponent(
  new URL("../../../fixtures/class/suite", import.meta.url).pathname,
);

function run({ path }: TempFolder, ...more: readonly string[]) {
  const how = ["--protocol", "mgtp", "--suite", SUITE, "--sandbox", "none", "--out", `${path}/out`];
  return captured(() => grade.run([`${path}/class`, ...how, "--lang", "en", ...more]));
}

Deno.test("a submission that cannot be run has no points, and the class has its gradebook", async () => {
  await using folder = await tempFolder();
  folder.write("class/a/README", "");
  const { result, out, err } = await run(folder);
  assertEquals([result, err], [0, ""]);
  assertMatch(out, /^a +0\/100 {2}does not start: There is no program to run in it/m);
  assertStringIncludes(out, `${folder.path}/out/gradebook.csv`);
  assertStringIncludes(Deno.readTextFileSync(`${folder.path}/out/gradebook.csv`), "a,0,100,0,unst");
  const slashed = await run(folder, "--out", `${folder.path}/slashed/`);
  assertEquals(slashed.out.endsWith(`${folder.path}/slashed/gradebook.csv\n`), true, slashed.out);
  const quiet = await run(folder, "--quiet");
  assertEquals([quiet.result, quiet.out, quiet.err], [0, "", ""]);
});

Deno.test("settings for a submission that is not in the class are reported", async () => {
  await using folder = await tempFolder();
  folder.write("class/a/README", "");
  folder.write("class/shinpan.yaml", 'submissions: { "a": { run: ./x }, "zz*": { run: ./x } }\n');
  const exclude = "excludes: [{ rule: mgtp/flush, reason: x, for: [b] }]\n";
  const rubric = folder.write("r.yaml", `lines: [{ level: MUST, points: 1 }]\n${exclude}`);
  const { out } = await run(folder, "--rubric", rubric);
  assertMatch(out, /^Seed \d+, the same for all submissions\n/);
  assertEquals(out.split("\n").slice(1, 3), [
    'No submission is called "zz*", as shinpan.yaml says',
    'No submission is called "b", as the rubric says',
  ]);
});

Deno.test("submissions that are not graded are named last, also with --quiet", async () => {
  await using folder = await tempFolder();
  folder.write("class/a/README", "");
  Deno.symlinkSync("/", `${folder.path}/class/b`);
  const { result, err } = await run(folder, "--quiet");
  assertEquals(result, 4);
  assertMatch(err, /^Not graded:\nb: it is a link, .*\n$/);
});

Deno.test("no name in a class is a command to the CI service that grades it", async () => {
  await using folder = await tempFolder();
  for (const name of ["::error::forged", "a ##[error]forged", " ::add-mask::1"]) {
    folder.write(`class/${name}/README`, "");
    folder.write(`class/${name}/::warning::x ##[group].class`, "");
  }
  folder.write("class/::error::forged.zip", "");
  Deno.symlinkSync("/", `${folder.path}/class/##[error]forged`);
  const { out, err } = await run(folder);
  for (const text of [out, err]) {
    assertStringIncludes(text, "forged");
    assertEquals(text.match(/^\s*::.*|.*##\[.*/gm), null);
  }
});

Deno.test("mistakes are reported before anything is graded", async () => {
  await using folder = await tempFolder();
  folder.write("class/names.csv", "");
  await assertRejects(() => run(folder), UsageError, "names.csv: it is no program");
  folder.write("class/a/README", "");
  await assertRejects(() => run(folder, "--again", "x*"), UsageError, 'is called "x*"');
  await assertRejects(() => run(folder, "--require-sandbox", "limits"), UsageError);
  await assertRejects(() => run(folder, "--timings", "/nowhere"), UsageError, "--timings");
  assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), ["class"]);
});

Deno.test("--help prints the help and nothing else", async () => {
  const { result, out } = await captured(() => grade.run(["--help"]));
  assertEquals([result, out], [0, GRADE_HELP.en.replaceAll("shinpan ", "deno task ")]);
});
