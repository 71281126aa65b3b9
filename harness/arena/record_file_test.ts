import { assert, assertEquals } from "@std/assert";
import { readInfoFile } from "../games/platform_files/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { builtin, matchContext, played } from "./games/test_kit.ts";
import { commandFiles, infoFile, recordFile, recordOf } from "./record_file.ts";

const CONTEXT = matchContext([builtin("random", "a b"), builtin("greedy")], { games: 2 });
const { games: [GAME] } = await played(CONTEXT);
assert(GAME);

Deno.test("a record names the sides, the winner and the reason", () => {
  const won = {
    ...GAME,
    first: 1,
    outcome: { kind: "over", reason: "NoMove", winner: 0 },
  } as const;
  const record = recordOf(CONTEXT.match, won);
  assertEquals(record.names, { first: "greedy", second: "a_b" });
  assertEquals(record.result, { reason: "NoMove", winner: "second" });
  assert(recordFile(CONTEXT.match, won).fileName.startsWith("1 a_b_wins NoMove."));
});

Deno.test("a draw has no winner, and a game without a result no result", () => {
  const drawn = { kind: "over", reason: "NoEatFlipDraw" } as const;
  assertEquals(recordOf(CONTEXT.match, { ...GAME, outcome: drawn }).result, {
    reason: "NoEatFlipDraw",
  });
  const doubt = { kind: "inconclusive", because: { kind: "cut-short" } } as const;
  assertEquals(recordOf(CONTEXT.match, { ...GAME, outcome: doubt }).result, undefined);
  assert(
    recordFile(CONTEXT.match, { ...GAME, outcome: doubt }).fileName.startsWith("1 Unfinished."),
  );
});

Deno.test("a record that was written is read back to the same plies", () => {
  const { fileName, text } = recordFile(CONTEXT.match, GAME);
  const records = gameOf(CONTEXT.match.game)?.records;
  const plies = GAME.plies.map(({ move }) => move);
  if (fileName.endsWith(".json")) assertEquals(JSON.parse(text).plies, plies);
  else {
    const read = records?.readRecord(text);
    assert(read?.ok);
    assertEquals(read.value.plies, plies);
  }
});

Deno.test("what was said to each engine is kept as the platform keeps it", () => {
  const [mine, theirs] = CONTEXT.match.players;
  const match = { ...CONTEXT.match, players: [{ ...mine, protocol: "mgtp" }, theirs] } as const;
  const wire = [
    { index: 0, atMs: 0, from: "harness", text: "1 name", of: 0 },
    { index: 1, atMs: 0, from: "engine", text: "=1 x", of: 0 },
    { index: 2, atMs: 0, from: "stderr", text: "hm", of: 0 },
    { index: 3, atMs: 0, from: "harness", text: "1 name", of: 1 },
  ] as const;
  const files = commandFiles(match, GAME, wire);
  assertEquals(files.map(({ text }) => text), ["1 name\n>>=1 x\n"]);
  assertEquals(files[0]?.fileName, "1 a_b.command");
  assertEquals(commandFiles({ ...match, game: "tzaar" }, GAME, wire), []);
});

Deno.test("the room's file has a line for each game with a result", () => {
  const doubt = {
    ...GAME,
    number: 2,
    outcome: { kind: "inconclusive", because: { kind: "cut-short" } },
  } as const;
  const file = infoFile({ match: CONTEXT.match, games: [GAME, doubt] });
  const read = readInfoFile(file?.text ?? "");
  assert(read.ok);
  assertEquals(read.value.map(({ number, names }) => [number, names.first]), [[1, "a_b"]]);
});
