import { assertEquals } from "@std/assert";
import { BUSY, type Cases, english, failed, grade, MUTE, warned } from "./test_kit.ts";

const FIRST = "lines: [{ scenario: mgtp/first, points: 10 }]\n";

Deno.test.each<[string, string, Cases, readonly [number, number], readonly string[]]>([
  ["nothing wrong", "{ scenario: mgtp/noise }", {}, [10, 10], []],
  ["it failed", "{ scenario: mgtp/noise }", { "mgtp/noise": failed("mgtp/no-noise") }, [3, 3], [
    "At most 3 points: mgtp/noise failed",
  ]],
  ["it was only warned", "{ scenario: mgtp/noise }", { "mgtp/noise": warned }, [10, 10], []],
  ["the engine does not talk", "{ scenario: mgtp/noise }", { "mgtp/noise": { verdict: MUTE } }, [
    3,
    3,
  ], ["At most 3 points: mgtp/noise failed"]],
  ["a rule broken", "{ rule: mgtp/no-noise }", { "mgtp/noise": warned }, [3, 3], [
    "At most 3 points: mgtp/no-noise was broken",
  ]],
  ["a rule not reached", "{ rule: mgtp/no-noise }", { "mgtp/noise": failed("mgtp/answers") }, [
    10,
    10,
  ], []],
  ["not judged yet", "{ scenario: mgtp/noise }", { "mgtp/noise": { verdict: BUSY } }, [3, 10], [
    "At most 3 points until it is judged: mgtp/noise is not judged yet",
  ]],
])("capped: %s", async (_name, when, cases, wanted, texts) => {
  const marks = await grade(`${FIRST}caps: [{ when: ${when}, most: 3 }]\n`, cases);
  assertEquals([marks.points, marks.atMost], [...wanted]);
  assertEquals(english(marks.caps), texts);
});

Deno.test("the lowest cap applies, and one that takes nothing away is not reported", async () => {
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

Deno.test("a cap does not name hidden scenarios, but a visible one if there is one", async () => {
  const cases = { "mgtp/noise": failed("mgtp/no-noise"), "mgtp/first": failed("mgtp/answers") };
  const told = async (hidden: string): Promise<readonly string[]> => {
    const text = "lines: [{ scenario: mgtp, points: 10 }]\n" +
      `caps: [{ when: { tag: handshake }, most: 0 }]\nhidden: [${hidden}]\n`;
    return english((await grade(text, cases)).caps);
  };
  assertEquals(await told("mgtp/first"), ["At most 0 points: mgtp/noise failed"]);
  assertEquals(await told("mgtp/first, mgtp/noise"), ["At most 0 points: a cap of the rubric"]);
});
