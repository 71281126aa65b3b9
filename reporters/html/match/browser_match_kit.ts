/** What a reader does with the page of a match; run by ../browser_test.ts. @module */

import { assertEquals } from "@std/assert";
import type { Browser, Page } from "playwright-core";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { pliesOf } from "../../../harness/arena/match_reports.ts";
import type { GameFacts } from "../../../harness/core/mod.ts";
import { rulesOf } from "../../../harness/arena/players.ts";
import { engine, matchContext, played as gamesOf } from "../../../harness/arena/games/test_kit.ts";
import { tempFolder } from "../../../harness/testing/temp_folder.ts";
import { barriers, becomes, type Checks, counts, lookAt, shows } from "../browser_kit.ts";
import { renderContestPage, renderMatchPages } from "./mod.tsx";

let played: ReturnType<typeof play> | undefined;

/** A match in which a player fails now and then, played once for all checks. */
function sample() {
  return played ??= play();
}

async function play() {
  const talks = mgtpEngine({
    choose: ({ plies }) => plies < 40 ? undefined : "a1 d8",
    deeds: (usual, { name }) =>
      name === "genmove" ? [{ kind: "mutter", text: "hm\n" }, ...usual] : usual,
  });
  const players = [engine("mine", conforming.engine), engine("theirs", talks)] as const;
  const rules = rulesOf(["mgtp"]);
  const context = matchContext(players, { games: 6, settings: { noEatFlip: 12 }, rules });
  const { games, wires } = await gamesOf(context);
  const report = { match: context.match, games };
  const sources = {
    recordOf: ({ number }: GameFacts) => `${number}.txt`,
    replayOf: () => "deno task replay",
    wireOf: ({ number }: GameFacts) => wires.get(number) ?? [],
    pliesOf: (game: GameFacts) => pliesOf(report, game),
  };
  return { report, sources };
}

type Look = Parameters<typeof lookAt>[2];

async function look(
  browser: Browser,
  { opens, ...how }: Look & { readonly opens?: number },
  check: (page: Page) => Promise<void>,
) {
  const { report, sources } = await sample();
  await using folder = await tempFolder();
  for (const { fileName, text } of renderMatchPages(report, { sources, language: "en", opens })) {
    folder.write(fileName, text);
  }
  await lookAt(browser, `${folder.path}/index.html`, how, check);
}

/** Charts, tables and games. */
export const MATCH_CHECKS: Checks = {
  "a match shows its result as games and as rates, and its games sorted and filtered": (browser) =>
    look(browser, {}, async (page) => {
      await counts(page, ".games tbody tr", 6);
      await shows(page, ".result p", "mine");
      await page.locator("#results button", { hasText: "rates" }).click();
      await shows(page, ".result p", "%");
      await page.locator(".games th button", { hasText: "No." }).click();
      await becomes(page, "document.querySelector('.games tbody tr td').innerText", "6");
      await page.locator("#games input").fill("nonsense");
      await shows(page, "#games", "No game fits");
      assertEquals(await barriers(page), []);
    }),

  "a game of a match has the board, and what both engines said beside it": (browser) =>
    look(browser, { hash: "#case/2" }, async (page) => {
      await shows(page, "h2", "Game 2");
      await becomes(page, "document.title.startsWith('Game 2 · mine – theirs')", true);
      await page.locator(".moves button").nth(1).click();
      await shows(page, ".now", "theirs");
      await shows(page, ".log .of", "mine");
      await shows(page, ".log .stderr", "hm");
      await page.locator(".game .piece").nth(20).waitFor();
      await page.locator(".back").click();
      await counts(page, ".games tbody tr", 6);
    }),

  "a page about one game shows its board at once, and leads back to all": (browser) =>
    look(browser, { opens: 3 }, async (page) => {
      await shows(page, "h2", "Game 3");
      await page.locator(".game .piece").first().waitFor();
      await page.locator(".back").click();
      await counts(page, ".games tbody tr", 6);
    }),

  "a match fits a telephone: tables scroll in their own boxes, and bars are seen": (browser) =>
    look(browser, { options: { viewport: { width: 390, height: 800 } } }, async (page) => {
      await counts(page, "#times .scroll", 1);
      const root = "document.documentElement";
      await becomes(page, `${root}.scrollWidth <= ${root}.clientWidth`, true);
      await page.locator("#ends .bar svg").first().waitFor();
      assertEquals(await barriers(page), []);
    }),

  "a contest's table can be read in every language": async (browser) => {
    const { report } = await sample();
    await using folder = await tempFolder();
    const contest = { contest: report.match, matches: [{ index: 0, one: 0, other: 1, report }] };
    const pageOf = (): string => "1-2/index.html";
    folder.write("index.html", renderContestPage(contest, { language: "en", pageOf }));
    const options = { locale: "ja-JP", colorScheme: "dark" } as const;
    await lookAt(browser, `${folder.path}/index.html`, { options }, async (page) => {
      await shows(page, "h1", "対戦表");
      await becomes(page, "document.title", "対戦表");
      await counts(page, ".cross tbody tr", 2);
      assertEquals(await barriers(page), []);
    });
  },
};
