import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { builtin, matchContext, played } from "./games/test_kit.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { EVENTS_FILE } from "../ledger/mod.ts";
import { MatchFolder } from "./match_folder.ts";

const CONTEXT = matchContext([builtin("random"), builtin("greedy")], { games: 4 });
const MATCH = CONTEXT.match;
const { games: GAMES } = await played(CONTEXT);
const WIRE = [{ index: 0, atMs: 1, from: "engine", text: "=1 \x1b[31m\n", of: 1 }] as const;
const KEEP = { fresh: false };

Deno.test("a game that was kept is read back as it was", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(`${temp.path}/out/`);
  assertEquals(folder.begin(MATCH, KEEP), []);
  for (const game of GAMES) folder.add(MATCH, game, WIRE);
  assertEquals(new MatchFolder(`${temp.path}/out`).games(), GAMES);
  assertEquals(folder.talk({ number: 3 }), [...WIRE]);
  assertEquals(folder.match()?.players, MATCH.players);
  assertEquals(folder.begin(MATCH, KEEP), GAMES);
});

Deno.test("a match of which no game was finished makes way for another, a played one does not", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  const other = { ...MATCH, seed: 99 };
  folder.begin(other, KEEP);
  assertEquals(folder.begin(MATCH, KEEP), []);
  assertEquals(folder.match()?.seed, MATCH.seed);
  for (const game of GAMES) folder.add(MATCH, game, WIRE);
  assertThrows(() => folder.begin(other, KEEP), UsageError, "holds another match (seed)");
  await Deno.remove(`${temp.path}/${EVENTS_FILE}`);
  assertThrows(() => folder.begin(other, KEEP), UsageError, "holds another match (seed)");
});

Deno.test("games of another match that were copied here are reported as damage and do not count", async () => {
  await using temp = await tempFolder();
  const [mine, other] = ["a", "b"].map((name) => new MatchFolder(`${temp.path}/${name}`));
  assert(mine && other);
  mine.begin({ ...MATCH, players: [MATCH.players[1], MATCH.players[0]] }, KEEP);
  other.begin(MATCH, KEEP);
  for (const game of GAMES) other.add(MATCH, game, WIRE);
  Deno.copyFileSync(`${other.path}/${EVENTS_FILE}`, `${mine.path}/${EVENTS_FILE}`);
  assertEquals([mine.games(), mine.damage().map(({ line }) => line)], [[], [1]]);
});

Deno.test("a match whose game had another id in an older version goes on", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  for (const game of GAMES) folder.add(MATCH, game, WIRE);
  const path = `${temp.path}/match.json`;
  const text = await Deno.readTextFile(path);
  await Deno.writeTextFile(path, text.replace('"dark-chess"', '"dark_chess"'));
  assertEquals(folder.match()?.game, "dark-chess");
  assertEquals(folder.begin(MATCH, KEEP), GAMES);
});

Deno.test("a game whose line is incomplete is played again", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  for (const game of GAMES.slice(0, 2)) folder.add(MATCH, game, WIRE);
  const path = `${temp.path}/${EVENTS_FILE}`;
  await Deno.writeTextFile(path, (await Deno.readTextFile(path)).slice(0, -40));
  assertEquals(folder.begin(MATCH, KEEP), GAMES.slice(0, 1));
  for (const game of GAMES.slice(1)) folder.add(MATCH, game, WIRE);
  assertEquals(folder.games(), GAMES);
  const records = [...Deno.readDirSync(temp.path)].filter(({ name }) => /^2 /.test(name));
  assertEquals(records.length, 1);
});

