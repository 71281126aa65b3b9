/** Positions of a scenario in another look, which chance chooses. @module */

import { isBoardFile } from "../platform_files/board_file_lines.ts";
import { pick } from "../random.ts";
import type { ScenarioGame, Variation } from "../variation.ts";
import { withBystanders } from "./bystanders.ts";
import {
  type Mirror,
  mirrorColour,
  mirrorPiece,
  mirrorPly,
  MIRRORS,
  mirrorSetup,
  mirrorSquare,
} from "./mirror.ts";
import { isPieceLetter } from "./piece.ts";

/** What the words of a protocol become. */
export type FrameMirror = (frame: string, mirror: Mirror) => string | undefined;

/**
 * Mirrors the board, changes the colours, and flips two pieces more, none of which the rules can
 * tell from what was written.
 */
export function darkChessVariation(
  random: () => number,
  { said, frame, greets }:
    & { readonly said: readonly string[]; readonly frame: FrameMirror }
    & Pick<Variation, "greets">,
): Variation {
  const mirror = pick(MIRRORS, random);
  if (!mirror) throw new Error("There are no mirrors");
  const written = said.flatMap((text) => text.match(SQUARE) ?? []);
  const avoid = new Set(written.map((name) => mirrorSquare(name, mirror)));
  // Openings that are written alike stay alike: scenarios compare what an engine does in both.
  const known = new Map<string, readonly string[]>();
  const openingOf = (plies: readonly string[]): readonly string[] => {
    const key = plies.join();
    const opening = known.get(key) ??
      withBystanders(plies.map((ply) => mirrorPly(ply, mirror)), { random, avoid });
    known.set(key, opening);
    return opening;
  };
  return {
    game: (written) => mirrorGame(written, { mirror, openingOf }),
    ...greets && { greets },
    frame: (text) => frame(text, mirror),
    answer: (text) => mirrorAnswer(text, mirror),
  };
}

function mirrorGame(
  written: ScenarioGame,
  { mirror, openingOf }: {
    readonly mirror: Mirror;
    readonly openingOf: (plies: readonly string[]) => readonly string[];
  },
): ScenarioGame | undefined {
  const { setup, opening } = written;
  if (setup !== undefined && isBoardFile(setup)) return undefined;
  return {
    ...written,
    ...setup !== undefined && { setup: mirrorSetup(setup, mirror) },
    opening: opening.length === 0 ? opening : openingOf(opening),
  };
}

const SQUARE = /\b[a-d][1-8]\b/g;
/** Any square, as a pattern says it. */
const ANY_SQUARE = "[a-d][1-8]";

/** As what an answer, or a pattern for one, is seen; undefined where squares may hide in it. */
function mirrorAnswer(text: string, mirror: Mirror): string | undefined {
  const rest = text.replaceAll(ANY_SQUARE, "").replaceAll(SQUARE, "");
  if (/\[|\n/.test(rest)) return undefined;
  return text
    .replaceAll(SQUARE, (name) => mirrorSquare(name, mirror))
    .replaceAll(
      /\(([A-Za-z])\)/g,
      (all, letter) => isPieceLetter(letter) ? `(${mirrorPiece(letter, mirror)})` : all,
    )
    .replaceAll(/\b(red|black)\b/g, (colour) => mirrorColour(colour as "red" | "black", mirror));
}
