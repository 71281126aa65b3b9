import { assert, assertEquals } from "@std/assert";
import { deflated, gzipped, makeTar, makeZip, paxEntry } from "../../testing/make_archive.ts";
import { encode, type Encoding } from "../encoding.ts";
import { unpackBytes } from "./test_kit.ts";

const SOURCE = "int main(void) { return 0; }\n".repeat(40);

Deno.test("a zip of stored and deflated files is unpacked, folders and modes too", async () => {
  const bytes = makeZip([
    { name: "hw2/", mode: 0o040755 },
    { name: "hw2/main.c", data: SOURCE, packed: await deflated(SOURCE) },
    { name: "hw2/run.sh", data: "#!/bin/sh\n", mode: 0o100755 },
    { name: "hw2/link", data: "main.c", mode: 0o120777 },
  ]);
  const { result, files, links, folders } = await unpackBytes(bytes);
  assert(result.ok);
  assertEquals(files.get("hw2/main.c")?.slice(0, 28), SOURCE.slice(0, 28));
  assertEquals([...files.keys()], ["hw2/main.c", "hw2/run.sh"]);
  assertEquals([...links], [["hw2/link", "main.c"]]);
  assertEquals(folders, ["hw2"]);
});

Deno.test("tar, compressed or not, is unpacked, with long names and records", async () => {
  const long = `${"long/".repeat(30)}x.c`;
  const tar = makeTar([
    { name: "./", type: "5" },
    { name: "a.c", data: SOURCE },
    { name: "@LongLink", type: "L", data: `${long}\0` },
    { name: long.slice(0, 99), data: "long" },
    paxEntry({ path: "王小明.c", mtime: "1.5" }),
    { name: "x", data: "pax" },
  ]);
  for (const [bytes, name] of [[tar, "a.tar"], [await gzipped(tar), "a.tgz"]] as const) {
    const { result, files } = await unpackBytes(bytes, { name });
    assert(result.ok, JSON.stringify(result));
    assertEquals([...files.keys()], ["a.c", long, "王小明.c"]);
    assertEquals(files.get("王小明.c"), "pax");
  }
});

Deno.test("a single compressed file is unpacked under its name", async () => {
  const { files } = await unpackBytes(await gzipped("print(1)\n"), { name: "engine.py.gz" });
  assertEquals([...files], [["engine.py", "print(1)\n"]]);
});

Deno.test("names without the mark of UTF-8 are read in the encoding of their archiver", async () => {
  const cases: readonly (readonly [Encoding, readonly string[]])[] = [
    ["utf-8", ["王小明/程式.c", "é.c"]],
    ["big5", ["王小明_作業二/主程式.c", "王小明_作業二/讀我.txt", "王小明_作業二/功能許蓋.c"]],
    ["gbk", ["张伟_实验二/主程序.c", "张伟_实验二/说明.txt"]],
    ["shift_jis", ["課題二/プログラム.c", "課題二/ソース表示.txt"]],
  ];
  for (const [encoding, names] of cases) {
    const entries = names.map((name) => ({ name: encode(name, encoding).bytes, data: "x" }));
    const { files } = await unpackBytes(makeZip(entries));
    assertEquals([...files.keys()], names, encoding);
    const tar = await unpackBytes(makeTar(entries), { name: "a.tar" });
    assertEquals([...tar.files.keys()], names, `${encoding} in tar`);
  }
});

Deno.test("junk is left out and named, a folder of it once", async () => {
  const names = [
    ...["hw/__MACOSX/._main.c", "__MACOSX/x", "hw/.DS_Store", "hw/.git/HEAD", "hw/.git/config"],
    ...["hw/node_modules/a/b.js", "hw/main.o", "hw/only.o", "hw/A.class", "hw/A.java"],
    ...["hw/target/debug/x", "hw/Cargo.toml", "hw/main.c"],
  ];
  const { result, files } = await unpackBytes(makeZip(names.map((name) => ({ name }))));
  assertEquals([...files.keys()], [
    ...["hw/only.o", "hw/A.java", "hw/Cargo.toml", "hw/main.c"],
  ]);
  assertEquals(result.ok && result.value.leftOut, [
    ...["hw/__MACOSX", "__MACOSX", "hw/.DS_Store", "hw/.git", "hw/node_modules", "hw/main.o"],
    ...["hw/A.class", "hw/target"],
  ]);
});

Deno.test("backslashes of old archivers are slashes, after the names are decoded", async () => {
  const bytes = makeZip([{ name: encode("作業\\功能.c", "big5").bytes, data: "x" }]);
  assertEquals([...(await unpackBytes(bytes)).files.keys()], ["作業/功能.c"]);
});
