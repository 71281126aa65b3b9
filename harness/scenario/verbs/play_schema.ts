/** What may stand behind `play`. @module */

import * as v from "valibot";
import { duration, text, whole, word } from "../leaf.ts";
import { isMapping } from "../say.ts";
import { WRITE } from "../schema_words.ts";
import { choice, dictionary, list, mapping } from "../shape.ts";

const MOST_PLIES = 10_000;

const mainTime = duration("The main time of a side, such as 900s");
const fullClock = mapping({
  main: duration("The main time of a side"),
  "per-move": v.optional(duration("Time for each move once the main time is used up; default 0s")),
  "shared-plies": v.optional(
    whole(0, MOST_PLIES, "How many plies share the time per move; default 0"),
  ),
  increment: v.optional(duration("Time added after every ply; default 0s")),
});

const clock = choice([mainTime, fullClock], (input) => isMapping(input) ? fullClock : mainTime);

const openingText = text("Plies separated by blanks");
const openingList = list(text("One ply"), MOST_PLIES, WRITE.plies);
const opening = choice(
  [openingText, openingList],
  (input) => Array.isArray(input) ? openingList : openingText,
);

const settings = mapping({
  after: whole(1, MOST_PLIES, "After which of the engine's own plies, counted from 1"),
  time: duration("What is left on its clock then, for the rest of the game"),
}, WRITE.clockSetting);

/** A refereed game, or some plies of one. */
export const playSchema = mapping({
  engine: word(["first", "second"], "Which side the engine plays"),
  opponent: v.optional(text("The built-in opponent; default random")),
  seed: v.optional(whole(0, 2 ** 32 - 1, "Deals the game and moves the opponent")),
  setup: v.optional(text("The position to start from, in the game's own notation")),
  settings: v.optional(v.pipe(
    dictionary(
      whole(-1_000_000, 1_000_000, "The value of a setting"),
      WRITE.settings,
    ),
    v.description("Settings of the game, such as {noEatFlip: 60}"),
  )),
  opening: v.optional(
    v.pipe(opening, v.description("Plies told to the engine before it is asked for anything")),
  ),
  replies: v.optional(
    v.pipe(
      opening,
      v.description(
        "What the opponent plays, ply by ply; a ply that the position does not allow, and all after the last, are chosen as opponent says",
      ),
    ),
  ),
  plies: v.optional(
    whole(0, MOST_PLIES, "Plies after the opening, 0 for none; the whole game where absent"),
  ),
  least: v.optional(
    whole(1, MOST_PLIES, "A game of fewer plies after the opening shows too little to be judged"),
  ),
  clock: v.optional(
    v.pipe(clock, v.description("The game clock; default 60s for every ply anew")),
  ),
  left: v.optional(v.pipe(
    list(settings, MOST_PLIES, WRITE.clockSettings),
    v.description("Sets the engine's clock in mid-game, as if it had used up the rest"),
  )),
  within: v.optional(duration("How long one answer may take, whatever the clock says")),
  else: v.optional(text("The rule that is broken when an answer takes longer than within")),
  end: v.optional(text("The reason for which the game must end")),
  delivery: v.optional(
    word(
      ["apart", "coalesced", "bytes", "halves", "split-start", "split-end"],
      "How messages in a row arrive: each alone, in one segment, byte by byte, each in two halves, or its first byte or CR and LF apart",
    ),
  ),
}, WRITE.play);

/** What was read behind `play`. */
export type ReadPlay = v.InferOutput<typeof playSchema>;
