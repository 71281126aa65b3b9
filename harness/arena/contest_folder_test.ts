import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { played } from "./games/test_kit.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { contestDiffers, ContestFolder, isContestFolder } from "./contest_folder.ts";
import { CONTEST, CONTEXT, layContest } from "./contest_kit.ts";

const FIRST = { index: 0, one: 0, other: 1 };

Deno.test("a contest is read back with the games of the matches that were played", async () => {
  await using temp = await tempFolder();
  const folder = new ContestFolder(`${temp.path}/out//`);
  assertEquals([folder.contest(), folder.report()], [undefined, undefined]);
  folder.begin(CONTEST, { fresh: false });
  assertEquals(folder.contest()?.players, CONTEST.players);
  assertEquals(isContestFolder(`${temp.path}/out`), true);
  assertEquals(folder.report()?.matches, []);
  await layContest(folder.path, [FIRST]);
  const { games } = await played(CONTEXT);
  const [found, ...others] = folder.report()?.matches ?? [];
  assertEquals([found?.one, found?.other, found?.report.games], [0, 1, games]);
  assertEquals(others, []);
});

Deno.test("the folder of a match is below, whatever its players are called", () => {
  const folder = new ContestFolder("out");
  const path = folder.matchPath({ one: 0, other: 2 }, CONTEST);
  assertEquals(path, "out/1-3 random vs .._審_判");
});

Deno.test("a meeting that is resumed keeps the sides it started with", async () => {
  await using temp = await tempFolder();
  const sides = (): readonly number[][] =>
    new ContestFolder(temp.path).pairings(CONTEST).map(({ one, other }) => [one, other]);
  assertEquals(sides(), [[0, 1], [2, 0], [1, 2]]);
  const folder = await layContest(temp.path, [{ index: 1, one: 0, other: 2 }]);
  assertEquals(sides(), [[0, 1], [0, 2], [1, 2]]);
  assertEquals(folder.report()?.matches.map(({ one, report }) => [one, report.games.length]), [
    [0, 2],
  ]);
});

Deno.test("a contest whose game had another id in an older version goes on", async () => {
  await using temp = await tempFolder();
  const folder = await layContest(temp.path, [FIRST], { games: 1 });
  const path = `${temp.path}/contest.json`;
  const text = await Deno.readTextFile(path);
  await Deno.writeTextFile(path, text.replace('"dark-chess"', '"dark_chess"'));
  folder.begin(CONTEST, { fresh: false });
  assertEquals(folder.report()?.contest.game, "dark-chess");
});

Deno.test("another contest is refused unless it begins anew", async () => {
  await using temp = await tempFolder();
  const folder = await layContest(temp.path, [FIRST], { games: 1 });
  folder.begin(CONTEST, { fresh: false });
  const other = { ...CONTEST, seed: CONTEST.seed + 1 };
  const error = assertThrows(() => folder.begin(other, { fresh: false }), UsageError);
  assertStringIncludes(error.message, "holds another contest (seed)");
  const shard = { index: 1, of: 2 };
  const part = assertThrows(() => folder.begin(CONTEST, { fresh: false, shard }), UsageError);
  assertStringIncludes(part.message, "(shard)");
  folder.begin(other, { fresh: true });
  assertEquals(folder.contest()?.seed, other.seed);
});

Deno.test("a contest without a finished game may be replaced by another", async () => {
  await using temp = await tempFolder();
  const folder = await layContest(temp.path, [FIRST], { games: 0 });
  const other = { ...CONTEST, seed: CONTEST.seed + 1 };
  folder.begin(other, { fresh: false });
  assertEquals(folder.contest()?.seed, other.seed);
});

Deno.test("a file that is no contest is not read as one, and a folder with other files is refused", async () => {
  await using temp = await tempFolder();
  temp.write("a/contest.json", '{"players": 7}');
  assertEquals(new ContestFolder(`${temp.path}/a`).contest(), undefined);
  temp.write("b/thesis.txt", "mine");
  assertThrows(() => new ContestFolder(`${temp.path}/b`).claim(), UsageError);
});

Deno.test("parts of one contest differ in their number alone", () => {
  const part = { ...CONTEST, shard: { index: 1, of: 2 } };
  assertEquals(contestDiffers(part, { ...part }), undefined);
  assertEquals(contestDiffers(part, { ...part, shard: { index: 2, of: 2 } }), "shard");
});

Deno.test("a contest in rounds goes on only with meetings of as many games", () => {
  const { rules: _, ...kept } = CONTEST;
  const longer = { games: kept.games + 2 };
  assertEquals(contestDiffers(kept, { ...kept, ...longer }), undefined);
  for (const format of ["swiss", "knock-out"] as const) {
    const inRounds = { ...kept, format };
    assertEquals(contestDiffers(inRounds, { ...inRounds, ...longer }), "games");
    assertEquals(contestDiffers(inRounds, inRounds), undefined);
  }
});
