import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Gradebook } from "../../core/mod.ts";
import { captured } from "../../testing/environment.ts";
import { type TempFolder, tempFolder } from "../../testing/temp_folder.ts";
import { grade } from "./grade.ts";
import { gradebook } from "./gradebook_command.ts";

const SUITE = decodeURIComponent(
  new URL("../../../fixtures/class/suite", import.meta.url).pathname,
);
const RUBRIC = `lines: [{ scenario: suite/hello, points: 60 }, { scenario: suite/quit, points: 20 }]
excludes:
  - { scenario: suite/quit, reason: Joined the class late, for: [b*] }
  - { scenario: suite, reason: Took another course, for: [z] }
`;

/** Three submissions; all that b can have is 60 points, a 80, and z none, and each has all. */
async function fullMarks(folder: TempFolder): Promise<void> {
  for (const name of ["a", "b", "z"]) folder.write(`class/${name}/README`, "");
  const rubric = folder.write("rubric.yaml", RUBRIC);
  const how = ["--protocol", "mgtp", "--suite", SUITE, "--sandbox", "none", "--rubric", rubric];
  const words = [`${folder.path}/class`, ...how, "--out", `${folder.path}/out`, "--quiet"];
  await captured(() => grade.run(words));
  const file = `${folder.path}/out/gradebook.json`;
  const book: Gradebook = JSON.parse(Deno.readTextFileSync(file));
  const grades = book.grades.map((one) => ({ ...one, points: one.most, atMost: one.most }));
  Deno.writeTextFileSync(file, JSON.stringify({ ...book, grades }));
}

interface Site {
  readonly words: readonly string[];
  readonly sheet: (most: number, a: string, b: string, z: string) => string;
}

const SITES: Readonly<Record<string, Site>> = {
  moodle: {
    words: ["--for", "moodle", "--no-comments"],
    sheet: (most, a, b, z) =>
      [
        "Identifier,Full name,ID number,Grade,Maximum Grade",
        ...[["a", a], ["b", b], ["z", z]].map(([id, points]) =>
          `Participant 1${id},${id},${id},${points},${most}`
        ),
      ].join("\n"),
  },
  canvas: {
    words: ["--for", "canvas", "--column", "HW2"],
    sheet: (most, a, b, z) =>
      [
        "Student,ID,SIS User ID,Section,HW2 (71)",
        `    Points Possible,,,,${most}`,
        ...[["a", a], ["b", b], ["z", z]].map(([id, points], at) =>
          `${id},5${at},${id},CS1,${points}`
        ),
      ].join("\n"),
  },
  gradescope: {
    words: ["--for", "gradescope", "--column", "HW2"],
    sheet: (most, a, b, z) =>
      [
        "Name,SID,Email,HW2,HW2 - Max Points",
        ...[["a", a], ["b", b], ["z", z]].map(([id, points]) =>
          `${id},${id},${id}@x.tw,${points},${most}`
        ),
      ].join("\n"),
  },
};

Deno.test("points are converted by what each student can have, not by what the class can", async (t) => {
  await using folder = await tempFolder();
  await fullMarks(folder);
  await t.step("the page of the class says where a maximum is another", () => {
    const page = Deno.readTextFileSync(`${folder.path}/out/index.html`);
    assertEquals([...page.matchAll(/<small>of (60|80)<\/small> *<meter/g)].length, 1);
  });
  for (const [site, { words, sheet }] of Object.entries(SITES)) {
    const give = async (most: number, ...more: readonly string[]) => {
      const file = folder.write("sheet.csv", sheet(most, "", "", ""));
      const all = [`${folder.path}/out`, "--into", file, ...words, "--lang", "en", ...more];
      const told = await captured(() => gradebook.run(all));
      return { ...told, text: Deno.readTextFileSync(file) };
    };
    await t.step(`${site}: --scale gives all points for all points`, async () => {
      const { text, err } = await give(100, "--scale");
      assertEquals(text, sheet(100, "100", "100", ""));
      assertStringIncludes(err, "Another maximum than that of the marks");
    });
    await t.step(`${site}: without it, marks with another maximum are left out`, async () => {
      const { result, text, err } = await give(80);
      assertEquals([result, text], [4, sheet(80, "80", "", "")]);
      assertStringIncludes(err, "(--scale converts): b, z\n");
    });
  }
});
