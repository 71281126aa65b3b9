import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { inLanguage } from "../core/mod.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { programsIn, takeIn, type TakenIn } from "./take_in.ts";
import { tooDeep } from "./unread.ts";

async function taken(folder: TempFolder, name = "one"): Promise<TakenIn> {
  const copy = await Deno.makeTempDir({ dir: folder.path });
  const path = `${folder.path}/${name}`;
  const { isFile } = await Deno.stat(path);
  const result = await takeIn({ name, path, isFile }, copy);
  if (!result.ok) throw new Error(inLanguage(result.error.why, "en"));
  return result.value;
}

Deno.test("a copy has the same files, and knows programs and main methods", async () => {
  await using folder = await tempFolder();
  folder.write("one/engine", "#!/bin/sh\n", 0o755);
  folder.write("one/notes.sh", "#!/bin/sh\n", 0o644);
  folder.write("one/data", "plain", 0o755);
  folder.write("one/src/A.java", "public static void main(String[] a) {}");
  const copy = await Deno.makeTempDir({ dir: folder.path });
  await takeIn({ name: "one", path: `${folder.path}/one`, isFile: false }, copy);
  assertEquals(
    await Deno.readTextFile(`${copy}/src/A.java`),
    "public static void main(String[] a) {}",
  );
  const there = await programsIn(copy);
  assert(there.ok);
  const programs = there.value.filter(({ program }) => program);
  assertEquals(programs.map(({ path }) => path), ["engine"]);
  const { files } = await taken(folder);
  assertEquals(files.find(({ main }) => main)?.path, "src/A.java");
});

Deno.test("the hash is the same for the same bytes, and another for any change", async () => {
  await using folder = await tempFolder();
  folder.write("one/a.c", "int a;");
  folder.write("two/a.c", "int a;");
  const { hash } = await taken(folder);
  assertEquals((await taken(folder, "two")).hash, hash);
  const changes: (() => unknown)[] = [
    () => folder.write("two/a.c", "int b;"),
    () =>
      folder.write("two/a.c", "int a;", 0o755) && Deno.chmodSync(`${folder.path}/two/a.c`, 0o755),
    () => Deno.renameSync(`${folder.path}/two/a.c`, `${folder.path}/two/b.c`),
  ];
  for (const change of changes) {
    change();
    assertNotEquals((await taken(folder, "two")).hash, hash);
  }
});

Deno.test("links that lead out, pipes and the like are left out and named", async () => {
  await using folder = await tempFolder();
  folder.write("secret", "rubric");
  folder.write("one/a.c", "int a;");
  const links = {
    up: "../secret",
    root: "/etc/passwd",
    here: ".",
    out: "here/../secret",
    fine: "a.c",
  };
  for (const [name, target] of Object.entries(links)) {
    await Deno.symlink(target, `${folder.path}/one/${name}`);
  }
  await new Deno.Command("mkfifo", { args: [`${folder.path}/one/pipe`] }).output();
  const { leftOut } = await taken(folder);
  assertEquals(leftOut.map(({ en }) => en), [
    "pipe is neither a file nor a folder",
    "root is a link that leads out of the submission",
    "up is a link that leads out of the submission",
    "out is a link that leads out of the submission",
  ]);
});

Deno.test("a file that has vanished is reported, not thrown", async () => {
  await using folder = await tempFolder();
  const gone = { name: "gone", path: `${folder.path}/gone`, isFile: false };
  assertEquals(await takeIn(gone, folder.path), {
    ok: false,
    error: {
      why: {
        en: "It vanished while it was read",
        zh: "讀取途中消失了",
        ja: "読み取り中になくなった",
      },
      refused: false,
    },
  });
});

Deno.test("a single file is a submission too", async () => {
  await using folder = await tempFolder();
  folder.write("engine.py", "print()", 0o644);
  assertEquals((await taken(folder, "engine.py")).files, [
    { path: "engine.py", program: false, main: false },
  ]);
});

Deno.test("folders that lead too deep are reported, not followed", async () => {
  await using folder = await tempFolder();
  folder.write(`one/${"d/".repeat(50)}file`, "");
  const path = `${folder.path}/one`;
  const why = tooDeep(40);
  assertEquals(await programsIn(path), { ok: false, error: why });
  const copy = await Deno.makeTempDir({ dir: folder.path });
  assertEquals(await takeIn({ name: "one", path, isFile: false }, copy), {
    ok: false,
    error: { why, refused: true },
  });
});

