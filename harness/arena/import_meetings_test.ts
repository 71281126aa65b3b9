import { assertEquals, assertThrows } from "@std/assert";
import { type ContestFacts, UsageError } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { ContestFolder, keptOf } from "./contest_folder.ts";
import { CONTEST, CONTEXT } from "./contest_kit.ts";
import { writeRounds } from "./contest_ledger.ts";
import { played } from "./games/test_kit.ts";
import { importMeetings } from "./import_meetings.ts";
import { MatchFolder } from "./match_folder.ts";

const SWISS: ContestFacts = { ...CONTEST, format: "swiss", rounds: 2 };
const ROUND = { number: 1, pairings: [{ one: 0, other: 1 }], byes: [2], out: [] };

function contestIn(path: string, contest = SWISS): ContestFolder {
  const folder = new ContestFolder(path);
  folder.begin(contest, { fresh: false });
  writeRounds(folder.path, keptOf(contest), [ROUND]);
  return folder;
}

Deno.test("a meeting that is finished in a copy alone is brought in, and then counts", async () => {
  await using temp = await tempFolder();
  const [folder, copy] = [contestIn(`${temp.path}/a`), contestIn(`${temp.path}/b`)];
  importMeetings([copy.path], folder, SWISS);
  assertEquals(folder.state(SWISS).open, [0]);
  const match = new MatchFolder(copy.matchPath({ one: 0, other: 1 }, SWISS));
  match.begin(CONTEXT.match, { fresh: false });
  for (const game of (await played(CONTEXT)).games) match.add(CONTEXT.match, game, []);
  importMeetings([copy.path, copy.path], folder, SWISS);
  assertEquals(folder.state(SWISS).open, []);
  assertEquals(folder.report()?.matches.map(({ report }) => report.games.length), [2]);
});

Deno.test("a folder without a contest, or with another one, is refused by what differs", async () => {
  await using temp = await tempFolder();
  const folder = contestIn(`${temp.path}/a`);
  const empty = `${temp.path}/empty`;
  assertThrows(() => importMeetings([empty], folder, SWISS), UsageError, "empty");
  const other = contestIn(`${temp.path}/b`, { ...SWISS, seed: 99 });
  assertThrows(() => importMeetings([other.path], folder, SWISS), UsageError, "(seed)");
});
