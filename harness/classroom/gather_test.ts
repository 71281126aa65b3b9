import { assert, assertEquals } from "@std/assert";
import { ARCHIVE_WORDS } from "../course/mod.ts";
import { makeZip } from "../testing/make_archive.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { gather } from "./gather.ts";

/** All files below a folder. */
function filesIn(folder: string, below = ""): readonly string[] {
  return [...Deno.readDirSync(`${folder}/${below}`)].flatMap(({ name, isDirectory }) => {
    const path = below === "" ? name : `${below}/${name}`;
    return isDirectory ? filesIn(folder, path) : [path];
  }).toSorted();
}

const HOMEWORK = makeZip([{ name: "hw2/main.c", data: "x" }, { name: "hw2/Makefile", data: "y" }]);

async function gathered(
  files: Readonly<Record<string, string | Uint8Array>>,
  upload?: (file: string) => number,
) {
  await using temp = await tempFolder();
  const parts = Object.entries(files).map(([file, data]) => {
    const path = `${temp.path}/in-${file.replaceAll("/", "_")}`;
    Deno.writeFileSync(path, typeof data === "string" ? new TextEncoder().encode(data) : data);
    const part = { entry: { name: file, path, isFile: true }, file };
    return upload ? { ...part, upload: upload(file) } : part;
  });
  const result = await gather(parts, { folder: `${temp.path}/out` });
  if (!result.ok) return { why: result.error.why };
  return { files: filesIn(result.value.root), leftOut: result.value.leftOut.map(({ en }) => en) };
}

Deno.test("an archive alone is the submission, looked through to where its files are", async () => {
  const { files } = await gathered({ "hw2.zip": HOMEWORK });
  assertEquals(files, ["Makefile", "main.c"]);
});

Deno.test("an archive beside a report is opened, one beside sources is a part of the work", async () => {
  const report = await gathered({ "hw2.zip": HOMEWORK, "report.pdf": "x" });
  assertEquals(report.files, ["hw2/hw2/Makefile", "hw2/hw2/main.c", "report.pdf"]);
  const sources = await gathered({ "book.zip": HOMEWORK, "main.py": "x" });
  assertEquals(sources.files, ["book.zip", "main.py"]);
});

Deno.test("an archive in an archive is opened, but not without end", async () => {
  const once = makeZip([{ name: "outer/hw2.zip", data: HOMEWORK }]);
  assertEquals((await gathered({ "a.zip": once })).files, ["Makefile", "main.c"]);
  const often = [1, 2, 3].reduce((inner) => makeZip([{ name: "a.zip", data: inner }]), once);
  assertEquals((await gathered({ "a.zip": often })).why, ARCHIVE_WORDS.nested);
});

Deno.test("junk is reported, and no file name leads out of the folder", async () => {
  const junk = makeZip([{ name: "a.c", data: "x" }, { name: "__MACOSX/._a.c", data: "x" }]);
  const { files, leftOut } = await gathered({ "x.zip": junk });
  assertEquals(files, ["a.c"]);
  assertEquals(leftOut, ["__MACOSX is left out: it is not part of the work, or is rebuilt"]);
  assertEquals((await gathered({ "../../evil.c": "x" })).files, [".._.._evil.c"]);
});

Deno.test("links are made when all is written, so nothing is written through them", async () => {
  const links = makeZip([
    { name: "a/b/up", data: "../..", mode: 0o120777 },
    { name: "k", data: "a/b/up/..", mode: 0o120777 },
    { name: "main.c", data: "x" },
  ]);
  await using temp = await tempFolder();
  const path = temp.write("l.zip", "");
  Deno.writeFileSync(path, links);
  const part = { entry: { name: "l.zip", path, isFile: true }, file: "l.zip" };
  const result = await gather([part], { folder: `${temp.path}/out` });
  assert(result.ok);
  assertEquals(Deno.readLinkSync(`${result.value.root}/k`), "a/b/up/..");
});

Deno.test("what only another program opens says so, or is converted", async () => {
  const packed = new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 0]);
  const { why } = await gathered({ "hw.7z": packed });
  assertEquals(why?.en.startsWith("it is packed as 7z; install bsdtar"), true);
});

Deno.test("files that Canvas numbered have their own names again, where those are certain", async () => {
  const upload = (file: string): number => Number(file.length);
  const again = await gathered({ "Main-1.java": "class Main", "board-12.h": "" }, upload);
  assertEquals(again.files, ["Main.java", "board.h"]);
  assertEquals(again.leftOut?.length, 2);
  const own = await gathered({ "main.c": '#include "tables-1.h"', "tables-1.h": "" }, upload);
  assertEquals(own.files, ["main.c", "tables-1.h"]);
  const several = await gathered({ "part-1.c": "", "part-2.c": "" }, upload);
  assertEquals(several.files, ["part-1.c", "part-2.c"]);
  assertEquals((await gathered({ "Main-1.java": "" })).files, ["Main-1.java"]);
});
