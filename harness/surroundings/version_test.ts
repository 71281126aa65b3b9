import { assertMatch } from "@std/assert";
import { VERSION } from "./version.ts";

Deno.test("the version is the project's", () => {
  assertMatch(VERSION, /^\d+\.\d+\.\d+/);
});
