import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Unanswered } from "../unanswered.ts";
import { geisterOverTcp as pairing } from "./mod.ts";
import { giveUp } from "../give_up.ts";

const SET = pairing.say(pairing.open({ seed: 1 }), "SET?");
const MOV = pairing.say(pairing.open({ seed: 1 }), `MOV?${"14R".repeat(16)}`);
const silent: Unanswered = { kind: "silent", waitedMs: 1, partial: "" };
const late: Unanswered = { kind: "late", waitedMs: 2, allowedMs: 1, text: "" };

Deno.test.each<[string, typeof SET, Unanswered, string]>([
  ["silence", SET, silent, "answers-set"],
  ["silence", MOV, silent, "answers-mov"],
  ["a late answer", SET, late, "set-in-time"],
  ["a late answer", MOV, late, "mov-in-time"],
  ["half a message", MOV, { ...silent, partial: "MOV:A,N" }, "ends-message"],
  ["an exit", MOV, { kind: "exited", code: 1, stderr: "" }, "stays-alive"],
  ["a flood", MOV, { kind: "flooded", what: "line", bytes: 1 }, "bounded-output"],
  ["a buffer", SET, { kind: "unflushed", text: "" }, "flush"],
  ["stderr", SET, { kind: "on-stderr", text: "" }, "messages-on-stdout"],
  ["UCI", SET, { kind: "other-protocol", name: "UCI", text: "" }, "speaks-geister"],
  ["no engine", SET, { kind: "disconnected", how: "never-connected", detail: "" }, "connects"],
  ["a wrong port", SET, { kind: "disconnected", how: "wrong-port", detail: "" }, "given-port"],
  ["a wrong host", SET, { kind: "disconnected", how: "wrong-host", detail: "" }, "given-host"],
  ["a FIN", MOV, { kind: "disconnected", how: "closed", detail: "" }, "stays-connected"],
  ["a RST", MOV, { kind: "disconnected", how: "reset", detail: "" }, "stays-connected"],
])("%s is blamed on its rule", (_name, bout, why, rule) => {
  assertEquals(giveUp({ blame: pairing.blame, bout }, why).map((finding) => finding.rule), [
    `geister/${rule}`,
  ]);
});

Deno.test("silence after a refusal breaks the rule about retrying", () => {
  const rules = [SET, MOV].map((bout) =>
    giveUp({ blame: pairing.blame, bout: pairing.say(bout, "NG ") }, silent)[0]?.rule
  );
  assertEquals(rules, ["geister/set-retry", "geister/ng-retry"]);
});

Deno.test("a step's own rule takes the place of silence, not of a clearer fault", () => {
  const rule = "geister/reads-coalesced";
  assertEquals(giveUp({ blame: pairing.blame, bout: MOV }, silent, rule)[0]?.rule, rule);
  const flood: Unanswered = { kind: "flooded", what: "line", bytes: 1 };
  assertEquals(
    giveUp({ blame: pairing.blame, bout: MOV }, flood, rule)[0]?.rule,
    "geister/bounded-output",
  );
});

Deno.test("a second connection is reported as one", () => {
  const oddity = { kind: "oddity", what: "connected-twice", detail: "twice" } as const;
  assertEquals(pairing.notice?.(SET, oddity).map(({ rule }) => rule), ["geister/one-connection"]);
});

Deno.test("where any legal move would do, none is asked for", () => {
  const [finding] = giveUp({ blame: pairing.blame, bout: MOV }, silent);
  const [expected] = finding?.expected ?? [];
  assert(typeof expected === "object");
  assertMatch(expected.en, /^any legal move, such as MOV:[A-H],[A-Z]+$/);
});
