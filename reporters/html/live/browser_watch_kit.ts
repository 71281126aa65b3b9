/** What viewers see; run by ../browser_test.ts. @module */

import { assertEquals } from "@std/assert";
import type { Browser, Page } from "playwright-core";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { watchClass } from "../../../harness/live/watch_class.ts";
import { watchContest } from "../../../harness/live/watch_contest.ts";
import { readOptionsAmongWords } from "../../../harness/cli/options.ts";
import { play } from "../../../harness/cli/play.ts";
import { openSession } from "../../../harness/live/play_session.ts";
import { settingOf } from "../../../harness/cli/play/setting.ts";
import { watchRuns } from "../../../harness/live/watch_runs.ts";
import { CONTEST, CONTEXT } from "../../../harness/arena/contest_kit.ts";
import { keptOf } from "../../../harness/arena/contest_folder.ts";
import {
  type CaseReport,
  fixedPairings,
  foldRoom,
  type Report,
  type RoomEvent,
  type RunEvent,
} from "../../../harness/core/mod.ts";
import { played } from "../../../harness/arena/games/test_kit.ts";
import { until } from "../../../harness/testing/command_line.ts";
import { sampleGrade, sampleGradebook } from "../../../harness/testing/sample_gradebook.ts";
import { tempFolder } from "../../../harness/testing/temp_folder.ts";
import { barriers, type Checks, counts, isTitled, shows, visit } from "../browser_kit.ts";
import { byClick, playOn, sitDown } from "./live_kit.ts";

/** Opens a link to look on. */
async function lookOn(
  browser: Browser,
  link: string,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await visit(browser, link, {}, async (watched) => {
    await check(watched.page);
    assertEquals(watched.errors, []);
  });
}

/** The events of which a report is the fold. */
function eventsOf({ run, cases, durationMs }: Report): readonly RunEvent[] {
  return [
    { kind: "run-started", run },
    ...cases.flatMap(eventsOfCase),
    { kind: "run-finished", durationMs },
  ];
}

function eventsOfCase(one: CaseReport): readonly RunEvent[] {
  const { key, verdict, durationMs, violations, wire, plies, ...facts } = one;
  return [
    { kind: "case-started", case: { key, ...facts } },
    ...wire.map((entry): RunEvent => ({ kind: "wire", key, entry })),
    ...plies.map((ply): RunEvent => ({ kind: "ply", key, ply })),
    ...violations.map((violation): RunEvent => ({ kind: "violation", key, violation })),
    { kind: "case-finished", key, verdict, durationMs },
  ];
}

/** A person against a built-in opponent, as `play` has it. */
async function session(folder: string) {
  const words = ["dark-chess", "builtin:random", "--lang", "en", "--out", `${folder}/out`];
  return await openSession(settingOf(readOptionsAmongWords(words, play.options), () => 5));
}

