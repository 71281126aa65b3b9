/** The board and the hands on a screen whose number and side are right. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { pieceAt, shogi, SIZE, SQUARES } from "../../games/shogi/mod.ts";
import {
  isShown,
  type Ledger,
  type PieceKey,
  type RecordedPly,
  shownAt,
  type ShownPiece,
  turnedSquare,
} from "../../protocols/shogi-console/mod.ts";
import type { ConsoleBout, Question } from "./bout.ts";
import { excerpt } from "./excerpt.ts";
import type { HeardScreen } from "./heard.ts";

/** What a screen shows wrongly, and what it does not show. */
export function judgeScreen(
  bout: ConsoleBout,
  question: Question,
  heard: HeardScreen,
): { readonly faults: readonly Finding[]; readonly remarks: readonly Finding[] } {
  return {
    faults: [...boardFaults(bout, question, heard), ...handFaults(bout, question, heard)],
    remarks: missing(bout, heard),
  };
}

interface Said {
  readonly expected: Text;
  readonly actual?: Text;
}

function finding(
  { screen, index }: HeardScreen,
  rule: RuleId,
  { expected, actual }: Said,
): Finding {
  return { rule, expected: [expected], actual: actual ?? excerpt(screen), evidence: [index] };
}

function missing({ dialogue }: ConsoleBout, heard: HeardScreen): readonly Finding[] {
  const { board, hands } = heard.screen;
  return [
    ...dialogue.board && !board
      ? [finding(heard, "shogi-console/shows-board", { expected: ROWS, actual: textOf(heard) })]
      : [],
    ...!dialogue.hands || hands.first && hands.second
      ? []
      : [finding(heard, "shogi-console/shows-hands", { expected: BOTH })],
  ];
}

/** A whole screen, for a reader who cannot see what is wrong with it. */
function textOf({ screen: { text } }: HeardScreen): string {
  return text.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "").join("\n")
    .slice(-MOST_CHARACTERS);
}

const MOST_CHARACTERS = 1500;

function boardFaults(
  bout: ConsoleBout,
  question: Question,
  heard: HeardScreen,
): readonly Finding[] {
  const { board } = heard.screen;
  const { position } = question.after;
  const wrong = !board
    ? []
    : SQUARES.filter((square, index) =>
      !isShown(board[index], shownAt(position, square, bout.dialogue))
    );
  if (wrong.length === 0) return [];
  const listed = (shown: (square: string) => ShownPiece | undefined) =>
    joined(
      wrong.slice(0, MOST_SQUARES).map((square) =>
        fill(ON, {
          square: squareText(square, bout),
          piece: cellText(bout, shown(square)) || EMPTY,
        })
      ),
    );
  const found = finding(heard, boardRule(question, wrong), {
    expected: listed((square) => shownAt(position, square, bout.dialogue)),
    actual: listed((square) => board?.[SQUARES.indexOf(square)]),
  });
  if (board && question.deed === "start" && isMirrored(bout, question, board)) {
    const left = bout.dialogue.board?.left === 1 ? 9 : 1;
    return [{ ...found, actual: fill(MIRRORED, { left }) }];
  }
  const marks = wrong.slice(0, MOST_SQUARES).map((at) => ({ kind: "wrong", from: at }) as const);
  return [{ ...found, diagram: { ...shogi.diagram(position), marks } }];
}

/** A piece, with its side where the board shows it. */
function cellText(
  { dialogue: { sides, board } }: ConsoleBout,
  cell: ShownPiece | undefined,
): string {
  const told = cell?.side !== undefined && (board?.marks ?? board?.colours) !== undefined;
  return told ? `${cell.name} (${sides[cell.side!]})` : cell?.name ?? "";
}

/** Whether every row is right but for its direction. */
function isMirrored(
  { dialogue }: ConsoleBout,
  { after: { position } }: Question,
  board: readonly ShownPiece[],
): boolean {
  return SQUARES.every((square, index) =>
    isShown(board[index - 2 * (index % SIZE) + SIZE - 1], shownAt(position, square, dialogue))
  );
}

const MOST_SQUARES = 4;

/** A square as the program's users write it: file and rank. */
function squareText(square: string, { dialogue }: ConsoleBout): string {
  const theirs = turnedSquare(square, dialogue);
  return `${theirs[0]} ${theirs.charCodeAt(1) - 96}`;
}

function joined(texts: readonly Localized[]): Localized {
  const by = (language: keyof Localized) => texts.map((text) => text[language]).join(", ");
  return { en: by("en"), zh: by("zh"), ja: by("ja") };
}

