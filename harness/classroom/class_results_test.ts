import { assertEquals, assertStringIncludes } from "@std/assert";
import { gradeOf } from "../grading/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { type Registry, writeClassPage, writeGradebook } from "./class_results.ts";
import { sampleRoom } from "./test_kit.ts";

Deno.test("the gradebook and the page are written whole, in the order of names", async () => {
  await using folder = await tempFolder();
  const registry: Registry = await sampleRoom(folder);
  const { rubric } = registry;
  const trouble = { standing: "unbuildable", why: "The build failed" } as const;
  const grades = ["b", "a"].map((name) =>
    gradeOf({ submission: name, slug: name, trouble }, rubric)
  );
  const book = writeGradebook(grades, registry, { bom: true });
  await writeClassPage(book, registry);
  const read = (name: string): string => Deno.readTextFileSync(`${folder.path}/results/${name}`);
  const rows = read("gradebook.csv").split("\r\n").map((row) => row.split(",").slice(0, 5));
  assertEquals(rows[0]?.[0], "\ufeffsubmission");
  assertEquals(rows.slice(1, 3), ["a", "b"].map((name) => [name, "0", "100", "0", "unbuildable"]));
  assertEquals(JSON.parse(read("gradebook.json")).grades.length, 2);
  assertStringIncludes(read("index.html"), "submissions/a/index.html");
  const left = [...Deno.readDirSync(`${folder.path}/results`)].filter(({ name }) =>
    /tmp/.test(name)
  );
  assertEquals(left, []);
});
