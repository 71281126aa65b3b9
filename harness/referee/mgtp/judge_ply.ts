/** Whether the answer to genmove is a ply, and a legal one. @module */

import { blaming, type Diagram, fill, type Localized, type Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import {
  colourOf,
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
  flipOf,
  isLegal,
} from "../../games/dark-chess/mod.ts";
import { type LearntFromReply, withOld } from "./bout.ts";
import type { Reply } from "./reply.ts";

/** What a reply breaks and what it tells. */
export interface Judged {
  readonly findings: readonly Finding[];
  readonly ply?: string;
  readonly resigned?: true;
  /** What the rules of the game say of a ply, for scenarios. */
  readonly kind?: "legal" | "illegal" | "resigned";
  /** What the referee knows from now on. */
  readonly learnt?: LearntFromReply;
}

/** Judges the answer to genmove in the position in which it was asked. */
export function judgePly(reply: Reply): Judged {
  const { position, before } = reply.question;
  if (!reply.success) return refused(reply);
  if (!isTwoSquares(reply.text)) {
    return fault(reply, { rule: "mgtp/genmove-format", expected: ["=12 b1 c1", "=12 b6 b6"] });
  }
  const [from, to] = [reply.text.slice(0, 2), reply.text.slice(3)];
  if (from === "a0" && to === "a0") return { findings: [], resigned: true, kind: "resigned" };
  if (from === "a0" || to === "a0") {
    return fault(reply, { rule: "mgtp/genmove-resign", expected: ["=12 a0 a0"] });
  }
  const move: DarkChessMove = from === to ? { kind: "flip", at: from } : { kind: "move", from, to };
  if (!isAskedForTurn(reply)) return { findings: [] };
  const objection = darkChess.objection(position, move);
  if (objection) {
    const stale = before && (isLegal(before, move) || seesOld(move, { position, before }));
    const rule = stale ? "mgtp/reset-board-clears" : objection.rule;
    return illegal(reply, { move, ...blaming(rule, objection.rule), why: objection.why });
  }
  const known = move.kind === "flip" ? { ...move, piece: flipOf(position, from) } : move;
  const ownPly = move.kind === "flip" ? from : `${from}-${to}`;
  return { findings: [], ply: darkChess.write(known), learnt: { ownPly }, kind: "legal" };
}

/** Whether a move is legal where squares that no ply has touched since the reset are as they were before it. */
function seesOld(
  move: DarkChessMove,
  { position, before }: Readonly<Record<"position" | "before", DarkChessPosition>>,
): boolean {
  const old = withOld({ position, before });
  // Before the first flip the engine may think that it has either colour.
  const sides = position.firstColour ? [position.turn] : SIDES;
  return move.kind === "move" && sides.some((turn) => isLegal({ ...old, turn }, move));
}

const SIDES = ["first", "second"] as const;

/** Whether a text is two squares with a blank between them, be they on the board or not. */
function isTwoSquares(text: string): boolean {
  return text.length === 5 && isSquareAt(text, 0) && text[2] === " " && isSquareAt(text, 3);
}

function isSquareAt(text: string, at: number): boolean {
  const [file, rank] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return file >= 0x61 && file <= 0x7a && rank >= 0x30 && rank <= 0x39;
}

/** Whether the colour that genmove names is the one whose turn it is; only then is the ply judged. */
function isAskedForTurn({ question: { command, position } }: Reply): boolean {
  const colour = colourOf(position, position.turn) ?? "unknown";
  return command.args[0] === colour;
}

function refused(reply: Reply): Judged {
  const legal = legalPlies(reply.question.position);
  if (legal.length === 0 || !isAskedForTurn(reply)) return { findings: [] };
  return fault(reply, { rule: "mgtp/genmove-ply", expected: examples(legal) });
}

function illegal(
  reply: Reply,
  { move, why, ...broken }: {
    readonly move: DarkChessMove;
    readonly rule: RuleId;
    readonly otherwise?: RuleId;
    readonly why: Text;
  },
): Judged {
  const { position } = reply.question;
  const text = `=12 ${reply.text}`;
  const actual = fill(WITH_REASON, { text, why });
  const from = move.kind === "flip" ? move.at : move.from;
  const to = move.kind === "flip" ? undefined : move.to;
  const board = darkChess.diagram(position);
  const diagram: Diagram = { ...board, marks: [{ kind: "wrong", from, to }] };
  const expected = examples(legalPlies(position));
  const findings = [{ ...broken, expected, actual, evidence: reply.entries, diagram }];
  return { findings, kind: "illegal" };
}

const WITH_REASON: Localized = { en: "{text}: {why}", zh: "{text}：{why}", ja: "{text}：{why}" };

/** Legal answers to genmove. */
function legalPlies(position: DarkChessPosition): readonly string[] {
  return darkChess.moves(position).map((move) =>
    move.kind === "flip" ? `=12 ${move.at} ${move.at}` : `=12 ${move.from} ${move.to}`
  );
}

function examples(plies: readonly string[]): readonly Text[] {
  if (plies.length <= 4) return plies;
  return [...plies.slice(0, 3), fill(MORE, { count: plies.length - 3 })];
}

const MORE: Localized = {
  en: "one of {count} other legal plies",
  zh: "其他 {count} 種合法動作之一",
  ja: "他の {count} 通りの合法手",
};

function fault(
  reply: Reply,
  { rule, expected }: { rule: RuleId; expected: readonly Text[] },
): Judged {
  const actual = `${reply.success ? "=" : "?"}12 ${reply.text}`;
  return { findings: [{ rule, expected, actual, evidence: reply.entries }] };
}
