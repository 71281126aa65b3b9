/** Boards by chance that no side has lost before the first ply. @module */

import { err, fill, type Localized, ok, type Result } from "../../core/mod.ts";
import type { GameKit } from "../../referee/mod.ts";
import { isLostAtOnce } from "./chance_opening.ts";
import type { GamePlan } from "./plan.ts";
import type { MatchContext } from "./seat.ts";

/** How often other boards are tried before the last one is taken as it is. */
const MOST_TRIES = 50;
/** Attempts of one game share no chance with those of its neighbours. */
const APART = 1_000_000_007;

/** A context whose match begins on the board that the game's seed makes, where that is asked for. */
export function withChanceSetup(
  context: MatchContext,
  { seed }: Pick<GamePlan, "seed">,
): MatchContext {
  const { match, kit } = context;
  if (!match.randomSetup) return context;
  const made = chanceSetup(kit, { seed, settings: match.settings });
  if (!made.ok) throw new Error(`The game cannot begin: ${made.error.en}`);
  return { ...context, match: { ...match, start: { setup: kit.setup(made.value), opening: [] } } };
}

/** A position with the pieces where the seed puts them; where it is lost at once, another is tried. */
export function chanceSetup(
  kit: GameKit,
  { seed, settings }: {
    readonly seed: number;
    readonly settings: Readonly<Record<string, number>>;
  },
): Result<unknown, Localized> {
  const { shuffled, game } = kit;
  if (!shuffled) return err(fill(NO_CHANCE, { game: game.id }));
  for (let attempt = 0;; attempt++) {
    const started = game.start({ setup: shuffled(seed + attempt * APART), settings });
    if (!started.ok || attempt === MOST_TRIES || !isLostAtOnce(kit, started.value)) {
      return started.ok ? ok(started.value) : started;
    }
  }
}

const NO_CHANCE: Localized = {
  en: "There are no random boards of {game}",
  zh: "{game} 沒有隨機盤面",
  ja: "{game} にはランダムな局面がない",
};