/** Checks, contests, classes, and viewers of a game. */
export const WATCH_CHECKS: Checks = {
  "the statistics of a session have a game that is over, once they are reloaded": async (
    browser,
  ) => {
    await using folder = await tempFolder();
    await using table = await session(folder.path);
    const played = table.room.play();
    await lookOn(browser, table.server.link("player"), async (page) => {
      await shows(page, ".status", "Your turn");
      await page.goto(new URL("/statistics", page.url()).href);
      await shows(page, "#games", "0 of 0 games");
      assertEquals(table.room.act({ kind: "resign" }), true);
      await until("the end", () => table.room.over !== undefined);
      await page.locator("button", { hasText: "Reload" }).click();
      await counts(page, ".games tbody tr", 1);
      assertEquals(await barriers(page), []);
    });
    table.room.close();
    await played;
  },

  "a check is watched: what runs, what it broke, each case, and that it has ended": async (
    browser,
    { darkChess },
  ) => {
    await using live = watchRuns({ language: "en" });
    await lookOn(browser, live.link, async (page) => {
      const events = eventsOf(darkChess);
      const half = events.findIndex(({ kind }) => kind === "ply") + 1;
      for (const event of events.slice(0, half)) live.on(event);
      await shows(page, ".conclusion", `of ${darkChess.run.planned.length} scenarios judged`);
      await page.locator(".running-cases .board").waitFor();
      await page.locator(".running-cases .log li").first().waitFor();
      for (const event of events.slice(half, -1)) live.on(event);
      const [broken] = darkChess.cases.flatMap(({ violations }) => violations);
      await shows(page, ".failures .card", broken?.rule ?? "");
      await page.locator(".cases a").first().click();
      await page.locator(".case-page .game .moves button").first().waitFor();
      live.on(events.at(-1)!);
      await isTitled(page, "breaks");
      await page.goBack();
      await shows(page, ".conclusion", "does not conform");
      assertEquals(await barriers(page), []);
      await live[Symbol.asyncDispose]();
      await shows(page, ".loss", "Shinpan has ended");
    });
  },
  "a contest is watched: the cross table fills, and a game is on its board": async (browser) => {
    await using live = watchContest(CONTEST, { language: "en" });
    const [pairing] = fixedPairings(CONTEST);
    await lookOn(browser, live.link, async (page) => {
      await shows(page, ".note", "0 of 6 games");
      const watch = live.meeting(CONTEXT.match, []);
      const { games } = await played({ ...CONTEXT, watch });
      const { rules: _, ...match } = CONTEXT.match;
      live.on({ kind: "contest-started", contest: keptOf(CONTEST) });
      live.on({ kind: "meeting-started", meeting: pairing! });
      live.on({ kind: "match-started", match });
      for (const game of games) live.on({ kind: "game-finished", game });
      await shows(page, ".note", "2 of 6 games");
      await shows(page, ".cross td", "/ 2");
      await counts(page, ".cross a", 0);
      await counts(page, ".room .moves li", games.at(-1)?.plies.length ?? 0);
      assertEquals(await barriers(page), []);
    });
  },
  "a class is watched: who is being graded, and the marks as they are given": async (browser) => {
    const waiting = ["ann", "bob"].map((name) =>
      sampleGrade(name, { slug: name, standing: "waiting", points: 0, marks: [], broken: [] })
    );
    await using live = watchClass(sampleGradebook(waiting), { language: "en" });
    await lookOn(browser, live.link, async (page) => {
      const grading = { submission: "ann", done: 3, of: 9, failed: 1 };
      live.on({ kind: "submission-progressed", grading });
      await shows(page, ".running-submissions", "ann 3 of 9 scenarios");
      const grade = sampleGrade("ann", { slug: "ann", points: 77 });
      live.on({ kind: "submission-graded", grade });
      await shows(page, "tr.graded .number", "77");
      await counts(page, ".running-submissions", 0);
      await counts(page, ".marks a[href]", 0);
      assertEquals(await barriers(page), []);
    });
  },
  "a page gets over a lost connection, and a viewer that stops reading holds nothing up": (
    browser,
  ) =>
    sitDown(browser, { engine: conforming.engine, mostBytes: 20_000 }, async (page, table) => {
      await page.locator(".spot.source").first().waitFor();
      const idle = table.viewer().getReader();
      table.hangUp();
      await shows(page, ".loss", "The connection is lost");
      await counts(page, ".loss", 0);
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 6 });
      await counts(page, ".moves li", 12);
      await shows(page, ".status", "Your turn");
      // What it was sent at first is what it did not read; then it gets everything at once.
      let heard: readonly RoomEvent[] = [];
      while (heard.filter(({ kind }) => kind === "room").length < 1) {
        const { value } = await idle.read();
        const batch = new TextDecoder().decode(value).slice("data: ".length);
        heard = [...heard, ...JSON.parse(batch).events];
      }
      const [whole] = heard;
      const room = whole?.kind === "room" ? heard.slice(1).reduce(foldRoom, whole.room) : undefined;
      assertEquals(room?.table?.plies.length, 12);
      await idle.cancel();
    }, ["net::ERR_INCOMPLETE_CHUNKED_ENCODING"]),
};
