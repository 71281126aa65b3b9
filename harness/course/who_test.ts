import { assert, assertEquals } from "@std/assert";
import { type Arrived, claimsIn } from "./claims.ts";
import { canvasName, moodleName, resubmission, type Site, siteOf } from "./download_name.ts";
import { readExport } from "./gradescope_export.ts";
import type { RosterRow } from "./roster.ts";
import { whoIsWho, type WhoRules } from "./who.ts";

const NEWEST: WhoRules = { several: "newest" };

function arrived(...names: readonly string[]): readonly Arrived[] {
  return names.map((name) => {
    const [, plain = name, at] = /^(.*)@(\d+)$/.exec(name) ?? [];
    const isFile = !plain.endsWith("/") && !/_file_?$/.test(plain);
    const short = plain.replace(/\/$/, "");
    return { name: short, path: short, isFile, ...at ? { modifiedMs: Number(at) } : {} };
  });
}

function who(
  site: Site,
  names: readonly string[],
  { roster, rules = NEWEST }: {
    readonly roster?: readonly RosterRow[];
    readonly rules?: WhoRules;
  } = {},
) {
  const { claims, strays } = claimsIn(arrived(...names), { site });
  return { ...whoIsWho(claims, roster, rules), strays: strays.map(({ name }) => name) };
}

const CLASS: readonly RosterRow[] = [
  { id: "b01", name: "王小明", group: "A", email: "ming@x.tw" },
  { id: "b02", name: "Jane Doe", group: "A" },
  { id: "B03", name: "Maria de la Cruz", siteId: "503" },
  { id: "b04", name: "王小明", group: "B" },
];

Deno.test("names of Moodle are read", () => {
  const read = (name: string) => {
    const said = moodleName(name);
    return said && [said.student, said.siteId, said.file, said.typed];
  };
  assertEquals(read("王小明_12345_assignsubmission_file_"), ["王小明", "12345", "", false]);
  assertEquals(read("Jane Doe_7_assignsubmission_file"), ["Jane Doe", "7", "", false]);
  assertEquals(read("A-J_D_7_assignsubmission_file_hw_2.zip"), ["A-J_D", "7", "hw_2.zip", false]);
  assertEquals(read("J_7_assignsubmission_onlinetext_onlinetext.html"), [
    ...["J", "7", "onlinetext.html", true],
  ]);
  assertEquals(read("b05901001.zip"), undefined);
});

Deno.test("names of Canvas are read, with lateness, uploads and re-submissions", () => {
  const read = (name: string) => {
    const said = canvasName(name);
    return said && [said.student, said.siteId, said.upload, said.late, said.file];
  };
  assertEquals(read("doejane_123_456_hw2.zip"), ["doejane", "123", 456, false, "hw2.zip"]);
  assertEquals(read("王小明_LATE_123_456_hw_2-1.tar.gz"), [
    ...["王小明", "123", 456, true, "hw_2-1.tar.gz"],
  ]);
  assertEquals(canvasName("doejane_LATE_123_text.html")?.typed, true);
  assertEquals(read("hw2.zip"), undefined);
  assertEquals(resubmission("hw2-3.tar.gz"), { base: "hw2.tar.gz", version: 3 });
  assertEquals(resubmission("hw2.zip"), { base: "hw2.zip", version: 0 });
});

Deno.test("the course site is recognised by its file names, and a plain folder is taken as one", () => {
  assertEquals(siteOf(arrived("x_1_assignsubmission_file_", "readme.txt")), "moodle");
  assertEquals(siteOf(arrived("a_1_2_x.c", "b_LATE_3_4_y.zip")), "canvas");
  assertEquals(siteOf(arrived("a_1_2_x.c", "b05901001/")), "plain");
  assertEquals(siteOf(arrived("submission_metadata.yml", "submission_1/")), "gradescope");
  assertEquals(siteOf([]), "plain");
});

Deno.test("without a roster the site's names and numbers stand", () => {
  const moodle = who("moodle", [
    ...["王小明_5_assignsubmission_file_", "王小明_6_assignsubmission_file_", "notes.txt"],
    "王小明_5_assignsubmission_onlinetext_onlinetext.html",
  ]);
  assertEquals(moodle.owned.map(({ name }) => name), ["王小明_5", "王小明_6"]);
  assertEquals(moodle.strays, [
    ...["notes.txt", "王小明_5_assignsubmission_onlinetext_onlinetext.html"],
  ]);
  const canvas = who("canvas", ["doejane_1_10_a.c", "doejane_1_11_b.h", "x_LATE_2_12_x.py"]);
  assertEquals(canvas.owned.map(({ name, claim }) => [name, claim.parts.length]), [
    ...[["doejane_1", 2], ["x_2", 1]],
  ]);
  assertEquals(canvas.owned.map(({ late }) => late), [undefined, { kind: "unknown" }]);
});

Deno.test("of re-submitted archives the newest counts, and a line says so", () => {
  const names = ["doe_1_10_hw.zip", "doe_1_30_hw-2.zip", "doe_1_20_hw-1.zip", "doe_1_31_notes.pdf"];
  const [newest] = who("canvas", names).owned;
  assertEquals(newest?.claim.parts.map(({ file }) => file), ["hw-2.zip", "notes.pdf"]);
  assertEquals(newest?.told[0]?.en, "Of 3 submissions the newest counts: hw-2.zip");
  const [oldest] = who("canvas", names, { rules: { several: "oldest" } }).owned;
  assertEquals(oldest?.claim.parts[0]?.file, "hw.zip");
});

