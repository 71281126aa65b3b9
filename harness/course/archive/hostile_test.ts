import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../core/mod.ts";
import {
  deflated,
  gzipped,
  makeTar,
  makeZip,
  paxEntry,
  type TarEntry,
  type ZipEnd,
  type ZipEntry,
} from "../../testing/make_archive.ts";
import { encode } from "../encoding.ts";
import type { ArchiveLimits } from "./archive.ts";
import { unpackBytes } from "./test_kit.ts";
import { ARCHIVE_WORDS } from "./words.ts";

type Word = keyof typeof ARCHIVE_WORDS;

/** Much smaller than the real ones, so that the tests stay small. */
const LIMITS: ArchiveLimits = { files: 50, bytes: 40 * 1024 * 1024, ratio: 20 };
const MIB = 1024 * 1024;
const ZEROS = new Uint8Array(20 * MIB);

async function verdict(bytes: Uint8Array, name = "a.zip"): Promise<Word | "accepted"> {
  const { result, written, files, links } = await unpackBytes(bytes, { name, limits: LIMITS });
  assert(written <= LIMITS.bytes + MIB, `${written} bytes were written`);
  for (const path of [...files.keys(), ...links.keys()]) {
    assert(!path.startsWith("/") && !path.split("/").includes(".."), path);
  }
  if (result.ok) return "accepted";
  const { why } = result.error;
  for (const language of LANGUAGES) assert(!/\{\w+\}/.test(why[language]), why[language]);
  const word = (Object.keys(ARCHIVE_WORDS) as Word[]).find((each) => {
    const pattern = ARCHIVE_WORDS[each].en.split(/\{\w+\}/).map(literal).join("[^]*");
    return new RegExp(`^${pattern}$`).test(why.en);
  });
  return word ?? "accepted";
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const zip = (entries: readonly ZipEntry[], end?: ZipEnd): Uint8Array => makeZip(entries, end);
const named = (...names: readonly (string | Uint8Array)[]): Uint8Array =>
  makeZip(names.map((name) => ({ name, data: "x" })));
const tar = (...entries: readonly TarEntry[]): Uint8Array => makeTar(entries);
const GOOD: ZipEntry = { name: "main.c", data: "int main;" };

Deno.test.each<[string, Word, Uint8Array]>([
  ["goes up", "leaves", named("../evil")],
  ["goes up in the middle", "leaves", named("a/../../evil")],
  ["goes up with backslashes", "leaves", named("..\\..\\evil")],
  ["goes up with both", "leaves", named("a\\..\\../evil")],
  ["goes up in Big5", "leaves", named(encode("作業/../../惡", "big5").bytes)],
  ["is absolute", "leaves", named("/etc/passwd")],
  ["is absolute with a backslash", "leaves", named("\\windows\\x")],
  ["has a drive", "leaves", named("C:/x")],
  ["has a drive and no slash", "leaves", named("c:x")],
  ["is a share", "leaves", named("\\\\host\\share\\x")],
  ["holds a NUL", "unusable", named("a\0.c")],
  ["holds a line end", "unusable", named("a\nb.c")],
  ["holds an escape", "unusable", named("\x1b[31m.c")],
  ["is too long", "unusable", named("x".repeat(300))],
  ["is a path too long", "unusable", named(`${`${"y".repeat(200)}/`.repeat(20)}z`)],
  ["is nested too deep", "tooDeep", named(`${"d/".repeat(60)}x`)],
  ["stands there twice", "twice", named("a.c", "a.c")],
  ["stands there twice by a dot", "twice", named("a.c", "./a.c")],
  ["differs by case", "byCase", named("Makefile", "makefile")],
  ["differs by case in a folder", "byCase", named("Src/a.c", "src/b.c")],
  ["differs by how letters are composed", "byCase", named("é.c", "e\u0301.c")],
  ["is a file and a folder", "fileAndFolder", named("a", "a/b.c")],
  ["is a folder and a file", "fileAndFolder", named("a/b.c", "a")],
])("a zip with a name that %s is refused: %s", async (_, word, bytes) => {
  assertEquals(await verdict(bytes), word);
});

Deno.test.each<[string, Word, Uint8Array]>([
  ["a link up", "linkOut", zip([{ name: "l", data: "../../x", mode: 0o120777 }])],
  ["an absolute link", "linkOut", zip([{ name: "l", data: "/etc", mode: 0o120777 }])],
  ["an empty link", "linkOut", zip([{ name: "l", data: "", mode: 0o120777 }])],
  [
    "a file behind a link",
    "underLink",
    zip([{ name: "l", data: ".", mode: 0o120777 }, { name: "l/x" }]),
  ],
  ["a link over a file", "fileAndFolder", zip([GOOD, { ...GOOD, data: ".", mode: 0o120777 }])],
  ["a link of megabytes", "damaged", zip([{ name: "l", data: "x".repeat(9999), mode: 0o120777 }])],
  ["a device", "device", zip([{ name: "d", mode: 0o060666 }])],
  ["a terminal", "device", zip([{ name: "d", mode: 0o020666 }])],
  ["a pipe", "device", zip([{ name: "d", mode: 0o010666 }])],
  ["a socket", "device", zip([{ name: "d", mode: 0o140666 }])],
  ["a password", "encrypted", zip([{ ...GOOD, flags: 1 }])],
  ["a password on one of many", "encrypted", zip([GOOD, { name: "b", data: "x", flags: 1 }])],
  ["a strange method", "needsTool", zip([{ ...GOOD, method: 14 }])],
  ["too many files", "tooMany", named(...Array.from({ length: 60 }, (_, at) => `f${at}`))],
  ["a size announced as huge", "tooLarge", zip([{ ...GOOD, size: 0xfffffff0 }])],
  ["a wrong checksum", "damaged", zip([{ ...GOOD, crc: 1 }])],
  ["less than announced", "damaged", zip([{ ...GOOD, size: 100 }])],
  ["half its end", "damaged", zip([GOOD]).subarray(0, -10)],
  ["no end", "damaged", zip([GOOD]).subarray(0, 40)],
  ["an entry beyond its end", "damaged", zip([{ ...GOOD, offset: 99999 }])],
  ["more entries than there are", "damaged", zip([GOOD], { count: 9 })],
  ["nothing in it", "empty", zip([])],
  ["a folder with contents", "damaged", zip([{ name: "d/", data: "x" }])],
])("a zip with %s is refused: %s", async (_, word, bytes) => {
  assertEquals(await verdict(bytes), word);
});

Deno.test.each<[string, Word, Uint8Array]>([
  ["a name that goes up", "leaves", tar({ name: "../x" })],
  ["an absolute name", "leaves", tar({ name: "/x" })],
  ["a record that goes up", "leaves", tar(paxEntry({ path: "../x" }), { name: "x" })],
  [
    "a long name that goes up",
    "leaves",
    tar({ name: "L", type: "L", data: "../x" }, { name: "x" }),
  ],
  ["a link out", "linkOut", tar({ name: "l", type: "2", link: "../../x" })],
  ["a record's link out", "linkOut", tar(paxEntry({ linkpath: "/x" }), { name: "l", type: "2" })],
  ["a hard link", "hardLink", tar({ name: "l", type: "1", link: "/etc/shadow" })],
  ["a file behind a link", "underLink", tar({ name: "l", type: "2", link: "." }, { name: "l/x" })],
  ["a device", "device", tar({ name: "d", type: "4" })],
  ["a pipe", "device", tar({ name: "d", type: "6" })],
  ["a part of several", "split", tar({ name: "v", type: "M" })],
  ["names that differ by case", "byCase", tar({ name: "A" }, { name: "a" })],
  ["a wrong checksum", "noArchive", tar({ name: "a", checksum: 1 })],
  ["a wrong checksum later", "damaged", tar({ name: "a" }, { name: "b", checksum: 1 })],
  ["a size below zero", "damaged", tar({ name: "a", sizeField: new Uint8Array(12).fill(0xff) })],
  [
    "a size beyond reason",
    "damaged",
    tar({ name: "a", sizeField: new Uint8Array([0x80, ...new Array(11).fill(0xff)]) }),
  ],
  ["a size beyond its end", "damaged", tar({ name: "a", sizeField: text12("00000100000") })],
  [
    "a record of a huge name",
    "damaged",
    tar({ name: "L", type: "L", sizeField: text12("77777777777") }),
  ],
  ["a spoilt record", "damaged", tar({ name: "x", type: "x", data: "99 path=a\n" }, { name: "a" })],
  ["a size in a record", "bomb", tar(paxEntry({ size: "39999999" }), { name: "a" })],
  ["a sparse file", "damaged", tar(paxEntry({ "GNU.sparse.size": "9" }), { name: "a" })],
  ["an unknown kind", "damaged", tar({ name: "a", type: "Z" })],
])("a tar with %s is refused: %s", async (_, word, bytes) => {
  assertEquals(await verdict(bytes, "a.tar"), word);
});

function text12(digits: string): Uint8Array {
  return new TextEncoder().encode(`${digits}\0`);
}

Deno.test("bombs are refused before they unfold", async () => {
  const dense = await deflated(ZEROS);
  const lying = await deflated(new Uint8Array(2 * MIB));
  const bombs: readonly (readonly [string, Word, Uint8Array])[] = [
    ["dense", "bomb", zip([{ name: "a", data: ZEROS, packed: dense, crc: 0 }])],
    ["lies about its size", "damaged", zip([{ name: "a", data: "x", packed: lying }])],
    ["dense gzip", "bomb", await gzipped(ZEROS)],
    ["dense tar", "bomb", await gzipped(tar({ name: "a", data: ZEROS }))],
  ];
  for (const [what, word, bytes] of bombs) assertEquals(await verdict(bytes), word, what);
  // Two names for the same bytes.
  const shared = zip([{ name: "a", data: "xxxx" }, { name: "b", data: "xxxx", offset: 0 }]);
  assertEquals(await verdict(shared), "overlap");
  const within = zip([{ name: "a", data: "x".repeat(200) }, { name: "b", data: "x", offset: 40 }]);
  assertEquals(await verdict(within), "overlap");
});

Deno.test("what is no archive, or cut off, is said to be that", async () => {
  const gz = await gzipped(tar({ name: "a", data: "x".repeat(5000) }));
  assertEquals(await verdict(new TextEncoder().encode("hello")), "noArchive");
  assertEquals(await verdict(new Uint8Array()), "noArchive");
  assertEquals(await verdict(gz.subarray(0, -20)), "damaged");
  assertEquals(await verdict(new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0])), "needsTool");
  assertEquals(await verdict(new TextEncoder().encode("Rar!\x1a\x07\x00")), "needsTool");
});
