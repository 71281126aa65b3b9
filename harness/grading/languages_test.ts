import { assertEquals } from "@std/assert";
import { C, compiled, CPLUSPLUS, interpreted, java, script } from "./languages.ts";

const source = (path: string, main = false) => ({ path, main, program: false });

Deno.test("sources with several mains are tried together, then with the engine's alone", () => {
  const found = compiled([source("a.c", true), source("engine.c", true), source("b.c")], {
    ending: /\.c$/,
    ...C,
  });
  assertEquals(found?.build?.split(" || ").map((way) => way.match(/\S+\.c/g)), [
    ["a.c", "engine.c", "b.c"],
    ["engine.c", "b.c"],
  ]);
  assertEquals(found?.note?.en.includes("engine.c"), true);
});

Deno.test("C beside C++ is left to the compiler of C, and another main is not", () => {
  const files = [source("a.cpp", true), source("b.c"), source("old.c", true)];
  const found = compiled(files, { ending: /\.cpp$/, ...CPLUSPLUS });
  assertEquals(
    found?.build?.split(" || ").at(-1),
    "cc -O2 -pthread -o engine a.cpp b.c -lm -lstdc++",
  );
});

Deno.test("a file that is no source of the language is left out", () => {
  assertEquals(compiled([source("a.py")], { ending: /\.c$/, ...C }), undefined);
  assertEquals(java([source("A.java")]), undefined);
  assertEquals(interpreted([source("a.py"), source("b.py")], /\.py$/, ["python3"]), undefined);
});

Deno.test("a script that can run itself does", () => {
  const itself = { ...source("a.py"), program: true };
  assertEquals(script([itself], /\.py$/, ["python3"])?.run, ["./a.py"]);
  assertEquals(script([{ ...itself, misled: true }], /\.py$/, ["python3"])?.run, [
    "python3",
    "a.py",
  ]);
});
