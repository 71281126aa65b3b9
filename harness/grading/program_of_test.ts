import { assertEquals } from "@std/assert";
import { programOf } from "./program_of.ts";
import type { SubmittedFile } from "./submitted_file.ts";

function files(...names: readonly string[]): readonly SubmittedFile[] {
  return names.map((name) => ({ path: name.replace(/[*]$/, ""), program: name.endsWith("*") }));
}

Deno.test("after a build the new program counts more than what was there before", () => {
  const after = files("tool*", "mine*");
  assertEquals(programOf(after, { before: ["tool"] }), { ok: true, value: "./mine" });
  assertEquals(programOf(files("one*", "b07*"), { name: "b07" }), { ok: true, value: "./b07" });
});

Deno.test.each<[string[], string]>([
  [["build/dark*", "build/CMakeFiles/3.25/CompilerIdC/a.out*"], "./build/dark"],
  [["build/CMakeFiles/x.bin*", "build/_deps/gtest/a*", "build/mine*"], "./build/mine"],
  [["target/release/dark*", "target/release/deps/dark-1f*"], "./target/release/dark"],
  [["dark*", "unit_test*", "bench*"], "./dark"],
  [["mytest*"], "./mytest"],
  [["a.out*", "other*"], "./a.out"],
])("of %j the engine is found", (names, program) => {
  assertEquals(programOf(files(...names), { before: [] }), { ok: true, value: program });
});

Deno.test.each<[string[], string]>([
  [["hw2.zip", "README"], "It holds an archive (hw2.zip), which is not unpacked"],
  [["engine.exe"], "It holds a program for Windows (engine.exe) and no sources"],
  [
    ["a.py", "b.py"],
    "It holds several sources (a.py, b.py), and nothing says which is the engine",
  ],
  [["README"], "There is no program to run in it"],
])("without a program in %j it is said what is there instead", (names, why) => {
  const found = programOf(files(...names));
  assertEquals(!found.ok && found.error.en, why);
});

Deno.test("a build that made nothing is reported as one", () => {
  const nothing = programOf(files("a.c", "Makefile"), { before: ["a.c", "Makefile"] });
  assertEquals(!nothing.ok && nothing.error.en, "The build made no program to run");
});
