import { assertEquals } from "@std/assert";
import { fixedPairings } from "../core/mod.ts";
import { played } from "../arena/games/test_kit.ts";
import { CONTEST, CONTEXT } from "../arena/contest_kit.ts";
import { keptOf } from "../arena/contest_folder.ts";
import { follow } from "./viewer_kit.ts";
import { watchContest } from "./watch_contest.ts";

Deno.test("the table of a contest fills while its games are played, and links to no other page", async () => {
  await using page = watchContest(CONTEST, { language: "en" });
  const early = await follow(page.link);
  const [pairing] = fixedPairings(CONTEST);
  const watch = page.meeting(CONTEXT.match, []);
  const { games } = await played({ ...CONTEXT, watch });
  const { rules: _, ...match } = CONTEXT.match;
  page.on({ kind: "contest-started", contest: keptOf(CONTEST) });
  page.on({ kind: "meeting-started", meeting: pairing! });
  page.on({ kind: "match-started", match });
  page.on({ kind: "game-finished", game: games[0]! });
  const seen = await early.until(({ contest }) => contest?.done === 1);
  assertEquals([seen.contest?.planned, seen.contest?.underWay], [6, true]);
  page.on({ kind: "game-finished", game: games[1]! });
  const late = await follow(page.link);
  page.on({ kind: "meeting-finished", index: pairing!.index });
  page.on({ kind: "contest-finished" });
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
