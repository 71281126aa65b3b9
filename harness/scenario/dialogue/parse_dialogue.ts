/** The description of a console program read, or everything that is wrong with it. @module */

import * as v from "valibot";
import { err, ok, type Result } from "../../core/mod.ts";
import {
  type Dialogue,
  type DialoguePart,
  type PieceNames,
  SEED_DIALOGUE,
} from "../../protocols/shogi-console/mod.ts";
import { checkDialogue } from "./check_dialogue.ts";
import { dialogueSchema, type ReadDialogue } from "./dialogue_schema.ts";
import { DIALOGUE_WRITE } from "./dialogue_words.ts";
import { type DocumentSource, parseDocument, type ScenarioProblem } from "../parse_document.ts";
import { CANNOT } from "../problem_words.ts";
import type { Complaint } from "../say.ts";

/** The dialogue of a file, or all its problems in the order of the file. */
export async function parseDialogue(
  source: DocumentSource,
): Promise<Result<Dialogue, readonly ScenarioProblem[]>> {
  if (source.text.trim() === "") return err([{ ...EMPTY, at: { ...EMPTY.at, file: source.file } }]);
  if (source.text.replace(/^\ufeff/, "").split("\n").every(isNote)) return ok(buildDialogue({}));
  const read = await parseDocument(source, dialogueSchema, checkSound);
  return read.ok ? ok(buildDialogue(read.value)) : read;
}

/** Checks the parts together only if each is sound; otherwise one mistake would be found twice. */
function checkSound(file: unknown): readonly Complaint[] {
  return v.safeParse(dialogueSchema, file).success ? checkDialogue(file) : [];
}

const EMPTY = {
  at: { line: 1, column: 1 },
  message: CANNOT.readEmpty,
  fix: DIALOGUE_WRITE.keys,
  line: "",
};

function isNote(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}

/** What a file leaves out is as in the program of the report. */
function buildDialogue(read: ReadDialogue): Dialogue {
  const usual = SEED_DIALOGUE;
  const first = merged(usual.pieces.first, read.pieces as Partial<PieceNames> | undefined);
  const second = merged(first, read["second-pieces"] as Partial<PieceNames> | undefined);
  return {
    encoding: read.encoding ?? usual.encoding,
    repaints: read.repaints ?? usual.repaints,
    start: {
      new: wordsOf(read.start?.new) ?? usual.start.new,
      replay: wordsOf(read.start?.replay) ?? usual.start.replay,
      ...read.start?.file === undefined ? {} : { file: read.start.file },
    },
    turned: read["first-player"] === "top",
    sides: merged(usual.sides, read.sides),
    state: read.state ?? usual.state,
    ...handsOf(read.hands),
    board: boardOf(read.board),
    prompts: merged(usual.prompts, read.prompts),
    refusals: read.refusals?.map(refusalOf) ?? usual.refusals,
    questions: read.questions ?? [],
    end: read.end ?? usual.end,
    input: {
      ...merged(usual.input, read.input),
      move: linesOf(read.input?.move) ?? usual.input.move,
      drop: linesOf(read.input?.drop) ?? usual.input.drop,
    },
    record: recordOf(read.record === "none" ? undefined : read.record, { first, second }),
    pieces: { first, second },
    ...read["typed-pieces"] && { typed: merged(first, read["typed-pieces"]) },
    without: [...new Set([...read.without ?? [], ...read.record === "none" ? NO_RECORD : []])],
  };
}

/** A game that cannot be written down as the program does cannot be replayed. */
const NO_RECORD: readonly DialoguePart[] = ["record", "replay"];

function handsOf(read: ReadDialogue["hands"]): Pick<Dialogue, "hands" | "handOrder"> {
  if (read === "none") return {};
  if (read === undefined || !("both" in read)) {
    return { hands: merged(SEED_DIALOGUE.hands ?? {}, read) as Dialogue["hands"] };
  }
  const { both, order: [one] } = read;
  return {
    hands: { first: both, second: both },
    handOrder: one === "first" ? ["first", "second"] : ["second", "first"],
  };
}

function refusalOf(
  { says, means = [], asks }: NonNullable<ReadDialogue["refusals"]>[number],
): Dialogue["refusals"][number] {
  return { says, means, ...asks && { asks } };
}

function merged<Whole extends object>(usual: Whole, read: object | undefined): Whole {
  const given = Object.entries(read ?? {}).filter(([, value]) => value !== undefined);
  return { ...usual, ...Object.fromEntries(given) };
}

function wordsOf(read: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof read === "string" ? read.split(/\s+/).filter((word) => word) : read;
}

function linesOf(read: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof read === "string" ? [read] : read;
}

function boardOf(read: ReadDialogue["board"]): Dialogue["board"] {
  const { board } = SEED_DIALOGUE;
  const left = read?.left === undefined ? {} : { left: read.left === 9 ? 9 : 1 };
  const marks = read?.marks && merged({ first: "", second: "" }, read.marks);
  const colours = read?.colours && merged({ first: "plain", second: "plain" }, read.colours);
  return board && {
    ...merged(board, read),
    ...left as Pick<typeof board, "left">,
    ...marks ? { marks } : {},
    ...colours ? { colours } : {},
  };
}

function recordOf(
  read: Exclude<ReadDialogue["record"], "none">,
  shown: Dialogue["pieces"],
): Dialogue["record"] {
  const { record } = SEED_DIALOGUE;
  const { pieces, "second-pieces": others, ...own } = read ?? {};
  const promoted = merged(record.promoted, own.promoted);
  const { header, ...rest } = { ...merged(record, own), promoted };
  const first = merged(shown.first, pieces);
  const second = merged(pieces ? first : shown.second, others);
  const named = pieces ?? others ? { ...rest, pieces: { first, second } } : rest;
  return header === "" ? named : { header, ...named };
}
