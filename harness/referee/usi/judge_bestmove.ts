/** Whether the answer to go is a move, and a legal one. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import type { Ending, GameObjection } from "../../games/game.ts";
import {
  declarationFault,
  markOf,
  otherSide,
  shogi,
  type ShogiMove,
  type ShogiPosition,
  turnOf,
} from "../../games/shogi/mod.ts";
import type { HeardLine } from "../pairing.ts";

/** What a bestmove breaks and what it tells. */
export interface Judged {
  /** What is wrong with what it says: no game goes on from it. */
  readonly faults: readonly Finding[];
  /** What is wrong besides. */
  readonly findings: readonly Finding[];
  readonly ply?: string;
  readonly resigned?: true;
  readonly over?: Ending;
  /** It cannot be read. */
  readonly malformed?: true;
}

const FINE: Judged = { faults: [], findings: [] };

/** Words of other protocols for having no move. */
const NONE = new Set([
  "(none)",
  "none",
  "0000",
  "null",
  "nomove",
  "pass",
  "(null)",
  "NULL",
  "NONE",
]);

/** Judges the words behind bestmove; without a position only their form. */
export function judgeBestmove(
  words: readonly string[],
  { line, position }: { readonly line: HeardLine; readonly position?: ShogiPosition },
): Judged {
  const [word, ...rest] = words;
  const refuse = (rule: RuleId, expected: Text): Judged => fault(line, { rule, expected });
  if (word === undefined) return refuse("usi/bestmove-format", "bestmove 7g7f");
  if (word === "resign") return { ...FINE, resigned: true, over: resignation(position) };
  if (word === "win") return judgeWin(line, position);
  if (NONE.has(word)) return judgeNone(line, position);
  if (/^[plnsgbr]\*[1-9][a-i]$/.test(word)) {
    return refuse("usi/drop-letter", `bestmove ${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  }
  const move = shogi.read(word);
  if (!move.ok) return refuse("usi/bestmove-format", FORM);
  if (!position) return { ...FINE, ply: word };
  const objection = shogi.objection(position, move.value);
  if (objection) return illegal(line, { position, move: move.value, objection });
  const after = shogi.play(position, move.value);
  return { ...FINE, ply: word, findings: judgePonder(rest, { line, after }) };
}

/** A word for no move; only an engine that has none is told to resign. */
function judgeNone(line: HeardLine, position: ShogiPosition | undefined): Judged {
  const legal = position ? shogi.moves(position).length : 0;
  if (legal === 0) return fault(line, { rule: "usi/no-move-resigns", expected: "bestmove resign" });
  const expected = position ? examples(position) : [];
  const actual = fill(NOT_NONE, { text: line.text.trim(), count: legal });
  const { faults: [first], ...rest } = fault(line, { rule: "usi/bestmove-format", expected: FORM });
  return first ? { ...rest, faults: [{ ...first, expected, actual }] } : FINE;
}

const NOT_NONE: Localized = {
  en: "{text}, though there are {count} legal moves",
  zh: "{text}，但其實有 {count} 種合法走步",
  ja: "{text}。しかし合法手は {count} 通りある",
};

const FORM: Text = {
  en: "bestmove 7g7f, bestmove 8h2b+, bestmove B*4e, bestmove resign or bestmove win",
  zh: "bestmove 7g7f、bestmove 8h2b+、bestmove B*4e、bestmove resign 或 bestmove win",
  ja: "bestmove 7g7f・bestmove 8h2b+・bestmove B*4e・bestmove resign・bestmove win",
};

function resignation(position: ShogiPosition | undefined): Ending | undefined {
  return position && { reason: "resignation", winner: otherSide(turnOf(position)) };
}

function judgeWin(line: HeardLine, position: ShogiPosition | undefined): Judged {
  if (!position) return FINE;
  const why = declarationFault(position);
  if (!why) return { ...FINE, over: { reason: "declaration", winner: turnOf(position) } };
  const finding: Finding = {
    rule: "usi/win-declaration",
    expected: examples(position),
    actual: fill(WITH_REASON, { text: line.text.trim(), why }),
    evidence: [line.index],
    diagram: shogi.diagram(position),
  };
  return { ...FINE, faults: [finding] };
}

function judgePonder(
  [word, ponder, ...surplus]: readonly string[],
  { line, after }: { readonly line: HeardLine; readonly after: ShogiPosition },
): readonly Finding[] {
  if (word === undefined) return [];
  const move = shogi.read(ponder ?? "");
  const found = (rule: RuleId, expected: Text, actual: Text): readonly Finding[] => [
    { rule, expected: [expected], actual, evidence: [line.index] },
  ];
  if (word !== "ponder" || !move.ok || surplus.length > 0) {
    return found("usi/ponder-format", PONDER, line.text);
  }
  const objection = shogi.objection(after, move.value);
  if (!objection) return [];
  const actual = withReason(line.text.trim(), objection.why);
  return found("usi/ponder-legal", LEGAL_PONDER, actual);
}

const PONDER: Text = "bestmove 7g7f ponder 3c3d";
const LEGAL_PONDER: Text = {
  en: "a legal move after ponder, or no ponder at all",
  zh: "ponder 之後是合法的一手，或省略 ponder",
  ja: "ponder の後に合法な手、または ponder なし",
};

function illegal(
  line: HeardLine,
  { position, move, objection }: {
    readonly position: ShogiPosition;
    readonly move: ShogiMove;
    readonly objection: GameObjection;
  },
): Judged {
  const board = shogi.diagram(position);
  const finding: Finding = {
    rule: objection.rule,
    expected: examples(position),
    actual: withReason(line.text.trim(), objection.why),
    evidence: [line.index],
    diagram: { ...board, marks: [markOf("wrong", { side: turnOf(position), move })] },
  };
  return { ...FINE, faults: [finding] };
}

/** Legal answers to go. */
function examples(position: ShogiPosition): readonly Text[] {
  const legal = shogi.moves(position).map((move) => `bestmove ${shogi.write(move)}`);
  if (legal.length === 0) return ["bestmove resign"];
  if (legal.length <= 4) return legal;
  return [...legal.slice(0, 3), fill(MORE, { count: legal.length - 3 })];
}

function withReason(text: string, why: Text): Text {
  return fill(WITH_REASON, { text, why });
}

const WITH_REASON: Localized = { en: "{text}: {why}", zh: "{text}：{why}", ja: "{text}：{why}" };
const MORE: Localized = {
  en: "one of {count} other legal moves",
  zh: "其他 {count} 種合法走步之一",
  ja: "他の {count} 通りの合法手",
};

function fault(
  line: HeardLine,
  { rule, expected }: { readonly rule: RuleId; readonly expected: Text },
): Judged {
  const finding = { rule, expected: [expected], actual: line.text, evidence: [line.index] };
  return { ...FINE, faults: [finding], malformed: true };
}
