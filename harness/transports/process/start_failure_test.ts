import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../../core/mod.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { formatFailure } from "./program_format.ts";
import { exitFailure, resolveProgram, spawnFailure } from "./start_failure.ts";

Deno.test("a program is a path from the invoker's directory, or a name on PATH", async () => {
  const folder = await Deno.makeTempDir({ prefix: "shinpan with blank " });
  try {
    await Deno.mkdir(`${folder}/bin/thing`, { recursive: true });
    await Deno.mkdir(`${folder}/more`);
    await Deno.writeTextFile(`${folder}/more/thing`, "#!/bin/sh\n", { mode: 0o755 });
    const options = { cwd: `${folder}/more`, path: `${folder}/bin::${folder}/more` };
    const found = { ok: true as const, value: `${folder}/more/thing` };
    assertEquals(resolveProgram("thing", options), found);
    assertEquals(resolveProgram(`${folder}/more/thing`, options), found);
    const dotted = resolveProgram("./thing", options);
    assert(dotted.ok);
    assertEquals(await Deno.realPath(dotted.value), await Deno.realPath(found.value));
    assert(!resolveProgram("other", options).ok);
    assert(!resolveProgram("", options).ok);
    assert(!resolveProgram("more/thing", options).ok);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("what is not there, a directory and a file without permission are distinguished", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/engine`, "#!/bin/sh\n", { mode: 0o644 });
    const options = { cwd: folder, path: "" };
    const failures = ["./nothing", ".", "./engine"].map((program) => {
      const resolved = resolveProgram(program.includes("/") ? program : `${folder}`, options);
      assert(!resolved.ok);
      return resolved.error;
    });
    assertEquals(failures.map(({ kind }) => kind), [
      "not-found",
      "not-executable",
      "not-executable",
    ]);
    assertStringIncludes(failures[2]?.detail ?? "", "chmod +x");
    for (const { why } of failures) {
      assert(typeof why === "object");
      for (const language of LANGUAGES) assert(why[language] !== "");
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a name without ./ and a source are reported with what to do instead", async () => {
  await using folder = await tempFolder();
  folder.write("my_engine", "#!/bin/sh\n", 0o755);
  folder.write("it's", "#!/bin/sh\n");
  folder.write("engine.c", "int main(void) {}\n");
  folder.write("eng.jar", "PK\x03\x04");
  folder.write("Main.class", "\xca\xfe\xba\xbe");
  folder.write("plain.py", "print(1)\n");
  folder.write("script.py", "#!/usr/bin/env python3\n");
  folder.write("crlf", "#!/bin/sh\r\n", 0o755);
  const cases: readonly (readonly [string, string])[] = [
    ["my_engine", "write ./my_engine"],
    ["engine.c", "write ./engine.c"],
    ["./engine.c", "is a source: compile it"],
    ["./eng.jar", `use java -jar '${folder.path}/eng.jar'`],
    ["./Main.class", `use java -cp '${folder.path}' Main`],
    ["./plain.py", `use python3 '${folder.path}/plain.py'`],
    ["./script.py", `chmod +x '${folder.path}/script.py'`],
    ["./crlf", `sed -i 's/\\r$//' '${folder.path}/crlf')`],
    ["no_engine", 'Cannot find the program "no_engine" on PATH'],
    ["./no_engine", `the program "./no_engine": there is no file ${folder.path}/no_engine`],
    ["./it's", `chmod +x '${folder.path}/it'\\''s'`],
    ["./my_engine -q 'a b'", "to pass arguments, put no quotes around the whole command"],
    ["./no_engine -q", 'Cannot find the program "./no_engine -q"'],
  ];
  for (const [program, words] of cases) {
    const resolved = resolveProgram(program, { cwd: folder.path, path: "/nowhere" });
    assert(!resolved.ok && typeof resolved.error.why === "object");
    assertStringIncludes(resolved.error.why.en, words);
  }
});

Deno.test("a missing library is recognised by what the loader says", () => {
  const stderr = "./e: error while loading shared libraries: libfoo.so.1: cannot open\n";
  assertEquals(exitFailure({ code: 127, stderr })?.kind, "library-missing");
  assertStringIncludes(exitFailure({ code: 127, stderr })?.detail ?? "", "libfoo.so.1");
  assertEquals(exitFailure({ code: 1, stderr: "Traceback\n" }), undefined);
  assertEquals(exitFailure({ code: 0, stderr }), undefined);
});

Deno.test("a refusal of the system is passed on in its own words", () => {
  const { kind, detail } = spawnFailure("engine", new Error("Operation not permitted"));
  assertEquals([kind, detail], ["other", "engine: Operation not permitted"]);
});

Deno.test("a machine without memory, processes or files left is distinguished from a bad program", () => {
  for (const message of ["spawn EAGAIN", "Cannot allocate memory", "Too many open files"]) {
    assertEquals(spawnFailure("engine", new Error(message)).kind, "exhausted");
  }
});

Deno.test({
  name: "a pipe is no program, and the start does not wait for it",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    await new Deno.Command("mkfifo", { args: ["-m", "755", `${folder.path}/engine`] }).output();
    const resolved = resolveProgram("./engine", { cwd: folder.path, path: "" });
    assert(!resolved.ok);
    assertEquals(resolved.error.kind, "not-executable");
    assertEquals(formatFailure(`${folder.path}/engine`, "")?.kind, "wrong-format");
  },
});
