import { assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import { besideLoops, check, lineOf } from "./under_load.ts";

Deno.test("a conforming engine is checked beside a busy loop, and the loop ends with it", async () => {
  await using folder = await tempFolder();
  const one = ["--scenario", "mgtp/first_contact"];
  const { code, verdict } = await besideLoops(1, () => check("mgtp", folder.path, one));
  assertEquals(code, 0);
  assertStringIncludes(verdict, "1 passed");
});

Deno.test("a line has every way in which checks ended, and how much longer they took", () => {
  const at = (wallMs: number, code = 0) => ({ code, wallMs, verdict: `ended · ${wallMs} ms` });
  const line = lineOf("mgtp", { rest: [at(1000), at(2000)], busy: [at(3000), at(4000, 4)] });
  assertStringIncludes(line, "exit 0 ×1, 4 ×1");
  assertStringIncludes(line, "3.5 s, at rest 1.5 s, ratio 2.50 (2.00–3.00)  ended ×2");
});
