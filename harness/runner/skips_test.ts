import { assertEquals } from "@std/assert";
import type { Reason } from "../core/mod.ts";
import type { CaseResult } from "./run_scenario.ts";
import { Skips } from "./skips.ts";
import { playing, scenarioOf } from "./test_kit.ts";

const GAME = scenarioOf([playing()], { id: "mgtp/games/a" });
const HANDSHAKE = scenarioOf([], { id: "mgtp/handshake/a", tags: ["handshake"] });
const BARRED = { kind: "barred", rule: "mgtp/genmove-in-time", scenario: "mgtp/b" } as const;
const SUSPECT = { suspect: true } as CaseResult;

function skipsOf(
  { excludes = new Map(), signal, leftMs = 1, barred }: {
    readonly excludes?: ReadonlyMap<string, string>;
    readonly signal?: AbortSignal;
    readonly leftMs?: number;
    readonly barred?: typeof BARRED;
  } = {},
): Skips {
  return new Skips({ excludes, signal }, { hangs: { barred }, budget: { leftMs: () => leftMs } });
}

Deno.test("a scenario begins where nothing stands against it", () => {
  assertEquals(skipsOf().why(GAME, {}), undefined);
  assertEquals(skipsOf().isOver, false);
});

Deno.test("a scenario is excluded by its id or by a folder of it, not by a part of a name", () => {
  const by = (id: string): Reason | undefined =>
    skipsOf({ excludes: new Map([[id, "slow"]]) }).why(GAME, {});
  assertEquals(["mgtp/games/a", "mgtp/games", "mgtp/game"].map(by), [
    { kind: "excluded", by: "slow" },
    { kind: "excluded", by: "slow" },
    undefined,
  ]);
});

Deno.test("the first reason to skip the rest counts, and ends the run", () => {
  const skips = skipsOf();
  skips.skipRest(BARRED);
  skips.skipRest({ kind: "fail-fast" });
  assertEquals([skips.why(HANDSHAKE, {}), skips.rest, skips.isOver], [BARRED, BARRED, true]);
});

Deno.test("where plies are skipped the handshake is not", () => {
  const skips = skipsOf();
  skips.skipPlies(BARRED);
  assertEquals([skips.why(GAME, {}), skips.why(HANDSHAKE, {})], [BARRED, undefined]);
});

Deno.test("a hang that was confirmed bars what seemed to hang, and short clocks that no client gives", () => {
  const skips = skipsOf({ barred: BARRED });
  assertEquals([skips.why(GAME, { doubt: SUSPECT }), skips.why(GAME, {})], [BARRED, undefined]);
  const clock = { mainMs: 3_000, perMoveMs: 0, sharedPlies: 0 };
  const short = (stimulus: "client" | "manual") => scenarioOf([playing({ clock })], { stimulus });
  assertEquals(
    [skips.why(short("manual"), {}), skips.why(short("client"), {})],
    [BARRED, undefined],
  );
});

Deno.test("nothing begins after the time is up, or after an interruption", () => {
  assertEquals(skipsOf({ leftMs: 0 }).why(GAME, {}), { kind: "budget" });
  const skips = skipsOf({ signal: AbortSignal.abort() });
  assertEquals([skips.why(GAME, {}), skips.isOver], [{ kind: "interrupted" }, true]);
});
