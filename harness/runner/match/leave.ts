/** How an engine takes leave after a game. @module */

import type { Ending } from "../../games/game.ts";
import type { ExpectStep } from "../../scenario/mod.ts";
import { settle } from "../announce.ts";
import { expect } from "../expect.ts";
import { conclude, type Sitting } from "../play.ts";
import { exchangeAll, type Stage } from "../run_step.ts";

/** The rules about leaving that hold after whatever game: that it ends, and how. */
const RULES = [
  ["mgtp/quit-exits", "mgtp/quit-exit-code"],
  ["usi/quit-exits", "usi/quit-exit-code"],
  ["ponder/exit-leaves", "ponder/exit-code"],
] as const;
const PATIENCE_MS = 5_000;

/** Tells engines of the end and sends them away; who does not go breaks a rule, and loses nothing. */
export async function takeLeave(sittings: readonly Sitting[], ending: Ending): Promise<void> {
  const leaving: Stage[] = [];
  for (const sitting of sittings) {
    const { stage } = sitting;
    await settle(sitting);
    await conclude(sitting, ending);
    const frames = stage.lab.pairing.talk.farewell(stage.conversation.bout);
    const going = await exchangeAll(frames, stage);
    await stage.conversation.flush();
    if (going.kind === "on" && frames.length > 0) leaving.push(stage);
  }
  await Promise.all(leaving.map(leave));
}

/** Waits for the end of an engine that was told to go, as `check` does. */
async function leave(stage: Stage): Promise<void> {
  const known = new Set(stage.lab.pairing.protocol.rules.map(({ id }) => id));
  const [exits, code] = RULES.find(([rule]) => known.has(rule)) ?? [];
  if (exits === undefined) return;
  const gone = await expect(exit(exits, {}), stage);
  if (gone.kind === "on" && known.has(code ?? "")) await expect(exit(code, { code: 0 }), stage);
}

function exit(rule: string | undefined, code: { readonly code?: number }): ExpectStep {
  const at = { file: "", line: 0, column: 0 };
  return {
    ...{ verb: "expect", at, on: 1, withinMs: PATIENCE_MS, else: rule },
    what: { kind: "exit", ...code },
  };
}
