/** What the tests in a real browser share; no tests of its own. @module */

import { assertEquals } from "@std/assert";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Report } from "../../harness/core/mod.ts";
import { type WatchedPage, watchIn } from "../../harness/testing/browser.ts";
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

/** The kind of screen and reader. */
export type LookOptions =
  & Pick<
    BrowserContextOptions,
    "colorScheme" | "javaScriptEnabled" | "locale"
  >
  & { readonly viewport?: { readonly width: number; readonly height: number } };

/** How a page is opened. */
export interface Looked {
  readonly options?: LookOptions;
  readonly hash?: string;
  readonly budgets?: Budgets;
  /** No other check may have the page afterwards. */
  readonly alone?: boolean;
}

/** Writes reports as files, opens the first, and holds the page to what holds for every page. */
export async function look(
  browser: Browser,
  reports: readonly Report[],
  { budgets, ...looked }: Looked,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await using folder = await tempFolder();
  for (const { fileName, text } of renderMany(reports, { language: "en", budgets })) {
    folder.write(fileName, text);
  }
  await lookAt(browser, `${folder.path}/index.html`, looked, check);
}

/** Opens a file, and holds it to what holds for every page. */
export async function lookAt(
  browser: Browser,
  path: string,
  { options, hash = "", alone = false }: Looked,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const tab = await tabOf(browser, options);
  await using watched = await watchIn(tab.page, `file://${encodeURI(path)}${hash}`);
  await check(watched.page);
  assertEquals(watched.errors, []);
  const outside = watched.requests.filter((request) => !request.startsWith("file://"));
  assertEquals(outside, []);
  if (!alone) await tab.giveBack();
}

/** Opens a page of a server, and leaves it again, so that the server may go. */
export async function visit(
  browser: Browser,
  address: string,
  options: LookOptions,
  check: (watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const tab = await tabOf(browser, options);
  {
    await using watched = await watchIn(tab.page, address);
    await check(watched);
  }
  await tab.giveBack();
  await tab.page.goto("about:blank");
}

interface Tab {
  readonly page: Page;
  /** Forgets what the page was told to remember, for the next check. */
  giveBack(): Promise<void>;
}

/** Tabs at rest: to open another address in one costs a fifth of what a new one does. */
const AT_REST = new Map<string, Tab>();

/** A tab of this kind; a failing test keeps it. */
async function tabOf(browser: Browser, options: LookOptions = {}): Promise<Tab> {
  const { viewport = { width: 1280, height: 720 }, colorScheme = "light", ...lasting } = options;
  const key = JSON.stringify(lasting);
  const tab = AT_REST.get(key) ?? await newTab(browser, { ...lasting, key });
  AT_REST.delete(key);
  await tab.page.setViewportSize(viewport);
  await tab.page.emulateMedia({ media: null, colorScheme });
  return tab;
}

async function newTab(
  browser: Browser,
  { key, ...lasting }: BrowserContextOptions & { readonly key: string },
): Promise<Tab> {
  const context = await browser.newContext({ locale: "en-US", ...lasting });
  const page = await context.newPage();
  const giveBack = async (): Promise<void> => {
    await page.evaluate("localStorage.clear()");
    AT_REST.set(key, { page, giveBack });
  };
  return { page, giveBack };
}

/** The barriers that axe finds on the page. */
export async function barriers(page: Page, within = "body"): Promise<readonly string[]> {
  if (await page.evaluate("typeof axe") === "undefined") await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(within)}, { resultTypes: ["violations"] })
    .then((found) => found.violations)`;
  const violations = await page.evaluate(run) as axe.Result[];
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The same in dark. */
export async function barriersInDark(page: Page, within?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  return await barriers(page, within);
}

/** Waits until an element has a text; the page may still be at it. */
export async function shows(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector, { hasText: text }).first().waitFor();
}

/** Waits until there are so many elements. */
export async function counts(page: Page, selector: string, wanted: number): Promise<void> {
  await until(wanted, () => page.locator(selector).count(), selector);
}

/** Waits until an expression has a value in the page. */
export async function becomes(page: Page, expression: string, wanted: unknown): Promise<void> {
  await until(wanted, () => page.evaluate(expression), expression);
}

/** Waits until the page's title holds a text; it is set after the page has been drawn. */
export async function isTitled(page: Page, text: string): Promise<void> {
  await becomes(page, `document.title.includes(${JSON.stringify(text)})`, true);
}

async function until(wanted: unknown, look: () => Promise<unknown>, what: string): Promise<void> {
  const text = JSON.stringify(wanted);
  const deadline = performance.now() + 60_000;
  let found = await look();
  while (JSON.stringify(found) !== text && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    found = await look();
  }
  assertEquals(found, wanted, what);
}
