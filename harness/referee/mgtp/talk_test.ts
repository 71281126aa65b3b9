import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { open, say } from "./bout.ts";
import { mgtpTalk } from "./talk.ts";

const FRESH = open({ seed: 1 });
const OPENED = say(say(FRESH, "11 flip a1 K"), "11 flip b1 k");

Deno.test("the greeting is the real client's, in its order", () => {
  assertEquals(
    [...mgtpTalk.greet(FRESH, {}).frames],
    ["1 name", "2 version", "7 reset_board", "15 time_settings 60000", "14 ready"],
  );
  assertEquals(
    mgtpTalk.greet(FRESH, { time: "1", spelling: "time_setting" }).frames[3],
    "15 time_setting 1",
  );
});

Deno.test("settings are sent only if the scenario asks for it and the game has them", () => {
  const bout = open({ seed: 1, settings: { repetition: 4, noEatFlip: 80 } });
  assertEquals(mgtpTalk.greet(bout, {}).frames.length, 5);
  assertEquals(
    mgtpTalk.greet(bout, { settings: "told" }).frames.slice(3, 5),
    ["8 num_repetition 4", "9 num_moves_to_draw 80"],
  );
  assertEquals(mgtpTalk.greet(FRESH, { settings: "told" }).frames.length, 5);
});

Deno.test("genmove names the colour to move, unknown before the first flip", () => {
  assertEquals(mgtpTalk.ask(FRESH), "12 genmove unknown");
  assertEquals(mgtpTalk.ask(OPENED), "12 genmove red");
  assertEquals(mgtpTalk.ask(say(OPENED, "10 move a1 b1")), "12 genmove black");
});

Deno.test.each<[string, typeof FRESH, string, string[]]>([
  ["a first flip, whose colour is the mover's", FRESH, "a1(k)", [
    "11 flip a1 k",
    "16 time_left black 5",
  ]],
  ["a move", OPENED, "a1-b1", ["10 move a1 b1", "16 time_left red 5"]],
])("%s is sent with the time of its side", (_name, bout, ply, frames) => {
  assertEquals([...mgtpTalk.tell(bout, ply, 5.9).frames], frames);
});

Deno.test("no time below zero is sent", () => {
  assertEquals(mgtpTalk.tell(OPENED, "a1-b1", -3).frames[1], "16 time_left red 0");
});

Deno.test("what cannot be played is objected to by its rule", () => {
  assertEquals(mgtpTalk.objection(OPENED, "a1-b1"), undefined);
  assertEquals(mgtpTalk.objection(OPENED, "a1-a2"), "dark-chess/not-onto-dark: a1-a2");
  assertNotEquals(mgtpTalk.objection(OPENED, "nonsense"), undefined);
});

Deno.test("an unknown opponent or ply is a mistake of ours", () => {
  assertThrows(() => mgtpTalk.propose(FRESH, "nobody", () => 0));
  assertThrows(() => mgtpTalk.tell(FRESH, "nonsense", 1));
});

Deno.test("the side to move, the ending and the diagram come from the game", () => {
  assertEquals(mgtpTalk.turn(FRESH), "first");
  assertEquals(mgtpTalk.ending(FRESH), undefined);
  assertEquals(mgtpTalk.diagram(FRESH).marks ?? [], []);
});
