import { assert, assertEquals } from "@std/assert";
import { decode, encode, type Encoding } from "./encoding.ts";
import { fillSheet, type GivenMark } from "./fill_sheet.ts";
import { readSheet } from "./sheet.ts";
import { readSiteSheet, type SheetSite } from "./site_sheet.ts";

interface Try {
  readonly marks: readonly GivenMark[];
  readonly site?: SheetSite;
  readonly encoding?: Encoding;
  readonly column?: string;
  readonly scale?: boolean;
}

function filled(
  text: string,
  { marks, site = "moodle", encoding = "utf-8", column, scale = false }: Try,
) {
  const sheet = readSheet(encode(text, encoding).bytes);
  const layout = readSiteSheet(sheet, { site, column });
  assert(layout.ok, layout.ok ? "" : layout.error.en);
  const { bytes, ...told } = fillSheet(sheet, layout.value, { marks, scale });
  return { text: decode(bytes, encoding), ...told };
}

const MOODLE = [
  'Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Feedback comments"',
  'Participant 11,王小明,ming@x.tw,"Submitted for grading",,100.00,',
  'Participant 12,"Doe, Jane",jane@x.tw,"Submitted for grading",85.00,100.00,"old ""words"""',
  'Participant 13,林,lin@x.tw,"No submission",-,100.00,',
  "",
].join("\r\n");

const MARKS: readonly GivenMark[] = [
  {
    submission: "b01",
    students: [{ id: "b01", siteId: "11" }],
    points: 92.5,
    most: 100,
    comment: () => "好, <br>",
  },
  { submission: "b02", students: [{ id: "b02", siteId: "12" }], points: 85, most: 100 },
];

Deno.test("Moodle's worksheet: only points and comments change, in every encoding", () => {
  for (const encoding of ["utf-8", "big5"] as const) {
    const { text, filled: count, unmatched, replaced } = filled(MOODLE, { marks: MARKS, encoding });
    const wanted = MOODLE.replace('grading",,100.00,\r\n', 'grading",92.5,100.00,"好, <br>"\r\n');
    assertEquals(text, wanted);
    assertEquals([count, unmatched, replaced], [2, ["林"], []]);
  }
});

const CANVAS = [
  "Student,ID,SIS User ID,SIS Login ID,Section,HW1 (70),HW2 (71),Final Score",
  "    Points Possible,,,,,10,50,(read only)",
  '"Wang, Ming",501,b01,b01,CS1,9,,',
  '"Doe, Jane",502,b02,b02,CS1,8,40,',
  '"Student, Test",999,,x,CS1,,,',
  "",
].join("\n");

Deno.test("an export of Canvas: the column is named, rows above the students are none", () => {
  const marks = MARKS.map(({ comment: _, ...mark }, at) => ({
    ...mark,
    students: at === 0 ? [{ siteId: "501" }] : [{ id: "B02" }],
  }));
  const { text, replaced, unmatched, otherMost } = filled(CANVAS, {
    ...{ marks, site: "canvas", column: "HW2", scale: true },
  });
  assertEquals(text, CANVAS.replace("CS1,9,,", "CS1,9,46.25,").replace("CS1,8,40,", "CS1,8,42.5,"));
  assertEquals(replaced, [{ label: "Doe, Jane", from: "40", to: "42.5" }]);
  assertEquals([unmatched, otherMost], [[], []]);
  const unscaled = filled(CANVAS, { marks, site: "canvas", column: "HW2" });
  assertEquals([unscaled.text, unscaled.otherMost.length, unscaled.filled], [CANVAS, 2, 0]);
});

const GRADESCOPE = [
  "Name,SID,Email,HW1,HW1 - Max Points,HW1 - Submission Time,HW2,HW2 - Max Points",
  "Ming Wang,B01,ming@x.tw,9.0,10.0,2026-11-01 08:00:00 +0800,,100.0",
  "Jane Doe,,JANE@x.tw,8.0,10.0,2026-11-01 08:00:00 +0800,80.0,100.0",
  "",
].join("\n");

