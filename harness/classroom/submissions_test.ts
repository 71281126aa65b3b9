import { assertEquals, assertRejects } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { SAMPLE_TERMS } from "./test_kit.ts";
import { findSubmissions, type LeftAside } from "./submissions.ts";

/** What was left aside, with the reason as an English reader gets it. */
function inEnglish(aside: readonly LeftAside[]) {
  return aside.map((one) => ({ ...one, why: one.why.en }));
}

Deno.test("folders and single files are submissions; the rest is left aside with a reason", async () => {
  await using folder = await tempFolder();
  for (
    const name of [
      "b/Makefile",
      "a/x.c",
      "engine.py",
      "c.zip",
      "names.csv",
      ".git/x",
      "shinpan.yaml",
    ]
  ) {
    folder.write(name, "");
  }
  await Deno.symlink("a", `${folder.path}/link`);
  const { submissions, aside } = await findSubmissions(folder.path);
  assertEquals(submissions.map(({ name, isFile }) => [name, isFile]), [
    ["a", false],
    ["b", false],
    ["c", true],
    ["engine.py", true],
  ]);
  assertEquals(inEnglish(aside), [
    { name: "link", why: "it is a link, which is not graded; put the submission itself here" },
    { name: "names.csv", why: "it is no program" },
  ]);
});

Deno.test("an archive that is unpacked beside it, or a link to one of them, is no loss", async () => {
  await using folder = await tempFolder();
  for (const name of ["a/x.c", "a.tar.gz", "b.zip", "elsewhere.c"]) folder.write(name, "");
  await Deno.symlink("a", `${folder.path}/latest`);
  await Deno.symlink("/", `${folder.path}/out`);
  const { submissions, aside } = await findSubmissions(folder.path);
  assertEquals(submissions.map(({ name }) => name), ["a", "b", "elsewhere.c"]);
  assertEquals(aside.map(({ name, ungraded }) => [name, ungraded ?? false]), [
    ["a.tar.gz", false],
    ["latest", false],
    ["out", true],
  ]);
});

Deno.test("results that lie among the submissions are none of them", async () => {
  await using folder = await tempFolder();
  folder.write("a/grade.json", "{}");
  const rubric = { file: "", text: "", hash: "" };
  const plan = { schema: 1, terms: SAMPLE_TERMS, rubric, shard: { index: 1, of: 1 }, class: [] };
  folder.write("results/grade.json", JSON.stringify(plan));
  const { submissions, aside } = await findSubmissions(folder.path);
  assertEquals(submissions.map(({ name }) => name), ["a"]);
  assertEquals(inEnglish(aside), [{ name: "results", why: "it holds results of grading" }]);
});

Deno.test("a folder that is not there is a mistake of the command line", async () => {
  await assertRejects(() => findSubmissions("/nonexistent/class"), UsageError);
});

Deno.test({
  name: "a name that cannot be written is no submission, and is reported",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("fine \ufffd/x.c", "");
    const script = "mkdir \"$(printf 'a\\377')\"";
    await new Deno.Command("sh", { args: ["-c", script], cwd: folder.path }).output();
    const { submissions, aside } = await findSubmissions(folder.path);
    assertEquals(submissions.map(({ name }) => name), ["fine \ufffd"]);
    assertEquals(inEnglish(aside), [{
      name: "a\ufffd",
      why: "its name is not UTF-8, so it is not graded; rename it",
      ungraded: true,
    }]);
  },
});
