import { assert, assertEquals } from "@std/assert";
import { encode } from "./encoding.ts";
import { readRoster } from "./roster.ts";

const PLAIN = "id,name,group\nb01,王小明,A\nb02,Jane Doe,B\n";
const STUDENTS = [
  { id: "b01", name: "王小明", group: "A" },
  { id: "b02", name: "Jane Doe", group: "B" },
];

Deno.test.each<[string, Uint8Array]>([
  ["is plain", encode(PLAIN, "utf-8").bytes],
  ["begins with a mark", encode(`\ufeff${PLAIN}`, "utf-8").bytes],
  ["is Big5", encode(PLAIN, "big5").bytes],
  ["is GBK", encode(PLAIN, "gbk").bytes],
  ["is UTF-16 with tabs", encode(`\ufeff${PLAIN.replaceAll(",", "\t")}`, "utf-16le").bytes],
  [
    "has semicolons and CR LF",
    encode(PLAIN.replaceAll(",", ";").replaceAll("\n", "\r\n"), "utf-8").bytes,
  ],
  ["has no titles", encode(PLAIN.replace(/^.*\n/, ""), "utf-8").bytes],
  ["has Chinese titles", encode(PLAIN.replace("id,name,group", "學號,姓名,組別"), "big5").bytes],
  ["has blank lines and blanks", encode(PLAIN.replace("b01,", "\n\n b01 ,"), "utf-8").bytes],
])("a roster that %s is read", (_, bytes) => {
  assertEquals(readRoster(bytes), { ok: true, value: STUDENTS });
});

Deno.test("the sheets of the sites serve as rosters", () => {
  const canvas = "Student,ID,SIS User ID,Section,HW2 (77)\nDoe  Jane,501,b02,S1,\n";
  assertEquals(readRoster(encode(canvas, "utf-8").bytes), {
    ok: true,
    value: [{ id: "b02", name: "Doe  Jane", siteId: "501" }],
  });
  const moodle = [
    "Identifier,Full name,ID number,Email address,Last modified (submission)",
    'Participant 9,王小明,b01,a@x.tw,"Sunday, 1 November 2026, 9:05 PM"',
    "Participant 8,林,b02,b@x.tw,-",
  ].join("\n");
  assertEquals(readRoster(encode(moodle, "utf-8").bytes), {
    ok: true,
    value: [
      {
        ...{ id: "b01", name: "王小明", email: "a@x.tw", siteId: "9" },
        submitted: "Sunday, 1 November 2026, 9:05 PM",
      },
      { id: "b02", name: "林", email: "b@x.tw", siteId: "8" },
    ],
  });
});

Deno.test("what the grader knows of a submission and of a student is read", () => {
  const text = "id,late,submitted,language\nb01,2 days,2026-11-03 10:00,zh-TW\n";
  const read = readRoster(encode(text, "utf-8").bytes);
  assert(read.ok);
  assertEquals(read.value, [
    { id: "b01", late: "2 days", submitted: "2026-11-03 10:00", language: "zh" },
  ]);
});

Deno.test.each<[string, string, RegExp]>([
  ["is empty", "", /no students/],
  ["has titles only", "id,name\n", /no students/],
  ["has no ids", "name,group\nx,y\n", /title "id"/],
  ["has an open quote", 'id,name\n"b01,A\nb02,B\n', /never closed/],
  ["has an id twice", "id\nB01\nb01\n", /"b01" stands there twice/],
])("a roster that %s is refused with what to do", (_, text, why) => {
  const read = readRoster(encode(text, "utf-8").bytes);
  assert(!read.ok);
  assert(why.test(read.error.en), read.error.en);
});
