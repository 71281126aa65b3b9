import { assertEquals } from "@std/assert";
import { argumentsOf } from "./launch.ts";

Deno.test("the file of a launch gets its name wherever it is spoken of", () => {
  assertEquals(argumentsOf({ args: ["-s", "{file}", "--out={file}"] }, "a.txt"), [
    ...["-s", "a.txt", "--out=a.txt"],
  ]);
  assertEquals(argumentsOf({}, "a.txt"), []);
});
