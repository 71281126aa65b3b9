import { assertEquals } from "@std/assert";
import { darkChess } from "../../games/dark-chess/mod.ts";
import { dealt } from "./game_talk.ts";
import { illegalPly, legalPlies } from "./illegal_ply.ts";

const words = darkChess.write;
const position = dealt({ seed: 1, setup: "k---/P---/----/----/----/----/----/---K red" });

Deno.test("an illegal ply is reported with rule, reason, what would be legal and a picture", () => {
  const move = { kind: "move", from: "a7", to: "a5" } as const;
  const found = illegalPly(position, { said: "/move a7-a5", move, words });
  assertEquals(found?.rule, "dark-chess/one-step");
  assertEquals(found?.actual, {
    en: "/move a7-a5: a7 and a5 are not neighbours",
    zh: "/move a7-a5：a7 與 a5 不相鄰",
    ja: "/move a7-a5：a7 と a5 は隣り合っていない",
  });
  assertEquals(found?.expected.length, 4);
  assertEquals(found?.diagram?.marks, [{ kind: "wrong", from: "a7", to: "a5" }]);
});

Deno.test("a legal ply is no finding, and long lists of legal plies are shortened", () => {
  const move = { kind: "move", from: "a7", to: "a8" } as const;
  assertEquals(illegalPly(position, { said: "", move, words }), undefined);
  assertEquals(legalPlies(position, words).slice(0, 3), ["d1-d2", "d1-c1", "a7-a8"]);
  const many = legalPlies(dealt({ seed: 1 }), words);
  assertEquals([many.length, many[0], many[3]], [4, "a1", {
    en: "one of 29 other legal plies",
    zh: "其他 29 種合法動作之一",
    ja: "他の 29 通りの合法手",
  }]);
});
