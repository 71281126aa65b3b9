import { assertEquals } from "@std/assert";
import { gameInLog, sentIn } from "./command_log.ts";

const LOG = `1 name
>>1 MyAI
7 reset_board
>>7
11 flip c1 M
>>11
16 time_left red 900000
>>16
12 genmove black
>>12 d1 d1
11 flip d1 G
>>11
10 move c1 c2
>>10
12 genmove black
>>=12 d1 c1
`;

Deno.test("a log of the platform is a game with the questions to the engine", () => {
  assertEquals(gameInLog(LOG), {
    plies: ["c1(M)", "d1(G)", "c1-c2"],
    asked: [
      { after: 1, frame: "12 genmove black", answer: "d1 d1" },
      { after: 3, frame: "12 genmove black", answer: "d1 c1" },
    ],
    side: "second",
  });
  assertEquals(sentIn(LOG)?.length, 8);
});

Deno.test("a script is no log, and a log without a question no game", () => {
  assertEquals(sentIn("1 name\n2 version\n"), undefined);
  assertEquals(gameInLog("1 name\n>>1 MyAI\n"), undefined);
});

Deno.test("of several games in one log the last counts; an answer may be missing", () => {
  const log = `${LOG}7 reset_board\n>>7\n12 genmove unknown\n`;
  assertEquals(gameInLog(log), {
    plies: [],
    asked: [{ after: 0, frame: "12 genmove unknown" }],
    side: "first",
  });
});