function boardRule(question: Question, wrong: readonly string[]): RuleId {
  const { deed, after, before } = question;
  switch (deed) {
    case "start":
      return before.entries.length === 0
        ? "shogi-console/board-follows"
        : "shogi-console/replay-start";
    case "undo":
      return "shogi-console/undo-board";
    case "next":
      return nextRule(after.entries.at(-1));
    case "previous":
      return "shogi-console/replay-previous";
    case "odd":
      return "shogi-console/board-follows";
    case "ply":
      return plyRule(question, wrong);
  }
}

/** The rule of a step forwards in a replay, by the ply that it shows. */
export function nextRule(entry: RecordedPly | undefined): RuleId {
  if (entry?.move.kind === "drop") return "shogi-console/replay-drop";
  if (entry?.move.kind === "step" && entry.move.from.startsWith("9")) {
    return "shogi-console/replay-file-nine";
  }
  return entry?.move.kind === "step" && entry.move.promote
    ? "shogi-console/replay-promotion"
    : "shogi-console/replay-next";
}

/** A wrong piece on the target alone is a matter of promotion. */
function plyRule(question: Question, wrong: readonly string[]): RuleId {
  const { after, forced, offers, otherCase } = question;
  const made = after.entries.at(-1)?.move;
  const target = made?.kind === "step" && wrong.length === 1 && wrong[0] === made.to;
  if (!target) return "shogi-console/board-follows";
  if (forced) return "shogi-console/forced-promotion";
  if (!offers) return "shogi-console/board-follows";
  if (otherCase) return "shogi-console/small-letters";
  return made.promote ? "shogi-console/promotes-on-yes" : "shogi-console/keeps-on-no";
}

function handFaults(bout: ConsoleBout, question: Question, heard: HeardScreen): readonly Finding[] {
  const { dialogue } = bout;
  return (["first", "second"] as const).flatMap((side) => {
    const listed = heard.screen.hands[side];
    const held = question.after.hands[side];
    if (!listed || [...listed].sort().join() === [...held].sort().join()) return [];
    const text = (keys: readonly PieceKey[]) =>
      fill(HOLDS, {
        side: dialogue.sides[side],
        pieces: keys.map((key) => dialogue.pieces[side][key]).join(" ") || NOTHING,
      });
    const reverted = listed.some((key) => key.startsWith("+"));
    const said = { expected: text(held), actual: text(listed) };
    return [finding(heard, handRule(question, reverted), said)];
  });
}

function handRule({ deed, before, after }: Question, reverted: boolean): RuleId {
  switch (deed) {
    case "start":
    case "odd":
      return "shogi-console/hands-kept";
    case "undo":
      return "shogi-console/undo-hands";
    case "next":
      return nextRule(after.entries.at(-1));
    case "previous":
      return "shogi-console/replay-previous";
    case "ply":
      return reverted && captures(before, after)
        ? "shogi-console/captured-reverts"
        : plyHandRule(before, after);
  }
}

function plyHandRule(before: Ledger, after: Ledger): RuleId {
  if (after.entries.at(-1)?.move.kind === "drop") return "shogi-console/drop-uses-hand";
  return captures(before, after) ? "shogi-console/capture-to-hand" : "shogi-console/hands-kept";
}

function captures(before: Ledger, after: Ledger): boolean {
  const made = after.entries.at(-1)?.move;
  return made !== undefined && pieceAt(before.position, made.to) !== undefined;
}

const ON: Localized = {
  en: "{piece} on {square}",
  zh: "{square}：{piece}",
  ja: "{square}：{piece}",
};
const MIRRORED: Localized = {
  en:
    "rows that begin with file {left}: print them the other way round, or write `board: { left: {left} }` in a file for `--console`",
  zh: "每列從第 {left} 筋開始：請反向輸出，或在 `--console` 檔案中寫 `board: { left: {left} }`",
  ja:
    "行が {left} 筋から始まっている：逆向きに出すか、`--console` のファイルに `board: { left: {left} }` と書く",
};
const EMPTY: Localized = { en: "nothing", zh: "空格", ja: "空き" };
const NOTHING: Localized = { en: "nothing", zh: "無", ja: "なし" };
const HOLDS: Localized = {
  en: "{side} holds {pieces}",
  zh: "{side} 方持駒：{pieces}",
  ja: "{side} の持ち駒：{pieces}",
};
const ROWS: Localized = {
  en: "nine rows of nine squares",
  zh: "九列、每列九格",
  ja: "九行、各行に九マス",
};
const BOTH: Localized = {
  en: "the hands of both sides",
  zh: "雙方的持駒",
  ja: "両者の持ち駒",
};
