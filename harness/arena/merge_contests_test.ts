import { assertEquals, assertThrows } from "@std/assert";
import { pairingsOf, type Shard, UsageError } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { ContestFolder } from "./contest_folder.ts";
import { CONTEST, layContest } from "./contest_kit.ts";
import { mergeContests } from "./merge_contests.ts";

const ONE: Shard = { index: 1, of: 2 };
const TWO: Shard = { index: 2, of: 2 };

Deno.test("parts come together with all their games", async () => {
  await using temp = await tempFolder();
  for (const shard of [ONE, TWO]) {
    await layContest(`${temp.path}/${shard.index}`, pairingsOf(3, shard), { shard });
  }
  const report = mergeContests([`${temp.path}/2`, `${temp.path}/1`], `${temp.path}/all`);
  assertEquals(report.shard, undefined);
  assertEquals(report.matches.map(({ one, other }) => [one, other]), [[0, 1], [2, 0], [1, 2]]);
  assertEquals(report.matches.map(({ report }) => report.games.length), [2, 2, 2]);
  assertEquals(report.contest.players, CONTEST.players);
});

Deno.test("what would make a wrong table is refused before anything is written", async () => {
  await using temp = await tempFolder();
  const at = (name: string): string => `${temp.path}/${name}`;
  await layContest(at("1"), pairingsOf(3, ONE), { shard: ONE });
  await layContest(at("2"), pairingsOf(3, TWO), { shard: TWO });
  await layContest(at("short"), pairingsOf(3, TWO), { shard: TWO, games: 1 });
  await layContest(at("whole"), []);
  await layContest(at("third"), [], { shard: { index: 2, of: 3 } });
  const refusals: readonly (readonly [readonly string[], string])[] = [
    [[], "Nothing to merge"],
    [["1"], "Part 2/2 is missing"],
    [["1", "2", "2"], "Part 2/2 is there twice"],
    [["1", "none"], "No contest in"],
    [["1", "whole"], "is no part but whole"],
    [["1", "third"], "is one of 3 parts"],
    [["1", "short"], "lacks 1 games of"],
  ];
  for (const [names, why] of refusals) {
    assertThrows(() => mergeContests(names.map(at), at("all")), UsageError, why);
    assertThrows(() => Deno.statSync(at("all")), Deno.errors.NotFound);
  }
});

Deno.test("games of another meeting do not count for players that did not play them", async () => {
  for (const files of [["events.jsonl"], ["events.jsonl", "match.json"]]) {
    await using temp = await tempFolder();
    const folders = await Promise.all(
      [ONE, TWO].map((shard) =>
        layContest(`${temp.path}/${shard.index}`, pairingsOf(3, shard), { shard })
      ),
    );
    const paths = [ONE, TWO].map((shard, at) =>
      folders[at]!.matchPath(pairingsOf(3, shard)[0]!, CONTEST)
    );
    for (const file of files) Deno.copyFileSync(`${paths[0]}/${file}`, `${paths[1]}/${file}`);
    const why = files.length > 1 ? "holds another match (players)" : "events.jsonl";
    const merge = () => mergeContests([`${temp.path}/1`, `${temp.path}/2`], `${temp.path}/all`);
    assertThrows(merge, UsageError, why);
  }
});

Deno.test("a part with a damaged game is refused by file and line", async () => {
  await using temp = await tempFolder();
  for (const shard of [ONE, TWO]) {
    await layContest(`${temp.path}/${shard.index}`, pairingsOf(3, shard), { shard });
  }
  const folder = new ContestFolder(`${temp.path}/1`);
  const [pairing] = pairingsOf(3, ONE);
  const file = `${pairing && folder.matchPath(pairing, CONTEST)}/events.jsonl`;
  const text = Deno.readTextFileSync(file);
  Deno.writeTextFileSync(file, text.replace('"durationMs":', '"durationMs":1'));
  const merge = (): unknown => mergeContests([1, 2].map((at) => `${temp.path}/${at}`), temp.path);
  assertThrows(merge, UsageError, "events.jsonl:2: this line is damaged");
});
