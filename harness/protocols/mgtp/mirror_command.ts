/** Commands as they are seen in a mirror. @module */

import {
  isPieceLetter,
  type Mirror,
  mirrorColour,
  mirrorPiece,
  mirrorSquare,
} from "../../games/dark-chess/mod.ts";

/** The words of a command that name squares, pieces or colours, by the command. */
const WORDS: Readonly<Record<string, (word: string, mirror: Mirror) => string>> = {
  move: mirrorSquare,
  flip: (word, mirror) =>
    isPieceLetter(word) ? mirrorPiece(word, mirror) : mirrorSquare(word, mirror),
  genmove: mirrorName,
  time_left: mirrorName,
  game_over: mirrorName,
};

/** A command in which squares, pieces and colours are those that the mirror shows. */
export function mirrorCommand(text: string, mirror: Mirror): string {
  const [, head = "", name = "", rest = ""] = /^(\s*(?:\d+\s+)?)(\S*)(.*)$/s.exec(text) ?? [];
  const seen = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  return seen ? head + name + rest.replaceAll(/\S+/g, (word) => seen(word, mirror)) : text;
}

function mirrorName(word: string, mirror: Mirror): string {
  return word === "red" || word === "black" ? mirrorColour(word, mirror) : word;
}
