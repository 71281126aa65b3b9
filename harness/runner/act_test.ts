import { assertEquals } from "@std/assert";
import { consoleEngine, say } from "../../fixtures/engines/shogi-console/engine.ts";
import type { Sins } from "../../fixtures/engines/shogi-console/sins.ts";
import { pairingOf } from "../referee/mod.ts";
import type { DoStep, Step } from "../scenario/mod.ts";
import { tried } from "./kit_test.ts";

const found = pairingOf("shogi-console");
if (!found) throw new Error("The console is gone");

const BASE = { at: { file: "x.yaml", line: 1, column: 1 }, on: 1 } as const;
const START: Step = { verb: "start", ...BASE, options: {} };
const doing = (acts: readonly string[], more: Partial<DoStep> = {}): Step => ({
  verb: "do",
  ...BASE,
  acts,
  together: false,
  ...more,
});

async function ruled(steps: readonly Step[], sins: Sins = {}) {
  const result = await tried(consoleEngine(sins), steps, { lab: { pairing: found } });
  return { kind: result.verdict.kind, rules: result.rules };
}

Deno.test("acts are done one after the other, or written in one go", async () => {
  const acts = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"];
  assertEquals(await ruled([START, doing(acts)]), { kind: "passed", rules: [] });
  assertEquals(await ruled([START, doing(acts, { together: true })]), {
    kind: "passed",
    rules: [],
  });
});

Deno.test("an answer that is wrong or missing breaks the rule that the step names", async () => {
  const rule = "shogi-console/letters";
  const flood = (usual: readonly unknown[], command?: { kind: string }) =>
    command?.kind === "garbage" ? [say("x".repeat(70_000))] : usual as never;
  const steps = [START, doing(["garbage"], { else: rule })];
  assertEquals(await ruled(steps, { deeds: flood }), { kind: "failed", rules: [rule] });
  const lost = [START, doing(["7g7f", "3c3d"], { else: rule, together: true })];
  assertEquals(await ruled(lost, { left: () => "" }), { kind: "failed", rules: [rule] });
});

Deno.test("all that was typed for one act is shown as sent", async () => {
  const acts = ["7g7f", "3c3d", "8h2b+", "3a2b", "hand-number 5 5e"];
  const crash: Sins["deeds"] = (usual, command) =>
    command?.kind === "number" ? [{ kind: "exit", code: 1 }] : usual;
  const { violations } = await tried(consoleEngine({ deeds: crash }), [START, doing(acts)], {
    lab: { pairing: found },
  });
  assertEquals(violations.map(({ rule, sent }) => [rule, sent]), [
    ["shogi-console/refuses-hand-number", "10\n5\n"],
  ]);
});

Deno.test("the file of the launch is inspected once the game is over", async () => {
  const steps: readonly Step[] = [
    START,
    doing(["7g7f", "undo", "end"]),
    { verb: "expect", ...BASE, what: { kind: "exit", code: "clean" } },
    { verb: "inspect", ...BASE },
  ];
  assertEquals(await ruled(steps), { kind: "passed", rules: [] });
  assertEquals((await ruled(steps, { undoLines: (lines) => lines })).rules, [
    "shogi-console/record-undo",
  ]);
});

Deno.test("an act that nobody knows is our own fault", async () => {
  assertEquals((await ruled([START, doing(["dance"])])).kind, "errored");
});