Deno.test({
  name: "names that are not UTF-8 are left out and named, and cost nothing else",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("one/a.c", "int a;");
    folder.write("one/b\ufffd", "a name that can be said");
    const script =
      "cd one && printf x > \"$(printf 'a\\377')\" && printf x > \"$(printf 'b\\377')\" " +
      "&& mkdir \"$(printf 'd\\377')\" && printf x > \"$(printf 'd\\377/y')\"";
    await new Deno.Command("sh", { args: ["-c", script], cwd: folder.path }).output();
    const { files, leftOut } = await taken(folder);
    assertEquals(files.map(({ path }) => path), ["a.c", "b\ufffd"]);
    assertEquals(leftOut.map(({ en }) => en), [
      "a\ufffd has a name that is not UTF-8",
      "b\ufffd has a name that is not UTF-8",
      "d\ufffd has a name that is not UTF-8",
    ]);
    assert((await programsIn(`${folder.path}/one`)).ok);
  },
});

Deno.test({
  name: "a program that an archive has robbed of its right is executable in the copy",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using folder = await tempFolder();
    const elf = "\x7fELF".padEnd(16, "\0") + "\x03\0rest";
    const object = elf.replace("\x03", "\x01");
    for (const [name, text] of [["engine", elf], ["a.o", object], ["b.so", elf]] as const) {
      folder.write(`one/${name}`, text, 0o644);
    }
    folder.write("two/bot", "#!/bin/sh\n", 0o644);
    folder.write("two/notes.sh", "#!/bin/sh\n", 0o644);
    const one = await taken(folder);
    assertEquals(one.files.filter(({ program }) => program).map(({ path }) => path), ["engine"]);
    assertEquals(one.repaired.map(({ en }) => en), [
      "engine is made executable, as no other file is",
    ]);
    assertEquals((await taken(folder, "two")).repaired.length, 1);
    folder.write("one/run.sh", "#!/bin/sh\n", 0o755);
    assertEquals((await taken(folder)).repaired, []);
  },
});

Deno.test({
  name: "a script whose first line leads nowhere is known",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using folder = await tempFolder();
    const heads = { "a.py": "#!/bin/sh\r\n", "b.py": "#!/nowhere/python\n", "c.py": "#!/bin/sh\n" };
    for (const [name, text] of Object.entries(heads)) folder.write(`one/${name}`, text, 0o755);
    const { files } = await taken(folder);
    assertEquals(files.map(({ misled = false }) => misled), [true, true, false]);
  },
});

Deno.test("sources with a main function are known", async () => {
  await using folder = await tempFolder();
  const texts = [
    "int main(void) {}",
    "int\nmain (int c, char **v)",
    "main() {}",
    "int domain(int);",
  ];
  texts.forEach((text, at) => folder.write(`one/${at}.c`, text));
  folder.write("one/5.CPP", "auto main() -> int {}");
  const { files } = await taken(folder);
  assertEquals(files.map(({ main }) => main), [true, true, true, false, true]);
});

Deno.test("a Makefile from another system ends its lines as this one does", async () => {
  await using folder = await tempFolder();
  folder.write("one/Makefile", "clean:\r\n\trm x\r\nall:\r\n");
  const copy = `${folder.path}/copy`;
  await Deno.mkdir(copy);
  const taken = await takeIn({ name: "one", path: `${folder.path}/one`, isFile: false }, copy);
  assert(taken.ok);
  assertEquals(Deno.readTextFileSync(`${copy}/Makefile`), "clean:\n\trm x\nall:\n");
  assertEquals(taken.value.files[0]?.targets, ["clean", "all"]);
  assertEquals(taken.value.repaired.length, 1);
});

Deno.test("what was built elsewhere is older than its sources", async () => {
  await using folder = await tempFolder();
  const built = ["a.o", "engine", "A.class"];
  const written = ["a.c", "Makefile", "run.sh"];
  for (const name of [...built, ...written]) {
    const text = name === "engine" ? "\x7fELF" : name === "run.sh" ? "#!/bin/sh\n" : "x";
    folder.write(`one/${name}`, text);
  }
  const copy = `${folder.path}/copy`;
  await Deno.mkdir(copy);
  await takeIn({ name: "one", path: `${folder.path}/one`, isFile: false }, copy);
  const year = (name: string) => Deno.statSync(`${copy}/${name}`).mtime?.getUTCFullYear() ?? 0;
  assertEquals(built.map(year), [2000, 2000, 2000]);
  assert(written.every((name) => year(name) > 2000));
});
