import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { decodeCall } from "../../protocols/tzaar/mod.ts";
import { deal, open } from "./bout.ts";
import { greeted } from "./test_kit.ts";
import { tzaarTalk } from "./talk.ts";

const START = open({ seed: 1 });

Deno.test("a step is asked for with colour, step, files and log", () => {
  const call = decodeCall(tzaarTalk.ask(START));
  assertEquals(call?.args.slice(0, 2), ["white", "1"]);
  assertEquals(Object.keys(call?.files ?? {}).length, 4);
  assertEquals(call?.files["stepLog.txt"], "");
});

Deno.test("an announced step is in the log, and the same side may be next", () => {
  const plies = ["2,0-1,1", "1,-2-0,-2"];
  const bout = plies.reduce((so, ply) => tzaarTalk.tell(so, ply, 0).bout ?? so, START);
  const call = decodeCall(tzaarTalk.ask(bout));
  assertEquals(call?.args.slice(0, 2), ["black", "2"]);
  assertEquals(call?.files["stepLog.txt"], "W_1_1_Capture_2,0_1,1\nB_2_1_Capture_1,-2_0,-2");
  assertEquals(tzaarTalk.turn(bout), "second");
});

Deno.test("a manner lasts from game to game, until the next", () => {
  const bout = deal(greeted(START, { lines: "crlf", cwd: "elsewhere" }), { seed: 1 });
  const call = decodeCall(tzaarTalk.ask(bout));
  assertEquals(call?.cwd, "elsewhere");
  assertEquals(call?.files["chessColor.txt"]?.split("\r\n").length, 9);
  assertEquals(decodeCall(tzaarTalk.ask(greeted(bout, {})))?.cwd, undefined);
});

Deno.test("an unknown manner, opponent or step is an error of the scenario", () => {
  assertThrows(() => tzaarTalk.greet(START, { lines: "cr" }));
  assertThrows(() => tzaarTalk.propose(START, "nobody", () => 0));
  assertEquals(tzaarTalk.objection(START, "2,0-1,1"), undefined);
  assertEquals(tzaarTalk.objection(START, "2,0+1,1"), "tzaar/enhance-own: 2,0+1,1");
  assertNotEquals(tzaarTalk.objection(START, "nonsense"), undefined);
});
