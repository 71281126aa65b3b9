import { assertEquals } from "@std/assert";
import type { ContestRound } from "../core/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { contest } from "./contest.ts";
import { ContestFolder, pairingsIn } from "../arena/contest_folder.ts";
import { copyFolder } from "../arena/merge_contests.ts";
import { writeRounds } from "../arena/contest_ledger.ts";
import { sampled } from "../testing/quick.ts";

const KINDS = ["random", "greedy", "random", "greedy", "random"];
const WORDS = [
  ...["mgtp", ...KINDS.map((kind) => `builtin:${kind}`), "--format", "swiss", "--rounds", "3"],
  ...["--games", "2", "--no-eat-flip", "6", "--quiet", "--reporter", "json"],
];

async function run(folder: string, ...args: readonly string[]): Promise<number> {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C" });
  return (await captured(async () => await contest.run([...WORDS, ...args]))).result;
}

/**
 * What a kill after so many games leaves: the rounds that had been planned, the meetings before, and
 * of the one under way its finished games and half a line.
 */
function cutAfter(games: number, path: string): void {
  const folder = new ContestFolder(path);
  const kept = folder.contest();
  const rounds: ContestRound[] = [];
  let left = games;
  for (const round of folder.rounds()) {
    if (left >= 0) rounds.push(round);
    for (const pairing of pairingsIn([round])) {
      const match = folder.matchPath(pairing, { players: kept?.players ?? [] });
      const file = `${match}/events.jsonl`;
      const [start = "", ...lines] = Deno.readTextFileSync(file).split("\n");
      const done = lines.slice(0, Math.max(0, left));
      const torn = left >= 0 && left < 2 ? lines[left]?.slice(0, 40) ?? "" : "";
      if (left < 0) Deno.removeSync(match, { recursive: true });
      else if (left < 2) Deno.writeTextFileSync(file, [start, ...done, torn].join("\n"));
      left -= 2;
      if (left === 0) left = -1;
    }
  }
  if (kept) writeRounds(path, kept, rounds);
  Deno.removeSync(`${path}/contest-result.json`);
}

Deno.test("a Swiss contest that is killed at ten moments comes to the same standings", async () => {
  await using temp = await tempFolder();
  const standings = (name: string): string =>
    JSON.stringify(
      JSON.parse(Deno.readTextFileSync(`${temp.path}/${name}/contest-result.json`)).standings,
    );
  assertEquals(await run(temp.path, "--out", "whole"), 0);
  for (const games of sampled([0, 1, 2, 3, 4, 5, 7, 8, 9, 11])) {
    const name = `cut-${games}`;
    copyFolder(`${temp.path}/whole`, `${temp.path}/${name}`);
    cutAfter(games, `${temp.path}/${name}`);
    assertEquals([games, await run(temp.path, "--out", name)], [games, 0]);
    assertEquals([games, standings(name)], [games, standings("whole")]);
  }
});
