import { assert, assertEquals } from "@std/assert";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { foldRoom, type Room, type RoomEvent } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { builtin, engine, matchContext, played } from "../arena/games/test_kit.ts";
import { WatchRoom } from "./watch_room.ts";

/** A match that is watched: what viewers heard, and what they would get if they joined now. */
async function watched(jobs: number) {
  const players = [engine("mine", conforming.engine), builtin("greedy", "theirs")] as const;
  const facts = [{ name: "mine", protocol: "mgtp", command: [] }, { name: "theirs", command: [] }];
  const rules = pairingOf("mgtp")?.protocol.rules ?? [];
  const context = matchContext(players, { games: 4, settings: { noEatFlip: 4 }, rules });
  const match = { ...context.match, players: [facts[0]!, facts[1]!] as const };
  const events: RoomEvent[] = [];
  const { kit } = context;
  const room = new WatchRoom({
    ...{ match, kit, done: [], today: () => 0 },
    onEvent: (event) => events.push(event),
  });
  const first: Room = room.room;
  const { games } = await played({ ...context, match, watch: (plan) => room.watch(plan) }, {
    jobs,
  });
  for (const game of games) room.finish(game);
  return { room, first, events, games };
}

Deno.test("a viewer from the start of a match and one that joins at its end see the same", async () => {
  const { room, first, events, games } = await watched(1);
  const folded = events.reduce(foldRoom, first);
  assertEquals(folded, room.room);
  assertEquals(folded.results.length, 4);
  assertEquals(folded.points[0] + folded.points[1], 4);
  const last = games.at(-1);
  assertEquals(folded.table?.plies.map(({ move }) => move), last?.plies.map(({ move }) => move));
  assert(folded.table?.status.kind === "over");
  assertEquals(folded.players.map(({ kind }) => kind), ["engine", "builtin"]);
});

Deno.test("of games that are played side by side one at a time is followed", async () => {
  const { events } = await watched(2);
  let number = 0;
  for (const event of events) {
    if (event.kind === "table") number = event.table.number;
    if (event.kind === "ply") assert(number > 0);
  }
  const results = events.filter(({ kind }) => kind === "result");
  assertEquals(results.length, 4);
});
