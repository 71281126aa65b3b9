import { assert, assertEquals } from "@std/assert";
import ghosts from "../../fixtures/engines/geister/conforming.ts";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import type { GameFacts, MatchFacts, RoomEvent, RoomStatus } from "../core/mod.ts";
import { builtin, engine, matchContext } from "../arena/games/test_kit.ts";
import { type EnginePlayer, planOf } from "../arena/games/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import type { Act } from "./act.ts";
import { alternating, PlayRoom, type RoomSeat } from "./play_room.ts";

const PERSON = { kind: "person", name: "me" } as const;

/** What the person does about a state of the game; undefined for nothing. */
type Habit = (status: RoomStatus, room: PlayRoom, turn: number) => Act | undefined;

/** Games until the person wants no more; everything that the page heard, and what was kept. */
async function session(
  seats: readonly [RoomSeat, RoomSeat],
  habit: Habit,
  more: Partial<MatchFacts> & {
    readonly protocol?: string;
    /** Is called while the engine has been asked for a ply. */
    readonly meanwhile?: (room: PlayRoom) => void;
  } = {},
) {
  const { protocol = "mgtp", meanwhile, ...facts } = more;
  const players = [builtin("random", "me"), builtin("random", "it")] as const;
  const rules = pairingOf(protocol)?.protocol.rules ?? [];
  const { match, kit, clock, greetings } = matchContext(players, { games: 1, rules, ...facts });
  const events: RoomEvent[] = [];
  const kept: GameFacts[] = [];
  let turn = 0;
  const ended = Promise.withResolvers<void>();
  const room = new PlayRoom({
    ...{ match, kit, seats, context: { clock, greetings }, today: () => clock.now() },
    plans: alternating(planOf(match), 0),
    keep: (game) => kept.push(game),
    onEvent: (event) => {
      events.push(event);
      if (event.kind !== "status" && event.kind !== "table") return;
      queueMicrotask(() => {
        const { status } = room.room.table ?? {};
        if (!status || status.kind === "starting") return;
        const asks = status.kind !== "turn" || status.choices !== undefined;
        if (!asks) meanwhile?.(room);
        const act = asks ? habit(status, room, ++turn) : undefined;
        if (act) assert(room.act(act), JSON.stringify(act));
        else if (asks) ended.resolve();
      });
    },
  });
  void room.play().then(ended.resolve, ended.reject);
  await ended.promise;
  room.close();
  return { room: room.room, events, kept };
}

/** The first legal ply of the person in turn. */
function firstPly(status: RoomStatus, room: PlayRoom): Act | undefined {
  const { table } = room.room;
  const [choice] = status.kind === "turn" ? status.choices ?? [] : [];
  if (!choice || !table) return undefined;
  return { kind: "ply", game: table.number, ply: table.plies.length, move: choice.move };
}

const plain: Habit = (status, room) => firstPly(status, room);

function program(what: Parameters<typeof engine>[1], protocol = "mgtp"): EnginePlayer {
  const player = engine("it", what, protocol);
  assert(player.kind === "engine");
  return player;
}

function bot(): RoomSeat {
  return { kind: "builtin", name: "it", opponent: "greedy" };
}

Deno.test("a person plays a whole game against an engine, and it is kept", async () => {
  const seats = [PERSON, program(conforming.engine)] as const;
  const { kept: [game], room } = await session(seats, plain, { settings: { noEatFlip: 6 } });
  assert(game?.outcome.kind === "over");
  assertEquals(game.fouls, []);
  assert(game.plies.some(({ by }) => by === 0) && game.plies.some(({ by }) => by === 1));
  assertEquals(room.results.length, 1);
  assertEquals(room.table?.plies.map(({ move }) => move), game.plies.map(({ move }) => move));
});

Deno.test("sides change from game to game, and results add up", async () => {
  const habit: Habit = (status, room) => {
    if (status.kind === "over") return status.next ? { kind: "next" } : undefined;
    return room.room.table?.plies.length ?? 0 > 1 ? { kind: "resign" } : firstPly(status, room);
  };
  const { kept } = await session([PERSON, bot()], habit, { games: 3, swap: false });
  assertEquals(kept.map(({ first }) => first), [0, 1, 0]);
  for (const { outcome } of kept) {
    assertEquals(outcome, { kind: "over", reason: "Resign", winner: 1 });
  }
});

Deno.test("two people at one board can agree on a draw, one and a program cannot", async () => {
  const draw: Habit = (status) => status.kind === "over" ? undefined : { kind: "draw" };
  const two = await session([PERSON, { ...PERSON, name: "you" }], draw);
  assertEquals(two.kept[0]?.outcome, { kind: "over", reason: "DrawOffer" });
  const refused: Habit = (_, room) => {
    assertEquals(room.act({ kind: "draw" }), false);
    return undefined;
  };
  await session([PERSON, bot()], refused);
});

Deno.test("plies can be taken back: the engine follows in a new process, and the clocks go back", async () => {
  let undone = 0;
  const habit: Habit = (status, room, turn) => {
    if (turn === 4 || turn === 6) {
      undone++;
      return { kind: "undo", plies: 1 + undone };
    }
    return turn > 9 ? undefined : firstPly(status, room);
  };
  const seats = [PERSON, program(conforming.engine)] as const;
  const { kept: [game], events } = await session(seats, habit);
  assertEquals(events.filter(({ kind }) => kind === "taken-back").length, 2);
  assertEquals([game?.fouls, game?.attempts], [[], 3]);
  assertEquals(game?.outcome, { kind: "inconclusive", because: { kind: "interrupted" } });
  const numbers = game?.plies.map(({ atMs = 0 }) => atMs) ?? [];
  assertEquals(numbers, numbers.toSorted((a, b) => a - b));
});

