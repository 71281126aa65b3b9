import { assert, assertEquals, assertRejects } from "@std/assert";
import { follow, type GameFacts, type JobEvent, type MatchFacts } from "../core/mod.ts";
import { readOptionsAmongWords } from "../cli/options.ts";
import { PLAY_OPTIONS, readPlayOptions } from "../cli/match/match_options.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { ContestFolder } from "./contest_folder.ts";
import { type ContestSetting, factsOfContest } from "./contest_setting.ts";
import { meetingOf, playMeeting } from "./meeting.ts";

const OPPONENTS = ["random", "greedy", "random"];
const HOW = ["--no-eat-flip", "10", "--time", "none", "--reporter", "json"];

function setting(path: string): ContestSetting {
  const usual = { games: 2, swap: true, out: path };
  return {
    protocol: "mgtp",
    players: OPPONENTS.map((opponent) => ({ kind: "builtin", opponent })),
    names: ["ann", "bob", "審 判"],
    options: readPlayOptions(readOptionsAmongWords(HOW, PLAY_OPTIONS), usual),
    folder: new ContestFolder(path),
    format: "round-robin",
    withdrawn: [],
  };
}

const PAIRING = { index: 1, one: 2, other: 0 };

Deno.test("a meeting is a match of its two players, in a folder of its own", async () => {
  await using temp = await tempFolder();
  const how = setting(temp.path);
  const contest = factsOfContest(how);
  how.folder.begin(contest, { fresh: false });
  using meeting = await meetingOf(how, { contest, pairing: PAIRING });
  assertEquals(meeting.report().match.players.map(({ name }) => name), ["審 判", "ann"]);
  const events: JobEvent[] = [];
  await follow(playMeeting(meeting, how), (event) => void events.push(event));
  assertEquals(events.filter(({ kind }) => kind === "game-finished").length, 2);
  const folder = how.folder.matchPath(PAIRING, contest);
  assert(folder.startsWith(temp.path) && folder !== temp.path);
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  assert(names.includes("events.jsonl") && names.includes("match-result.json"), names.join());
});

Deno.test("a meeting may have games and a seed of its own, and tells those who look on what is done", async () => {
  await using temp = await tempFolder();
  const how = setting(temp.path);
  const contest = factsOfContest(how);
  how.folder.begin(contest, { fresh: false });
  const seen: [MatchFacts, readonly GameFacts[]][] = [];
  for (const games of [2, 4]) {
    using meeting = await meetingOf(how, {
      ...{ contest, pairing: PAIRING, games, seed: 7 },
      watching: (match, done) => {
        seen.push([match, done]);
        return undefined;
      },
    });
    await follow(playMeeting(meeting, how), () => {});
    assertEquals(meeting.report().games.length, games);
  }
  assertEquals(seen.map(([{ games, seed }, done]) => [games, seed, done.length]), [
    [2, 7, 0],
    [4, 7, 2],
  ]);
});

Deno.test("players that the contest does not have cannot meet", async () => {
  await using temp = await tempFolder();
  const how = setting(temp.path);
  const contest = factsOfContest(how);
  const pairing = { ...PAIRING, other: 3 };
  await assertRejects(async () => await meetingOf(how, { contest, pairing }), Error, "No players");
});
