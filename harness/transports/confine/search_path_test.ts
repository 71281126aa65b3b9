import { assertEquals } from "@std/assert";
import { searchPath, SYSTEM_PATH } from "./search_path.ts";

Deno.test("a confined program finds the system's programs, whatever the PATH of the harness is", () => {
  assertEquals(searchPath(), SYSTEM_PATH);
  assertEquals(searchPath(""), SYSTEM_PATH);
  assertEquals(searchPath("/opt/tools"), `/opt/tools:${SYSTEM_PATH}`);
  assertEquals(searchPath("/bin:/opt/tools:/usr/bin"), "/bin:/opt/tools:/usr/bin:/usr/local/bin");
});
