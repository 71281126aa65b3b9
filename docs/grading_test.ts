import { assert, assertEquals } from "@std/assert";
import { bundledScenarios } from "../harness/surroundings/load_scenarios.ts";
import { GRADEBOOK_COLUMNS } from "../harness/core/mod.ts";
import { gradeOf, parseRubric } from "../harness/grading/mod.ts";
import { pairingOf } from "../harness/referee/all/mod.ts";
import { formatProblem } from "../harness/scenario/mod.ts";

const DOCUMENT = await Deno.readTextFile(new URL("./grading.md", import.meta.url));

Deno.test("the rubric in the document is a good one", async () => {
  const pairing = pairingOf("mgtp");
  assert(pairing);
  const scenarios = await bundledScenarios(pairing);
  assert(scenarios.ok);
  const section = DOCUMENT.slice(DOCUMENT.indexOf("## The rubric"));
  const text = /```yaml\n(.*?)```/s.exec(section)?.[1] ?? "";
  const known = { scenarios: scenarios.value, rules: pairing.protocol.rules };
  const rubric = await parseRubric({ file: "rubric.yaml", text }, known);
  assert(
    rubric.ok,
    rubric.ok ? "" : rubric.error.map((problem) => formatProblem(problem)).join("\n"),
  );
  assertEquals(rubric.value.lines.map(({ id, hidden }) => `${id}${hidden ? " (hidden)" : ""}`), [
    "mgtp/first_contact",
    "commands",
    "robustness",
    "dark-chess",
    "MUST",
    "games (hidden)",
  ]);
  const most = (submission: string) => gradeOf({ submission, slug: "x" }, rubric.value).most;
  assertEquals([most("a01") < 100, most("b01") < most("a01")], [true, true]);
});

Deno.test("the document names every column of the gradebook", () => {
  const section = DOCUMENT.slice(DOCUMENT.indexOf("### The gradebook"));
  for (const column of [...GRADEBOOK_COLUMNS.before, ...GRADEBOOK_COLUMNS.after]) {
    assert(section.includes(`\`${column}\``), column);
  }
});
