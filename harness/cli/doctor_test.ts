import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { captured } from "../testing/environment.ts";
import { doctor, doctorJson, doctorText } from "./doctor.ts";
import { TOOLS } from "./doctor_facts.ts";
import { GOOD, NO_WORLD } from "./doctor_kit.ts";

Deno.test("what is missing is reported with what would help, in every language", () => {
  for (const language of LANGUAGES) {
    const text = doctorText(NO_WORLD, { language });
    assertMatch(text, /✗ .*namespaces.*no bwrap\n {4}→ apt-get install bubblewrap\n/);
    assert(!/\{\w+\}/.test(text), text);
  }
  assertStringIncludes(doctorText(GOOD, { language: "en" }), "8 cores, load 0.4");
  assertStringIncludes(doctorText(GOOD, { language: "en", colour: true }), "\x1b[32m✓\x1b[0m");
});

Deno.test("as data, the same findings with the facts behind them", () => {
  const data = JSON.parse(doctorJson(NO_WORLD, { language: "en" }));
  assertEquals([data.fit, data.level, data.facts.cores], [false, "limits", 8]);
  assertEquals(data.findings[0], {
    id: "sandbox-namespaces",
    state: "bad",
    what: "Sandbox level namespaces is not available: no bwrap",
    fix: "apt-get install bubblewrap",
  });
});

Deno.test("the command tells about this machine, and its code says whether that is enough", async () => {
  const { result, out } = await captured(() => doctor.run(["--json"]));
  const { fit, findings } = JSON.parse(out);
  assertEquals(result, fit ? 0 : 1);
  assertEquals(findings.length, 12 + TOOLS.length);
  const help = await captured(() => doctor.run(["--help"]));
  assertMatch(help.out, /Exit codes: 0/);
});
