/** What a reader does with the page of a case; run by browser_test.ts. @module */

import { assertEquals, assertMatch } from "@std/assert";
import { darkChessKit } from "../../harness/referee/kits/dark-chess.ts";
import { withPositionFiles } from "../../harness/runner/saved/mod.ts";
import type { PlyFacts } from "../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM, sampleCase, sampleReport } from "../../harness/testing/sample_report.ts";
import { becomes, type Checks, counts, GAME, look, shows, WHOLE_GAME } from "./browser_kit.ts";

/** Boards, logs and plots. */
export const GAME_CHECKS: Checks = {
  "keys step through a game": (browser, { darkChess }) =>
    look(
      browser,
      [withPositionFiles(darkChess, darkChessKit)],
      { hash: `#case/${GAME}` },
      async (page) => {
        const counter = page.locator(".counter");
        await counter.waitFor();
        const last = Number((await counter.innerText()).split("/")[1]);
        const at = (ply: number) => shows(page, ".counter", `${ply} / ${last}`);
        for (const key of ["a", "w", "ArrowLeft"]) await page.keyboard.press(key);
        await at(last - 3);
        for (const key of ["d", "s"]) await page.keyboard.press(key);
        await at(last - 1);
        await page.keyboard.press("ArrowRight");
        await at(last);
        // The board has not been used yet.
        await page.keyboard.press("Home");
        await at(0);
        await shows(page, ".now", "Start");
        await page.locator(".game .piece").nth(20).waitFor();
        await page.locator(".moves button").first().press("ArrowDown");
        await at(1);
        const download = page.waitForEvent("download");
        await page.locator(".game a", { hasText: "Save position" }).click();
        const file = await download;
        assertEquals(file.suggestedFilename(), "position-1.txt");
        assertMatch(
          await Deno.readTextFile(await file.path()),
          /^INITIAL\n[^]*\n\* 1\. \S+\n\* Comm/,
        );
        await page.keyboard.press("End");
        await at(last);
        // Tabbing passes over the moves and stays at the case.
        await counts(page, ".moves button[tabindex='0']", 1);
        await page.locator(".skip").press("Enter");
        await counts(page, "#content:focus .case-page", 1);
      },
    ),

  "a game plays by itself": (browser, { darkChess }) =>
    look(browser, [darkChess], { hash: `#case/${GAME}`, alone: true }, async (page) => {
      await page.locator(".controls button", { hasText: "Play" }).waitFor();
      await page.clock.install({ time: 0 });
      // Otherwise the page's clock goes on by itself, and a slow machine misses a ply.
      await page.clock.pauseAt(1000);
      await page.locator(".controls button", { hasText: "Play" }).click();
      for (const ply of [0, 1, 2]) {
        await shows(page, ".counter", `${ply} /`);
        // The page begins to count a little after it has drawn the ply.
        await page.clock.runFor(ply === 0 ? 800 : 700);
      }
      await page.locator(".controls button", { hasText: "Pause" }).click();
    }),

  "a line of the log leads to its position and back; the illegal move says why": (
    browser,
    { darkChess },
  ) =>
    look(browser, [darkChess], { hash: "#case/mgtp/genmove/ranks" }, async (page) => {
      await page.locator(".log button", { hasText: /^Position 2$/ }).click();
      await shows(page, ".counter", "2 /");
      await shows(page, ".log .current", "Position 2");
      await page.locator(".moves .wrong").click();
      await shows(page, ".game .reason", "does not take");
      await counts(page, ".game .way.wrong", 1);
      await page.locator(".now button").click();
      await shows(page, ".log .current", "evidence");
      await counts(page, ".source .waiting", 4);
      await page.locator(".log-head button").click();
      await counts(page, ".log .hex", await page.locator(".log .at").count());
    }),

  "a game that hides something is seen by each side, and says who has won": (
    browser,
    { geister },
  ) =>
    look(
      browser,
      [geister],
      { hash: `#case/${WHOLE_GAME}`, options: { locale: "ja-JP" } },
      async (page) => {
        const colours = ".game circle.badge.red, .game circle.badge.blue";
        await page.locator(".moves button").first().press("Home");
        await counts(page, colours, 16);
        await shows(page, ".game text.badge.red", "赤");
        await page.locator(".game .group button", { hasText: "後手" }).click();
        await counts(page, colours, 8);
        await page.locator(".moves button").first().press("End");
        const result = /^(先手|後手)の勝ち（.+）|^引き分け（.+）/;
        await page.locator(".game figcaption", { hasText: result }).waitFor();
      },
    ),

  "a late answer stands against its limit, on a small screen too": (browser, { late }) => {
    const options = { viewport: { width: 390, height: 800 } };
    const hash = "#case/mgtp/first_contact";
    return look(browser, [late], { hash, options }, async (page) => {
      await shows(page, ".plot .late", "too late, 61 s (limit 60 s)");
      await shows(page, ".plot .limit text", "limit 60 s");
      await counts(page, ".plot .bar.late", 1);
      await page.locator(".plot .axis text").nth(1).waitFor();
      await becomes(page, "document.documentElement.scrollWidth", 390);
      const box = "document.querySelector('.plot svg').getBoundingClientRect()";
      await becomes(page, `${box}.width <= 390 && ${box}.height > 150`, true);
    });
  },

  "a line that brought two plies leads to both; invisible characters have a name": (browser) => {
    const plies = [1, 2].map((ply): PlyFacts => (
      { ply, by: "engine", move: "a2", entry: 1, diagram: SAMPLE_DIAGRAM }
    ));
    const wire = ["MOV?\r", "MOV:A,NORTH\r"].map((text, index) => (
      { index, atMs: index, from: index === 0 ? "harness" : "engine", text } as const
    ));
    const games = [1, 2, 3, 1].map((ply, entry): PlyFacts => (
      { ply, by: "engine", move: "a2", entry, diagram: SAMPLE_DIAGRAM }
    ));
    const talk = games.map((_, index) => (
      { index, atMs: index, from: "engine", text: "a2" } as const
    ));
    const report = sampleReport([
      sampleCase("mgtp/two", { plies, wire }),
      sampleCase("mgtp/games", { plies: games, wire: talk }),
    ]);
    return look(browser, [report], { hash: "#case/mgtp/two" }, async (page) => {
      await counts(page, "#entry-1 .jump:not(.bytes)", 2);
      await page.locator("#entry-1 .jump", { hasText: "Position 1" }).click();
      await shows(page, ".counter", "1 / 2");
      const name = "getComputedStyle(document.querySelector('.log .control'), '::after').content";
      await becomes(page, name, '"CR"');
      // From a short game to the end of a longer one, and back.
      await page.evaluate("location.hash = '#case/mgtp/games'");
      await shows(page, ".counter", "1 / 1");
      await page.locator("#entry-2 .jump", { hasText: "Position 3" }).click();
      await shows(page, ".counter", "3 / 3");
      await counts(page, "#entry-2.current", 1);
      await page.locator("#entry-3 .jump", { hasText: "Position 1" }).click();
      await shows(page, ".counter", "1 / 1");
      await counts(page, ".log .current", 1);
    });
  },
};
