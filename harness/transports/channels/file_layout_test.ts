import { assertEquals, assertThrows } from "@std/assert";
import type { FileCall } from "../../core/mod.ts";
import { layoutOf, namesOf, readCall } from "./file_layout.ts";

Deno.test.each<[Partial<FileCall>, string, string]>([
  [{}, "/r/game", "./a"],
  [{ folder: "blank", paths: "absolute" }, "/r/my game", "/r/my game/a"],
  [{ folder: "letters", cwd: "elsewhere" }, "/r/elsewhere", "../對局é/a"],
  [{ cwd: "own" }, "/me", "/r/game/a"],
])("the layout of %j", (more, cwd, path) => {
  const call = { args: ["x", { file: "a" }], files: { a: "" }, ...more };
  const layout = layoutOf(call, { root: "/r", own: "/me" });
  assertEquals([layout.cwd, layout.args], [cwd, ["x", path]]);
});

Deno.test("a call is read from a frame, and what is none is a fault of ours", () => {
  assertEquals(readCall('{"args":["x"],"files":{"a.txt":""}}').args, ["x"]);
  for (const frame of ["", "{}", '{"args":[],"files":{"a/b":""}}']) {
    assertThrows(() => readCall(frame));
  }
});

Deno.test("a call is about what lies there and what is to be made, each once", () => {
  assertEquals(namesOf({ args: [], files: { a: "" } }), ["a"]);
  assertEquals(namesOf({ args: [], files: { a: "", b: "" }, answers: ["b", "c"] }), [
    "a",
    "b",
    "c",
  ]);
});
