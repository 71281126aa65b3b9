/** The pictures of pages, and how each is taken. @module */

import type { Browser, Page } from "playwright-core";
import { watch } from "../../testing/browser.ts";
import { OUTLINE } from "./outline.ts";

/** A picture of a page. */
export interface Shot {
  /** Its name in docs/pictures, without an ending; pictures of one page share an outline. */
  readonly name: string;
  readonly outline: string;
  /** The page, in the folder of the runs. */
  readonly file: string;
  readonly hash?: string;
  readonly theme?: "dark";
  readonly height: number;
  /** What the page shows when it is ready. */
  readonly ready: string;
  /** What must be in the picture down to its last line. */
  readonly whole: string;
}

/** How wide pages are in pictures. */
export const WIDTH = 1000;
/** Pictures are this much smaller than on a screen, and stay under 150 kB. */
export const SCALE = 0.8;
const GAME = "#case/mgtp/games/few_plies_first";
const REPORT = { file: "report/index.html", outline: "report" };
const CARD = { ready: ".card .board", whole: ".card" };

/** Every picture of a page. */
export const SHOTS: readonly Shot[] = [
  { ...REPORT, ...CARD, name: "report-light", height: 1110 },
  { ...REPORT, ...CARD, name: "report-dark", height: 1110, theme: "dark" },
  {
    ...{ name: "game", outline: "game", file: "report/index.html", hash: GAME },
    ...{ height: 900, ready: ".game .board", whole: ".game .board" },
  },
  {
    name: "match",
    outline: "match",
    file: "match/index.html",
    height: 1145,
    ready: "#times, .ends",
    whole: "#times",
  },
  {
    ...{ name: "class", outline: "class", file: "results/index.html" },
    ...{ height: 940, ready: ".marks", whole: ".histogram" },
  },
];

/** Opens the page of a picture. */
export async function open(
  browser: Browser,
  folder: string,
  { file, hash = "", theme = "light" as const, height, ready }: Omit<Shot, "theme"> & {
    readonly theme?: "dark" | "light";
  },
): Promise<{ readonly page: Page } & AsyncDisposable> {
  const watched = await watch(browser, `file://${encodeURI(`${folder}/${file}`)}${hash}`, {
    ...{
      locale: "en-US",
      colorScheme: theme,
      deviceScaleFactor: SCALE,
      viewport: { width: WIDTH, height },
    },
  });
  await watched.page.locator(ready).first().waitFor();
  return watched;
}

/** How much of what must be in a picture lies below its end, in pixels of the page. */
export async function cutFrom(page: Page, { whole, height }: Shot): Promise<number> {
  const box = await page.locator(whole).first().boundingBox();
  return box ? Math.max(0, Math.ceil(box.y + box.height - height)) : Infinity;
}

/** What the page of a picture is made of. */
export async function outlineOf(page: Page): Promise<string> {
  return await page.evaluate(OUTLINE) as string;
}

/** Whether Chinese letters are shown as such: two that differ do not look alike. */
export async function hasChineseFont(page: Page): Promise<boolean> {
  return await page.evaluate(`(() => {
    const drawn = (letter) => {
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      context.font = "40px sans-serif";
      context.fillText(letter, 5, 50);
      return canvas.toDataURL();
    };
    return drawn("帥") !== drawn("卒");
  })()`) as boolean;
}
