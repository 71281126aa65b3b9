import { assertEquals, assertThrows } from "@std/assert";
import { PLAY_OPTIONS, readPlayOptions } from "../cli/match/match_options.ts";
import { readOptionsAmongWords } from "../cli/options.ts";
import { UsageError } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { ContestFolder } from "./contest_folder.ts";
import type { ContestSetting } from "./contest_setting.ts";
import { beginRounds, contestOfTask, nextRound, plannedContest } from "./rounds.ts";

const OPPONENTS = ["random", "greedy", "random", "greedy"];

function swiss(path: string, ...words: readonly string[]): ContestSetting {
  const usual = { games: 2, swap: true, out: path };
  return {
    protocol: "mgtp",
    players: OPPONENTS.map((opponent) => ({ kind: "builtin", opponent })),
    names: OPPONENTS.map((opponent, at) => `${opponent} ${at + 1}`),
    options: readPlayOptions(readOptionsAmongWords(words, PLAY_OPTIONS), usual),
    folder: new ContestFolder(path),
    format: "swiss",
    rounds: 2,
    withdrawn: [],
  };
}

Deno.test("a round is drawn once, and not again before it is played", async () => {
  await using folder = await tempFolder();
  const setting = swiss(`${folder.path}/contest`);
  const contest = beginRounds(setting);
  const kinds = (): readonly string[] =>
    [...nextRound(setting.folder, contest, [])].map(({ kind }) => kind);
  assertEquals(kinds(), ["contest-started", "round-finished", "round-started"]);
  assertEquals(kinds(), ["contest-started", "round-finished"]);
});

Deno.test("a contest that begins anew has no round left", async () => {
  await using folder = await tempFolder();
  const path = `${folder.path}/contest`;
  const setting = swiss(path);
  const contest = beginRounds(setting);
  const [, , first] = nextRound(setting.folder, contest, []);
  const anew = swiss(path, "--fresh");
  const [, , again] = nextRound(anew.folder, beginRounds(anew), []);
  assertEquals([first?.kind, again], ["round-started", first]);
});

Deno.test("a task belongs to the contest that was planned, with the same options", async () => {
  await using folder = await tempFolder();
  const path = `${folder.path}/contest`;
  assertThrows(() => contestOfTask(swiss(path)), UsageError);
  assertThrows(() => plannedContest(new ContestFolder(path)), UsageError);
  const contest = beginRounds(swiss(path));
  assertEquals(contestOfTask(swiss(path)), contest);
  assertEquals(plannedContest(new ContestFolder(path)).players, contest.players);
  assertThrows(() => contestOfTask(swiss(path, "--seed", "9")), UsageError);
});
