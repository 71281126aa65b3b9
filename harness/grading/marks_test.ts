import { assert, assertEquals } from "@std/assert";
import type { CaseReport, Grade, Report, Rule, Verdict, Violation } from "../core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../testing/sample_report.ts";
import { KNOWN, readGood } from "./_sample.ts";
import { gradeOf } from "./marks.ts";

const WORDS = { en: "x", zh: "x", ja: "x" };
const RULES: readonly Rule[] = KNOWN.rules.map(({ id, level }) => ({
  id,
  level: level as Rule["level"],
  text: WORDS,
  hint: WORDS,
  spec: "",
}));
const BUSY: Verdict = { kind: "errored", why: "Busy" };
const NO_TIME: Verdict = { kind: "skipped", why: WORDS };
const MUTE: Verdict = { kind: "skipped", why: WORDS, blamed: true };
const broke = (rule: string, changes: Partial<Violation> = {}): Violation =>
  sampleViolation({ rule, ...changes });
const failed = (...rules: readonly string[]): Partial<CaseReport> => ({
  verdict: { kind: "failed" },
  violations: rules.map((rule) => broke(rule)),
});
const warned: Partial<CaseReport> = {
  verdict: { kind: "warned" },
  violations: [broke("mgtp/no-noise")],
};

type Cases = Readonly<Record<string, Partial<CaseReport>>>;

