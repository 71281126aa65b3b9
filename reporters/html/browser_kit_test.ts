/** What the tests in a real browser share; no tests of its own. @module */

import { assertEquals } from "@std/assert";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Report } from "../../harness/core/mod.ts";
import { watch } from "../../harness/testing/browser.ts";
import { tempFolder } from "../../harness/testing/temp_folder.ts";
import { type Budgets, renderMany } from "./mod.ts";

/** Real reports of engines that break something, made once for all checks. */
export interface Samples {
  /** Takes what it may not take, at dark chess. */
  readonly darkChess: Report;
  /** Plays a whole game of Geister, in which each side knows something else. */
  readonly geister: Report;
  /** Thinks for too long. */
  readonly late: Report;
}

/** Checks by what they say of the page. */
export type Checks = Readonly<
  Record<string, (browser: Browser, samples: Samples) => Promise<void>>
>;

/** A scenario in which a few plies are made. */
export const GAME = "mgtp/games/few_plies_first";

/** A scenario in which a game is played to its end. */
export const WHOLE_GAME = "geister/games/whole_game_first";

/** How a page is opened. */
export interface Looked {
  readonly options?: BrowserContextOptions;
  readonly hash?: string;
  readonly budgets?: Budgets;
}

/** Writes reports as files, opens the first, and holds the page to what holds for every page. */
export async function look(
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

/** Opens a file, and holds it to what holds for every page. */
export async function lookAt(
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
export async function barriers(page: Page, within = "body"): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(within)}, { resultTypes: ["violations"] })
    .then((found) => found.violations)`;
  const violations = await page.evaluate(run) as axe.Result[];
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Waits until an element has a text; the page may still be at it. */
export async function shows(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector, { hasText: text }).first().waitFor();
}

/** Waits until there are so many elements. */
export async function counts(page: Page, selector: string, wanted: number): Promise<void> {
  const all = page.locator(selector);
  for (let tries = 0; tries < 500 && await all.count() !== wanted; tries++) {
    await page.waitForTimeout(20);
  }
  assertEquals([selector, await all.count()], [selector, wanted]);
}
