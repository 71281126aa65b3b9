import { assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { formatSetup, parseSetup, STANDARD_POSITION } from "./setup.ts";
import { after, HEIGHTS_SETUP, started } from "./test_kit.ts";
import { randomSetup } from "./opening.ts";

Deno.test("a setup says whose step it is and what stands where", () => {
  const { board, ...rest } = started("black 2 14 / W 2,0 12 3\n\n B -4,4 1 1");
  assertEquals(rest, { turn: "second", step: 2, round: 14, log: [], last: undefined });
  assertEquals(board[0], { owner: "second", height: 1, type: 1 });
  assertEquals(board.filter((stack) => stack), [
    { owner: "second", height: 1, type: 1 },
    { owner: "first", height: 12, type: 3 },
  ]);
});

Deno.test.each<[string, number]>([["white 1", 3], ["black 1", 2], ["white 2 7", 7]])(
  "the round of %s is %d",
  (setup, round) => assertEquals(started(setup).round, round),
);

Deno.test.each(["standard", HEIGHTS_SETUP, randomSetup(3), "black 2 14"])(
  "%s is written as it is read",
  (setup) => {
    const position = started(setup);
    assertEquals(parseSetup(formatSetup(position)), { ok: true, value: position });
  },
);

Deno.test("what happened before is not part of a setup", () => {
  const position = after(STANDARD_POSITION, ["2,0-1,1"]);
  const read = started(formatSetup(position));
  assertEquals(read, { ...position, log: [], last: undefined });
});

Deno.test.each([
  ["", `A setup begins with "white" or "black" and the step: ""`],
  ["white", `A setup begins with "white" or "black" and the step: "white"`],
  ["white 3", `A setup begins with "white" or "black" and the step: "white 3"`],
  ["white 1 2", `White's rounds are odd and black's are even: "white 1 2"`],
  ["black 1 3", `White's rounds are odd and black's are even: "black 1 3"`],
  ["white 2 1", "The first round has one step: 2"],
  ["white 1 / W 2,0 1", `A stack is as in "W 2,0 1 3": "W 2,0 1"`],
  ["white 1 / W 2,0 0 1", `A stack is as in "W 2,0 1 3": "W 2,0 0 1"`],
  ["white 1 / W 2,0 1 4", `A stack is as in "W 2,0 1 3": "W 2,0 1 4"`],
  ["white 1 / W 0,0 1 1", `The board has no point 0,0: "W 0,0 1 1"`],
  ["white 1 / W 3,3 1 1", `The board has no point 3,3: "W 3,3 1 1"`],
  ["white 1 / W 1,1 1 1 / B 1,1 1 1", `Two stacks on 1,1: "B 1,1 1 1"`],
  ["white 1 / W 1,1 30 1 / W 1,2 1 1", "More than 30 pieces of W: 31"],
  [
    `white 1 / ${[1, 2, 3, 4, -1, -2, -3].map((u) => `B ${u},0 1 3`).join(" / ")}`,
    "More than 6 of type 3 of B: 7",
  ],
])("%s is refused with the reason", (setup, error) => {
  assertEquals(inEnglish(parseSetup(setup)), { ok: false, error });
});
