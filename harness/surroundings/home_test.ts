import { assert, assertEquals } from "@std/assert";
import { ENGINE_FOLDER, ENGINE_PROGRAM, HOME, HOME_URL, IS_REMOTE } from "./home.ts";

Deno.test("in a clone, Shinpan's own files are files in it", async () => {
  assertEquals(IS_REMOTE, false);
  assertEquals(HOME_URL.protocol, "file:");
  for (const file of [`${HOME}/scenarios/scenario.schema.json`, ENGINE_PROGRAM]) {
    assert((await Deno.stat(file)).isFile, file);
  }
  assert((await Deno.stat(ENGINE_FOLDER)).isDirectory);
});
