/** The description of a console program read, or everything that is wrong with it. @module */

import { err, ok, type Result } from "../core/mod.ts";
import { type Dialogue, type PieceNames, SEED_DIALOGUE } from "../protocols/shogi_console/mod.ts";
import { checkDialogue } from "./check_dialogue.ts";
import { dialogueSchema, type ReadDialogue } from "./dialogue_schema.ts";
import { type DocumentSource, parseDocument, type ScenarioProblem } from "./parse_document.ts";

/** The dialogue of a file, or all its problems in the order of the file. */
export async function parseDialogue(
  source: DocumentSource,
): Promise<Result<Dialogue, readonly ScenarioProblem[]>> {
  if (source.text.trim() === "") return err([{ ...EMPTY, at: { ...EMPTY.at, file: source.file } }]);
  if (source.text.replace(/^\ufeff/, "").split("\n").every(isNote)) return ok(buildDialogue({}));
  const read = await parseDocument(source, dialogueSchema, checkDialogue);
  return read.ok ? ok(buildDialogue(read.value)) : read;
}

const EMPTY = {
  at: { line: 1, column: 1 },
  message: "Cannot read an empty file",
  fix: "write keys such as state, prompts and input",
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
    },
    sides: merged(usual.sides, read.sides),
    state: read.state ?? usual.state,
    hands: merged(usual.hands, read.hands),
    board: boardOf(read.board),
    prompts: merged(usual.prompts, read.prompts),
    refusals: read.refusals?.map(({ says, means = [] }) => ({ says, means })) ?? usual.refusals,
    end: read.end ?? usual.end,
    input: {
      ...merged(usual.input, read.input),
      move: linesOf(read.input?.move) ?? usual.input.move,
      drop: linesOf(read.input?.drop) ?? usual.input.drop,
    },
    record: recordOf(read.record),
    pieces: { first, second },
  };
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

function recordOf(read: ReadDialogue["record"]): Dialogue["record"] {
  const { record } = SEED_DIALOGUE;
  const promoted = merged(record.promoted, read?.promoted);
  const { header, ...rest } = { ...merged(record, read), promoted };
  return header === "" ? rest : { header, ...rest };
}
