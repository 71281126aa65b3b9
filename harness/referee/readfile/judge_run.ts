/** Whether an engine ended well and left the right files. @module */

import { blaming, type FileRun, fill, type Localized } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { BOARD_NAME, MOVE_NAME } from "../../protocols/readfile/mod.ts";
import { causeOf, isCrash, withLastWords } from "../last_words.ts";
import { fateText } from "../unanswered_text.ts";
import { blamed, type ReadFileBout } from "./bout.ts";

/** A broken rule, before it is known which frame shows it. */
export type Broken = Omit<Finding, "evidence">;

/** What the engine left of the game that the client cannot go on with. */
export function judgeProcess(bout: ReadFileBout, run: FileRun): Broken | undefined {
  const { changedLate } = run;
  if (hasCrashed(run)) {
    const usual = "readfile/no-crash";
    const rule = blamed(bout, usual);
    // The same words may tell of two things that were changed.
    const cause = rule === usual ? { cause: causeOf(run.exit, run.stderr) } : {};
    return { ...blaming(rule, usual), ...cause, expected: [EXIT_ZERO], actual: endText(run) };
  }
  if (!changedLate.includes(MOVE_NAME)) return undefined;
  return { rule: "readfile/no-late-writes", expected: [NO_LATER], actual: LATE };
}

/** Ended by a signal; or by what a runtime or a shell makes of one, before a ply was written. */
function hasCrashed({ exit, stderr, files }: FileRun): boolean {
  if (exit.signal !== undefined) return true;
  const fate = files[MOVE_NAME];
  const written = fate?.kind === "file" && fate.written;
  return !written && (isCrash(exit, stderr) || (exit.code ?? 0) > SHELL_SIGNAL);
}

/** A shell adds the number of a signal to this. */
const SHELL_SIGNAL = 128;

/** Whether there is a new move.txt. */
export function judgeFiles(bout: ReadFileBout, run: FileRun): Broken | undefined {
  const fate = run.files[MOVE_NAME];
  if (fate?.kind === "file" && fate.written) return replaced(bout, fate.text);
  if (fate?.kind === "link") return notPlain(fill(LINK, { target: fate.target }));
  if (fate?.kind === "folder" || fate?.kind === "other") return notPlain(NO_FILE);
  const like = run.appeared.find(({ name }) => looksLikeMove(name));
  if (like) return { rule: "readfile/move-name", expected: [MOVE_NAME], actual: like.name };
  if (fate?.kind === "file") {
    const actual = fill(UNCHANGED, { end: endText(run) });
    return { rule: "readfile/fresh-move", expected: [NEW], actual };
  }
  const usual = "readfile/writes-move";
  return {
    ...blaming(blamed(bout, usual), usual),
    expected: [MOVE_NAME],
    actual: fill(MISSING, { end: endText(run) }),
  };
}

/** What is not forbidden, but may go wrong elsewhere. */
export function judgeManners({ exit, stderr, survived, files }: FileRun): readonly Broken[] {
  const board = files[BOARD_NAME];
  const touched = board && (board.kind !== "file" || board.changed);
  return [
    ...exit.code === 0
      ? []
      : [remark("readfile/exit-zero", EXIT_ZERO, fateText({ ...exit, stderr }))],
    ...survived ? [remark("readfile/no-survivors", NO_PROCESS, SURVIVED)] : [],
    ...touched ? [remark("readfile/board-untouched", SAME, TOUCHED)] : [],
  ];
}

function remark(rule: RuleId, expected: Localized, actual: Localized): Broken {
  return { rule, expected: [expected], actual };
}

/** New lines behind the old ones. */
function replaced({ question }: ReadFileBout, text: string): Broken | undefined {
  const old = question?.call.files[MOVE_NAME];
  if (old === undefined || !text.startsWith(old) || text === old) return undefined;
  return { rule: "readfile/replaces-move", expected: [NEW], actual: text };
}

function notPlain(actual: Localized): Broken {
  return { rule: "readfile/plain-move", expected: [PLAIN], actual };
}

/** Names that people write where they mean move.txt. */
function looksLikeMove(name: string): boolean {
  return /^moves?(\.txt)*$/i.test(name);
}

/** How it ended, with its last words. */
function endText({ exit, stderr }: FileRun): Localized {
  return withLastWords(fill(ENDED, { fate: fateText(exit) }), stderr);
}

const EXIT_ZERO: Localized = {
  en: "exited with code 0",
  zh: "以代碼 0 結束",
  ja: "コード 0 で終了する",
};
const ENDED: Localized = {
  en: "the engine {fate}",
  zh: "引擎{fate}",
  ja: "エンジンは{fate}",
};
const NEW: Localized = {
  en: "a new move.txt",
  zh: "新的 move.txt",
  ja: "新しい move.txt",
};
const UNCHANGED: Localized = {
  en: "move.txt is the one of the ply before; {end}",
  zh: "move.txt 仍是前一手的內容；{end}",
  ja: "move.txt は前の手のままである。{end}",
};
const MISSING: Localized = {
  en: "there is no move.txt; {end}",
  zh: "沒有 move.txt；{end}",
  ja: "move.txt がない。{end}",
};
const PLAIN: Localized = {
  en: "move.txt as a plain file",
  zh: "move.txt 為一般檔案",
  ja: "普通のファイル move.txt",
};
const LINK: Localized = {
  en: "a link to {target} (not followed)",
  zh: "指向 {target} 的連結（未跟隨）",
  ja: "{target} へのリンク（たどらない）",
};
const NO_FILE: Localized = { en: "no file", zh: "不是檔案", ja: "ファイルではない" };
const NO_LATER: Localized = {
  en: "no change after the exit",
  zh: "引擎結束後檔案不再變動",
  ja: "終了後は変化しない",
};
const LATE: Localized = {
  en: "move.txt was changed by a process that lived on",
  zh: "move.txt 被殘留的行程更改",
  ja: "残ったプロセスが move.txt を変更した",
};
const NO_PROCESS: Localized = {
  en: "no process left",
  zh: "沒有殘留的行程",
  ja: "残ったプロセスなし",
};
const SURVIVED: Localized = {
  en: "a process that the engine started was still running after its exit",
  zh: "引擎結束後，它啟動的行程仍在執行",
  ja: "終了後も、起動されたプロセスが動いていた",
};
const SAME: Localized = {
  en: "board.txt as it was",
  zh: "原來的 board.txt",
  ja: "元のままの board.txt",
};
const TOUCHED: Localized = {
  en: "board.txt was changed or removed",
  zh: "board.txt 被更改或移除",
  ja: "board.txt が変更・削除された",
};
