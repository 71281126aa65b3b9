import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import {
  canvasDownload,
  gradescopeDownload,
  moodleDownload,
  roster,
  type SampleStudent,
  STUDENTS,
} from "../harness/classroom/course_kit.ts";
import { runCommand } from "../harness/cli/mod.ts";
import type { Gradebook } from "../harness/core/mod.ts";
import { decode, encode } from "../harness/course/mod.ts";
import { unpackBytes } from "../harness/course/archive/test_kit.ts";
import { captured } from "../harness/testing/environment.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const ignore = await lacks("posix");

const SCENARIO = `title: { en: Hello, zh: 你好, ja: こんにちは }
rules: [mgtp/name]
stimulus: client
steps: [{ send: 1 name }, { expect: success }, { send: 2 quit }, { expect: exit }]
`;
const RUBRIC = `title: 作業二
lines: [{ scenario: suite/hello, points: 80 }]
due: 2026-11-02 00:00 Z
late: -10% per day, at most 30%
`;

/** The RAR archive, and the students that are late by a time that Canvas does not say. */
const [RAR, LATE] = ["b13900025", "b13900002"] as const;

/** Grades until nothing is open but what must be. */
async function graded(download: Uint8Array, open: readonly string[]): Promise<TempFolder> {
  const folder = await tempFolder();
  const { path } = folder;
  folder.write("suite/hello.yaml", SCENARIO);
  folder.write("rubric.yaml", RUBRIC);
  Deno.writeFileSync(`${path}/hw2.zip`, download);
  Deno.writeFileSync(`${path}/roster.csv`, roster());
  const how = [
    "--protocol",
    "mgtp",
    "--suite",
    `${path}/suite`,
    "--sandbox",
    "none",
    "--jobs",
    "4",
  ];
  const names = ["--rubric", `${path}/rubric.yaml`, "--roster", `${path}/roster.csv`];
  const out = ["--out", `${path}/results`, "--lang", "en", "--quiet"];
  const words = ["grade", `${path}/hw2.zip`, ...how, ...names, ...out];
  const openNow = (): string => openIn(folder).toSorted().join();
  // On a busy machine verdicts stay open that another run settles.
  for (let left = 10; left > 0; left--) {
    const { result } = await captured(() => runCommand(words));
    assertEquals(result, 4);
    if (openNow() === open.join()) break;
  }
  assertEquals(openNow(), open.join());
  return folder;
}

function bookIn({ path }: TempFolder): Gradebook {
  return JSON.parse(Deno.readTextFileSync(`${path}/results/gradebook.json`));
}

function openIn(folder: TempFolder): readonly string[] {
  return bookIn(folder).grades.filter(({ standing }) => standing === "inconclusive")
    .map(({ submission }) => submission);
}

function pointsIn(folder: TempFolder): ReadonlyMap<string, number | undefined> {
  const book = bookIn(folder);
  assertEquals(book.grades.length, STUDENTS.length);
  return new Map(book.grades.map(({ submission, standing, points }) => [
    submission,
    standing === "inconclusive" ? undefined : points,
  ]));
}

async function gaveBack({ path }: TempFolder, words: readonly string[], sheet: Uint8Array) {
  Deno.writeFileSync(`${path}/sheet.csv`, sheet);
  const all = ["gradebook", `${path}/results`, "--into", `${path}/sheet.csv`, "--lang", "en"];
  const suite = ["--suite", `${path}/suite`];
  const told = await captured(() => runCommand([...all, ...suite, ...words]));
  return { ...told, bytes: Deno.readFileSync(`${path}/sheet.csv`) };
}

const expected = (points: (student: SampleStudent) => number | undefined) =>
  new Map(STUDENTS.map((student) => [student.id, points(student)]));

/** An audit derives the same marks, explains them, and names what was changed. */
async function assertAudited({ path }: TempFolder): Promise<void> {
  const audit = (...words: readonly string[]) =>
    captured(() => runCommand(["audit", `${path}/results`, "--suite", `${path}/suite`, ...words]));
  const english = ["--lang", "en"];
  const clean = await audit(...english);
  assertEquals([clean.result, clean.out], [0, "28 marks derived again: nothing differs\n"]);
  const same = await audit("--against", `${path}/results`, ...english);
  assertEquals([same.result, same.out], [0, "28 marks are the same in both\n"]);
  const explain = ["grade", "--explain", "b13900001", "--out", `${path}/results`, ...english];
  const told = await captured(() => runCommand([...explain, "--suite", `${path}/suite`]));
  assertStringIncludes(told.out, "  80 / 80        suite/hello\n");
  assertStringIncludes(told.out, "80 of 80 points\n");
  const file = `${path}/results/gradebook.json`;
  Deno.writeTextFileSync(
    file,
    Deno.readTextFileSync(file).replace('"points": 80', '"points": 81'),
  );
  const changed = await audit(...english);
  assertEquals(changed.result, 1);
  assertStringIncludes(changed.out, "  b13900001  points: 81 → 80\n");
  assertStringIncludes(changed.out, "gradebook.csv does not say what gradebook.json says");
}

