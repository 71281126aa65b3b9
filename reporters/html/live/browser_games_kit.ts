/** Every game at the page, to its end; run by ../browser_test.ts. @module */

import { assert, assertEquals } from "@std/assert";
import ghosts from "../../../fixtures/engines/geister/conforming.ts";
import tzaars from "../../../fixtures/engines/tzaar/conforming.ts";
import shogis from "../../../fixtures/engines/usi/conforming.ts";
import type { RoomChoice, RoomEvent } from "../../../harness/core/mod.ts";
import { barriers, type Checks, counts, shows } from "../browser_kit.ts";
import { byClick, playOn, sitDown } from "./live_kit.ts";

/** The events in the bytes of a stream, up to the end of the game. */
function duringTheGame(bytes: string): string {
  const end = bytes.indexOf('"kind":"over"');
  assert(end > 0);
  return bytes.slice(0, bytes.lastIndexOf("\n\ndata: ", end));
}

/** Everything in an event that has this key. */
function valuesOf(event: unknown, key: string): readonly unknown[] {
  if (typeof event !== "object" || event === null) return [];
  return Object.entries(event).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(value, key)
  );
}

function eventsIn(bytes: string): readonly RoomEvent[] {
  return bytes.split("\n\n").filter((part) => part.startsWith("data: "))
    .flatMap((part) => JSON.parse(part.slice("data: ".length)).events);
}

/** Takes the plies with these moves in turn. */
function inTurn(...moves: string[]): (choices: readonly RoomChoice[]) => RoomChoice | undefined {
  return (choices) => {
    const move = moves.shift();
    return choices.find((choice) => choice.move === move);
  };
}

/** Geister, shogi and Tzaar. */
export const LIVE_GAME_CHECKS: Checks = {
  "Geister begins with the setting screen, and no byte tells the page the other's colours": (
    browser,
  ) =>
    sitDown(browser, {
      engine: ghosts.engine,
      protocol: "geister-stdio",
      match: { game: "geister", settings: { plyLimit: 6 } },
    }, async (page, table) => {
      await shows(page, ".status", "Choose 4 red ghosts");
      // The deal proposes four reds; the player chooses others.
      const reds = page.locator('.spot[aria-label*=" red"]');
      await counts(page, '.spot[aria-label*=" red"]', 4);
      const places: string[] = [];
      for (const spot of await reds.all()) places.push(await spot.getAttribute("data-at") ?? "");
      for (const at of places) await page.locator(`[data-at="${at}"]`).click();
      await shows(page, ".room-board", "0 of 4 chosen");
      await page.locator('.primary[aria-disabled="true"]').waitFor();
      const blues = page.locator('.spot[aria-label*=" blue"]');
      for (let count = 0; count < 4; count++) await blues.first().click();
      assertEquals(await barriers(page, ".room-board"), []);
      await page.locator(".primary", { hasText: "Set finish" }).click();
      await shows(page, ".status", "Your turn");
      await shows(page, ".output", "after the game");
      await playOn(page, table, { taste: () => undefined, hand: byClick });
      await shows(page, ".status", "Draw: too many plies");
      await page.locator(".log code", { hasText: "SET:" }).first().waitFor();
      const bytes = duringTheGame(table.sent());
      assert(!/SET[:?]|MOV[:?]|"wire":\[\{/.test(bytes));
      const tokens = eventsIn(bytes).flatMap((event) => valuesOf(event, "tokens")).flat() as {
        readonly owner: string;
        readonly tint?: string;
      }[];
      assert(tokens.some(({ owner }) => owner === "second"));
      assertEquals(tokens.filter(({ owner, tint }) => owner === "second" && tint), []);
    }),
  "shogi asks for promotion, and drops come from the hand": (browser) =>
    sitDown(browser, {
      engine: shogis.engine,
      protocol: "usi",
      match: {
        game: "shogi",
        settings: { moveLimit: 4 },
        start: { setup: "4k4/9/4P4/9/9/9/9/7R1/4K4 b G 1", opening: [] },
      },
    }, async (page, table) => {
      await shows(page, ".status", "Your turn");
      const taste = inTurn("2h2b+", "G*9i");
      await page.locator('[data-at="2h"]').click();
      await page.locator('[data-at="2b"].target').click();
      await counts(page, ".option", 2);
      await page.locator('[data-at="2b"]').click();
      await counts(page, ".option", 0);
      await playOn(page, table, { taste, hand: byClick });
      const moves = table.room.room.table?.plies.map(({ move }) => move) ?? [];
      assertEquals([moves[0], /^G\*/.test(moves[2] ?? "")], ["2h2b+", true]);
      await shows(page, ".status", "too many plies");
    }),
  "Tzaar has two steps, of which the second can be a pass": (browser) =>
    sitDown(browser, {
      engine: tzaars.engine,
      protocol: "tzaar",
      match: {
        game: "tzaar",
        start: {
          setup:
            "white 1 5 / W 2,0 2 1 / W 3,0 1 2 / W 4,0 1 3 / B 2,1 1 1 / B -2,0 1 2 / B -3,-1 1 3 / B -2,2 1 1",
          opening: [],
        },
      },
    }, async (page, table) => {
      await shows(page, ".status", "Your turn");
      await shows(page, ".trays", "White has");
      await counts(page, ".option", 0);
      await playOn(page, table, { taste: () => undefined, hand: byClick, most: 1 });
      await page.locator(".option", { hasText: "Pass" }).click();
      await shows(page, ".status", "me wins: no capture possible");
      assertEquals(table.room.room.table?.plies.map(({ move }) => move).at(-1), "pass");
    }),
};
