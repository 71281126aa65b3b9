/** From what one side sees back to a position. @module */

import { err, fill, type Localized, type Result } from "../../core/mod.ts";
import { geister, type GeisterPosition } from "../../games/geister/mod.ts";

/**
 * A position that fits a board string as its reader sees it, as the first player to move; colours
 * that the reader cannot know are made up, since the legality of its own moves does not ask.
 */
export function positionSeen(board: string): Result<GeisterPosition, Localized> {
  if (board.length !== 48) {
    return err(fill(NOT_48, { count: board.length }));
  }
  const ghosts = board.match(/.../gs) ?? [];
  const theirs = ghosts.slice(8);
  let blues = 4 - theirs.filter((ghost) => ghost.endsWith("b")).length;
  const known = theirs.map((ghost) =>
    ghost.endsWith("u") ? `${ghost.slice(0, 2)}${blues-- > 0 ? "b" : "r"}` : ghost
  );
  return geister.start({ setup: `${[...ghosts.slice(0, 8), ...known].join("")} first` });
}

const NOT_48: Localized = {
  en: "A board has 48 characters, not {count}",
  zh: "盤面應為 48 個字元，而非 {count} 個",
  ja: "盤面は 48 文字で、{count} 文字ではない",
};
