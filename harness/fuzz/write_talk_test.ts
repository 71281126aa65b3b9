import { assert, assertEquals } from "@std/assert";
import { pairingOf } from "../referee/all/mod.ts";
import { scenarioOf } from "./bench.ts";
import type { SearchTalk } from "./talk.ts";
import { writeTalk } from "./write_talk.ts";

const TALK: SearchTalk = {
  stimulus: "manual",
  steps: [
    { kind: "greet", options: { time: "900000" } },
    {
      kind: "play",
      play: {
        engine: "second",
        settings: { noEatFlip: 40 },
        opening: Array.from(
          { length: 31 },
          (_, at) => `${"abcd"[at % 4]}${Math.floor(at / 4) + 1}`,
        ),
        replies: ["d8"],
        plies: 2,
      },
    },
    { kind: "ask", text: "7 reset_board", expect: "success", else: "mgtp/reset-board" },
    { kind: "leave", text: "5 quit", else: "mgtp/quit-exits" },
  ],
};

Deno.test("what is written is read as it was meant", async () => {
  const title = { en: "A title: with a colon", zh: "標題", ja: "題 # 名" };
  const head = { title, rules: ["dark-chess/rank"], demanded: ["dark-chess/rank"] };
  const text = writeTalk(TALK, { ...head, comments: ["Found"] });
  const pairing = pairingOf("mgtp");
  const scenario = pairing && await scenarioOf(text, { id: "fuzz/x", pairing });
  assert(scenario, text);
  assertEquals([scenario.title, scenario.stimulus], [title, "manual"]);
  assertEquals(scenario.rules, ["dark-chess/rank", "mgtp/reset-board", "mgtp/quit-exits"]);
  assertEquals(scenario.demanded, ["dark-chess/rank"]);
  assertEquals(scenario.steps.map(({ verb }) => verb), [
    ...["greet", "play", "send", "expect", "send", "expect", "expect"],
  ]);
  const [, play] = scenario.steps;
  assert(play?.verb === "play");
  assertEquals([play.engine, play.opening.length, play.plies], ["second", 31, 2]);
  assertEquals([play.replies, play.settings], [["d8"], { noEatFlip: 40 }]);
  assert(text.split("\n").every((line) => line.length <= 100));
});