Deno.test("an engine that crashes loses, is explained, and can be started again here", async () => {
  let asked = 0;
  const fragile = mgtpEngine({
    deeds: (usual, { name }) =>
      name === "genmove" && ++asked === 2 ? [{ kind: "exit", code: 7 }] : usual,
  });
  let restarted = 0;
  const habit: Habit = (status, room, turn) => {
    if (status.kind === "over") {
      restarted++;
      return restarted > 1 ? undefined : { kind: "restart" };
    }
    return turn > 6 ? undefined : firstPly(status, room);
  };
  const { events, kept: [game] } = await session([PERSON, program(fragile)], habit);
  const fouls = events.flatMap((event) => event.kind === "foul" ? [event.foul] : []);
  assert(fouls.length > 0 && fouls.every(({ violation }) => violation !== undefined));
  assertEquals(restarted, 1);
  assert((game?.plies.length ?? 0) > 4);
});

Deno.test("the clocks go on after a crash at the person's ply, before the engine was asked for one", async () => {
  let told = 0;
  const fragile = mgtpEngine({
    deeds: (usual, { name }) => {
      if (name === "genmove") return [{ kind: "think", ms: 5000 }, ...usual];
      // Its own flip is the second that it is told of.
      return name === "flip" && ++told === 3 ? [{ kind: "exit", code: 7 }] : usual;
    },
  });
  const engineMs: number[] = [];
  const habit: Habit = (status, room, turn) => {
    if (status.kind === "over") return { kind: "restart" };
    if (status.kind === "turn") engineMs.push(status.clocks[1].mainLeftMs);
    return turn > 3 ? undefined : firstPly(status, room);
  };
  await session([PERSON, program(fragile)], habit);
  const [start = 0] = engineMs;
  assertEquals(engineMs.map((left) => start - left), [0, 5000, 10_000]);
});

Deno.test("an engine that hangs can be started again in its own turn", async () => {
  let hangs = 1;
  const slow = mgtpEngine({
    deeds: (usual, { name }) => name === "genmove" && hangs-- > 0 ? [] : usual,
  });
  let restarted = false;
  const meanwhile = (room: PlayRoom): void => {
    if (!restarted) restarted = room.act({ kind: "restart" });
  };
  const habit: Habit = (status, room, turn) => turn > 3 ? undefined : firstPly(status, room);
  const { kept: [game] } = await session([PERSON, program(slow)], habit, { meanwhile });
  assertEquals([game?.fouls, game?.attempts], [[], 2]);
});

Deno.test("what is not legal, not in turn or not of this game is refused", async () => {
  const habit: Habit = (status, room, turn) => {
    const act = firstPly(status, room);
    assert(act?.kind === "ply");
    for (const wrong of [{ move: "a1-d8" }, { ply: 9 }, { game: 9 }]) {
      assertEquals(room.act({ ...act, ...wrong }), false);
    }
    assertEquals(room.act({ kind: "undo", plies: 5 }), false);
    assertEquals(room.act({ kind: "next" }), false);
    assertEquals(room.act({ kind: "restart" }), false);
    assertEquals(room.act({ kind: "set", choice: "ABCD" }), false);
    return turn > 1 ? undefined : act;
  };
  await session([PERSON, bot()], habit);
});

Deno.test("a person whose time is up loses", async () => {
  const clock = { mainMs: 1000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  const seats = [PERSON, bot()] as const;
  const players = [builtin("random", "me"), builtin("random", "it")] as const;
  const { match, kit, clock: time, greetings } = matchContext(players, { clock, games: 1 });
  const done = Promise.withResolvers<void>();
  const room = new PlayRoom({
    ...{ match, kit, seats, context: { clock: time, greetings }, today: () => 0 },
    plans: alternating(planOf(match), 0),
    keep: () => {},
    onEvent: (event) => {
      if (event.kind === "status" && event.status.kind === "over") done.resolve();
    },
  });
  void room.play();
  await done.promise;
  const { status } = room.room.table ?? {};
  assertEquals(status?.kind === "over" && status.outcome, {
    kind: "over",
    reason: "TimeOut",
    winner: 1,
  });
});

Deno.test("a person chooses ghosts, and hears nothing of the other's colours", async () => {
  const habit: Habit = (status, room, turn) => {
    if (status.kind === "setting") return { kind: "set", choice: "ABCD" };
    return turn > 4 ? undefined : firstPly(status, room);
  };
  const seats = [PERSON, program(ghosts.engine, "geister-stdio")] as const;
  const facts = { game: "geister", protocol: "geister-stdio" };
  const { events, kept: [game] } = await session(seats, habit, facts);
  const heard = events.filter(({ kind }) => kind !== "result");
  const text = JSON.stringify(heard);
  assert(game);
  assert(!text.includes(game.setup));
  for (const event of heard) {
    const diagrams = [...JSON.stringify(event).matchAll(/"owner":"second"[^}]*/g)];
    for (const [token] of diagrams) assert(!/tint|badge/.test(token), token);
  }
  assert(!/SET:|MOV[?:]/.test(text));
  assert(heard.every(({ kind }) => kind !== "wire"));
});
