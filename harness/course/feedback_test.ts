import { assertEquals } from "@std/assert";
import { unpackBytes } from "./archive/test_kit.ts";
import { moodleFeedbackName, zipOf } from "./feedback.ts";

Deno.test("a file is named so that Moodle finds the number, whatever the student is called", () => {
  const name = (student: Parameters<typeof moodleFeedbackName>[0]) =>
    moodleFeedbackName(student, "feedback.html");
  assertEquals(
    name({ name: "王小明", siteId: "12" }),
    "王小明_12_assignsubmission_file_feedback.html",
  );
  assertEquals(
    name({ name: "a_b/../c", siteId: "7" }),
    "a b .. c_7_assignsubmission_file_feedback.html",
  );
  assertEquals(name({ siteId: "7" }), "student_7_assignsubmission_file_feedback.html");
  assertEquals([name({ name: "x" }), name({ siteId: "x" })], [undefined, undefined]);
});

Deno.test("the same files give the same zip, which is read back", async () => {
  const files = [{ name: "王_1_x.html", contents: "<p>甲</p>" }, { name: "b.html", contents: "b" }];
  const bytes = await zipOf(files);
  assertEquals(await zipOf(files), bytes);
  const { files: read } = await unpackBytes(bytes);
  assertEquals([...read], files.map(({ name, contents }) => [name, contents]));
});
