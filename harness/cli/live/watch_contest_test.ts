import { assertEquals } from "@std/assert";
import { fixedPairings } from "../../core/mod.ts";
import { played } from "../../arena/games/test_kit.ts";
import { CONTEST, HALL } from "../../arena/contest_kit.ts";
import { follow } from "./viewer_kit.ts";
import { watchContest } from "./watch_contest.ts";

Deno.test("the table of a contest fills while its games are played, and links to no other page", async () => {
  await using page = watchContest(CONTEST, { language: "en" });
  const early = await follow(page.link);
  const [pairing] = fixedPairings(CONTEST);
  const watch = page.meeting(pairing!)(HALL.match, []);
  const { games } = await played({ ...HALL, watch });
  page.finish(pairing!, games[0]!);
  const seen = await early.until(({ contest }) => contest?.done === 1);
  assertEquals([seen.contest?.planned, seen.contest?.underWay], [6, true]);
  page.finish(pairing!, games[1]!);
  const late = await follow(page.link);
  const report = { match: HALL.match, games };
  page.end({ contest: CONTEST, matches: [{ ...pairing!, report }] });
  await page[Symbol.asyncDispose]();
  const last = await late.end();
  assertEquals(last, await early.end());
  assertEquals([last.contest?.done, last.contest?.underWay, last.contest?.meetings], [
    2,
    false,
    [],
  ]);
  assertEquals(last.room?.results.length, 2);
  assertEquals(last.room?.table?.number, games.at(-1)?.number);
});
