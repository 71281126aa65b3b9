/** Whether a program ended well and left the right files alone. @module */

import { blaming, type FileFate, type FileRun, fill, type Localized } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { BOARD_FILES, FILE_NAMES, LOG_NAME } from "../../protocols/tzaar/mod.ts";
import { causeOf, withLastWords } from "../last_words.ts";
import { fateText } from "../unanswered_text.ts";
import { blamed, type TzaarBout } from "./bout.ts";
import { excerptOfChange } from "./excerpt.ts";

/** A broken rule, before it is known which frame shows it. */
export type Broken = Omit<Finding, "evidence">;

type Check = (bout: TzaarBout, run: FileRun) => Broken | undefined;

const NAMES: readonly string[] = [...BOARD_FILES.map((file) => FILE_NAMES[file]), LOG_NAME];

/** How the process ended. */
export function judgeProcess(bout: TzaarBout, run: FileRun): Broken | undefined {
  const { exit: { code, signal }, changedLate } = run;
  if (signal !== undefined || code !== 0) {
    const usual = signal === undefined ? "tzaar/exit-zero" : "tzaar/no-crash";
    const rule = blamed(bout, usual);
    // The same words may tell of two things that were changed.
    const cause = rule === usual ? { cause: causeOf(run.exit, run.stderr) } : {};
    return { ...blaming(rule, usual), ...cause, expected: [EXIT_ZERO], actual: endText(run) };
  }
  if (changedLate.length === 0) return undefined;
  const actual = fill(LATE, { names: changedLate.join(", ") });
  return { rule: "tzaar/no-late-writes", expected: [NO_LATER], actual };
}

const CHECKS: readonly Check[] = [notElsewhere, allThere, allPlain, logUntouched, allThree];

/** Which files were touched. */
export function judgeFiles(bout: TzaarBout, run: FileRun): Broken | undefined {
  for (const check of CHECKS) {
    const broken = check(bout, run);
    if (broken) return broken;
  }
  return undefined;
}

/** What is not forbidden, but may go wrong elsewhere. */
export function judgeManners(run: FileRun): readonly Broken[] {
  const { printed, survived, appeared, files } = run;
  const modes = NAMES.flatMap((name) => {
    const fate = files[name];
    return fate?.kind === "file" && fate.mode !== undefined ? [`${name}: ${fate.mode}`] : [];
  });
  const names = appeared.map(({ name }) => name).join(", ");
  return [
    ...printed > MOST_PRINTED ? [remark("tzaar/quiet", QUIET, fill(PRINTED, { printed }))] : [],
    ...survived ? [remark("tzaar/no-survivors", NO_PROCESS, SURVIVED)] : [],
    ...names === "" ? [] : [remark("tzaar/no-files-left", FOUR, fill(LEFT, { names }))],
    ...modes.map((mode) => remark("tzaar/keeps-mode", SAME_MODE, mode)),
  ];
}

const MOST_PRINTED = 64 * 1024;

function remark(rule: RuleId, expected: Localized, actual: Broken["actual"]): Broken {
  return { rule, expected: [expected], actual };
}

/** How it ended, what it had written by then, and its last words. */
function endText(run: FileRun): Localized {
  const { exit, stderr } = run;
  const boards = BOARD_FILES.map((file) => FILE_NAMES[file]);
  const written = boards.filter((name) => isWritten(run.files[name]));
  const ended = fill(ENDED, {
    fate: fateText(exit),
    progress: written.length === 0
      ? NOTHING_WRITTEN
      : written.length === boards.length
      ? ALL_WRITTEN
      : fill(SOME_WRITTEN, {
        written: written.join(", "),
        left: boards.filter((name) => !written.includes(name)).join(", "),
      }),
  });
  return withLastWords(ended, stderr);
}

function notElsewhere(_: TzaarBout, { appeared }: FileRun): Broken | undefined {
  const stray = appeared.filter(({ name, where }) => where === "cwd" && NAMES.includes(name));
  if (stray.length === 0) return undefined;
  const actual = fill(STRAY, { names: stray.map(({ name }) => `./${name}`).join(", ") });
  return { rule: "tzaar/given-paths", expected: [GIVEN], actual };
}

function allThere(_: TzaarBout, { files }: FileRun): Broken | undefined {
  const name = NAMES.find((each) => files[each]?.kind === "gone");
  const fate = name === undefined ? undefined : files[name];
  if (name === undefined || fate?.kind !== "gone") return undefined;
  const actual = fate.as === undefined ? fill(GONE, { name }) : `${name} → ${fate.as}`;
  return { rule: "tzaar/keeps-files", expected: [name], actual };
}

function allPlain(_: TzaarBout, { files }: FileRun): Broken | undefined {
  const name = NAMES.find((each) => files[each]?.kind !== "file");
  const fate = name === undefined ? undefined : files[name];
  if (name === undefined || !fate || fate.kind === "file" || fate.kind === "gone") return undefined;
  const actual = fate.kind === "link"
    ? fill(LINK, { name, target: fate.target })
    : fill(NO_FILE, { name });
  return { rule: "tzaar/plain-files", expected: [fill(PLAIN, { name })], actual };
}

