/** The form of a file that describes a console program's dialogue. @module */

import * as v from "valibot";
import { SIZE } from "../../games/shogi/mod.ts";
import { ENCODINGS, PARTS, PIECE_KEYS } from "../../protocols/shogi-console/mod.ts";
import { flag, pattern, text, whole, word } from "../leaf.ts";
import { fill, type Localized } from "../../core/mod.ts";
import { DIALOGUE_FIX, DIALOGUE_WRITE } from "./dialogue_words.ts";
import { FIX } from "../problem_words.ts";
import { advise, isMapping } from "../say.ts";
import { WRITE } from "../schema_words.ts";
import { choice, list, mapping } from "../shape.ts";

const MOST = 50;

const some = (description: string) =>
  v.optional(v.pipe(
    text(description),
    v.check((value) => value.trim() !== "", advise(WRITE.text)),
  ));
const found = (description: string) => v.optional(pattern(description));
const part = <const Entries extends v.ObjectEntries>(entries: Entries, description: string) =>
  v.optional(v.pipe(mapping(entries), v.description(description)));

/** A list that may be empty: the program has no such thing. */
const anyOf = <Item extends v.GenericSchema>(item: Item, fix: Localized) =>
  v.pipe(
    v.array(item, advise(fix)),
    v.maxLength(MOST, advise(fill(FIX.atMostEntries, { most: MOST }))),
  );

const argumentText = text("Arguments with blanks between them");
const argumentList = list(text("One argument"), MOST, DIALOGUE_WRITE.arguments);
const words = (description: string) =>
  v.optional(v.pipe(
    choice(
      [argumentText, argumentList],
      (input) => Array.isArray(input) ? argumentList : argumentText,
    ),
    v.description(description),
  ));

const oneLine = text("All of it in one line");
const lines = list(text("One line"), MOST, WRITE.lines);
const typed = (description: string) =>
  v.optional(v.pipe(
    choice([oneLine, lines], (input) => Array.isArray(input) ? lines : oneLine),
    v.description(`${description}; a list has one line for each question of the program`),
  ));
const names = mapping(
  Object.fromEntries(PIECE_KEYS.map((key) => [key, some(`What ${key} is called`)])),
  DIALOGUE_WRITE.names,
);

const NONE = "none";
const none = (description: string) => word([NONE], description);

const eachHand = mapping({
  first: found("The line with the first player's hand, with a group pieces"),
  second: found("The line with the second player's hand, with a group pieces"),
}, DIALOGUE_WRITE.mappingOrNone);
const handsInOrder = mapping({
  both: pattern("The line with the hand of either player, with a group pieces"),
  order: v.pipe(
    v.array(word(["first", "second"], "A side"), advise(DIALOGUE_FIX.bothSides)),
    v.length(2, advise(DIALOGUE_FIX.bothSides)),
    v.description("Whose hand comes first on the screen"),
  ),
}, DIALOGUE_WRITE.mappingOrNone);
const noHands = none("Hands are not shown, and not judged");

const recordForm = mapping({
  header: v.optional(text("The first line; empty where there is none")),
  move: some("The line of a move"),
  drop: some("The line of a drop"),
  promoted: part({
    yes: some("Stands for a promotion"),
    no: some("Stands for none"),
  }, "The words in the place of {promoted}"),
  pieces: v.optional(
    v.pipe(names, v.description("What pieces are called in records, where that differs")),
  ),
  "second-pieces": v.optional(
    v.pipe(names, v.description("What the second player's are called in records")),
  ),
}, DIALOGUE_WRITE.mappingOrNone);
const noRecord = none("Records cannot be described, and are not judged");