/** A report of all known scenarios, all passed but for these. */
function reported(cases: Cases, changes: Partial<Report> = {}): Report {
  const keys = [...KNOWN.scenarios.map(({ id }) => id)];
  for (const key of Object.keys(cases)) if (!keys.includes(key)) keys.push(key);
  const report = sampleReport(
    keys.map((key) => {
      const rules = KNOWN.scenarios.find(({ id }) => id === key.replace(/#\d+$/, ""))?.rules ?? [];
      return sampleCase(key, { rules, ...cases[key] });
    }),
    changes,
  );
  return { ...report, run: { ...report.run, rules: RULES } };
}

async function grade(text: string, cases: Cases, submission = "a"): Promise<Grade> {
  return gradeOf({ submission, slug: "a", report: reported(cases) }, await readGood(text));
}

const FIRST = "lines: [{ scenario: mgtp/first, points: 10 }]\n";
const ALL = "lines: [{ scenario: mgtp, points: 10 }]\n";
const MUST = "lines: [{ level: MUST, points: 10 }]\n";
const MOVE = "lines: [{ rule: dark-chess/move, points: 10 }]\n";
const NONE = "lines: [{ scenario: mgtp, points: 10, partial: false }]\n";

Deno.test.each<[string, string, Cases, readonly [number, number], string]>([
  ["all passed", ALL, {}, [10, 10], "graded"],
  ["one of four failed", ALL, { "mgtp/first": failed("mgtp/answers") }, [7.5, 7.5], "graded"],
  ["one failed, all or nothing", NONE, { "mgtp/first": failed("mgtp/answers") }, [0, 0], "graded"],
  [
    "one unjudged, all or nothing",
    NONE,
    { "mgtp/first": { verdict: BUSY } },
    [0, 10],
    "inconclusive",
  ],
  ["a warning counts whole", FIRST, { "mgtp/first": warned }, [10, 10], "graded"],
  ["a warning counts in part", `credit: { warned: 0.5 }\n${ALL}`, { "mgtp/first": warned }, [
    8.75,
    8.75,
  ], "graded"],
  ["a warning, all or nothing", `credit: { warned: 0.5 }\n${NONE}`, { "mgtp/first": warned }, [
    5,
    5,
  ], "graded"],
  ["the engine does not talk", FIRST, { "mgtp/first": { verdict: MUTE } }, [0, 0], "graded"],
  ["the harness broke", FIRST, { "mgtp/first": { verdict: BUSY } }, [0, 10], "inconclusive"],
  ["no time was left", FIRST, { "mgtp/first": { verdict: NO_TIME } }, [0, 10], "inconclusive"],
  ["no time was left for what is not asked", FIRST, { "mgtp/noise": { verdict: NO_TIME } }, [
    10,
    10,
  ], "graded"],
  [
    "the harness broke after a certain failure",
    FIRST,
    { "mgtp/first": { verdict: BUSY, violations: [broke("mgtp/answers")] } },
    [0, 0],
    "inconclusive",
  ],
  [
    "a failure is in doubt",
    FIRST,
    { "mgtp/first": { verdict: BUSY, violations: [broke("mgtp/answers", { timing: true })] } },
    [0, 10],
    "inconclusive",
  ],
  ["the second run failed", FIRST, { "mgtp/first#2": failed("mgtp/answers") }, [0, 0], "graded"],
  [
    "the second run could not be judged",
    FIRST,
    { "mgtp/first#2": { verdict: BUSY } },
    [0, 10],
    "inconclusive",
  ],
  [
    "one run failed and one could not be judged",
    FIRST,
    { "mgtp/first": { verdict: BUSY }, "mgtp/first#2": failed("mgtp/answers") },
    [0, 0],
    "inconclusive",
  ],
  ["all rules kept", MUST, {}, [10, 10], "graded"],
  ["a rule broken where it is not cited", MUST, { "mgtp/noise": failed("mgtp/answers") }, [
    7.5,
    7.5,
  ], "graded"],
  [
    "a rule kept in one place and broken in another",
    MUST,
    { "mgtp/games/long": failed("mgtp/reply-id") },
    [5, 5],
    "graded",
  ],
  ["a rule out of reach", MOVE, { "mgtp/games/long": failed("mgtp/answers") }, [0, 0], "graded"],
  [
    "a rule out of reach of a mute engine",
    MOVE,
    { "mgtp/games/long": { verdict: MUTE } },
    [0, 0],
    "graded",
  ],
  [
    "a rule that could not be judged",
    MOVE,
    { "mgtp/games/long": { verdict: BUSY } },
    [0, 10],
    "inconclusive",
  ],
  [
    "a rule kept elsewhere",
    "lines: [{ rule: mgtp/reply-id, points: 3 }]",
    { "mgtp/games/long": { verdict: NO_TIME } },
    [3, 3],
    "graded",
  ],
])("points: %s", async (_name, text, cases, [points, atMost], standing) => {
  const marks = await grade(text, cases);
  assertEquals([marks.points, marks.atMost, marks.standing as string], [points, atMost, standing]);
  assertEquals(marks.why !== undefined, standing === "inconclusive");
});

Deno.test("sums are exact, and rounded only at the end", async () => {
  const rubric = "lines:\n" +
    [1, 2, 3].map((at) =>
      `  - { scenario: [mgtp/first, mgtp/noise, mgtp/games/long], points: 10, id: l${at} }\n`
    ).join("");
  const marks = await grade(rubric, { "mgtp/first": failed("mgtp/answers") });
  assertEquals(marks.marks.map(({ points }) => points), [6.67, 6.67, 6.67]);
  assertEquals(marks.points, 20);
  const tenths = await grade(
    "lines: [{ tag: games, points: 0.1 }, { tag: format, points: 0.2 }]",
    {},
  );
  assertEquals([tenths.points, tenths.most], [0.3, 0.3]);
});

Deno.test.each<[string, string, Cases, readonly [number, number, number]]>([
  ["a scenario, its points", "{ scenario: mgtp/first, reason: later }", {}, [7.5, 7.5, 7.5]],
  ["a failed scenario", "{ scenario: mgtp/first, reason: later }", {
    "mgtp/first": failed("mgtp/answers"),
  }, [7.5, 7.5, 7.5]],
  ["all that there is", "{ scenario: mgtp, reason: later }", {}, [0, 0, 0]],
  ["a rule, by which a scenario failed", "{ rule: mgtp/answers, reason: later }", {
    "mgtp/first": failed("mgtp/answers"),
  }, [10, 10, 10]],
  ["a rule, of two by which it failed", "{ rule: mgtp/answers, reason: later }", {
    "mgtp/first": failed("mgtp/answers", "mgtp/reply-id"),
  }, [7.5, 7.5, 10]],
  ["for others", "{ scenario: mgtp/first, reason: later, for: z* }", {}, [10, 10, 10]],
  ["for this one", "{ scenario: mgtp/first, reason: later, for: a }", {}, [7.5, 7.5, 7.5]],
])("excluded: %s", async (_name, exclude, cases, wanted) => {
  const marks = await grade(`${ALL}excludes: [${exclude}]\n`, cases);
  assertEquals([marks.points, marks.atMost, marks.most], [...wanted]);
  assertEquals(marks.standing, "graded");
});

Deno.test("what is found in an excluded scenario says nothing about rules", async () => {
  const text = `${MUST}excludes: [{ scenario: mgtp/first, reason: later }]\n`;
  const marks = await grade(text, { "mgtp/first": failed("mgtp/reply-id") });
  assertEquals([marks.points, marks.most, marks.broken], [7.5, 7.5, []]);
  assertEquals(marks.marks[0]?.reasons, [{
    en: "mgtp/answers does not count: later",
    zh: "mgtp/answers 不計分：later",
    ja: "mgtp/answers は採点対象外: later",
  }]);
});

const english = (texts: Grade["caps"]): readonly string[] =>
  texts.map((text) => typeof text === "string" ? text : text.en);

Deno.test.each<[string, string, Cases, readonly [number, number], readonly string[]]>([
  ["nothing wrong", "{ scenario: mgtp/noise }", {}, [10, 10], []],
  ["it failed", "{ scenario: mgtp/noise }", { "mgtp/noise": failed("mgtp/no-noise") }, [3, 3], [
    "At most 3 points: mgtp/noise failed",
  ]],
  ["it was only warned", "{ scenario: mgtp/noise }", { "mgtp/noise": warned }, [10, 10], []],
  ["the engine does not talk", "{ scenario: mgtp/noise }", { "mgtp/noise": { verdict: MUTE } }, [
    3,
    3,
  ], ["At most 3 points: mgtp/noise could not be tried: x"]],
  ["a rule broken", "{ rule: mgtp/no-noise }", { "mgtp/noise": warned }, [3, 3], [
    "At most 3 points: mgtp/no-noise was broken",
  ]],
  ["a rule not reached", "{ rule: mgtp/no-noise }", { "mgtp/noise": failed("mgtp/answers") }, [
    10,
    10,
  ], []],
  ["not judged yet", "{ scenario: mgtp/noise }", { "mgtp/noise": { verdict: BUSY } }, [3, 10], [
    "At most 3 points until it is judged: mgtp/noise could not be judged yet, which is not the engine's fault: Busy",
  ]],
])("capped: %s", async (_name, when, cases, wanted, texts) => {
  const marks = await grade(`${FIRST}caps: [{ when: ${when}, most: 3 }]\n`, cases);
  assertEquals([marks.points, marks.atMost], [...wanted]);
  assertEquals(english(marks.caps), texts);
});

Deno.test("the lowest cap holds, and one that takes nothing away is not told", async () => {
  const text = `${FIRST}caps:
  - { when: { tag: format }, most: 5, reason: noisy }
  - { when: { tag: format }, most: 2 }
  - { when: { tag: format }, most: 4 }
`;
  const marks = await grade(text, { "mgtp/noise": failed("mgtp/no-noise") });
  assertEquals(marks.points, 2);
  assertEquals(english(marks.caps), [
    "At most 5 points: noisy",
    "At most 2 points: mgtp/noise failed",
  ]);
});

Deno.test("what is excluded caps nothing", async () => {
  const text = `${FIRST}caps: [{ when: { scenario: mgtp/noise }, most: 3 }]
excludes: [{ scenario: mgtp/noise, reason: later }]\n`;
  const marks = await grade(text, { "mgtp/noise": failed("mgtp/no-noise") });
  assertEquals([marks.points, marks.caps], [10, []]);
});

Deno.test("nothing that students read names a hidden scenario", async () => {
  const text = `lines: [{ scenario: mgtp, points: 10 }, { level: MUST, points: 10 }]
hidden: [mgtp/first, mgtp/games]
caps: [{ when: { scenario: mgtp/games }, most: 1 }]
excludes: [{ scenario: mgtp/games/short, reason: later }]\n`;
  const why = { en: "see mgtp/first", zh: "見 mgtp/first", ja: "mgtp/first を参照" };
  const marks = await grade(text, {
    "mgtp/first": failed("mgtp/answers"),
    "mgtp/games/long": failed("dark-chess/move"),
    "mgtp/noise": { verdict: { kind: "skipped", why, blamed: true } },
  });
  const shown = JSON.stringify([marks.caps, marks.marks.map(({ reasons }) => reasons)]);
  assert(!/mgtp\/(?:first|games)/.test(shown), shown);
  assertEquals(english(marks.marks[0]?.hiddenReasons ?? []), [
    "mgtp/first failed",
    "mgtp/games/long failed",
    "mgtp/games/short does not count: later",
  ]);
  assertEquals(english(marks.marks[1]?.hiddenReasons ?? []), [
    "mgtp/reply-id was never put to the test: everything that covers it failed before",
    "mgtp/answers was broken",
    "dark-chess/move was broken",
  ]);
});

Deno.test("what cost points is listed", async () => {
  const text = "lines: [{ tag: games, points: 1 }, { rule: dark-chess, points: 1 }]";
  const { marks, counts, broken, kept } = await grade(text, {
    "mgtp/games/long": failed("mgtp/no-noise", "dark-chess/move"),
    "mgtp/noise": warned,
  });
  assertEquals(marks.map(({ scenarios, rules }) => [scenarios, rules]), [
    [["mgtp/games/long"], []],
    [[], ["dark-chess/move"]],
  ]);
  assertEquals(counts, { passed: 2, warned: 1, failed: 1, skipped: 0, errored: 0 });
  assertEquals(broken, ["dark-chess/move", "mgtp/no-noise"]);
  assertEquals(kept, ["mgtp/reply-id", "mgtp/answers", "dark-chess/flip"]);
});

Deno.test.each<[string, Grade["standing"], readonly [number, number]]>([
  ["does not build", "unbuildable", [0, 0]],
  ["cannot be started", "unstartable", [0, 0]],
  ["waits", "waiting", [0, 10]],
  ["vanished", "inconclusive", [0, 10]],
])("a submission that %s has its standing and its reason", async (_name, standing, wanted) => {
  const trouble = { standing, why: "why" } as Parameters<typeof gradeOf>[0]["trouble"];
  const marks = gradeOf({ submission: "a", slug: "a", trouble }, await readGood(MUST));
  assertEquals([marks.standing, marks.why, marks.points, marks.atMost, marks.most], [
    standing,
    "why",
    ...wanted,
    10,
  ]);
});

Deno.test("a report of an engine that never started gives nothing", async () => {
  const report = { ...reported({}), cases: [], unstartable: { why: "No such file", detail: "" } };
  const marks = gradeOf({ submission: "a", slug: "a", report }, await readGood(ALL));
  assertEquals([marks.standing, marks.why, marks.points, marks.atMost], [
    "unstartable",
    "No such file",
    0,
    0,
  ]);
  assertEquals(gradeOf({ submission: "a", slug: "a" }, await readGood(ALL)).standing, "waiting");
});

Deno.test("a run cut short keeps what is certain and leaves the rest open", async () => {
  const whole = reported({ "mgtp/first": failed("mgtp/answers") }, { finished: false });
  const report = { ...whole, cases: whole.cases.slice(0, 2) };
  const marks = gradeOf({ submission: "a", slug: "a", report }, await readGood(ALL));
  assertEquals([marks.standing, marks.points, marks.atMost], ["inconclusive", 2.5, 7.5]);
});
