/** Whether move.txt holds a ply, and a legal one. @module */

import { blaming, type FileRun, type Text } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { DarkChessMove } from "../../games/dark-chess/mod.ts";
import {
  MOVE_NAME,
  type MoveFault,
  type MoveFlaw,
  readMoveFile,
  writeMoveFile,
} from "../../protocols/readfile/mod.ts";
import { illegalPly } from "../dark-chess/mod.ts";
import { blamed, type ReadFileBout } from "./bout.ts";
import type { Broken } from "./judge_run.ts";

/** What a run comes to: something broken, or a ply with remarks. */
export interface Judged {
  readonly broken?: Broken;
  readonly ply?: DarkChessMove | "resign";
  readonly remarks?: readonly Broken[];
}

/** Judges the text of move.txt in the position that was asked about. */
export function judgeMove(bout: ReadFileBout, run: FileRun): Judged {
  const { broken, ...judged } = judgeText(bout, run);
  if (!broken) return judged;
  const rule = blamed(bout, broken.rule) === CRLF ? CRLF : broken.rule;
  return { broken: { ...broken, ...blaming(rule, broken.rule) } };
}

/** What makes an engine read another board than there is. */
const CRLF = "readfile/reads-crlf";

function judgeText({ question, position: now }: ReadFileBout, run: FileRun): Judged {
  const fate = run.files[MOVE_NAME];
  const text = fate?.kind === "file" ? fate.text : "";
  const position = question?.position ?? now;
  const file = readMoveFile(text);
  if (file.kind === "unreadable") {
    return { broken: { rule: FORMAT_RULES[file.fault], expected: EXAMPLES, actual: text } };
  }
  const { ply, flaws } = file;
  const remarks = flaws.map((flaw) => ({
    rule: FORMAT_RULES[flaw],
    expected: [writeMoveFile(ply)] as readonly Text[],
    actual: text,
  }));
  if (ply === "resign") return { ply, remarks };
  const illegal = illegalPly(position, { said: inWords(ply), move: ply, words: inWords });
  if (!illegal) return { ply, remarks };
  // Where hardly anything is dark any more, a program that flips has not read the history.
  const dark = position.board.filter((piece) => piece?.dark).length;
  const lost = ply.kind === "flip" && dark <= HARDLY_ANY;
  const rule = lost ? "readfile/reads-history" : illegal.rule;
  return { broken: { ...illegal, ...blaming(rule, illegal.rule) } };
}

const HARDLY_ANY = 1;

/** As the manual shows them. */
const EXAMPLES: readonly Text[] = [
  writeMoveFile({ kind: "move", from: "b7", to: "b6" }),
  writeMoveFile({ kind: "flip", at: "b6" }),
];

/** A ply on one line. */
function inWords(ply: DarkChessMove): string {
  return writeMoveFile(ply).split("\n").slice(0, 3).join(" ");
}

const FORMAT_RULES: Readonly<Record<MoveFault | MoveFlaw, RuleId>> = {
  "not-empty": "readfile/not-empty",
  "no-byte-order-mark": "readfile/no-byte-order-mark",
  "no-utf16": "readfile/no-utf16",
  "one-per-line": "readfile/one-per-line",
  code: "readfile/code",
  squares: "readfile/squares",
  "code-agrees": "readfile/code-agrees",
  "flip-to": "readfile/flip-to",
  "resign-squares": "readfile/resign-squares",
  "fourth-line": "readfile/fourth-line",
  "four-lines": "readfile/four-lines",
  "line-ends": "readfile/line-ends",
  "no-blanks": "readfile/no-blanks",
};
