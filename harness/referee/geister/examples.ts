/** What an engine could have answered, in words. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import { geister, type GeisterPosition } from "../../games/geister/mod.ts";

/** Any legal move would do; one of them shows how it is written. */
export function anyMove(position: GeisterPosition): Localized {
  const [move] = geister.moves(position);
  return fill(ANY_MOVE, { move: move ? `MOV:${geister.write(move)}` : "MOV:A,NORTH" });
}

/** Any four ghosts would do. */
export function anySet(): Localized {
  return ANY_SET;
}

/** Some legal moves, and how many more there are. */
export function examples(position: GeisterPosition): readonly Text[] {
  const plies = geister.moves(position).map((move) => `MOV:${geister.write(move)}`);
  if (plies.length <= 4) return plies;
  return [...plies.slice(0, 3), fill(MORE, { count: plies.length - 3 })];
}

const ANY_MOVE: Localized = {
  en: "any legal move, such as {move}",
  zh: "任一合法走步，例如 {move}",
  ja: "任意の合法手、たとえば {move}",
};

const ANY_SET: Localized = {
  en: "SET: and any four of A to H, such as SET:ABCD",
  zh: "SET: 加上 A–H 中任四個字母，例如 SET:ABCD",
  ja: "SET: と A–H の任意の四文字、たとえば SET:ABCD",
};

const MORE: Localized = {
  en: "one of {count} other legal moves",
  zh: "其他 {count} 種合法走步之一",
  ja: "他の {count} 通りの合法手",
};
