import { assertEquals } from "@std/assert";
import type { AnyFixtureEngine, Deed } from "../transports/mod.ts";
import { causeOf } from "../referee/mod.ts";
import { GREET, mgtpEngine, playing, reported, scenarioOf, verdicts } from "./test_kit.ts";

const ABORT: readonly Deed[] = [
  { kind: "mutter", text: "Assertion `plies < 2' failed\n" },
  { kind: "die", signal: "SIGABRT" },
];

/** Crashes at its second genmove. */
function crashing(deeds: readonly Deed[]): AnyFixtureEngine {
  return mgtpEngine({
    deeds: (usual, { name }, { plies }) => name === "genmove" && plies >= 2 ? deeds : usual,
  });
}

const games = (plies: readonly number[]) =>
  plies.map((each) => scenarioOf([GREET, playing({ plies: each })], { id: `mgtp/plies_${each}` }));

Deno.test("a crash is reported once, in the smallest case, and bars the others that end by it", async () => {
  const report = await reported(crashing(ABORT), games([7, 5, 1, 3]));
  assertEquals(verdicts(report), {
    "mgtp/plies_1": "passed",
    "mgtp/plies_3": "failed",
    "mgtp/plies_5": "skipped",
    "mgtp/plies_7": "skipped",
  });
  const [, barred] = report.cases.flatMap(({ verdict }) => "because" in verdict ? [verdict] : []);
  assertEquals(barred?.because, {
    kind: "barred",
    rule: "mgtp/stays-alive",
    scenario: "mgtp/plies_3",
  });
});

Deno.test("a crash with other words is another one", async () => {
  let crashes = 0;
  const engine = mgtpEngine({
    deeds: (usual, { name }, { plies }) =>
      name === "genmove" && plies >= 2
        ? [{ kind: "mutter", text: `panic: ${"ab"[crashes++]}\n` }, { kind: "exit", code: 3 }]
        : usual,
  });
  const report = await reported(engine, games([3, 5]));
  assertEquals(verdicts(report), { "mgtp/plies_3": "failed", "mgtp/plies_5": "failed" });
});

Deno.test("what a barred case found besides still counts", async () => {
  const report = await reported(
    mgtpEngine({
      deeds: (usual, { name }, { plies }) => {
        if (name !== "genmove") return usual;
        return plies >= 2 ? ABORT : [{ kind: "say", text: "debug\n" }, ...usual];
      },
    }),
    games([3, 5]),
  );
  const [, second] = report.cases;
  assertEquals(second?.verdict.kind, "skipped");
  assertEquals(second?.violations.map(({ rule }) => rule), ["mgtp/stdout-noise"]);
});

Deno.test("a crash under stress hides none that a client sees", async () => {
  const [small, large] = games([3, 5]);
  const stress = { ...small!, stimulus: "stress" as const };
  const report = await reported(crashing(ABORT), [stress, large!]);
  assertEquals(verdicts(report), { "mgtp/plies_3": "warned", "mgtp/plies_5": "failed" });
});

Deno.test("a repeated scenario tells its crash every time", async () => {
  const report = await reported(crashing(ABORT), games([3]), { repeat: 2 });
  assertEquals(verdicts(report), { "mgtp/plies_3": "failed", "mgtp/plies_3#2": "failed" });
});

Deno.test("addresses and process numbers do not tell crashes apart, places do", () => {
  const cause = (stderr: string) => causeOf({ code: 1 }, stderr);
  const line = (pid: number, at: string, place: string) =>
    `==${pid}==ERROR: AddressSanitizer: SEGV on ${at}\nSUMMARY: AddressSanitizer: SEGV ${place}`;
  assertEquals(cause(line(1, "0x12ab", "a.c:7")), cause(line(23, "0x34cd", "a.c:7")));
  assertEquals(cause(line(1, "0x1", "a.c:7")) === cause(line(1, "0x1", "a.c:8")), false);
});

Deno.test("under strict rules, too, the client's own words are not barred by what only the manual allows", async () => {
  const steps = [GREET, playing({ plies: 3 })];
  const scenarios = [
    scenarioOf(steps, { id: "mgtp/manual", stimulus: "manual" }),
    scenarioOf(steps, { id: "mgtp/client", stimulus: "client" }),
    scenarioOf(steps, { id: "mgtp/client_again", stimulus: "client" }),
  ];
  assertEquals(verdicts(await reported(crashing(ABORT), scenarios, { strict: true })), {
    "mgtp/manual": "failed",
    "mgtp/client": "failed",
    "mgtp/client_again": "skipped",
  });
});