Deno.test("a roster joins by number, by id, by a name that only one has, and guesses nothing", () => {
  const { owned, missing } = who("moodle", [
    "Maria Cruz_503_assignsubmission_file_",
    "Doe Jane_9_assignsubmission_file_",
    "王小明_8_assignsubmission_file_",
  ], { roster: CLASS });
  assertEquals(owned.map(({ name, unknown }) => [name, unknown]), [
    ...[["B03", false], ["b02", false], ["王小明_8", true]],
  ]);
  assertEquals(owned[1]?.students, [{ id: "b02", name: "Jane Doe", group: "A", siteId: "9" }]);
  assertEquals(owned[2]?.told[0]?.en, "The roster does not have this student");
  assertEquals(missing.map(({ id }) => id), ["b01", "b04"]);
});

Deno.test("two students with the same name at the site are not matched by it", () => {
  const roster = [{ id: "b02", name: "Jane Doe" }];
  const { owned } = who("canvas", ["doejane_1_2_a.c", "doejane_3_4_a.c"], { roster });
  assertEquals(owned.map(({ unknown }) => unknown), [true, true]);
});

Deno.test("plain names are ids, hold one, or name a group", () => {
  const { owned, missing } = who("plain", ["B01_hw2.zip@5", "A/", "hw2-b03.zip", "zz/"], {
    roster: CLASS,
  });
  assertEquals(owned.map(({ name, students }) => [name, students.length]), [
    ...[["b01", 1], ["A", 2], ["B03", 1], ["zz", 0]],
  ]);
  assertEquals(missing.map(({ id }) => id), ["b04"]);
  const both = who("plain", ["b01_b02.zip"], { roster: CLASS }).owned[0];
  assertEquals([both?.name, both?.unknown], ["b01_b02", true]);
});

Deno.test("of several plain ones the newest counts, if their times tell", () => {
  const dated = who("plain", ["b01_v1.zip@5", "b01_v2.zip@7"], { roster: CLASS });
  assertEquals(dated.owned[0]?.told[0]?.en, "Of 2 submissions the newest counts: b01_v2.zip");
  const undated = who("plain", ["b01_v1.zip", "b01_v2.zip@7"], { roster: CLASS });
  assertEquals(undated.owned, []);
  assertEquals(undated.undecided.map(({ name }) => name), ["b01"]);
});

const METADATA = `---
submission_1:
  :submitters:
  - :name: 王小明
    :sid: b01
    :email: ming@x.tw
  - :name: Jane Doe
    :sid: '007'
  :created_at: 2026-11-02 00:30:00.000000000 +08:00
  :score: 12.0
submission_2:
  :submitters: []
`;

Deno.test("an export of Gradescope names all submitters and the time", () => {
  const exported = readExport(METADATA);
  assert(exported.ok);
  const { claims, strays } = claimsIn(
    arrived("submission_metadata.yml", "submission_1/", "submission_2/", "submission_3/"),
    { site: "gradescope", exported: exported.value },
  );
  assertEquals(strays.map(({ name }) => name), ["submission_3"]);
  const rules = { several: "newest", due: "2026-11-01 23:59 +08:00" } as const;
  const { owned, missing } = whoIsWho(claims, CLASS, rules);
  assertEquals(owned.map(({ name }) => name), ["A", "submission_2"]);
  assertEquals(owned[0]?.late, { kind: "by", ms: 31 * 60_000 });
  assertEquals(missing.map(({ id }) => id), ["B03", "b04"]);
  assert(!readExport("a: [").ok && !readExport("[]").ok);
});

Deno.test("the roster's word about lateness counts before all others", () => {
  const late = (row: Partial<RosterRow>, rules: WhoRules = NEWEST) => {
    const roster = [{ id: "b01", siteId: "1", ...row }];
    return who("canvas", ["x_LATE_1_2_a.c"], { roster, rules }).owned[0]?.late;
  };
  const due = { ...NEWEST, due: "2026-11-01 23:59 +08:00" };
  assertEquals(late({ late: "2" }), { kind: "by", ms: 172_800_000 });
  assertEquals(late({ late: "0" }), undefined);
  assertEquals(late({ late: "a bit" }), { kind: "unknown" });
  assertEquals(late({ submitted: "2026-11-02 00:59" }, due), { kind: "by", ms: 3_600_000 });
  assertEquals(late({ submitted: "2026-11-01 20:00" }, due), undefined);
  assertEquals(late({}), { kind: "unknown" });
});

Deno.test("a time that cannot be read is not taken for one before the end", () => {
  const rules: WhoRules = { several: "newest", due: "2026-11-01 23:59 +08:00" };
  const late = (submitted?: string) =>
    who("moodle", ["A_1_assignsubmission_file_"], {
      roster: [{ id: "b01", siteId: "1", ...submitted === undefined ? {} : { submitted } }],
      rules,
    }).owned.map(({ late, isTimed }) => [late, isTimed])[0];
  assertEquals(late("11/03/2026 10:00"), [{ kind: "unread" }, true]);
  assertEquals(late("Sunday, 1 November 2026, 9:05 PM"), [undefined, true]);
  assertEquals(late("Tuesday, 3 November 2026, 12:59 AM"), [
    { kind: "by", ms: 25 * 3_600_000 },
    true,
  ]);
  assertEquals(late(), [undefined, false]);
});

Deno.test("of two uploads of one name the one with the higher number counts", () => {
  const names = ["a_1_9_main.c", "a_1_10_main.c", "a_1_8_part-1.c", "a_1_7_part-2.c"];
  const [one] = who("canvas", names).owned;
  assertEquals(one?.claim.parts.map(({ entry }) => entry.name).toSorted(), [
    ...["a_1_10_main.c", "a_1_7_part-2.c", "a_1_8_part-1.c"],
  ]);
  assertEquals(one?.told[0]?.en, "Of 2 submissions the newest counts: main.c");
});
