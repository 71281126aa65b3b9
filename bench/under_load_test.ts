import { assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import {
  besideLoops,
  check,
  type Kept,
  leftOf,
  lineOf,
  lineOfCheck,
  readKept,
} from "./under_load.ts";

function at(round: number, wallMs: number, code = 0): Kept {
  return { round, protocol: "mgtp", code, wallMs, verdict: `ended · ${wallMs} ms` };
}

Deno.test("a conforming engine is checked beside a busy loop, and the loop ends with it", async () => {
  await using folder = await tempFolder();
  const one = ["--scenario", "mgtp/first_contact"];
  const { code, verdict, printed } = await besideLoops(1, () => check("mgtp", folder.path, one));
  assertEquals(code, 0);
  assertStringIncludes(verdict, "1 passed");
  assertEquals(printed, undefined);
});

Deno.test("a line has every way in which checks ended, and how much longer they took", () => {
  const line = lineOf("mgtp", [at(0, 1500), at(1, 3000), at(2, 4500, 4)]);
  assertStringIncludes(line, "exit 0 ×1, 4 ×1");
  assertStringIncludes(line, "3.8 s, at rest 1.5 s, ratio 2.50 (2.00–3.00)  ended ×2");
});

Deno.test("a check is a line of its own, printed as soon as it is over", () => {
  assertEquals(
    lineOfCheck(at(0, 1500)),
    "  at rest  mgtp           exit 0  1.5 s  ended · 1500 ms",
  );
  assertEquals(
    lineOfCheck(at(3, 900, 4)),
    "  round 3  mgtp           exit 4  0.9 s  ended · 900 ms",
  );
});

Deno.test("a bench that was stopped goes on where it stood, round by round", () => {
  const text = `${JSON.stringify(at(0, 1))}\n${JSON.stringify(at(1, 1))}\n{"round":1,"prot`;
  const kept = readKept(text);
  assertEquals(kept, [at(0, 1), at(1, 1)]);
  assertEquals([...leftOf(2, ["mgtp", "usi"], kept)], [
    { round: 0, protocol: "usi" },
    { round: 1, protocol: "usi" },
    { round: 2, protocol: "mgtp" },
    { round: 2, protocol: "usi" },
  ]);
});