Deno.test("games of the version before are read without seals, and told where they are no games", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  const { rules: _, ...old } = MATCH;
  await Deno.writeTextFile(`${temp.path}/match.json`, JSON.stringify(old));
  const [game] = GAMES;
  const bad = [null, 7, {}, { ...game, first: 2 }, { ...game, plies: [{ move: 1 }] }];
  const lines = [...bad, game].map((value) => JSON.stringify(value)).join("\n");
  await Deno.remove(`${temp.path}/${EVENTS_FILE}`);
  await Deno.writeTextFile(`${temp.path}/games.jsonl`, `\n${lines}\nnonsense`);
  assertEquals(folder.games(), GAMES.slice(0, 1));
  assertEquals(folder.damage().map(({ line }) => line), [2, 3, 4, 5, 6]);
  assertEquals(folder.begin(MATCH, KEEP), GAMES.slice(0, 1));
  assertEquals(folder.damage(), []);
});

Deno.test("a longer match goes on from a shorter one", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  for (const game of GAMES) folder.add(MATCH, game, []);
  assertEquals(folder.begin({ ...MATCH, games: 20 }, KEEP), GAMES);
  assertEquals(folder.begin({ ...MATCH, games: 2 }, KEEP), GAMES.slice(0, 2));
});

Deno.test("another match does not mix with the one that is there, but may replace it", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  for (const game of GAMES) folder.add(MATCH, game, []);
  await Deno.writeTextFile(`${temp.path}/notes.txt`, "mine");
  const error = assertThrows(() => folder.begin({ ...MATCH, seed: 2 }, KEEP));
  assert(error instanceof UsageError);
  assertStringIncludes(error.message, "another match (seed)");
  assertEquals(folder.begin({ ...MATCH, seed: 2 }, { fresh: true }), []);
  const left = [...Deno.readDirSync(temp.path)].map(({ name }) => name).sort();
  assertEquals(left, ["events.jsonl", "match.json", "notes.txt", "talks"]);
});

Deno.test("nothing is deleted that the match does not vouch for", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  for (const game of GAMES) folder.add(MATCH, game, []);
  const own = [
    "1 thesis.txt",
    "2 greedy_wins for ever.txt",
    "9 greedy_wins NoMove.txt",
    "3 a.json",
  ];
  const torn = "3 greedy_wins NoSuchReason.txt";
  for (const name of [...own, torn]) await Deno.writeTextFile(`${temp.path}/${name}`, "mine");
  await Deno.writeTextFile(`${temp.path}/talks/7.jsonl`, "mine");
  folder.begin(MATCH, { fresh: true });
  const left = [...Deno.readDirSync(temp.path)].map(({ name }) => name).sort();
  assertEquals(left, [...own, "events.jsonl", "match.json", "talks"].sort());
  assertEquals([...Deno.readDirSync(`${temp.path}/talks`)].map(({ name }) => name), ["7.jsonl"]);
});

Deno.test("a match that cannot be read is replaced only when that is asked for", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(MATCH, KEEP);
  for (const game of GAMES) folder.add(MATCH, game, []);
  await Deno.writeTextFile(`${temp.path}/match.json`, "{");
  assertThrows(() => folder.begin(MATCH, KEEP), UsageError, "cannot be read");
  assertEquals(folder.begin(MATCH, { fresh: true }), []);
});

Deno.test("a folder with the user's own files is refused and left as it is, --fresh or not", async () => {
  await using temp = await tempFolder();
  const files = ["1 thesis.txt", "games.jsonl", "index.html"];
  for (const name of files) await Deno.writeTextFile(`${temp.path}/${name}`, "mine");
  for (const fresh of [false, true]) {
    assertThrows(() => new MatchFolder(temp.path).lock(), UsageError, "is not empty");
    assertThrows(() => new MatchFolder(temp.path).begin(MATCH, { fresh }), UsageError);
  }
  for (const name of files) {
    assertEquals(await Deno.readTextFile(`${temp.path}/${name}`), "mine");
  }
  assertEquals([...Deno.readDirSync(temp.path)].length, files.length);
});

Deno.test("a folder that cannot be written is named", () => {
  const error = assertThrows(() => new MatchFolder("/proc/nowhere").begin(MATCH, KEEP));
  assertStringIncludes((error as Error).message, "name another folder with --out");
});
