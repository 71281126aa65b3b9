/** What the referee makes of what a program left behind. @module */

import type { FileRun } from "../../core/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import { tzaar, type TzaarMove } from "../../games/tzaar/mod.ts";
import { decodeRun } from "../../protocols/tzaar/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import { proven, type TzaarBout } from "./bout.ts";
import { type Broken, judgeFiles, judgeManners, judgeProcess } from "./judge_run.ts";
import { judgeStep } from "./judge_step.ts";

/** Judges one run: process, files, bytes, consistency, move; the first broken rule is told. */
export function hear(bout: TzaarBout, line: HeardLine): Ruling<TzaarBout> {
  const run = decodeRun(line.text);
  const { question } = bout;
  if (!run || !question) return { bout, findings: [], messages: [] };
  const findingOf = (broken: Broken): Finding => ({ ...broken, evidence: [line.index] });
  const { broken, move } = judge(bout, run);
  const answered = { ...bout, question: undefined };
  const message: Message = {
    kind: broken ? "unusable" : "reply",
    fields: fieldsOf(run, move),
    entries: [line.index],
    faults: broken ? [findingOf(broken)] : [],
  };
  if (broken || !move) return { bout: answered, findings: [], messages: [message] };
  const findings = judgeManners(run).map(findingOf);
  return {
    bout: proven(answered, question),
    findings,
    messages: [message],
    ply: tzaar.write(move),
  };
}

interface Judged {
  readonly broken?: Broken;
  readonly move?: TzaarMove;
}

function judge(bout: TzaarBout, run: FileRun): Judged {
  const broken = judgeProcess(bout, run) ?? judgeFiles(bout, run);
  return broken ? { broken } : judgeStep(bout, run);
}

/** What a scenario may ask for. */
function fieldsOf({ exit, files }: FileRun, move: TzaarMove | undefined): Message["fields"] {
  const changed = Object.entries(files).flatMap(([name, fate]) =>
    fate.kind === "file" && fate.changed ? [name] : []
  );
  return {
    status: move ? "success" : "failure",
    exit: String(exit.signal ?? exit.code),
    action: move?.kind ?? "",
    step: move ? tzaar.write(move) : "",
    changed: changed.join("\n"),
  };
}
