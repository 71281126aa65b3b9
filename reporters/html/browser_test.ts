/** The page in a real browser; what needs no browser is tested beside the code. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { runFixture, scenariosOf } from "../../fixtures/engines/matrix.ts";
import breaksRank from "../../fixtures/engines/mgtp/breaks_dark_chess_rank.ts";
import type { Report } from "../../harness/core/mod.ts";
import { pairingOf } from "../../harness/referee/mod.ts";
import { startBrowser, watch } from "../../harness/testing/browser.ts";
import {
  hostileReport,
  SAMPLE_RULES,
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../harness/testing/sample_report.ts";
import { tempFolder } from "../../harness/testing/temp_folder.ts";
import { type Budgets, renderMany, renderRulebook } from "./mod.ts";

const GAME = "mgtp/games/few_plies_first";

/** A report of an engine that takes what it may not take. */
async function gameReport(): Promise<Report> {
  const pairing = pairingOf("mgtp");
  assert(pairing);
  const wanted = [GAME, "mgtp/genmove/ranks", "mgtp/commands/quit"];
  const scenarios = (await scenariosOf(pairing)).filter(({ id }) => wanted.includes(id));
  return await runFixture({ ...breaksRank, name: "breaks_rank" }, { pairing, scenarios });
}

interface Looked {
  readonly options?: BrowserContextOptions;
  readonly hash?: string;
  readonly budgets?: Budgets;
}

/** Writes reports as files, opens the first, and holds the page to what holds for every page. */
async function look(
  browser: Browser,
  reports: readonly Report[],
  { options, hash = "", budgets }: Looked,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await using folder = await tempFolder();
  for (const { fileName, text } of renderMany(reports, { language: "en", budgets })) {
    folder.write(fileName, text);
  }
  await lookAt(browser, `${folder.path}/index.html`, { options, hash }, check);
}

async function lookAt(
  browser: Browser,
  path: string,
  { options, hash = "" }: Looked,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const address = `file://${encodeURI(path)}${hash}`;
  await using watched = await watch(browser, address, { locale: "en-US", ...options });
  watched.page.setDefaultTimeout(20_000);
  await check(watched.page);
  assertEquals(watched.errors, []);
  const outside = watched.requests.filter((request) => !request.startsWith("file://"));
  assertEquals(outside, []);
}

/** What axe finds that keeps somebody from reading the page. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const run = "axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations)";
  const violations = await page.evaluate(run) as axe.Result[];
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Waits until an element has a text; the page may still be at it. */
async function shows(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector, { hasText: text }).first().waitFor();
}

/** Waits until there are so many elements. */
async function counts(page: Page, selector: string, wanted: number): Promise<void> {
  const all = page.locator(selector);
  for (let tries = 0; tries < 500 && await all.count() !== wanted; tries++) {
    await page.waitForTimeout(20);
  }
  assertEquals([selector, await all.count()], [selector, wanted]);
}

