/** What a reader does with the report as a whole; run by browser_test.ts. @module */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  hostileReport,
  SAMPLE_RULES,
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../harness/testing/sample_report.ts";
import { tempFolder } from "../../harness/testing/temp_folder.ts";
import {
  barriers,
  barriersInDark,
  becomes,
  type Checks,
  counts,
  isTitled,
  look,
  lookAt,
  shows,
  WHOLE_GAME,
} from "./browser_kit.ts";
import { renderRulebook } from "./mod.ts";

/** Summary, filters, links, languages, themes, files. */
export const REPORT_CHECKS: Checks = {
  "a report opens from disk, and nothing leaves the page": (browser) =>
    look(browser, [sampleReport()], {}, async (page) => {
      await page.locator("#cases").waitFor();
      await shows(page, ".conclusion", "does not conform");
      await becomes(page, "document.title", "my_engine: The engine does not conform");
    }),

  "a command goes on in the next line between two words, and never within an option": (browser) =>
    look(browser, [sampleReport()], {}, async (page) => {
      await page.locator(".command").first().waitFor();
      for (let width = 320; width <= 900; width += 20) {
        await page.setViewportSize({ width, height: 600 });
        assertEquals([width, await page.evaluate(MOST_LINES_OF_AN_OPTION)], [width, 1]);
      }
      await page.locator(".command code").first().click();
      const copied = await page.evaluate("getSelection().toString()");
      assertEquals(copied, sampleReport().cases.find(({ replay }) => replay === copied)?.replay);
    }),

  "cases are filtered by text, verdict and level": (browser) =>
    look(browser, [sampleReport()], {}, async (page) => {
      await page.locator("#cases input[type=search]").fill("games no-noise");
      await counts(page, ".cases tbody tr", 1);
      await page.locator("#cases input[type=search]").fill("");
      await page.locator(".filter button", { hasText: "skipped" }).click();
      await counts(page, ".cases tbody tr", 2);
      await page.locator(".filter button", { hasText: "skipped" }).click();
      await page.locator(".filter select").selectOption("MAY");
      await counts(page, ".cases tbody tr", 1);
      await shows(page, "#cases [role=status]", "1 of 11");
    }),

  "a link leads to a case and back": (browser) => {
    const hash = "#case/mgtp/commands/reset_board";
    return look(browser, [sampleReport()], { hash }, async (page) => {
      await page.locator(".log").waitFor();
      await shows(page, ".case-page h2", "reset_board");
      await shows(page, ".log .evidence", "evidence");
      await page.locator(".back").click();
      await page.locator("#cases.shown").waitFor();
      await page.evaluate("scrollTo(0, 700)");
      await page.locator("#cases a", { hasText: "mgtp/games/whole#2" }).dispatchEvent("click");
      await shows(page, ".case-page h2", "mgtp/games/whole#2");
      await page.goBack();
      await becomes(page, "scrollY", 700);
    });
  },

  "a link leads to a rule, broken or not": (browser, { darkChess }) =>
    look(browser, [darkChess], { hash: "#rule/dark-chess/rank" }, async (page) => {
      await page.locator(".card.shown").waitFor();
      await page.evaluate("location.hash = '#rule/mgtp/quit-exits'");
      await page.locator(".rules li.shown").waitFor();
      await shows(page, ".rules li.shown", "mgtp/quit-exits");
      await becomes(page, "document.activeElement.className.includes('shown')", true);
      await page.evaluate("location.hash = '#rule/mgtp/nothing'");
      await shows(page, ".loss", "There is no rule mgtp/nothing");
    }),

  "what no case reached is neither kept nor counted; the contents lead to the rules": (
    browser,
    { darkChess },
  ) =>
    look(browser, [darkChess], {}, async (page) => {
      await page.locator(".contents a[href='#rules']").click();
      await page.locator("#rules details[open] .rules li").first().waitFor();
      const all = await page.locator(".rules li").count();
      const untried = await page.locator(".rules .fate.untried").count();
      assert(untried > 0);
      await shows(page, ".coverage b", `${all - untried} of ${all}`);
      await shows(page, ".rules li.untried", "not reached");
      await shows(page, ".rules li.broken", "dark-chess/rank");
      await page.locator("#rules button", { hasText: "not reached" }).click();
      await counts(page, ".rules li", untried);
    }),

  "a report is printed on paper, without what one can only click": (browser, { darkChess }) =>
    look(browser, [darkChess], { options: { colorScheme: "dark" } }, async (page) => {
      await page.locator("#cases").waitFor();
      await page.emulateMedia({ media: "print" });
      for (const selector of [".switches", ".filter", ".contents"]) {
        await counts(page, `${selector}:visible`, 0);
      }
      const paper = "getComputedStyle(document.body).backgroundColor";
      await becomes(page, paper, "rgb(255, 255, 255)");
      const ink = "getComputedStyle(document.querySelector('.conclusion')).color";
      await becomes(page, ink, "rgb(31, 28, 24)");
      await page.evaluate("void dispatchEvent(new Event('beforeprint'))");
      await page.locator(".rules li.broken", { hasText: "dark-chess/rank" }).waitFor();
      await counts(page, ".filter:visible", 0);
    }),

  "the language is the browser's at first, then the reader's": (browser) =>
    look(browser, [sampleReport()], { options: { locale: "ja-JP" } }, async (page) => {
      await page.locator("#cases").waitFor();
      await shows(page, ".conclusion", "不適合");
      await page.locator(".switches button", { hasText: "中文" }).click();
      await shows(page, ".conclusion", "不符合");
      await becomes(page, "document.documentElement.lang", "zh-Hant");
      await isTitled(page, "引擎不符合規範");
      await page.reload();
      await page.locator("#cases").waitFor();
      await shows(page, ".conclusion", "不符合");
    }),

  "summary and failures are there without a script": (browser) =>
    look(browser, [sampleReport()], { options: { javaScriptEnabled: false } }, async (page) => {
      const text = await page.locator("body").innerText();
      assertStringIncludes(text, "The engine does not conform");
      for (const { id, text: { en } } of SAMPLE_RULES) {
        assertStringIncludes(text, id);
        assertStringIncludes(text, en);
      }
      assert(text.trimStart().startsWith("JavaScript is off"));
      const link = "getComputedStyle(document.querySelector('a[href*=\"#case/\"]')).pointerEvents";
      assertEquals(await page.evaluate(link), "none");
      assertEquals(await page.locator(".switches").isVisible(), false);
    }),

  "whatever an engine prints stays text": (browser) => {
    const texts = [
      "</script><img src=x onerror=alert(1)>",
      "]]>",
      "\x1b[31mred",
      "a\x00b",
      "x".repeat(10_000_000),
    ];
    const cases = texts.map((text, at) =>
      sampleCase(`mgtp/h${at}`, {
        verdict: { kind: "failed" },
        violations: [sampleViolation({ actual: text, expected: [text], sent: text })],
        wire: [{ index: 0, atMs: 1, from: "engine", text }],
      })
    );
    return look(browser, [sampleReport(cases)], { hash: "#case/mgtp/h0" }, async (page) => {
      await shows(page, ".log code", texts[0] ?? "");
      await page.locator(".log .bytes").click();
      await shows(page, ".hex", "3c 2f 73 63 72 69 70 74");
      await page.evaluate("location.hash = '#case/mgtp/h4'");
      await page.locator(".log button", { hasText: "Show all" }).click();
      await page.evaluate("location.hash = '#case/mgtp/h3'");
      await page.locator(".log code", { hasText: "a␀b" }).waitFor();
      await counts(page, "img", 0);
    });
  },

  "the hostile report opens, every failure of it": (browser) =>
    look(browser, [hostileReport()], {}, async (page) => {
      await page.locator("#cases").waitFor();
      await counts(page, "img, iframe, #app script", 0);
    }),

  "what is in another file is found there": (browser) => {
    const budgets = { chunk: 10, first: 1500, other: 3000 };
    const hash = "#case/mgtp/commands/name";
    return look(browser, [sampleReport()], { budgets, hash }, async (page) => {
      await page.locator(".case-page .loss a").click();
      await page.locator(".log").waitFor();
      assertStringIncludes(page.url(), "index-");
      await shows(page, ".log", "=1 My Engine");
    });
  },

  "several engines stand in a matrix that leads to their cases": (browser) => {
    const reports = [sampleReport(), sampleReport([sampleCase("mgtp/commands/name")])];
    return look(browser, reports, {}, async (page) => {
      await page.locator("#cases").waitFor();
      await counts(page, ".matrix tbody tr", 2);
      await page.locator(".matrix td.broken a").first().click();
      await page.locator(".case-page .log").waitFor();
      await isTitled(page, "my_engine · mgtp/");
    });
  },

  "axe finds no barrier in either theme": async (browser, { darkChess }) => {
    const several = [sampleReport(), sampleReport([sampleCase("mgtp/commands/name")])];
    await look(browser, several, { hash: "#rule/mgtp/reply-id" }, async (page) => {
      await page.locator(".rules").waitFor();
      assertEquals(await barriers(page), []);
      await page.evaluate("location.hash = '#rules'");
      await page.locator("#rules.shown").waitFor();
      assertEquals(await barriersInDark(page), []);
    });
    await look(browser, [darkChess], { hash: "#case/mgtp/genmove/ranks" }, async (page) => {
      await page.locator(".log .bytes").first().click();
      assertEquals(await barriers(page), []);
      assertEquals(await barriersInDark(page), []);
    });
  },

  "axe finds no barrier in games and plots": async (browser, { geister, late }) => {
    await look(browser, [geister], { hash: `#case/${WHOLE_GAME}` }, async (page) => {
      await page.locator(".game").waitFor();
      // What is around games and plots is on the pages above.
      assertEquals(await barriers(page, ".game"), []);
    });
    await look(browser, [late], { hash: "#case/mgtp/first_contact" }, async (page) => {
      await page.locator(".plot").waitFor();
      assertEquals(await barriers(page, ".plot"), []);
      assertEquals(await barriersInDark(page, ".plot"), []);
    });
  },

  "the rulebook is filtered, changes its language and has no barriers": async (browser) => {
    await using folder = await tempFolder();
    const protocols = [{ id: "mgtp", rules: SAMPLE_RULES.map(({ id }) => id) }];
    const text = renderRulebook(
      { rules: SAMPLE_RULES, protocols, scenarios: [], version: "1" },
      "en",
    );
    await lookAt(browser, folder.write("rules.html", text), {}, async (page) => {
      await page.locator(".switches button", { hasText: "日本語" }).click();
      await shows(page, "h1", "規則集");
      assertEquals(await barriers(page), []);
      await page.locator(".rule-contents summary").first().click();
      await page.locator(".rule-contents a", { hasText: "no-noise" }).click();
      await shows(page, ".card.shown", "mgtp/no-noise");
      await page.locator(".filter select").first().selectOption("MUST");
      await counts(page, ".card.rulebook", 2);
      await page.locator(".filter input").fill("伏せ");
      await counts(page, ".card.rulebook", 1);
      // A link to a rule shows it, whatever the filter was.
      await page.evaluate("location.hash = '#rule/mgtp/reply-id'");
      await shows(page, ".card.shown", "mgtp/reply-id");
      await counts(page, ".card.rulebook", SAMPLE_RULES.length);
    });
  },
};

/** In how many lines an option of a command stands, at most. */
const MOST_LINES_OF_AN_OPTION = `(() => {
  const linesOf = (text) => [...text.data.matchAll(/--[a-z]+/g)].map(({ 0: { length }, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  const lines = [...document.querySelectorAll(".command code")].flatMap((code) => {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(...linesOf(texts.currentNode));
    return found;
  });
  return Math.max(...lines);
})()`;
