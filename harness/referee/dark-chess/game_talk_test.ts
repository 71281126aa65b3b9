import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { DARK_CHESS_TALK, DARK_CHESS_WORDS, dealt, knownPly, revealedBy } from "./game_talk.ts";

const position = dealt({ seed: 1 });

Deno.test("opponents propose what may be played, and only those that there are", () => {
  for (const name of DARK_CHESS_WORDS.opponents) {
    const ply = DARK_CHESS_TALK.propose({ position }, name, () => 0);
    assertEquals(DARK_CHESS_TALK.objection({ position }, ply), undefined);
  }
  assertThrows(() => DARK_CHESS_TALK.propose({ position }, "nobody", () => 0));
});

Deno.test("a flip is known with what it shows", () => {
  const known = knownPly(position, "a1");
  assertEquals(known.kind === "flip" && known.piece, position.board[0]?.letter);
  assertEquals(knownPly(position, "a1(K)"), { kind: "flip", at: "a1", piece: "K" });
  const step = { kind: "move", from: "a1", to: "a2" } as const;
  assertEquals(revealedBy(position, step), step);
  assertThrows(() => knownPly(position, "nonsense"));
});

Deno.test("objections name the rule, and a deal that cannot be is an error", () => {
  assertEquals(
    DARK_CHESS_TALK.objection({ position }, "a1-a2"),
    "dark-chess/first-ply-flip: a1-a2",
  );
  assertNotEquals(DARK_CHESS_TALK.objection({ position }, "?"), undefined);
  assertThrows(() => dealt({ seed: 1, setup: "nonsense" }));
});
