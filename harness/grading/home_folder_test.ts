import { assertEquals } from "@std/assert";
import { filesBelow, homeFolder } from "./home_folder.ts";

const files = (paths: readonly string[]) => paths.map((path) => ({ path, program: false }));

Deno.test.each<[string[], string]>([
  [["a.c"], ""],
  [["Makefile", "src/Makefile", "src/a.c"], ""],
  [["hw2/a.c", "hw2/b.c"], "hw2"],
  [["hw2/Makefile", "README.md", "report.pdf", "shinpan.yaml", ".git/x"], "hw2"],
  [["a/b/c/main.py", "__MACOSX/a/x"], "a/b/c"],
  [["hw/src/Makefile", "hw/src/a.c", "hw/data.bin"], "hw/src"],
  [["code/Makefile", "code/a.c", "b.c"], ""],
  [["engine/Makefile", "tests/Makefile", "tests/t.txt"], "engine"],
  [["one/Makefile", "two/Makefile"], ""],
  [["x/CMakeLists.txt", "x/lib/CMakeLists.txt"], "x"],
  [[], ""],
])("the work of %j lies in its place", (paths, home) => {
  assertEquals(homeFolder(files(paths)), home);
});

Deno.test("files of a folder are named by their paths from there", () => {
  const all = files(["a/b.c", "ab/c.c", "a/d/e"]);
  assertEquals(filesBelow("a", all).map(({ path }) => path), ["b.c", "d/e"]);
  assertEquals(filesBelow("", all), all);
});
