/** What a person does at the page; run by ../browser_test.ts. @module */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page } from "playwright-core";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { match } from "../../../harness/cli/match.ts";
import type { RoomChoice } from "../../../harness/core/mod.ts";
import { captured, environment } from "../../../harness/testing/environment.ts";
import { tempFolder } from "../../../harness/testing/temp_folder.ts";
import { barriers, barriersInDark, becomes, type Checks, counts, shows } from "../browser_kit.ts";
import { byClick, byKeys, playOn, sitDown } from "./live_kit.ts";

/** Rather a step than a flip, so that a game is soon drawn. */
function step(choices: readonly RoomChoice[]): RoomChoice | undefined {
  return choices.find(({ path }) => path.length === 2);
}

const SHORT = { settings: { noEatFlip: 1 } };

async function now(page: Page, text: string): Promise<void> {
  await shows(page, ".status", text);
}

/** The name and the text of the file that a link hands out. */
async function savedBy(page: Page, link: string): Promise<readonly [string, string]> {
  const download = page.waitForEvent("download");
  await page.locator("a.save", { hasText: link }).click();
  const file = await download;
  return [file.suggestedFilename(), await Deno.readTextFile(await file.path())];
}

/** The plies of a game of a match that begins from a file. */
async function matchFrom(text: string): Promise<readonly string[]> {
  await using folder = await tempFolder();
  folder.write("saved.txt", text);
  const words =
    "mgtp builtin:random builtin:greedy --games 1 --no-eat-flip 2 --quiet --reporter none";
  using _ = environment({ INIT_CWD: folder.path });
  await captured(() => match.run([...words.split(" "), "--board", "saved.txt", "--out", "m"]));
  const [, line = ""] = (await Deno.readTextFile(`${folder.path}/m/events.jsonl`)).split("\n");
  return [...line.matchAll(/"move":"([^"]+)"/g)].map(([, move = ""]) => move);
}

function escaped(text: string): string {
  return text.replaceAll(/[()]/g, "\\$&");
}

