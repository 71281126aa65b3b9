/** Makes the pictures in docs/pictures from real runs: `deno task pictures`. @module */

import { renderConsole } from "../../../reporters/console/mod.ts";
import { type Report, reportOf } from "../../core/mod.ts";
import { startBrowser } from "../../testing/browser.ts";
import { consoleSvg } from "./console_svg.ts";
import { atTable, PLAY } from "./play_shot.ts";
import { check, grade, layOut, match } from "./runs.ts";
import { cutFrom, hasChineseFont, open, outlineOf, SHOTS } from "./shots.ts";
import { decodeEvents } from "../../ledger/mod.ts";

/** Where the pictures are. */
export const PICTURES = decodeURIComponent(
  new URL("../../../docs/pictures/", import.meta.url).pathname,
);

/** What the console shows of a run, with its colours, from the failures on. */
export function consoleText(report: Report): string {
  const options = { language: "en", colour: true, width: 96, verbose: false } as const;
  const reports = ["report/junit.xml", "report/index.html", "report/events.jsonl"];
  const text = renderConsole(report, { ...options, reports });
  return `${DOLLAR} shinpan/shinpan check mgtp ./my_engine\n\n${text}`;
}

const DOLLAR = "\x1b[2m$\x1b[22m";

/** The report of the check in a folder of runs. */
export function reportIn(folder: string): Report {
  const report = reportOf(
    decodeEvents(Deno.readTextFileSync(`${folder}/report/events.jsonl`)).events,
  );
  if (!report) throw new Error("The check left no report");
  return report;
}

async function makePictures(folder: string): Promise<void> {
  layOut(folder);
  await check(folder);
  await match(folder, 20);
  await grade(folder);
  Deno.writeTextFileSync(`${PICTURES}console.svg`, consoleSvg(consoleText(reportIn(folder))));
  const started = await startBrowser();
  if (!started.ok) throw new Error(started.error);
  const { browser } = started;
  for (const shot of SHOTS) {
    await using opened = await open(browser, folder, shot);
    const { page } = opened;
    if (!await hasChineseFont(page)) {
      throw new Error("Boards need a Chinese font: install one, such as fonts-noto-cjk");
    }
    const cut = await cutFrom(page, shot);
    if (cut > 0) throw new Error(`${shot.name}.png: make it higher by ${cut}`);
    Deno.writeTextFileSync(`${PICTURES}${shot.outline}.outline.txt`, await outlineOf(page));
    await page.screenshot({ path: `${PICTURES}${shot.name}.png` });
    console.log(`docs/pictures/${shot.name}.png`);
  }
  await atTable(browser, folder, async (page) => {
    Deno.writeTextFileSync(`${PICTURES}${PLAY}.outline.txt`, await outlineOf(page));
    await page.screenshot({ path: `${PICTURES}${PLAY}.png` });
    console.log(`docs/pictures/${PLAY}.png`);
  });
  await browser.close();
}

if (import.meta.main) {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-pictures-" });
  try {
    await makePictures(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
