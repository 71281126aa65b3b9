/** The page in a real browser; what needs no browser is tested beside the code. */

import { assert } from "@std/assert";
import { type NamedFixture, runFixture, scenariosOf } from "../../fixtures/engines/matrix.ts";
import geister from "../../fixtures/engines/geister/conforming.ts";
import breaksRank from "../../fixtures/engines/mgtp/breaks_dark_chess_rank.ts";
import breaksTime from "../../fixtures/engines/mgtp/breaks_genmove_in_time.ts";
import type { Report } from "../../harness/core/mod.ts";
import { pairingOf } from "../../harness/referee/all/mod.ts";
import { browserNeed, startBrowser } from "../../harness/testing/browser.ts";
import { lacks } from "../../harness/testing/needs.ts";
import { CLASS_CHECKS } from "./browser_class_kit.ts";
import { GAME_CHECKS } from "./browser_game_kit.ts";
import { LIVE_GAME_CHECKS } from "./live/browser_games_kit.ts";
import { LIVE_CHECKS } from "./live/browser_live_kit.ts";
import { WATCH_CHECKS } from "./live/browser_watch_kit.ts";
import { MATCH_CHECKS } from "./match/browser_match_kit.ts";
import { GAME, type Samples, WHOLE_GAME } from "./browser_kit.ts";
import { REPORT_CHECKS } from "./browser_report_kit.ts";

/** The report of an engine on some scenarios. */
async function reportOn(
  protocol: string,
  fixture: NamedFixture,
  wanted: readonly string[],
): Promise<Report> {
  const pairing = pairingOf(protocol);
  assert(pairing);
  const scenarios = (await scenariosOf(pairing)).filter(({ id }) => wanted.includes(id));
  return await runFixture(fixture, { pairing, scenarios });
}

async function samples(): Promise<Samples> {
  const ranks = [GAME, "mgtp/genmove/ranks", "mgtp/commands/quit"];
  return {
    darkChess: await reportOn("mgtp", { ...breaksRank, name: "breaks_rank" }, ranks),
    geister: await reportOn("geister-stdio", { ...geister, name: "conforming" }, [WHOLE_GAME]),
    late: await reportOn("mgtp", { ...breaksTime, name: "late" }, ["mgtp/first_contact"]),
  };
}

Deno.test({
  name: "the page in Chromium",
  ignore: await lacks(await browserNeed()),
  fn: async (test) => {
    const started = await startBrowser();
    assert(started.ok, started.ok ? "" : started.error);
    const made = await samples();
    try {
      for (
        const [name, check] of Object.entries({
          ...REPORT_CHECKS,
          ...GAME_CHECKS,
          ...CLASS_CHECKS,
          ...MATCH_CHECKS,
          ...LIVE_CHECKS,
          ...LIVE_GAME_CHECKS,
          ...WATCH_CHECKS,
        })
      ) {
        await test.step(name, () => check(started.browser, made));
      }
    } finally {
      await started.browser.close();
    }
  },
});