/** Presses the tab key until a button has the focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await page.evaluate("document.activeElement.textContent") === text) return;
    await page.keyboard.press("Tab");
  }
}

/** Boards, clocks, output and actions. */
export const LIVE_CHECKS: Checks = {
  "a game of dark chess against an engine is played by clicks to its end, and another follows": (
    browser,
  ) =>
    sitDown(browser, { engine: conforming.engine, match: SHORT }, async (page, table) => {
      await now(page, "Your turn");
      const made = await playOn(page, table, { taste: step, hand: byClick });
      assert(made > 1);
      await now(page, "Draw: no capture or flip");
      await shows(page, ".score", "½ : ½");
      await page.locator(".fouls", { hasText: "No rule was broken" }).waitFor();
      await page.locator(".log code", { hasText: "genmove" }).first().waitFor();
      await page.locator(".moves button").first().click();
      await shows(page, ".status", "after ply 1");
      assertEquals(await barriersInDark(page), []);
      await page.locator("button", { hasText: "Next game" }).click();
      await shows(page, ".player", "it first");
      await shows(page, ".score", "Game 2");
      assertEquals(table.kept.map(({ outcome }) => outcome.kind), ["over"]);
    }),
  "a game against an engine is played by keyboard alone, and the next one is given up": (browser) =>
    sitDown(browser, { engine: conforming.engine, match: SHORT }, async (page, table) => {
      await now(page, "Your turn");
      await playOn(page, table, { taste: step, hand: byKeys });
      await now(page, "Draw: no capture or flip");
      for (const wanted of ["Next game", "Resign", "Really resign?"]) {
        await page.locator(".actions button", { hasText: wanted }).waitFor();
        await tabTo(page, wanted);
        await page.keyboard.press("Enter");
      }
      await now(page, "it wins: resignation");
    }),
  "legal targets are shown, every place is announced, and a choice can be taken back": (browser) =>
    sitDown(browser, { opponent: "greedy" }, async (page, table) => {
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 4 });
      await now(page, "Your turn");
      const { status } = table.room.room.table!;
      const choice = status.kind === "turn" ? step(status.choices ?? []) : undefined;
      await counts(page, ".spot[role=button][aria-label]", 32);
      if (!choice) return;
      await page.locator(`[data-at="${choice.path[0]}"]`).click();
      await page.locator(`[data-at="${choice.path[1]}"].target`).waitFor();
      await page.keyboard.press("Escape");
      await counts(page, ".spot.selected", 0);
    }),
  "two people play at one board, take a ply back, and agree on a draw": (browser) =>
    sitDown(browser, { people: true }, async (page, table) => {
      await now(page, "me to move");
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 2 });
      await page.locator(".actions button", { hasText: "Undo" }).click();
      await counts(page, ".moves li", 1);
      await now(page, "it to move");
      for (const answer of ["me declines", "me agrees"]) {
        await page.locator(".actions button", { hasText: "Offer a draw" }).click();
        await page.locator(".actions button", { hasText: answer }).click();
      }
      await now(page, "Draw: agreed");
      await counts(page, ".output", 0);
    }),
  "plies are taken back, and the engine follows": (browser) =>
    sitDown(browser, { engine: conforming.engine }, async (page, table) => {
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 3 });
      await counts(page, ".moves li", 6);
      await now(page, "Your turn");
      await page.locator("button", { hasText: "Undo" }).click();
      await counts(page, ".moves li", 4);
      await now(page, "Your turn");
      await page.locator(".moves button").nth(1).click();
      await page.locator("button", { hasText: "Go on from ply 2" }).click();
      await counts(page, ".moves li", 2);
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 2 });
      await counts(page, ".moves li", 6);
      await shows(page, ".fouls", "No rule was broken");
    }),
  "a position is saved as a file, from which a match begins, and as a scenario": (browser) =>
    sitDown(browser, { engine: conforming.engine }, async (page, table) => {
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 2 });
      await counts(page, ".moves li", 4);
      await page.locator(".moves button").nth(2).click();
      const moves = table.room.room.table?.plies.slice(0, 3).map(({ move }) => move) ?? [];
      const [name, text] = await savedBy(page, "Save position");
      assertEquals(name, "position-3.txt");
      assertMatch(text, new RegExp(`\\* 1\\. ${escaped(moves.slice(0, 2).join(" "))}\n`));
      assertMatch(text, new RegExp(`\\* 2\\. ${escaped(moves[2] ?? "")}\n\\* Comment`));
      assertEquals((await matchFrom(text)).slice(0, 3), moves);
      const [scenario, yaml] = await savedBy(page, "Save as scenario");
      assertEquals(scenario, "scenario-3.yaml");
      assertMatch(yaml, new RegExp(`opening: ${escaped(moves.join(" "))}\n`));
    }),
  "a page that is loaded again in mid-game shows the same, and so does one that joins late": (
    browser,
  ) =>
    sitDown(browser, { engine: conforming.engine }, async (page, table) => {
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 2 });
      await counts(page, ".moves li", 4);
      await page.reload();
      await counts(page, ".moves li", 4);
      await now(page, "Your turn");
      const viewer = await (await browser.newContext({ locale: "en-US" })).newPage();
      await viewer.goto(table.server.link("viewer"));
      await counts(viewer, ".moves li", 4);
      await counts(viewer, ".actions", 0);
      await counts(viewer, ".spot", 0);
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 1 });
      await counts(viewer, ".moves li", 6);
      await viewer.context().close();
    }),
  "an engine that crashes, hangs or moves illegally is explained, and can go on": (browser) => {
    let asked = 0;
    const fragile = mgtpEngine({
      deeds: (usual, { name }) => {
        if (name !== "genmove") return usual;
        asked++;
        if (asked === 1) return [{ kind: "exit", code: 7 }];
        return asked === 2 ? [] : usual;
      },
      choose: () => asked === 2 ? "a1 d8" : undefined,
    });
    return sitDown(browser, { engine: fragile }, async (page, table) => {
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 1 });
      await now(page, "me wins: the engine was gone");
      await shows(page, ".fouls .card", "hint");
      await page.locator("button", { hasText: "Restart the engine" }).click();
      await now(page, "it is thinking");
      await becomes(page, "document.querySelectorAll('.fouls .card').length > 0", true);
      await page.locator("button", { hasText: "Restart the engine" }).click();
      await now(page, "me wins: an illegal move");
      await page.locator(".fouls .board .cross").waitFor();
      assertEquals(await barriers(page), []);
    });
  },
  "what an engine writes is shown, and runs nothing": (browser) => {
    const noisy = mgtpEngine({
      deeds: (usual, { name }) =>
        name === "genmove"
          ? [
            { kind: "mutter", text: "</script><img src=x onerror=alert(1)>\u001b[31mred\n" },
            ...usual,
          ]
          : usual,
    });
    return sitDown(browser, { engine: noisy }, async (page, table) => {
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 1 });
      await page.locator(".output button", { hasText: "stderr" }).click();
      await shows(page, ".log code", "</script><img");
      await page.locator(".output button", { hasText: "stdout" }).click();
      await shows(page, ".log code", "=12");
      await counts(page, ".log img", 0);
      for (const name of ["Follow", "Wrap"]) {
        await page.locator(".output button", { hasText: name }).click();
        await page.locator('.output button[aria-pressed="false"]', { hasText: name }).waitFor();
      }
      await page.locator(".output button", { hasText: "A+" }).click();
      await page.locator(".lines.unwrapped.size-3").waitFor();
    });
  },
};
