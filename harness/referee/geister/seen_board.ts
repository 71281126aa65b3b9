/** From what one side sees back to a position. @module */

import { err, type Localized, type Result, untranslated } from "../../core/mod.ts";
import { geister, type GeisterPosition } from "../../games/geister/mod.ts";

/**
 * A position that fits a board string as its reader sees it, as the first player to move; colours
 * that the reader cannot know are made up, since the legality of its own moves does not ask.
 */
export function positionSeen(board: string): Result<GeisterPosition, Localized> {
  if (board.length !== 48) {
    return err(untranslated(`A board has 48 characters, not ${board.length}`));
  }
  const ghosts = board.match(/.../gs) ?? [];
  const theirs = ghosts.slice(8);
  let blues = 4 - theirs.filter((ghost) => ghost.endsWith("b")).length;
  const known = theirs.map((ghost) =>
    ghost.endsWith("u") ? `${ghost.slice(0, 2)}${blues-- > 0 ? "b" : "r"}` : ghost
  );
  return geister.start({ setup: `${[...ghosts.slice(0, 8), ...known].join("")} first` });
}