const CHECKS: Readonly<Record<string, (browser: Browser, report: Report) => Promise<void>>> = {
  "a report opens from disk, and nothing leaves the page": (browser) =>
    look(browser, [sampleReport()], {}, async (page) => {
      await page.locator("#cases").waitFor();
      await shows(page, ".conclusion", "does not conform");
      assertEquals(await page.title(), "my_engine: The engine does not conform");
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
      await page.locator("#cases").waitFor();
      await page.locator("#cases a", { hasText: "mgtp/games/whole#2" }).click();
      await shows(page, ".case-page h2", "mgtp/games/whole#2");
    });
  },

  "a link leads to a rule, broken or not": (browser, report) =>
    look(browser, [report], { hash: "#rule/dark-chess/rank" }, async (page) => {
      await page.locator(".card.shown").waitFor();
      await page.evaluate("location.hash = '#rule/mgtp/quit-exits'");
      await page.locator(".rules li.shown").waitFor();
      await shows(page, ".rules li.shown", "mgtp/quit-exits");
    }),

  "the language is the browser's at first, then the reader's": (browser) =>
    look(browser, [sampleReport()], { options: { locale: "ja-JP" } }, async (page) => {
      await page.locator("#cases").waitFor();
      await shows(page, ".conclusion", "不適合");
      await page.locator(".switches button", { hasText: "中文" }).click();
      await shows(page, ".conclusion", "不符合");
      assertEquals(await page.locator("html").getAttribute("lang"), "zh-Hant");
      assertStringIncludes(await page.title(), "引擎不符合規範");
      await page.reload();
      await page.locator("#cases").waitFor();
      await shows(page, ".conclusion", "不符合");
    }),

  "keys step through a game": (browser, report) =>
    look(browser, [report], { hash: `#case/${GAME}` }, async (page) => {
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
      await page.locator(".moves button").first().press("Home");
      await at(1);
      assert(await page.locator(".game .piece").count() > 20);
    }),

  "a game plays by itself": (browser, report) =>
    look(browser, [report], { hash: `#case/${GAME}` }, async (page) => {
      await page.locator(".controls button", { hasText: "Play" }).click();
      await page.locator(".counter", { hasText: /^2 / }).waitFor();
      await page.locator(".controls button", { hasText: "Pause" }).click();
    }),

  "a line of the log leads to its position and back; the illegal move says why": (
    browser,
    report,
  ) =>
    look(browser, [report], { hash: "#case/mgtp/genmove/ranks" }, async (page) => {
      await page.locator(".log button", { hasText: /^Position 2$/ }).click();
      await shows(page, ".counter", "2 /");
      await shows(page, ".log .current", "Position 2");
      await page.locator(".moves .wrong").click();
      await shows(page, ".game .reason", "does not take");
      await counts(page, ".game .way.wrong", 1);
      await page.locator(".now button").click();
      await shows(page, ".log .current", "evidence");
      await counts(page, ".source .waiting", 4);
    }),

  "summary and failures are there without a script": (browser) =>
    look(browser, [sampleReport()], { options: { javaScriptEnabled: false } }, async (page) => {
      const text = await page.locator("body").innerText();
      assertStringIncludes(text, "The engine does not conform");
      for (const { id, text: { en } } of SAMPLE_RULES) {
        assertStringIncludes(text, id);
        assertStringIncludes(text, en);
      }
      assertStringIncludes(text, "JavaScript is off");
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
    });
  },

  "nothing keeps anybody from reading it, in either theme": async (browser, report) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const options = { colorScheme };
      const several = [sampleReport(), report];
      await look(browser, several, { options, hash: "#rule/mgtp/quit-exits" }, async (page) => {
        await page.locator(".rules").waitFor();
        assertEquals(await barriers(page), []);
      });
      await look(browser, [report], { options, hash: "#case/mgtp/genmove/ranks" }, async (page) => {
        await page.locator(".log .bytes").first().click();
        assertEquals(await barriers(page), []);
      });
    }
  },

  "the rulebook changes its language and has no barriers": async (browser) => {
    await using folder = await tempFolder();
    const text = renderRulebook({ rules: SAMPLE_RULES, scenarios: [], version: "1" }, "en");
    await lookAt(browser, folder.write("rules.html", text), {}, async (page) => {
      await page.locator(".switches button", { hasText: "日本語" }).click();
      await shows(page, "h1", "規則集");
      assertEquals(await barriers(page), []);
    });
  },
};

Deno.test("the page in Chromium", async (test) => {
  const started = await startBrowser();
  if (!started.ok) {
    // Who reads a log of CI has no reason to look for what was not tested.
    assert(!Deno.env.has("CI"), started.error);
    console.error(`NOT TESTED, there is no Chromium here: ${started.error}`);
    return;
  }
  const report = await gameReport();
  try {
    for (const [name, check] of Object.entries(CHECKS)) {
      await test.step(name, () => check(started.browser, report));
    }
  } finally {
    await started.browser.close();
  }
});