Deno.test("Gradescope's scores: an assignment is a column with its maximum beside it", () => {
  const marks = MARKS.map(({ comment: _, ...mark }, at) => ({
    ...mark,
    students: at === 0 ? [{ id: "b01" }] : [{ id: "b02", email: "jane@x.tw" }],
  }));
  const { text, replaced, otherMost } = filled(GRADESCOPE, {
    ...{ marks, site: "gradescope", column: "HW2" },
  });
  const wanted = GRADESCOPE.replace("0800,,100.0", "0800,92.5,100.0").replace(",80.0,", ",85,");
  assertEquals([text, otherMost], [wanted, []]);
  assertEquals(replaced, [{ label: "Jane Doe", from: "80.0", to: "85" }]);
  const bytes = encode(GRADESCOPE, "utf-8").bytes;
  const unnamed = readSiteSheet(readSheet(bytes), { site: "gradescope" });
  assert(!unnamed.ok && unnamed.error.en.endsWith("HW1, HW2"), JSON.stringify(unnamed));
});

Deno.test("nothing is guessed: names, strangers, twins and open marks are reported", () => {
  const marks: readonly GivenMark[] = [
    { submission: "王小明", students: [{ name: "王小明" }], points: 1, most: 100 },
    { submission: "stranger", students: [], points: 1, most: 100 },
    { submission: "open", students: [{ email: "JANE@x.tw" }], most: 100 },
    { submission: "lin", students: [{ id: "b13", siteId: "13" }], points: 1, most: 100 },
    { submission: "team", students: [{ id: "b13", siteId: "13" }], points: 2, most: 100 },
  ];
  const told = filled(MOODLE, { marks });
  assertEquals(told.text, MOODLE);
  assertEquals(told.unknown, ["王小明", "stranger"]);
  assertEquals([told.open, told.ambiguous], [["open"], ["b13"]]);
  assertEquals([told.unmatched, told.filled], [["王小明"], 0]);
});

Deno.test("a group's marks go to each of its students, with a comma where the sheet has one", () => {
  const sheet =
    "Identifier;ID number;Grade;Maximum Grade\nParticipant 1;b01;;10,00\nParticipant 2;b02;;10,00\n";
  const marks = [{
    submission: "A",
    students: [{ id: "b01" }, { id: "b02" }],
    points: 7.5,
    most: 10,
  }];
  assertEquals(filled(sheet, { marks }).text, sheet.replaceAll(";;10,00", ";7,5;10,00"));
});

Deno.test("what is no sheet, or has several columns, is refused with what to do", () => {
  const why = (text: string, site: SheetSite, column?: string): string => {
    const layout = readSiteSheet(readSheet(encode(text, "utf-8").bytes), { site, column });
    return layout.ok ? "" : layout.error.en;
  };
  assert(why("a,b\n1,2\n", "moodle").includes("name it with --column, one of: a, b"));
  assert(why("Identifier,Grade\n", "moodle").startsWith("it is not this site's sheet"));
  assert(why(CANVAS, "canvas").includes("several columns are for points"));
  assert(why(CANVAS, "canvas", "HW9").includes("--column"));
});

Deno.test("a row that Moodle locked, and a student without points by the rubric, are named and stay", () => {
  const sheet = [
    'Identifier,"Full name",Grade,"Maximum Grade","Grade can be changed"',
    "Participant 11,A,,100.00,No",
    "Participant 12,B,,100.00,Yes",
    "Participant 13,C,,100.00,Yes",
    "",
  ].join("\r\n");
  const none = { submission: "b03", students: [{ siteId: "13" }], most: 100, isUnmarked: true };
  const result = filled(sheet, { marks: [...MARKS, none] });
  assertEquals(result.text, sheet.replace("B,,", "B,85,"));
  assertEquals([result.filled, result.locked, result.open, result.unmarked], [
    ...[1, ["A"], [], ["b03"]],
  ]);
});
