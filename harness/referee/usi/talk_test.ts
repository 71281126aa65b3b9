import { assertEquals, assertThrows } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import type { BoutOptions } from "../pairing.ts";
import { deal, open, say, type UsiBout } from "./bout.ts";
import { usiTalk } from "./talk.ts";

const CLOCK = { mainMs: 60_000, extraMs: 10_000, sharedPlies: 0 };

function after(plies: string, options: Partial<BoutOptions> = {}): UsiBout {
  return plies.split(" ").filter((ply) => ply !== "").reduce(
    (bout, ply) => usiTalk.tell(bout, ply, 30_000).bout ?? bout,
    open({ seed: 1, ...options }),
  );
}

Deno.test("the client shakes hands as clients do", () => {
  assertEquals(usiTalk.greet(open({ seed: 1 }), { ponder: "true" }).frames, [
    "usi",
    "setoption name USI_Ponder value true",
    "setoption name USI_Hash value 64",
    "isready",
  ]);
});

Deno.test("every game begins with usinewgame alone", () => {
  const bout = open({ seed: 1 });
  assertEquals(usiTalk.begin?.(bout).frames, ["usinewgame"]);
  assertEquals(usiTalk.begin?.(say(bout, "usinewgame")).frames, ["usinewgame"]);
});

Deno.test.each<[string, Partial<BoutOptions>, string]>([
  ["", {}, "position startpos\ngo btime 60000 wtime 60000 byoyomi 0"],
  ["", { clock: CLOCK }, "position startpos\ngo btime 60000 wtime 60000 byoyomi 10000"],
  [
    "7g7f 3c3d",
    { clock: CLOCK },
    "position startpos moves 7g7f 3c3d\ngo btime 20000 wtime 20000 byoyomi 10000",
  ],
  [
    "7g7f",
    { clock: { mainMs: 60_000, extraMs: 0, sharedPlies: 0, incrementMs: 1_000 } },
    "position startpos moves 7g7f\ngo btime 29000 wtime 59000 binc 1000 winc 1000",
  ],
  [
    "5i4i",
    { setup: "4k4/9/9/9/9/9/9/9/4K4 b - 7", clock: { ...CLOCK, mainMs: 0 } },
    "position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 7 moves 5i4i\ngo btime 20000 wtime 0 byoyomi 10000",
  ],
])("after %s the engine is asked with position and clock", (plies, options, expected) => {
  assertEquals(usiTalk.ask(after(plies, options)), expected);
});

Deno.test("a greeting may choose what stands behind go", () => {
  const { bout } = usiTalk.greet(open({ seed: 1 }), { go: "movetime 50" });
  assertEquals(usiTalk.ask(bout!), "position startpos\ngo movetime 50");
});

Deno.test("what was asked is the position of the game, without playing it again", () => {
  const bout = after("7g7f 3c3d");
  assertEquals(say(bout, usiTalk.ask(bout)).board === bout.position, true);
});

Deno.test.each<[Partial<BoutOptions>, "first" | "second" | undefined, string]>([
  [{ engine: "first" }, "first", "gameover win"],
  [{ engine: "first" }, "second", "gameover lose"],
  [{ engine: "second" }, "second", "gameover win"],
  [{ engine: "second" }, undefined, "gameover draw"],
])("the end is announced from the engine's side: %s, %s", (options, winner, expected) => {
  assertEquals(usiTalk.end?.(open({ seed: 1, ...options }), { reason: "x", winner }), [expected]);
});

Deno.test("endings on the board, and those that were declared", () => {
  assertEquals(usiTalk.ending(after("7g7f")), undefined);
  const mated = deal(open({ seed: 1 }), { seed: 1, setup: "8k/8G/8G/9/9/9/9/9/K8 w - 1" });
  assertEquals(usiTalk.ending(mated), { reason: "checkmate", winner: "first" });
  const over = { reason: "resignation", winner: "second" } as const;
  assertEquals(usiTalk.ending({ ...mated, over }), over);
  assertEquals(usiTalk.ending(deal({ ...mated, over }, { seed: 1 })), undefined);
});

Deno.test("plies of a scenario's own making are checked", () => {
  const bout = open({ seed: 1 });
  assertEquals(usiTalk.objection(bout, "7g7f"), undefined);
  assertEquals(usiTalk.objection(bout, "7g7e"), "shogi/piece-movement: 7g7e");
  assertEquals(
    inLanguage(usiTalk.objection(bout, "x") ?? "", "en").startsWith("A move is two squares"),
    true,
  );
  assertThrows(() => usiTalk.tell(bout, "x", 0), "Not a ply");
  assertThrows(() => usiTalk.propose(bout, "nobody", () => 0), "Unknown opponent");
});