function logUntouched({ question }: TzaarBout, { files }: FileRun): Broken | undefined {
  const fate = files[LOG_NAME];
  if (fate?.kind !== "file" || !fate.changed) return undefined;
  const before = question?.call.files[LOG_NAME] ?? "";
  const { expected, actual } = excerptOfChange(before, fate.text);
  return { rule: "tzaar/step-log-untouched", expected: [expected], actual };
}

function allThree(_: TzaarBout, { files }: FileRun): Broken | undefined {
  const names = BOARD_FILES.map((file) => FILE_NAMES[file]);
  const written = names.filter((name) => isWritten(files[name]));
  // A program that writes what was there before has passed.
  const isPass = !names.some((name) => isChanged(files[name]));
  if (isPass || written.length === names.length) return undefined;
  const left = names.filter((name) => !written.includes(name)).join(", ");
  const actual = fill(SOME_WRITTEN, { written: written.join(", "), left });
  return { rule: "tzaar/all-three-files", expected: [names.join(", ")], actual };
}

function isWritten(fate: FileFate | undefined): boolean {
  return fate?.kind === "file" && fate.written;
}

function isChanged(fate: FileFate | undefined): boolean {
  return fate?.kind === "file" && fate.changed;
}

const EXIT_ZERO: Localized = {
  en: "exited with code 0",
  zh: "以代碼 0 結束",
  ja: "コード 0 で終了する",
};
const ENDED: Localized = {
  en: "the program {fate}; {progress}",
  zh: "程式{fate}；{progress}",
  ja: "プログラムは{fate}。{progress}",
};
const NOTHING_WRITTEN: Localized = {
  en: "it had rewritten none of the board files",
  zh: "當時尚未改寫任何棋盤檔案",
  ja: "盤面ファイルは一つも書き換えていなかった",
};
const ALL_WRITTEN: Localized = {
  en: "it had rewritten all three board files",
  zh: "當時已改寫三個棋盤檔案",
  ja: "三つの盤面ファイルは書き換え済みだった",
};
const SOME_WRITTEN: Localized = {
  en: "rewritten: {written}; not rewritten: {left}",
  zh: "已改寫：{written}；未改寫：{left}",
  ja: "書き換え済み：{written}、未了：{left}",
};
const NO_LATER: Localized = {
  en: "no change after the exit",
  zh: "引擎結束後檔案不再變動",
  ja: "終了後は変化しない",
};
const LATE: Localized = {
  en: "changed by a process that lived on: {names}",
  zh: "被殘留的行程更改：{names}",
  ja: "残ったプロセスが変更した：{names}",
};
const QUIET: Localized = {
  en: "less than 64 KiB on stdout",
  zh: "stdout 少於 64 KiB",
  ja: "stdout は 64 KiB 未満",
};
const PRINTED: Localized = {
  en: "{printed} bytes in one run",
  zh: "一次執行輸出 {printed} 位元組",
  ja: "一回の実行で {printed} バイト",
};
const NO_PROCESS: Localized = {
  en: "no process left",
  zh: "沒有殘留的行程",
  ja: "残ったプロセスなし",
};
const SURVIVED: Localized = {
  en: "a process that the program started was still running after its exit",
  zh: "程式結束後，它啟動的行程仍在執行",
  ja: "終了後も、起動されたプロセスが動いていた",
};
const FOUR: Localized = {
  en: "the four files and nothing else",
  zh: "只有原來的四個檔案",
  ja: "四つのファイルだけ",
};
const LEFT: Localized = { en: "also {names}", zh: "多出 {names}", ja: "他に {names}" };
const SAME_MODE: Localized = {
  en: "the permissions as they were",
  zh: "原來的權限",
  ja: "元の権限",
};
const GIVEN: Localized = {
  en: "the files at the given paths rewritten",
  zh: "改寫參數所指路徑的檔案",
  ja: "引数で示されたファイルの書き換え",
};
const STRAY: Localized = {
  en: "written in the current folder instead: {names}",
  zh: "卻寫到工作目錄：{names}",
  ja: "カレントフォルダに書いた：{names}",
};
const GONE: Localized = {
  en: "{name} does not exist any more",
  zh: "{name} 已不存在",
  ja: "{name} がなくなった",
};
const PLAIN: Localized = {
  en: "{name} as a plain file",
  zh: "{name} 為一般檔案",
  ja: "普通のファイル {name}",
};
const LINK: Localized = {
  en: "{name} is a link to {target} (not followed)",
  zh: "{name} 變成指向 {target} 的連結（未跟隨）",
  ja: "{name} は {target} へのリンクになった（たどらない）",
};
const NO_FILE: Localized = {
  en: "{name} is no longer a file",
  zh: "{name} 已不是檔案",
  ja: "{name} はもうファイルではない",
};
