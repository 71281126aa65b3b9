import { assertEquals } from "@std/assert";
import type { Doing } from "../../core/mod.ts";
import { consoleEngine, say } from "../../../fixtures/engines/shogi-console/engine.ts";
import type { Sins } from "../../../fixtures/engines/shogi-console/sins.ts";
import { SEED_FORM } from "../../../fixtures/engines/shogi-console/console_form.ts";
import { SEED_DIALOGUE } from "../../protocols/shogi-console/mod.ts";
import { consolePairing } from "../../referee/shogi-console/mod.ts";
import { pairingOf } from "../../referee/all/mod.ts";
import type { DoStep, Step } from "../../scenario/mod.ts";
import { loopback, type Transport } from "../../transports/mod.ts";
import { tried } from "../test_kit.ts";

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
  const result = await tried(consoleEngine(sins), steps, { context: { pairing: found } });
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
    context: { pairing: found },
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

Deno.test("an unknown act is a mistake of the harness", async () => {
  assertEquals((await ruled([START, doing(["dance"])])).kind, "errored");
});

Deno.test("a refusal among the other prompts does not end the case before its last step", async () => {
  const others = [...SEED_DIALOGUE.prompts.others, "移動方式不合基礎規則，請重新輸入"];
  const dialogue = { ...SEED_DIALOGUE, prompts: { ...SEED_DIALOGUE.prompts, others } };
  const pairing = consolePairing(dialogue);
  const refuses = SEED_FORM.refusal("piece-movement");
  const ask: Sins["deeds"] = (usual, command) =>
    command?.kind === "move" && command.to === "5f" ? [say(refuses)] : usual;
  const taken = [START, doing(["5i5f", "7g7f"])];
  const right = await tried(consoleEngine({ deeds: ask }), taken, { context: { pairing } });
  assertEquals([right.verdict.kind, right.rules], ["passed", []]);
  const deaf: Sins["deeds"] = (usual, command) => command?.kind === "move" ? [say(refuses)] : usual;
  const wrong = await tried(consoleEngine({ deeds: deaf }), taken, { context: { pairing } });
  assertEquals([wrong.verdict.kind, wrong.rules], ["failed", ["shogi-console/legal-accepted"]]);
});

Deno.test("a refusal that is itself the prompt is taken, and the game goes on", async () => {
  const refusals = [{ says: "不能這樣走，請再輸入：", means: [], asks: "move" }] as const;
  const pairing = consolePairing({ ...SEED_DIALOGUE, refusals });
  const ask: Sins["deeds"] = (usual, command) =>
    command?.kind === "move" && command.to === "5f" ? [say("不能這樣走，請再輸入：")] : usual;
  const { verdict, rules } = await tried(
    consoleEngine({ deeds: ask }),
    [START, doing(["5i5f", "7g7f", "3c3d"])],
    { context: { pairing } },
  );
  assertEquals([verdict.kind, rules], ["passed", []]);
});

Deno.test("a refusal in the middle of a drop that asks for the same again never passes the case", async () => {
  const acts = ["7g7f", "3c3d", "8h2b+", "3a2b", "hand-number 5 5e", "6i7h"];
  const again: Sins["deeds"] = (usual, command) =>
    command?.kind === "number" ? [say("無法找到指定將棋\n請選擇要打入的棋子號碼")] : usual;
  const { verdict, rules } = await tried(consoleEngine({ deeds: again }), [START, doing(acts)], {
    context: { pairing: found },
  });
  assertEquals([verdict.kind, rules], ["skipped", []]);
});

Deno.test("an engine that waits for input is typed to at once, one that cannot be watched after a while", async () => {
  const acts = ["7g7f", "3c3d", "8h2b+", "3a2b"];
  const timed = async (seen: () => Doing | undefined) => {
    const transport: Transport = async (options) => {
      const opened = await loopback(consoleEngine())(options);
      if (opened.ok) opened.value.doing = seen;
      return opened;
    };
    return (await tried(transport, [START, doing(acts)], { context: { pairing: found } }))
      .durationMs;
  };
  const reads = await timed(() => "reads-input");
  const unseen = await timed(() => undefined);
  assertEquals([reads <= 4 * 4, unseen >= 4 * 25], [true, true], `${reads} ms, ${unseen} ms`);
});
