import { assert, assertEquals } from "@std/assert";
import { fixturesOf } from "../../../fixtures/engines/matrix.ts";
import { geisterEngine } from "../../../fixtures/engines/geister/engine.ts";
import type { MatchPly } from "../../core/mod.ts";
import { gameOf, PAIRINGS } from "../../referee/all/mod.ts";
import { type AnyFixtureEngine, connectedLoopback, loopback } from "../../transports/mod.ts";
import type { Transport } from "../../transports/mod.ts";
import { goOn } from "./go_on.ts";
import { builtin, engine, matchContext, played } from "./test_kit.ts";
import { sampled } from "../../testing/quick.ts";

const TALKING = PAIRINGS.filter(({ protocol, talk }) =>
  protocol.transport !== "files" && talk.act === undefined
);
const ENOUGH = 14;

/** At its first start the machine keeps the engine from answering after some frames. */
function disturbedOnce(transport: Transport): Transport {
  let starts = 0;
  return async (options) => {
    const opened = await transport(options);
    if (!opened.ok || ++starts > 1) return opened;
    const channel = opened.value;
    const receive = channel.receive.bind(channel);
    let [frames, busyMs] = [0, 0];
    channel.hinderedMs = () => busyMs;
    channel.takeFrame = undefined;
    channel.receive = async (withinMs) => {
      if (++frames <= ENOUGH) return await receive(withinMs);
      busyMs += withinMs;
      await options.clock.sleep(withinMs);
      return { kind: "silence", waitedMs: withinMs, partial: "" };
    };
    return opened;
  };
}

for (const pairing of sampled(TALKING)) {
  const { id, game, transport } = pairing.protocol;
  Deno.test(`${id}: a conforming engine plays a disturbed game to its end`, async () => {
    const fixtures = await fixturesOf(pairing);
    const fixture = fixtures.find(({ name }) => name === "conforming")?.engine as AnyFixtureEngine;
    const reach = transport === "tcp" ? connectedLoopback : loopback;
    const players = [
      engine("mine", disturbedOnce(reach(fixture)), id),
      builtin("random"),
    ] as const;
    const settings: Record<string, number> = game === "shogi" ? { moveLimit: 50 } : {};
    const clock = { mainMs: 60_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
    const about = { game: gameOf(game)?.game.id ?? "", games: 1, settings, clock };
    const starts: string[][] = [];
    const watch = () => {
      const moves: string[] = [];
      starts.push(moves);
      return { made: ({ move }: MatchPly) => void moves.push(move) };
    };
    const { games: [first] } = await played({ ...matchContext(players, about), watch });
    assert(first);
    const { outcome, fouls, attempts } = first;
    assertEquals([fouls, attempts], [[], 2]);
    assertEquals(starts.map(({ length }) => length > 2), [true, true]);
    const [before = [], after = []] = starts;
    assertEquals(after.slice(0, before.length), before);
    assert(outcome.kind === "over" && outcome.forfeit === undefined, JSON.stringify(outcome));
  });
}

/** Sets other reds at each start, and plays from the board that it is shown. */
function fickle(): Transport {
  let starts = 0;
  const reds = ["ABCD", "CDGH", "EFGH"];
  return (options) => connectedLoopback(geisterEngine({ reds: reds[starts++ % 3] }))(options);
}

Deno.test("geister: a disturbed game goes on with the reds that were set first, whatever is set then", async () => {
  const clock = { mainMs: 60_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  const players = [
    engine("fickle", disturbedOnce(fickle()), "geister-tcp"),
    engine("other", fickle(), "geister-tcp"),
  ] as const;
  const context = matchContext(players, { game: "geister", games: 1, clock });
  const begun: [string, string[]][] = [];
  const watch: typeof context.watch = () => {
    const moves: string[] = [];
    return {
      begun: (setup) => void begun.push([setup, moves]),
      made: ({ move }) => void moves.push(move),
    };
  };
  const { games: [game], wires } = await played({ ...context, watch });
  const [[first, before] = ["", []], [again, after] = ["", []]] = begun;
  assertEquals([begun.length, again, game?.setup], [2, first, first]);
  assert(before.length > 4);
  assertEquals(after.slice(0, before.length), before);
  assert(game?.outcome.kind === "over" && !game.outcome.forfeit, JSON.stringify(game?.outcome));
  assertEquals(game.fouls, []);
  const wire = wires.get(1) ?? [];
  const boards = wire.filter(({ of, text }) => of === 0 && text.startsWith("MOV?"));
  // What it sees agrees with what it has set: the reds that it lost are told in small letters.
  assert(boards.length > 2 && boards.every(({ text }) => redsIn(text) === "CDGH"));
  assertEquals(wire.filter(({ from }) => from === "note").length, 2);
});

function redsIn(question: string): string {
  const own = [..."ABCDEFGH"];
  return own.filter((_, at) => /r/i.test(question.charAt(4 + 3 * at + 2))).join("");
}

const CONTEXT = matchContext([builtin("random"), builtin("greedy")], {
  ...{ openings: [["a1"]], randomPlies: 2 },
});
const OVER = { kind: "over", reason: "TimeOut", winner: 0 } as const;
const PLIES = [{ by: 0, move: "a1(K)" }, { by: 1, move: "b1(p)", entry: 7 }] as const;

Deno.test("plies that were made open the game, in place of other openings", () => {
  const { context, resumed } = goOn(CONTEXT, {
    outcome: OVER,
    setup: "",
    plies: PLIES,
    opening: 1,
  });
  const { start, openings, randomPlies } = context.match;
  assertEquals([start?.opening, openings, randomPlies], [["a1(K)", "b1(p)"], undefined, undefined]);
  assertEquals(resumed?.plies, [PLIES[0], { by: 1, move: "b1(p)" }]);
});

Deno.test("a game begins anew if no player made a ply, or if the harness failed", () => {
  assertEquals(goOn(CONTEXT, { outcome: OVER, setup: "", plies: PLIES, opening: 2 }), {
    context: CONTEXT,
  });
  const because = { kind: "harness-error", detail: "x" } as const;
  const failed = { kind: "inconclusive", because } as const;
  assertEquals(goOn(CONTEXT, { outcome: failed, setup: "", plies: PLIES, opening: 0 }), {
    context: CONTEXT,
  });
});
