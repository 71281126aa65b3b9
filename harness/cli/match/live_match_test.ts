import { assertEquals, assertStringIncludes } from "@std/assert";
import type { GameFacts } from "../../core/mod.ts";
import { LiveMatch } from "./live_match.ts";

const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 1, setup: "", plies: [], opening: 0 },
  ...{ fouls: [], attempts: 2, startedAtMs: 0, durationMs: 1200 },
  outcome: { kind: "over", reason: "TimeOut", winner: 0, forfeit: "mgtp/genmove-in-time" },
};

function shown(terminal: boolean): string {
  let text = "";
  const live = new LiveMatch({
    write: (more) => void (text += more),
    terminal,
    language: "en",
    names: ["mine", "the\x1b[31mirs"],
    planned: 9,
    done: [],
  });
  live.on({ kind: "game-started", number: 1, attempt: 1 });
  live.on({ kind: "game-finished", game: GAME, wire: [] });
  live.end();
  return text;
}

Deno.test("every finished game is a line", () => {
  const line = "mine wins by TimeOut (mgtp/genmove-in-time)  0 plies  1.2 s  tried 2 times\n";
  const text = shown(false);
  assertStringIncludes(text, line);
  assertEquals(text.includes("\x1b"), false);
});

Deno.test("a terminal also shows how far the match is", () => {
  assertStringIncludes(shown(true), "1/9 · mine +1 =0 -0");
});

Deno.test("a completed pair is followed by what the test says", () => {
  let text = "";
  const sprt = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
  const live = new LiveMatch({
    ...{ write: (more: string) => void (text += more), terminal: false, language: "en" },
    ...{ names: ["mine", "theirs"], planned: 9, done: [], sprt },
  });
  for (const number of [1, 2]) {
    live.on({ kind: "game-finished", game: { ...GAME, number }, wire: [] });
  }
  const [first = "", second = ""] = text.split("\n");
  assertEquals(first.includes("LLR"), false);
  assertStringIncludes(second, "LLR +0.03 (−3.00 … +3.00)");
});
