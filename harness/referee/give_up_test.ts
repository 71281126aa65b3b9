import { assertEquals } from "@std/assert";
import type { Blame } from "./blame.ts";
import { anyDisconnection, kindOf } from "./blame.ts";
import { giveUp } from "./give_up.ts";
import { PAIRINGS } from "./all/mod.ts";
import type { Unanswered } from "./unanswered.ts";

const SILENT: Unanswered = { kind: "silent", waitedMs: 9, partial: "" };
const EXITED: Unanswered = { kind: "exited", code: 1, stderr: "" };
const CLOSED: Unanswered = { kind: "disconnected", how: "closed", detail: "" };
const FLOODED: Unanswered = { kind: "flooded", what: "stdout", bytes: 9 };

/** A talk that is nothing but the number of its question. */
const BLAME: Blame<number> = {
  ruleFor: {
    silent: (question) => question === 1 ? "mgtp/answers" : "mgtp/genmove-answers",
    late: "mgtp/answers-in-time",
    exited: "mgtp/stays-alive",
    unflushed: "mgtp/flush",
    flooded: "mgtp/bounded-output",
    "on-stderr": "mgtp/replies-on-stdout",
    "needs-crlf": "mgtp/reads-lf",
    "other-protocol": "mgtp/speaks-mgtp",
    ...anyDisconnection("mgtp/stays-alive"),
  },
  replaceable: new Set(["silent", "exited", "closed"]),
  keepsRule: (question, { kind }) => kind === "exited" && question === 2,
  expected: (question) => [`=${question}`],
  seen: (question) =>
    question === 3
      ? [{ rule: "mgtp/reply-id", expected: [], actual: "=4", evidence: [7] }]
      : undefined,
};

Deno.test.each<[number, Unanswered, string, string]>([
  [1, SILENT, "mgtp/answers", "mgtp/name"],
  [2, SILENT, "mgtp/genmove-answers", "mgtp/name"],
  [1, EXITED, "mgtp/stays-alive", "mgtp/name"],
  [2, EXITED, "mgtp/stays-alive", "mgtp/stays-alive"],
  [1, CLOSED, "mgtp/stays-alive", "mgtp/name"],
  [1, FLOODED, "mgtp/bounded-output", "mgtp/bounded-output"],
  [3, SILENT, "mgtp/reply-id", "mgtp/reply-id"],
])("question %i and %j break %s, with another rule to blame %s", (bout, why, usual, replaced) => {
  const ruleOf = (instead?: "mgtp/name") =>
    giveUp({ blame: BLAME, bout }, why, instead).map(({ rule }) => rule);
  assertEquals([ruleOf(), ruleOf("mgtp/name")], [[usual], [replaced]]);
});

Deno.test("only silence is marked as a finding about time", () => {
  const timing = [SILENT, EXITED, FLOODED].map((why) =>
    giveUp({ blame: BLAME, bout: 1 }, why)[0]?.timing
  );
  assertEquals(timing, [true, undefined, undefined]);
});

for (const { protocol: { id }, blame } of PAIRINGS) {
  Deno.test(`${id}: what the table blames are rules of the protocols that share it`, () => {
    const sharing = PAIRINGS.filter((other) => other.blame === blame);
    const known = new Set(sharing.flatMap(({ protocol }) => protocol.rules.map((rule) => rule.id)));
    const fixed = Object.values(blame.ruleFor).filter((row) => typeof row === "string");
    assertEquals(fixed.filter((rule) => !known.has(rule)), []);
  });

  Deno.test(`${id}: a flood of output is reported as one`, () => {
    const { replaceable } = blame;
    const isConsole = id === "shogi-console";
    assertEquals(replaceable.has(kindOf(FLOODED)), isConsole);
  });
}
