/** Whether the answer to go mate is one, and true. @module */

import { fill, type Localized, localized, type Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { shogi, type ShogiPosition } from "../../games/shogi/mod.ts";
import type { HeardLine } from "../pairing.ts";

const WORDS = new Set(["notimplemented", "timeout", "nomate"]);

/** What is wrong with the words behind checkmate. */
export function judgeMate(
  words: readonly string[],
  { line, position }: { readonly line: HeardLine; readonly position?: ShogiPosition },
): readonly Finding[] {
  const [word] = words;
  if (word === undefined || (WORDS.has(word) && words.length > 1)) {
    return [finding("usi/go-mate", line, { expected: FORM, actual: line.text })];
  }
  if (word === "nomate" && position) return overlooked(line, position);
  if (WORDS.has(word) || !position) return [];
  const why = lineFault(words, position);
  if (!why) return [];
  const actual = fill(WITH_REASON, { text: line.text.trim(), why });
  return [finding("usi/mate-line", line, { expected: MATE, actual })];
}

/** The same, where go mate was answered with a bestmove. */
export function notCheckmate(line: HeardLine): Finding {
  return finding("usi/go-mate", line, { expected: FORM, actual: line.text });
}

/** That there is no mate is wrong at least where one move gives it. */
function overlooked(line: HeardLine, position: ShogiPosition): readonly Finding[] {
  const mate = shogi.moves(position).find((move) =>
    shogi.ending(shogi.play(position, move))?.reason === "checkmate"
  );
  if (!mate) return [];
  const move = shogi.write(mate);
  const actual = fill(OVERLOOKED, { text: line.text.trim(), move });
  return [finding("usi/go-mate", line, { expected: `checkmate ${move}`, actual })];
}

function lineFault(words: readonly string[], start: ShogiPosition): Localized | undefined {
  let position = start;
  for (const word of words) {
    const move = shogi.read(word);
    if (!move.ok) return fill(NO_MOVE, { word });
    const objection = shogi.objection(position, move.value);
    if (objection) return fill(ILLEGAL, { word, why: localized(objection.why) });
    position = shogi.play(position, move.value);
  }
  const ended = shogi.ending(position);
  return ended?.reason === "checkmate" && words.length % 2 === 1 ? undefined : NO_MATE;
}

function finding(
  rule: RuleId,
  { index }: HeardLine,
  { expected, actual }: { readonly expected: Text; readonly actual: Text },
): Finding {
  return { rule, expected: [expected], actual, evidence: [index] };
}

const FORM: Text = {
  en: "checkmate with moves, nomate, timeout or notimplemented",
  zh: "checkmate 加走步、nomate、timeout 或 notimplemented",
  ja: "checkmate と手順・nomate・timeout・notimplemented のいずれか",
};
const MATE: Text = {
  en: "legal moves that end in mate",
  zh: "以詰結束的合法走步",
  ja: "詰みで終わる合法な手順",
};
const WITH_REASON: Localized = { en: "{text}: {why}", zh: "{text}：{why}", ja: "{text}：{why}" };
const OVERLOOKED: Localized = {
  en: "{text}, though {move} is mate (timeout says that none was found)",
  zh: "{text}，但 {move} 即可詰（找不到時應答 timeout）",
  ja: "{text}、しかし {move} で詰み（見つからなかったときは timeout）",
};
const NO_MOVE: Localized = {
  en: "{word} is no move",
  zh: "{word} 不是走步",
  ja: "{word} は手ではない",
};
const ILLEGAL: Localized = {
  en: "{word} is not legal: {why}",
  zh: "{word} 不合法：{why}",
  ja: "{word} は合法でない：{why}",
};
const NO_MATE: Localized = {
  en: "the last position is not a mate by the attacker",
  zh: "最後的局面並未由攻方詰住",
  ja: "最後の局面は攻め方による詰みではない",
};
