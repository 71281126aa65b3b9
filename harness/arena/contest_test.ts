import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  type ContestFormat,
  type ContestReport,
  crossTable,
  follow,
  isInRounds,
  type JobEvent,
} from "../core/mod.ts";
import { readOptionsAmongWords } from "../cli/options.ts";
import { PLAY_OPTIONS, readPlayOptions } from "../cli/match/match_options.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { allMeetings, allRounds } from "./contest.ts";
import { ContestFolder } from "./contest_folder.ts";
import { contestOf, ranked } from "./contest_report.ts";
import { type ContestSetting, factsOfContest } from "./contest_setting.ts";
import { told } from "./games/test_kit.ts";
import { sampled } from "../testing/quick.ts";

// One of two of these wins soon, also where a tie is played on.
const OPPONENTS = ["random", "search@100", "random", "search@300"];
const HOW = ["--no-eat-flip", "40", "--time", "none", "--reporter", "json"];

function setting(path: string, format: ContestFormat): ContestSetting {
  const usual = { games: 2, swap: true, out: path };
  return {
    protocol: "mgtp",
    players: OPPONENTS.map((opponent) => ({ kind: "builtin", opponent })),
    names: OPPONENTS.map((opponent, at) => `${opponent} ${at + 1}`),
    options: readPlayOptions(readOptionsAmongWords(HOW, PLAY_OPTIONS), usual),
    folder: new ContestFolder(path),
    format,
    ...format === "swiss" ? { rounds: 2 } : {},
    withdrawn: [],
  };
}

/** Plays what is left, and ends as if it were killed once `most` events were told. */
async function play(path: string, format: ContestFormat, most = Infinity): Promise<JobEvent[]> {
  const how = setting(path, format);
  const contest = factsOfContest(how);
  how.folder.begin(contest, { fresh: false });
  const all = isInRounds(how)
    ? allRounds(how, { contest })
    : allMeetings(how, { contest, begin: () => {} });
  const events: JobEvent[] = [];
  await follow(all, (event) => {
    events.push(event);
    if (events.length === most) throw new Error("killed");
  });
  return events;
}

/** All that does not depend on when it was played. */
function timeless({ matches, ratings: _, ...report }: ContestReport): unknown {
  return {
    ...report,
    table: crossTable({ ...report, matches }),
    matches: matches.map(({ report: { games }, ...meeting }) => [meeting, games.map(told)]),
  };
}

function reportIn(path: string): ContestReport {
  const report = new ContestFolder(path).report();
  assert(report);
  return report;
}

for (const format of sampled(["round-robin", "gauntlet", "swiss", "knock-out"] as const)) {
  Deno.test(`ledger law: what a ${format} contest tells folds into what lies on disk`, async () => {
    await using temp = await tempFolder();
    const events = await play(temp.path, format);
    const report = reportIn(temp.path);
    const live = contestOf(events, report.contest.rules);
    assertEquals(live && ranked(live), report);
    // A second run plays nothing, and tells what the first has found out.
    const again = contestOf(await play(temp.path, format), report.contest.rules);
    if (!isInRounds(report.contest)) assertEquals(again, live);
    assertEquals(reportIn(temp.path), report);
  });

  Deno.test(`ledger law: a ${format} contest that is ended early or late goes on to the same table`, async () => {
    await using temp = await tempFolder();
    const all = await play(`${temp.path}/whole`, format);
    const whole = timeless(reportIn(`${temp.path}/whole`));
    for (const part of [0.1, 0.7]) {
      const most = 1 + Math.floor(part * (all.length - 2));
      const path = `${temp.path}/${most}`;
      await assertRejects(() => play(path, format, most), Error, "killed");
      await play(path, format);
      assertEquals(timeless(reportIn(path)), whole, `after ${most} events`);
    }
  });
}
