/** Time from an engine's answer to its picture in the browser: `deno run -A bench/picture.ts [plies]`. @module */

import { mgtpEngine } from "../fixtures/engines/mgtp/engine.ts";
import { startBrowser } from "../harness/testing/browser.ts";
import { becomes } from "../reporters/html/browser_kit.ts";
import { openRoom } from "../reporters/html/live/live_kit.ts";
import { median } from "./measure.ts";

/** Notes when the board was drawn with one more ply; a frame has passed when the second call comes. */
const WATCH = `
  window.drawn = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll(".moves li").length;
    if (count === window.drawn.length) return;
    requestAnimationFrame(() => setTimeout(() => window.drawn[count] ??= Date.now()));
  }).observe(document.body, { childList: true, subtree: true });
`;

/** How long a message takes that does nothing, to the server and back. */
const ROUND_TRIP = `(async () => {
  const begun = performance.now();
  await fetch("/act", {
    method: "POST", headers: { "content-type": "application/json" }, body: "{}",
  });
  return performance.now() - begun;
})()`;

/** Both medians in milliseconds. */
async function measured(plies: number): Promise<{ pictureMs: number; roundTripMs: number }> {
  const started = await startBrowser();
  if (!started.ok) throw new Error(started.error);
  const answeredMs: number[] = [];
  const engine = mgtpEngine({
    deeds: (usual, { name }) => {
      if (name === "genmove") answeredMs.push(Date.now());
      return usual;
    },
  });
  await using room = openRoom({ engine });
  const page = await (await started.browser.newContext()).newPage();
  await page.goto(room.server.link("player"));
  await page.locator(".spot.source").first().waitFor();
  await page.evaluate(WATCH);
  const pictures: number[] = [];
  const trips: number[] = [];
  for (let made = 0; made < plies; made++) {
    const flip = page.locator('.spot.source[aria-label*="dark piece"]').first();
    if (await flip.count() === 0) break;
    await flip.click();
    await becomes(page, `window.drawn[${2 * made + 2}] !== undefined`, true);
    const drawnMs = Number(await page.evaluate(`window.drawn[${2 * made + 2}]`));
    pictures.push(drawnMs - (answeredMs[made] ?? NaN));
    trips.push(Number(await page.evaluate(ROUND_TRIP)));
  }
  await started.browser.close();
  return { pictureMs: median(pictures), roundTripMs: median(trips) };
}

if (import.meta.main) {
  const { pictureMs, roundTripMs } = await measured(Number(Deno.args[0] ?? 12));
  const ratio = (pictureMs / roundTripMs).toFixed(1);
  console.log(
    `answer to picture ${pictureMs.toFixed(1)} ms, empty message ${
      roundTripMs.toFixed(1)
    } ms, ratio ${ratio}`,
  );
}
