import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import type { CaseReport, Grade } from "../core/mod.ts";
import { KNOWN, readGood } from "./_sample.ts";
import {
  BUSY,
  type Cases,
  english,
  failed,
  grade,
  MUTE,
  NO_TIME,
  reported,
  warned,
} from "./test_kit.ts";
import { gradeOf } from "./marks.ts";

const ALL = "lines: [{ scenario: mgtp, points: 10 }]\n";
const MUST = "lines: [{ level: MUST, points: 10 }]\n";

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
    en: "Does not count: mgtp/answers (later)",
    zh: "不計分：mgtp/answers（later）",
    ja: "採点対象外：mgtp/answers（later）",
  }]);
});

Deno.test("nothing that students read names a hidden scenario", async () => {
  const text = `lines: [{ scenario: mgtp, points: 10 }, { level: MUST, points: 10 }]
hidden: [mgtp/first, mgtp/games]
caps: [{ when: { scenario: mgtp/games }, most: 1 }]
excludes: [{ scenario: mgtp/games/short, reason: later }]\n`;
  const because = { kind: "barred", rule: "mgtp/answers", scenario: "mgtp/first" } as const;
  const marks = await grade(text, {
    "mgtp/first": failed("mgtp/answers"),
    "mgtp/games/long": failed("dark-chess/move"),
    "mgtp/noise": { verdict: { kind: "skipped", because } },
  });
  const shown = JSON.stringify([marks.caps, marks.marks.map(({ reasons }) => reasons)]);
  assert(!/mgtp\/(?:first|games)/.test(shown), shown);
  assertEquals(english(marks.marks[0]?.hiddenReasons ?? []), [
    "Failed: mgtp/first, mgtp/games/long",
    "Does not count: mgtp/games/short (later)",
  ]);
  assertEquals(english(marks.marks[1]?.hiddenReasons ?? []), [
    "Never put to the test, since all that covers it failed before: mgtp/reply-id",
    "Broken: mgtp/answers, dark-chess/move",
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

const VERDICTS: readonly Partial<CaseReport>[] = [
  {},
  failed("mgtp/answers"),
  failed("dark-chess/move", "mgtp/reply-id"),
  warned,
  { verdict: MUTE },
];
const OPEN: readonly Partial<CaseReport>[] = [{ verdict: BUSY }, { verdict: NO_TIME }];
const LINES = [
  "{ scenario: mgtp/games, points: 7 }",
  "{ tag: handshake, points: 3.33, partial: false }",
  "{ scenario: mgtp, points: 0.01 }",
  "{ level: [MUST, SHOULD], points: 11 }",
];
const EXTRAS = [
  "credit: { warned: 0.33 }",
  "caps: [{ when: { tag: handshake }, most: 2 }, { when: { tag: games }, most: 5.5 }]",
  "excludes: [{ rule: mgtp/answers, reason: x }, { scenario: mgtp/games/short, reason: y }]",
  "hidden: mgtp/games",
];

Deno.test("what is open can only be settled between the points and the most they may become", async () => {
  const cases = (settled: fc.Arbitrary<Partial<CaseReport>>) =>
    fc.record(Object.fromEntries(KNOWN.scenarios.map(({ id }) => [id, settled])));
  const ofLines = fc.subarray(LINES, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      cases(fc.constantFrom(...VERDICTS, ...OPEN)),
      cases(fc.constantFrom(...VERDICTS)),
      ofLines,
      fc.subarray(EXTRAS),
      async (before, settled, lines, extras) => {
        const text = [`lines: [${lines.join(", ")}]`, ...extras].join("\n");
        const after = Object.fromEntries(
          Object.entries(before).map((
            [id, one],
          ) => [id, OPEN.includes(one) ? settled[id] ?? {} : one]),
        );
        const [open, final] = [await grade(text, before), await grade(text, after)];
        assert(final.points === final.atMost && final.standing === "graded", text);
        assert(0 <= open.points && open.points <= open.atMost && open.atMost <= open.most, text);
        assert(final.points <= open.atMost, `${text} ${final.points} ${open.atMost}`);
        // A rule that was kept so far may still be broken by what is open.
        if (!text.includes("level")) assert(open.points <= final.points, text);
        assertEquals(open.most, final.most);
      },
    ),
    { numRuns: runs(300) },
  );
});

Deno.test("what a hidden scenario withholds is told to the grader alone", async () => {
  const text = `lines: [{ rule: mgtp/reply-id, points: 10 }]
hidden: [mgtp/games/long]\n`;
  const end = { kind: "exited" } as const;
  const crash = await grade(text, { "mgtp/games/long": { ...failed("mgtp/answers"), end } });
  assertEquals([crash.points, english(crash.marks[0]?.reasons ?? [])], [0, []]);
  assert(/Not proven.*mgtp\/reply-id/.test(english(crash.marks[0]?.hiddenReasons ?? []).join()));
  const open = await grade(text, { "mgtp/games/long": { verdict: BUSY } });
  assertEquals(english(open.marks[0]?.reasons ?? []), []);
  assertEquals([open.points, open.atMost], [0, 10]);
});
