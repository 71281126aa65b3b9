/** A homework of thirty students as course sites hand it out, with the mess of real life. @module */

import { encode } from "../course/mod.ts";
import { deflated, gzipped, makeTar, makeZip, type ZipEntry } from "../testing/make_archive.ts";

/** A student, what was handed in, and what that must come to. */
export interface SampleStudent {
  readonly id: string;
  readonly name: string;
  /** The number of the site. */
  readonly siteId: string;
  /** Files by the names that the student gave them; none where nothing was handed in. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Undefined where the marks are open. */
  readonly points: number | undefined;
}

/** Answers everything, and leaves when told to. */
const ENGINE = `#!/bin/sh
while read -r id command rest; do
  printf '=%s x\\n' "$id"
  [ "$command" = quit ] && exit 0
done
`;
const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const big5 = (words: string): Uint8Array => encode(words, "big5").bytes;
const packed = await deflated(ENGINE);
const engine = (name: string | Uint8Array): ZipEntry => ({ name, data: ENGINE, packed });

const GOOD = { "hw2.zip": makeZip([engine("engine"), { name: "README.md", data: "x" }]) };
const FROM_WINDOWS = {
  "作業二.zip": makeZip([engine(big5("作業二/engine")), {
    name: big5("作業二/說明.txt"),
    data: "x",
  }]),
};
const FROM_A_MAC = {
  "hw2.zip": makeZip([engine("hw2/engine"), { name: "__MACOSX/hw2/._engine", data: "x" }]),
};

/** What each of the thirty hands in, and the points. */
const WORK: readonly (readonly [SampleStudent["files"], number | undefined])[] = [
  ...Array.from({ length: 10 }, () => [GOOD, 80] as const),
  ...Array.from({ length: 4 }, () => [FROM_WINDOWS, 80] as const),
  ...Array.from({ length: 3 }, () => [FROM_A_MAC, 80] as const),
  [{ "hw2.tar.gz": await gzipped(makeTar([{ name: "./hw2/engine", data: ENGINE }])) }, 80],
  [{ "engine": text(ENGINE) }, 80],
  [{ "outer.zip": makeZip([{ name: "deep/er/inner.zip", data: GOOD["hw2.zip"] }]) }, 80],
  [{ "report.pdf": text("%PDF"), "hw2.zip": FROM_A_MAC["hw2.zip"] }, 80],
  [{ "README.txt": text("I could not do it") }, 0],
  [{ "hw2.zip": makeZip([engine("../../engine")]) }, 0],
  [{ "hw2.zip": makeZip([{ ...engine("engine"), flags: 1 }]) }, 0],
  [{ "hw2.rar": text("Rar!\x1a\x07\x00") }, undefined],
  [{ "hw2.zip": makeZip([engine("Engine"), engine("engine")]) }, 0],
  [{ "hw2.zip": GOOD["hw2.zip"].subarray(0, 60) }, 0],
  [{}, 0],
  [{}, 0],
  [GOOD, 80],
];

/** All thirty. */
export const STUDENTS: readonly SampleStudent[] = WORK.map(([files, points], at) => ({
  id: `b1390${String(at + 1).padStart(4, "0")}`,
  name: at % 3 === 0
    ? `王${"甲乙丙丁戊己庚辛壬癸"[at / 3]}`
    : `Student ${"ABCDEFGHIJKLMNOPQRSTUVWXYZabcd"[at]}`,
  siteId: String(500 + at),
  files,
  points,
}));

/** The roster, as a spreadsheet in Taiwan writes it. */
export function roster(): Uint8Array {
  const rows = STUDENTS.map(({ id, name, siteId }) => `${id},${name},${siteId}`);
  return big5(["學號,姓名,Identifier", ...rows, ""].join("\r\n"));
}

type Download = readonly ZipEntry[];

function filesOf(name: (student: SampleStudent, file: string, number: number) => string): Download {
  let number = 9000;
  return STUDENTS.flatMap((student) =>
    Object.entries(student.files).map(([file, data]) => ({
      name: name(student, file, number++),
      data,
      flags: 0x800,
    }))
  );
}

/** What Moodle hands out. */
export function moodleDownload(): Uint8Array {
  const typed = { name: "王甲_500_assignsubmission_onlinetext_/onlinetext.html", data: "hello" };
  return makeZip([
    ...filesOf(({ name, siteId }, file) => `${name}_${siteId}_assignsubmission_file_/${file}`),
    { ...typed, flags: 0x800 },
  ]);
}

/** What Canvas hands out: one of them late, one with an older upload beside it. */
export function canvasDownload(): Uint8Array {
  const short = (name: string): string => name.toLowerCase().replaceAll(" ", "");
  const files = filesOf(({ name, siteId }, file, number) =>
    `${short(name)}_${siteId === "501" ? "LATE_" : ""}${siteId}_${number}_${file}`
  );
  const old = { name: "studentc_502_8000_hw2.zip", data: "old", flags: 0x800 };
  return makeZip([
    ...files.map((file) => ({
      ...file,
      name: String(file.name).replace(/(_502_\d+_hw2)/, "$1-1"),
    })),
    old,
  ]);
}

/** What Gradescope hands out. */
export function gradescopeDownload(): Uint8Array {
  const handed = STUDENTS.filter(({ files }) => Object.keys(files).length > 0);
  const metadata = handed.map(({ id, name, siteId }) =>
    `submission_${siteId}:\n  :submitters:\n  - :name: ${name}\n    :sid: ${id}\n` +
    `  :created_at: 2026-11-0${siteId === "501" ? 3 : 1} 08:00:00.000000000 Z\n`
  ).join("");
  const root = "assignment_77_export";
  return makeZip([
    { name: `${root}/submission_metadata.yml`, data: `---\n${metadata}`, flags: 0x800 },
    ...filesOf(({ siteId }, file) => `${root}/submission_${siteId}/${file}`),
  ]);
}