Deno.test(
  { name: "a homework from Moodle is graded, given back and audited", ignore },
  async () => {
    await using folder = await graded(moodleDownload(), [RAR]);
    assertEquals(pointsIn(folder), expected(({ points }) => points));
    const sheet = (points: (student: SampleStudent) => string): Uint8Array =>
      encode(
        [
          'Identifier,"Full name",Status,Grade,"Maximum Grade","Last modified (grade)"',
          ...STUDENTS.map((student) =>
            `Participant ${student.siteId},"${student.name}","x, y",${points(student)},80.00,-`
          ),
          'Participant 999,陌生人,"",,80.00,-',
        ].join("\r\n"),
        "big5",
      ).bytes;
    const { result, err, bytes } = await gaveBack(folder, ["--for", "moodle"], sheet(() => ""));
    assertEquals([result, decode(bytes, "big5")], [
      4,
      decode(sheet(({ points }) => String(points ?? "")), "big5"),
    ]);
    assertEquals(bytes, sheet(({ points }) => String(points ?? "")));
    assertStringIncludes(err, "No marks for the row: 陌生人");
    assertStringIncludes(
      err,
      "Not final, left as it was (--open fills in what is certain): b13900025",
    );
    const zip = `${folder.path}/feedback.zip`;
    const packed = await captured(() =>
      runCommand(["feedback", `${folder.path}/results`, "--for", "moodle", "--out", zip])
    );
    assert(packed.out.startsWith("27 pages in"), packed.out + packed.err);
    await assertAudited(folder);
  },
);

Deno.test({ name: "a homework from Canvas is graded and given back", ignore }, async () => {
  await using folder = await graded(canvasDownload(), [LATE, RAR]);
  assertEquals(
    pointsIn(folder),
    expected(({ id, points }) => id === LATE ? undefined : points),
  );
  const csv = Deno.readTextFileSync(`${folder.path}/results/gradebook.csv`);
  assertMatch(csv, /^b13900003,80,.*Of 2 submissions the newest counts: hw2-1\.zip\r$/m);
  const sheet = (points: (student: SampleStudent) => string): string =>
    [
      "Student,ID,SIS User ID,Section,HW1 (70),HW2 (71)",
      "    Points Possible,,,,10,80",
      ...STUDENTS.map((student) =>
        `"${student.name}",${student.siteId},${student.id},CS1,9,${points(student)}`
      ),
      "",
    ].join("\n");
  const before = new TextEncoder().encode(`\ufeff${sheet(() => "")}`);
  const words = ["--for", "canvas", "--column", "HW2"];
  const { bytes, out } = await gaveBack(folder, words, before);
  const points = ({ id, points }: SampleStudent): string => id === LATE ? "" : String(points ?? "");
  assertEquals(bytes, new TextEncoder().encode(`\ufeff${sheet(points)}`));
  assertEquals(out, "28 of 30 rows filled in\n");
  const zip = `${folder.path}/feedback.zip`;
  const packed = await captured(() =>
    runCommand([
      ...["feedback", `${folder.path}/results`, "--for", "canvas", "--out", zip],
      ...["--lang", "en"],
    ])
  );
  // Canvas shows it under the upload's own name, so an answer to anything but a zip would mislead.
  const others = STUDENTS.filter(({ files }) => {
    const names = Object.keys(files);
    return names.length > 0 && !names.some((name) => name.endsWith(".zip"));
  });
  const lost = others.map(({ id }) => id).join(", ");
  assertStringIncludes(packed.err, `no zip of the student's to answer: ${lost}\n`);
  assert(packed.out.startsWith(`${28 - others.length} pages in`), packed.out);
  const { files } = await unpackBytes(Deno.readFileSync(zip));
  const names = new Set([...files.keys()].map((name) => name.replace(/_\d+_page/, "_N_page")));
  assert(names.has("feedback_500_N_page.zip") && names.size === 28 - others.length);
  // The newest upload of a student who handed in twice, not the one that was numbered 8000.
  assert(files.has("feedback_502_9002_page.zip"), [...files.keys()].join());
});

Deno.test(
  { name: "a homework from Gradescope is graded, lateness by its times", ignore },
  async () => {
    await using folder = await graded(gradescopeDownload(), [RAR]);
    const right = ({ id, points }: SampleStudent) => id === LATE ? 64 : points;
    assertEquals(pointsIn(folder), expected(right));
    const sheet = (points: (student: SampleStudent) => string): Uint8Array =>
      new TextEncoder().encode(
        [
          "First Name,Last Name,SID,Email,Sections,Total Score,Max Points,Status,Submission ID",
          ...STUDENTS.map((student) =>
            `${student.name},,${student.id},,CS1,${points(student)},80.0,Ungraded,${student.siteId}`
          ),
          "",
        ].join("\n"),
      );
    const given = await gaveBack(folder, ["--for", "gradescope"], sheet(() => ""));
    assertEquals(given.out, "29 of 30 rows filled in\n");
    assertEquals(given.bytes, sheet((student) => String(right(student) ?? "")));
  },
);
