/** How an engine takes leave after a game. @module */

import type { RuleId } from "../../protocols/finding.ts";
import type { Ending } from "../../games/game.ts";
import {
  awaitExit,
  conclude,
  exchangeAll,
  hearOwed,
  type Sitting,
  type TalkStage,
} from "../../runner/play/mod.ts";

/** How the engine has fared. */
type Fate = "won" | "lost" | "drawn";

/** The rules about leaving that hold after whatever game: that it ends, and how. */
interface Leaving {
  readonly exits: RuleId | Readonly<Record<Fate, RuleId>>;
  readonly code: RuleId;
  readonly withinMs: number;
}

const LEAVINGS: readonly Leaving[] = [
  { exits: "mgtp/quit-exits", code: "mgtp/quit-exit-code", withinMs: 5_000 },
  { exits: "usi/quit-exits", code: "usi/quit-exit-code", withinMs: 5_000 },
  { exits: "ponder/exit-leaves", code: "ponder/exit-code", withinMs: 5_000 },
  {
    // The result is the good-bye, whatever else is said.
    exits: { won: "geister/knows-won", lost: "geister/knows-lst", drawn: "geister/knows-drw" },
    code: "geister/exit-code",
    withinMs: 3_000,
  },
];

/** Tells engines of the end and sends them away; staying breaks a rule, but the result stands. */
export async function takeLeave(sittings: readonly Sitting[], ending: Ending): Promise<void> {
  const leaving: Parameters<typeof leave>[] = [];
  for (const sitting of sittings) {
    const { stage } = sitting;
    // A server does not say good-bye to a player that it has not greeted.
    if (!stage.conversation.ongoing.answered) continue;
    await hearOwed(sitting);
    await conclude(sitting, ending);
    const frames = stage.context.pairing.talk.farewell(stage.conversation.bout);
    const going = await exchangeAll(frames, stage);
    await stage.conversation.flush();
    const how = leavingOf(stage);
    const told = frames.length > 0 || typeof how?.exits === "object";
    if (going.kind === "on" && told && how) leaving.push([stage, how, fateOf(sitting, ending)]);
  }
  await Promise.all(leaving.map((one) => leave(...one)));
}

function leavingOf({ context }: TalkStage): Leaving | undefined {
  const known = new Set(context.pairing.protocol.rules.map(({ id }) => id));
  return LEAVINGS.find(({ exits }) => known.has(typeof exits === "string" ? exits : exits.won));
}

function fateOf({ side }: Sitting, { winner }: Ending): Fate {
  return winner === undefined ? "drawn" : winner === side ? "won" : "lost";
}

/** Waits for the end of an engine that was told to go, as `check` does. */
async function leave(
  stage: TalkStage,
  { exits, code, withinMs }: Leaving,
  fate: Fate,
): Promise<void> {
  const rule = typeof exits === "string" ? exits : exits[fate];
  const exit = { kind: "exit" } as const;
  const gone = await awaitExit(exit, { stage, rule, instead: rule, withinMs });
  const known = stage.context.pairing.protocol.rules.some(({ id }) => id === code);
  if (gone.kind !== "on" || !known) return;
  await awaitExit({ ...exit, code: 0 }, { stage, rule: code, instead: code, withinMs });
}
