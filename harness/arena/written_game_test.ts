import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { type GameFacts, UsageError } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { builtin, matchContext, played } from "./games/test_kit.ts";
import { MatchFolder } from "./match_folder.ts";
import { recordFile } from "./record_file.ts";
import { findGame, type FoundGame } from "./written_game.ts";

const RECORDS = decodeURIComponent(new URL("../../fixtures/records", import.meta.url).pathname);
const SETTINGS = { noEatFlip: 4 };
const CONTEXT = matchContext([builtin("random"), builtin("greedy")], {
  games: 2,
  settings: SETTINGS,
});
const { games: GAMES } = await played(CONTEXT);
const WIRE = [{ index: 0, atMs: 1, from: "engine", text: "=1" }] as const;

/** A folder as `match` leaves it, with something said in each game. */
function matchIn(path: string): void {
  const folder = new MatchFolder(path);
  folder.begin(CONTEXT.match, { fresh: false });
  for (const game of GAMES) folder.add(CONTEXT.match, game, WIRE);
}

function found(path: string, number?: number): FoundGame {
  const game = findGame(path, number);
  assert(!("why" in game), JSON.stringify(game));
  return game;
}

function movesOf({ plies }: GameFacts): readonly string[] {
  return plies.map(({ move }) => move);
}

Deno.test("a match's folder and its events hold each game with times and talk", async () => {
  await using temp = await tempFolder();
  matchIn(temp.path);
  for (const path of [temp.path, `${temp.path}/`, `${temp.path}/events.jsonl`]) {
    const first = found(path);
    assertEquals([first.game.number, first.wire.length], [1, 1]);
    const second = found(path, 2);
    assertEquals(movesOf(second.game), movesOf(GAMES[1]!));
    assertEquals(second.match.settings, CONTEXT.match.settings);
  }
});

Deno.test("a record is shown with what its match keeps, or without if it was moved away", async () => {
  await using temp = await tempFolder();
  await using elsewhere = await tempFolder();
  matchIn(temp.path);
  const { fileName, text } = recordFile(CONTEXT.match, GAMES[1]!);
  const beside = found(`${temp.path}/${fileName}`);
  assertEquals([beside.game.number, beside.wire.length], [2, 1]);
  const alone = found(elsewhere.write(fileName, text));
  assertEquals([alone.game.number, alone.wire.length], [1, 0]);
  assertEquals(movesOf(alone.game), movesOf(beside.game));
});

Deno.test("a record of the same name with other moves is not taken for the match's own", async () => {
  await using temp = await tempFolder();
  matchIn(temp.path);
  const { fileName } = recordFile(CONTEXT.match, GAMES[1]!);
  const { text } = recordFile(CONTEXT.match, { ...GAMES[1]!, plies: GAMES[1]!.plies.slice(0, 2) });
  assertEquals(found(temp.write(fileName, text)).game.plies.length, 2);
});

Deno.test.each(["dark-chess", "geister"])("%s is known by the board of a record", (game) => {
  const names = [...Deno.readDirSync(`${RECORDS}/${game}`)].map(({ name }) => name)
    .filter((name) => name.endsWith(".txt"));
  assert(names.length > 0);
  for (const name of names) {
    const { kit, match, game: { plies } } = found(`${RECORDS}/${game}/${name}`);
    assertEquals([kit.game.id, match.game, plies.length > 0], [game, game, true], name);
  }
});

Deno.test("a record without its first row is broken, and the line is named", async () => {
  await using temp = await tempFolder();
  const { text } = recordFile(CONTEXT.match, GAMES[0]!);
  const spoilt = text.replace(/^\s*\*(\s+\S){4}\s*$\n/m, "");
  assert(spoilt !== text);
  const broken = findGame(temp.write("bad.txt", spoilt));
  assert("why" in broken);
  assertMatch(broken.why.en, /^Line \d+: |^The file lacks /);
});

Deno.test("what holds no game is refused with what to name instead", async () => {
  await using temp = await tempFolder();
  await using empty = await tempFolder();
  matchIn(temp.path);
  const start = { setup: "x" };
  const unknown = { game: "chess", start, names: { first: "a", second: "b" }, plies: [] };
  const cases: [string, number | undefined, RegExp][] = [
    [`${temp.path}/nothing`, undefined, /^No such file or folder: .*name a record or a match's/],
    [empty.path, undefined, /^No match in .*: name a folder that match made$/],
    [temp.path, 3, /^No game 3 in .*: use --game 1 to 2$/],
    [temp.write("note.md", "Hello\n"), undefined, /^No game in .*: it is neither a record nor/],
    [temp.write("one.json", JSON.stringify(unknown)), undefined, /^Unknown game "chess"/],
    [temp.write("two.json", '{"game":"tzaar","start":{}}'), undefined, /^No game in /],
  ];
  for (const [path, number, message] of cases) {
    assertMatch(assertThrows(() => findGame(path, number), UsageError).message, message);
  }
});

Deno.test("a match of which no game is finished says so", async () => {
  await using temp = await tempFolder();
  new MatchFolder(temp.path).begin(CONTEXT.match, { fresh: false });
  const { message } = assertThrows(() => findGame(temp.path), UsageError);
  assertMatch(message, /^No game 1 in .*: no game is finished$/);
});
