import { assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { inLanguage, LANGUAGES, type Reason } from "../harness/core/mod.ts";
import { reasonText, whyOf } from "./reason_words.ts";
import { guardOf } from "../harness/ledger/guard.ts";
import { reason } from "../harness/ledger/reason_schema.ts";

const isReason = guardOf<Reason>(reason);

/** One of every kind, and of every form of it; a new kind does not compile without. */
const ALL: { readonly [Kind in Reason["kind"]]: readonly Extract<Reason, { kind: Kind }>[] } = {
  excluded: [{ kind: "excluded", by: "later" }],
  barred: [{ kind: "barred", rule: "mgtp/reply-id", scenario: "mgtp/first_contact" }],
  "barred-unseen": [{ kind: "barred-unseen" }],
  lifted: [{ kind: "lifted" }],
  "not-offered": [{ kind: "not-offered", what: "USI_Ponder" }],
  resigned: [{ kind: "resigned" }],
  "fail-fast": [{ kind: "fail-fast" }],
  interrupted: [{ kind: "interrupted" }],
  budget: [
    { kind: "budget" },
    { kind: "budget", neededMs: 240_000, perPlyMs: 4_040 },
    { kind: "budget", plies: 10 },
  ],
  "still-thinking": [{ kind: "still-thinking", waitedMs: 75_000 }],
  hanging: [{ kind: "hanging", waitedMs: 75_000, usedMs: 40.4 }],
  "machine-busy": [{ kind: "machine-busy", hinderedMs: 812.3 }],
  unconfirmed: [{ kind: "unconfirmed", rule: "mgtp/ready-in-time" }],
  unstartable: [{ kind: "unstartable", why: "No such file" }],
  "sandbox-unmade": [{ kind: "sandbox-unmade", line: "bwrap: no" }],
  unfinished: [{ kind: "unfinished" }],
  "too-short": [{ kind: "too-short", plies: 40, least: 201 }],
  "no-rule": [{ kind: "no-rule" }],
  "unfinished-record": [{ kind: "unfinished-record" }],
  "cut-short": [{ kind: "cut-short" }],
  "harness-error": [{ kind: "harness-error", detail: "Error: oops" }],
  told: [{ kind: "told", why: "busy" }],
};
const REASONS: readonly Reason[] = Object.values(ALL).flat();
const VERBATIM: readonly Reason["kind"][] = ["excluded", "unstartable", "harness-error", "told"];

Deno.test("every reason is reported in three languages, with no place left open", () => {
  for (const reason of REASONS) {
    const [en, ...others] = LANGUAGES.map((language) => inLanguage(reasonText(reason), language));
    for (const words of [en, ...others]) assertMatch(words ?? "", /^[^{}]*\S[^{}]*$/);
    if (VERBATIM.includes(reason.kind)) continue;
    for (const words of others) assertNotEquals(words, en);
  }
});

Deno.test("every reason has the shape that a stream is held to", () => {
  for (const reason of REASONS) {
    assertEquals([reason.kind, isReason(reason)], [reason.kind, true]);
  }
  const wrong = [
    { kind: "barred" },
    { kind: "toString" },
    { kind: "hanging", waitedMs: 1 },
    "told",
  ];
  assertEquals(wrong.map(isReason), [false, false, false, false]);
});

Deno.test.each<[Reason, string]>([
  [ALL.barred[0]!, "Fix mgtp/reply-id first (see mgtp/first_contact)"],
  [
    ALL.budget[1]!,
    "At 4 s per ply a whole game takes about 240 s, more than the time budget has left (--full lifts it)",
  ],
  [
    ALL.budget[2]!,
    "Only 10 plies fit into the time budget, all without a violation (--full lifts it)",
  ],
  [ALL.excluded[0]!, "later"],
  [
    { kind: "machine-busy", hinderedMs: 82, tookMs: 10_041, allowedMs: 10_000 },
    "Inconclusive: answered after 10.0 s of 10 s, 82 ms of which this machine was busy with other work; run again alone",
  ],
  [
    { kind: "machine-busy", hinderedMs: 6_423, tookMs: 9_480, allowedMs: 7_533.725389 },
    "Inconclusive: answered after 9.5 s of 7.5 s, 6423 ms of which this machine was busy with other work; run again alone",
  ],
])("%j reads as a person would say it", (reason, words) => {
  assertEquals(inLanguage(reasonText(reason), "en"), words);
});

Deno.test("a verdict that speaks for itself has no reason", () => {
  assertEquals(whyOf({ kind: "passed" }), "");
  assertEquals(whyOf({ kind: "skipped", because: { kind: "excluded", by: "later" } }), "later");
});
