/** The text of `games.jsonl`: a sealed line for each finished game. @module */

import { type GameFacts, safeJson } from "../../core/mod.ts";
import {
  isGame,
  type Link,
  NO_LINK,
  seal,
  SealReader,
  unseal,
  upgradeGame,
} from "../../ledger/mod.ts";

/** What a file of games holds. */
export interface ReadGames {
  /** Every sound game, in the order of their numbers. */
  readonly games: readonly GameFacts[];
  /** The numbers of the lines that are not as they were written. */
  readonly damaged: readonly number[];
}

/**
 * Reads games; a last line without its end was never finished and is left out. Files of the version
 * before have no seals.
 */
export function readGames(text: string, { sealed }: { readonly sealed: boolean }): ReadGames {
  const seals = new SealReader();
  const games = new Map<number, GameFacts>();
  const damaged: number[] = [];
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1;
    if (line === "" && (isLast || !sealed)) continue;
    const { text: plain, isSealed, isDamaged } = seals.read(line);
    const game = isDamaged || sealed && !isSealed ? undefined : gameIn(plain);
    if (game) games.set(game.number, game);
    else if (!isLast || hasLostItsEnd(line)) damaged.push(at + 1);
  }
  return { games: [...games.values()].sort((a, b) => a.number - b.number), damaged };
}

/** Whether a whole line stands before the last character: then that was the line's end. */
function hasLostItsEnd(line: string): boolean {
  return unseal(line.slice(0, -1)) !== undefined;
}

/** A game as the line that follows `after`. */
export function gameLine(
  game: GameFacts,
  after: Link,
): { readonly line: string; readonly link: Link } {
  return seal(safeJson(game), after);
}

/** A file of games, and the link that the next one goes on from. */
export function gamesText(
  games: readonly GameFacts[],
): { readonly text: string; readonly link: Link } {
  return games.reduce(({ text, link }, game) => {
    const next = gameLine(game, link);
    return { text: text + next.line, link: next.link };
  }, { text: "", link: NO_LINK });
}

function gameIn(text: string): GameFacts | undefined {
  try {
    const value = upgradeGame(JSON.parse(text));
    return isGame(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