/** A file; what it leaves out is as in the program of the report. */
export const dialogueSchema = mapping({
  encoding: v.optional(word(ENCODINGS, "In what the program writes")),
  repaints: v.optional(flag("The whole screen is painted again without any input")),
  start: part({
    new: words("The arguments of a new game; {file} stands for the record file"),
    replay: words("The arguments of a replay"),
    file: v.optional(v.pipe(
      text("The name that the record always has, in the working folder"),
      v.regex(/^[^/\\{}]+$/, advise(DIALOGUE_WRITE.fileName)),
    )),
  }, "How the program is started"),
  sides: part({
    first: some("What the state marker calls the first player"),
    second: some("What the state marker calls the second player"),
  }, "What the sides are called"),
  state: found("The state marker, with the groups number and side"),
  "first-player": v.optional(
    word(["bottom", "top"], "Where on the board the first player's pieces start"),
  ),
  hands: v.optional(v.pipe(
    choice([noHands, handsInOrder, eachHand], (input) => {
      if (typeof input === "string") return noHands;
      return isMapping(input) && ("both" in input || "order" in input) ? handsInOrder : eachHand;
    }),
    v.description("Where the hands are listed"),
  )),
  board: part({
    row: found("A row of the board, with a group cells, and rank where it is told"),
    empty: v.optional(v.pipe(
      list(text("One form"), MOST, DIALOGUE_WRITE.forms),
      v.description("What an empty square looks like"),
    )),
    left: v.optional(whole(1, SIZE, "The file at the left end of a row, 9 or 1")),
    marks: part({
      first: v.optional(text("Before the names of the first player's pieces; nothing unless told")),
      second: v.optional(text("Before those of the second player's; nothing unless told")),
    }, "What stands before a name on the board to tell whose piece it is"),
    colours: part({
      first: some("How the first player's pieces look, such as blue; plain unless told"),
      second: some("How the second player's look; plain unless told"),
    }, "The colours that tell whose a piece on the board is"),
  }, "How the board is printed"),
  prompts: part({
    move: found("What asks for a move"),
    promotion: found("What asks whether to promote"),
    replay: found("What asks for the next key in a replay"),
    others: v.optional(v.pipe(
      anyOf(pattern("One prompt"), DIALOGUE_WRITE.patterns),
      v.description("All other prompts, such as those in the course of a drop"),
    )),
  }, "After what the program waits for input"),
  refusals: v.optional(v.pipe(
    anyOf(
      mapping({
        says: pattern("What the message says"),
        means: v.optional(v.pipe(
          list(text("A rule of shogi"), MOST, DIALOGUE_WRITE.rules),
          v.description("The rules that it speaks of; leave it out where it may mean anything"),
        )),
        asks: v.optional(word(["move"], "The message is itself the prompt for the next move")),
      }, DIALOGUE_WRITE.refusal),
      DIALOGUE_WRITE.messages,
    ),
    v.description("The messages with which an input is refused"),
  )),
  questions: v.optional(v.pipe(
    anyOf(
      mapping({
        asks: pattern("What the program asks"),
        answer: text("What is typed each time"),
      }, DIALOGUE_WRITE.question),
      DIALOGUE_WRITE.questions,
    ),
    v.description("Questions that are asked only sometimes, before the next prompt"),
  )),
  end: found("What is said when the game was ended"),
  input: part({
    move: typed("A move, such as {from-file} {from-rank} {to-file} {to-rank}"),
    drop: typed("A drop"),
    undo: some("Takes a move back"),
    end: some("Ends the game"),
    yes: some("Promotes"),
    no: some("Does not promote"),
    next: some("The next move of a replay"),
    previous: some("The move before"),
    stop: some("Ends a replay"),
  }, "What is typed"),
  record: v.optional(v.pipe(
    choice([noRecord, recordForm], (input) => typeof input === "string" ? noRecord : recordForm),
    v.description("How a game is written down"),
  )),
  without: v.optional(v.pipe(
    anyOf(word(PARTS, "A part"), DIALOGUE_WRITE.parts),
    v.description("What the program does not have; scenarios about it are skipped"),
  )),
  pieces: v.optional(v.pipe(names, v.description("What the pieces are called"))),
  "second-pieces": v.optional(
    v.pipe(names, v.description("What the second player's are called, where that differs")),
  ),
  "typed-pieces": v.optional(
    v.pipe(names, v.description("What is typed for a piece, where that is not what is shown")),
  ),
}, DIALOGUE_WRITE.dialogue);

/** A file as it was read. */
export type ReadDialogue = v.InferOutput<typeof dialogueSchema>;
