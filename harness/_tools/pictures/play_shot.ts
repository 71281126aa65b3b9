/** The picture of a game by hand, taken in mid-game. @module */

import type { Browser, Page } from "playwright-core";
import { readOptionsAmongWords } from "../../cli/options.ts";
import { play } from "../../cli/play.ts";
import { openSession } from "../../live/mod.ts";
import { settingOf } from "../../cli/play/setting.ts";
import { watch } from "../../testing/browser.ts";
import { SCALE, WIDTH } from "./shots.ts";

/** The name of the picture, and of its outline. */
export const PLAY = "play";

/** Plays some plies against the engine in a folder of runs, and shows the page in the person's turn. */
export async function atTable(
  browser: Browser,
  folder: string,
  show: (page: Page) => Promise<void>,
): Promise<void> {
  const words = ["mgtp", `${folder}/champion`, "--out", `${folder}/play`, "--seed", "11"];
  const setting = settingOf(readOptionsAmongWords(words, play.options), () => 11);
  await using session = await openSession(setting);
  const played = session.room.play();
  await using watched = await watch(browser, session.server.link("player"), {
    ...{ locale: "en-US", colorScheme: "light", deviceScaleFactor: SCALE },
    viewport: { width: WIDTH, height: 1120 },
  });
  const { page } = watched;
  for (const ply of PLIES) {
    await page.locator(".status", { hasText: "Your turn" }).waitFor();
    await page.locator(`[data-at="${ply}"]`).click();
    await page.locator(`.moves li:nth-child(${2 * PLIES.indexOf(ply) + 2})`).waitFor();
  }
  await page.locator(".status", { hasText: "Your turn" }).waitFor();
  // A piece of the person's own, whose targets are shown.
  const choices = session.room.room.table?.status;
  const step = choices?.kind === "turn"
    ? choices.choices?.find(({ path }) => path.length === 2)
    : undefined;
  if (step) await page.locator(`[data-at="${step.path[0]}"]`).click();
  // The wire log notes pauses, which differ from run to run.
  await page.locator(".output button", { hasText: "stderr" }).click();
  await page.locator(".output > .note").waitFor();
  // Clicks have scrolled down to the buttons.
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await show(page);
  session.room.close();
  await played;
}

/** Dark pieces that are flipped. */
const PLIES = ["b4", "c6", "a2", "d7", "b7"];
