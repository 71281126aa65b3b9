import { assert, assertEquals, assertThrows } from "@std/assert";
import { darkChess } from "../../games/dark-chess/mod.ts";
import { readCommand } from "../../protocols/mgtp/mod.ts";
import { deal, open, plyOf, say } from "./bout.ts";
import { deepFreeze, talk } from "./test_kit.ts";

const FRESH = deepFreeze(open({ seed: 1 }));

Deno.test("a command waits for its answer, a line without an id for none", () => {
  assertEquals(say(FRESH, "1 name").questions.map(({ text }) => text), ["1 name"]);
  const odd = say(FRESH, "");
  assertEquals(odd.questions, []);
  assert(odd.odd);
});

Deno.test("announced plies change the position, illegal ones do not", () => {
  const { position } = say(say(FRESH, "11 flip a1 K"), "11 flip b1 k");
  assertEquals(darkChess.turn(position), "first");
  assertEquals(say(FRESH, "10 move a1 a2").position, FRESH.position);
});

Deno.test("reset_board starts anew and remembers what an engine might have kept", () => {
  const played = say(FRESH, "11 flip a1 K");
  const reset = say(played, "7 reset_board");
  assertEquals(reset.position, FRESH.position);
  assertEquals(reset.before, played.position);
  assertEquals(say(FRESH, "7 reset_board").before, undefined);
});

Deno.test.each<[string, string]>([
  ["8 num_repetition 5", "repetition"],
  ["9 num_moves_to_draw 5", "noEatFlip"],
])("%s is kept by the referee too, over reset_board", (command, name) => {
  const { position } = say(say(FRESH, command), "7 reset_board");
  assertEquals((position.settings as unknown as Record<string, number>)[name], 5);
});

Deno.test("the engine's own ply is known when it is sent back", () => {
  const asked = talk(["> 12 genmove unknown", "< =12 c5 c5"]).bout;
  assertEquals(say(asked, "11 flip c5 K").questions[0]?.echo, true);
  assertEquals(say(asked, "11 flip c6 K").questions[0]?.echo, false);
  assertEquals(say(say(asked, "11 flip c5 K"), "10 move c5 c6").ownPly, undefined);
});

Deno.test("a new game is dealt, and one that cannot be is our own fault", () => {
  const other = deal(say(FRESH, "11 flip a1 K"), { seed: 2 });
  assertEquals(other.position.last, undefined);
  assertEquals(other.questions.length, 1);
  assertThrows(() => open({ seed: 1, setup: "nonsense" }));
});

Deno.test.each<[string, string | undefined]>([
  ["10 move a1 a2", "a1-a2"],
  ["11 flip a1 K", "a1(K)"],
  ["10 move a1", undefined],
  ["12 genmove red", undefined],
])("%s tells the ply %s", (line, ply) => {
  const move = plyOf(readCommand(line));
  assertEquals(move && darkChess.write(move), ply);
});
