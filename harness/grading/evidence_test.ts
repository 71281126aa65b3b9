import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  broke,
  BUSY,
  type Cases,
  DEEP,
  failed,
  grade,
  HUNG,
  MUTE,
  NO_TIME,
  warned,
} from "./test_kit.ts";

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
    "graded",
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
    "graded",
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
    "a rule kept in one place and not judged in another",
    "lines: [{ rule: mgtp/reply-id, points: 3 }]",
    { "mgtp/games/long": { verdict: NO_TIME } },
    [0, 3],
    "inconclusive",
  ],
  [
    "a rule kept in one place, and the engine hung in another",
    "lines: [{ rule: mgtp/reply-id, points: 3 }]",
    { "mgtp/games/long": { verdict: HUNG } },
    [0, 0],
    "graded",
  ],
  [
    "a rule kept in one place, and the engine was thinking in another",
    "lines: [{ rule: mgtp/reply-id, points: 3 }]",
    { "mgtp/games/long": { verdict: DEEP } },
    [0, 3],
    "inconclusive",
  ],
  [
    "a scenario that the engine ended by an exit",
    FIRST,
    { "mgtp/first": { ...warned, end: { kind: "exited" } } },
    [0, 0],
    "graded",
  ],
  ["a scenario in which it hung", FIRST, { "mgtp/first": { verdict: HUNG } }, [0, 0], "graded"],
  ["one in which it was thinking", FIRST, { "mgtp/first": { verdict: DEEP } }, [
    0,
    10,
  ], "inconclusive"],
])("points: %s", async (_name, text, cases, [points, atMost], standing) => {
  const marks = await grade(text, cases);
  assertEquals([marks.points, marks.atMost, marks.standing as string], [points, atMost, standing]);
  assertEquals(marks.why !== undefined, standing === "inconclusive");
});

Deno.test("where the engine owed a ply it is never said that this was not its fault", async () => {
  const told = JSON.stringify(await grade(FIRST, { "mgtp/first": { verdict: DEEP } }));
  assertStringIncludes(told, "still owed an answer");
  assert(!told.includes("not the engine's fault"), told);
});
