/** What the referee makes of what a ReadFile engine left behind. @module */

import type { FileRun } from "../../core/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import { darkChess, type DarkChessMove } from "../../games/dark-chess/mod.ts";
import { BOARD_NAME, decodeRun } from "../../protocols/readfile/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import { revealedBy } from "../dark-chess/mod.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import { proven, type Question, type ReadFileBout } from "./bout.ts";
import { type Judged, judgeMove } from "./judge_move.ts";
import { type Broken, judgeFiles, judgeManners, judgeProcess } from "./judge_run.ts";

/** Judges one run: process, files, form, ply; the first broken rule is told, and small ones besides. */
export function hear(bout: ReadFileBout, line: HeardLine): Ruling<ReadFileBout> {
  const run = decodeRun(line.text);
  const { question } = bout;
  if (!run || !question) return { bout, findings: [], messages: [] };
  const answered = { ...bout, question: undefined };
  // Without a board there is nothing to answer: that it has ended is all.
  if (question.call.files[BOARD_NAME] === undefined) return boardless(answered, line);
  const findingOf = (broken: Broken): Finding => ({ ...broken, evidence: [line.index] });
  const { broken, ply, remarks = [] } = judge(bout, run);
  const message: Message = {
    kind: broken ? "unusable" : "reply",
    fields: fieldsOf(run, ply),
    entries: [line.index],
    faults: broken ? [findingOf(broken)] : [],
  };
  if (broken) return { bout: answered, findings: [], messages: [message] };
  const findings = [...remarks, ...judgeManners(run)].map(findingOf);
  const ruling = { bout: proven(answered, question), findings, messages: [message] };
  return ply === "resign"
    ? { ...ruling, resigned: true }
    : { ...ruling, ply: plyText(question, ply) };
}

function judge(bout: ReadFileBout, run: FileRun): Judged {
  const broken = judgeProcess(bout, run) ?? judgeFiles(bout, run);
  return broken ? { broken } : judgeMove(bout, run);
}

function boardless(bout: ReadFileBout, { index }: HeardLine): Ruling<ReadFileBout> {
  const fields = { status: "ended", ply: "" };
  return {
    bout,
    findings: [],
    messages: [{ kind: "reply", fields, entries: [index], faults: [] }],
  };
}

/** What a scenario may ask for. */
function fieldsOf({ exit }: FileRun, ply: Judged["ply"]): Message["fields"] {
  return {
    status: ply ? "success" : "failure",
    exit: String(exit.signal ?? exit.code),
    ply: ply === undefined ? "" : ply === "resign" ? ply : darkChess.write(ply),
  };
}

function plyText({ position }: Question, ply: DarkChessMove | undefined): string | undefined {
  return ply && darkChess.write(revealedBy(position, ply));
}
