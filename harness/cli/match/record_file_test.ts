import { assert, assertEquals } from "@std/assert";
import { gameOf } from "../../referee/mod.ts";
import { builtin, hallOf, played } from "../../runner/match/kit_test.ts";
import { recordFile, recordOf } from "./record_file.ts";

const HALL = hallOf([builtin("random", "a b"), builtin("greedy")], { games: 2 });
const { games: [GAME] } = await played(HALL);
assert(GAME);

Deno.test("a record names the sides, the winner and the reason", () => {
  const won = {
    ...GAME,
    first: 1,
    outcome: { kind: "over", reason: "NoMove", winner: 0 },
  } as const;
  const record = recordOf(HALL.match, won);
  assertEquals(record.names, { first: "greedy", second: "a_b" });
  assertEquals(record.result, { reason: "NoMove", winner: "second" });
  assert(recordFile(HALL.match, won).fileName.startsWith("1 a_b_wins NoMove."));
});

Deno.test("a draw has no winner, and a game without a result no result", () => {
  const drawn = { kind: "over", reason: "NoEatFlipDraw" } as const;
  assertEquals(recordOf(HALL.match, { ...GAME, outcome: drawn }).result, {
    reason: "NoEatFlipDraw",
  });
  const doubt = { kind: "inconclusive", why: "busy" } as const;
  assertEquals(recordOf(HALL.match, { ...GAME, outcome: doubt }).result, undefined);
  assert(recordFile(HALL.match, { ...GAME, outcome: doubt }).fileName.startsWith("1 Unfinished."));
});

Deno.test("a record that was written is read back to the same plies", () => {
  const { fileName, text } = recordFile(HALL.match, GAME);
  const records = gameOf(HALL.match.game)?.records;
  const plies = GAME.plies.map(({ move }) => move);
  if (fileName.endsWith(".json")) assertEquals(JSON.parse(text).plies, plies);
  else {
    const read = records?.readRecord(text);
    assert(read?.ok);
    assertEquals(read.value.plies, plies);
  }
});
