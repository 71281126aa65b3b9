/** Why an engine cannot be started, in words that say what to do. @module */

import { err, fill, type Localized, ok, type Result, splitWords } from "../../core/mod.ts";
import { exists, isFile, isFolder } from "./file_kind.ts";
import { formatFailure, interpretedFailure, shell } from "./program_format.ts";
import type { StartFailure } from "../transport.ts";

/** Where programs are looked for. */
export interface ResolveOptions {
  /** The directory that a relative path starts from: the invoker's. */
  readonly cwd: string;
  /** The value of PATH. */
  readonly path: string;
}

/** The file that `program` names, or why it cannot be run. */
export function resolveProgram(
  program: string,
  options: ResolveOptions,
): Result<string, StartFailure> {
  const file = find(program, options);
  if (file === undefined) {
    const why = fill(whyNotFound(program, options), { file: absolute(program, options.cwd) });
    return err(failure("not-found", why, program));
  }
  const info = Deno.statSync(file);
  if (info.isDirectory) return err(failure("not-executable", IS_DIRECTORY, file));
  // A pipe, for instance, on which a reader would wait for ever.
  if (!info.isFile) return err(failure("not-executable", NO_FILE, file));
  if (!mayExecute(info)) {
    if (SOURCE.test(file)) return err(failure("not-executable", IS_SOURCE, file));
    return err(
      interpretedFailure(file) ??
        failure("not-executable", NO_PERMISSION, `chmod +x ${shell(file)}`),
    );
  }
  const wrong = formatFailure(file, options.path);
  return wrong ? err(wrong) : ok(file);
}

/** What the exit of a program that said nothing tells about why it could not start, if anything. */
export function exitFailure(
  { code, stderr }: { readonly code?: number; readonly stderr: string },
): StartFailure | undefined {
  const line = stderr.split("\n").find((each) => LIBRARY_MISSING_WORDS.test(each));
  if (line === undefined || code === 0) return undefined;
  return failure("library-missing", LIBRARY_MISSING, line.trim());
}

/** What the system's refusal to start `program` means. */
export function spawnFailure(program: string, error: unknown): StartFailure {
  const message = error instanceof Error ? error.message : String(error);
  const kind = EXHAUSTED.test(message) ? "exhausted" : "other";
  return failure(kind, OTHER, `${program}: ${message}`);
}

/** The directory in which an engine shall run is not there. */
export function directoryFailure(cwd: string): StartFailure | undefined {
  return isFolder(cwd) ? undefined : failure("not-found", NO_DIRECTORY, cwd);
}

/** A failure of one kind; `{detail}` in its sentence is filled in. */
export function failure(
  kind: StartFailure["kind"],
  why: Localized,
  detail: string,
): StartFailure {
  return { kind, why: fill(why, { detail }), detail };
}

function whyNotFound(program: string, options: ResolveOptions): Localized {
  if (!program.includes("/") && isFile(absolute(program, options.cwd))) return NOT_ON_PATH;
  const words = splitWords(program);
  const [first = "", second] = words.ok ? words.value : [];
  if (second !== undefined && isFile(find(first, options) ?? "")) return IN_QUOTES;
  return isPath(program) ? NO_SUCH_FILE : NOT_FOUND;
}

const WINDOWS = Deno.build.os === "windows";

function find(program: string, { cwd, path }: ResolveOptions): string | undefined {
  const places = isPath(program) ? [absolute(program, cwd)] : path.split(WINDOWS ? ";" : ":")
    .map((directory) =>
      absolute(directory === "" ? `./${program}` : `${directory}/${program}`, cwd)
    );
  const endings = WINDOWS ? ["", ".exe", ".com", ".bat", ".cmd"] : [""];
  const files = places.flatMap((place) => endings.map((ending) => place + ending)).filter(exists);
  // A name on PATH may stand for a directory or a text in one place and for a program in the next.
  return files.find((file) => isFile(file) && mayExecute(Deno.statSync(file))) ??
    (program === "" ? undefined : files[0]);
}

function isPath(program: string): boolean {
  return program.includes("/") || (WINDOWS && program.includes("\\"));
}

function absolute(path: string, cwd: string): string {
  const rooted = path.startsWith("/") || (WINDOWS && /^([A-Za-z]:)?[\\/]/.test(path));
  return rooted ? path : `${cwd}/${path.replace(/^(\.\/)+/, "")}`;
}

function mayExecute({ mode }: Deno.FileInfo): boolean {
  return WINDOWS || mode === null || (mode & 0o111) !== 0;
}

/** What has to be compiled first. */
const SOURCE = /\.(c|h|cc|cpp|cxx|hpp|java|rs|go|cs)$/i;

const EXHAUSTED =
  /EAGAIN|ENOMEM|EMFILE|ENFILE|temporarily unavailable|Cannot allocate|Too many open files/i;

const LIBRARY_MISSING_WORDS =
  /error while loading shared librar|Error loading shared library|Library not loaded|version `GLIBC[^']*' not found/;

const NOT_FOUND: Localized = {
  en: 'Cannot find the program "{detail}" on PATH',
  zh: "在 PATH 中找不到程式「{detail}」",
  ja: "PATH にプログラム「{detail}」が見つからない",
};
const NO_SUCH_FILE: Localized = {
  en: 'Cannot find the program "{detail}": there is no file {file}',
  zh: "找不到程式「{detail}」：沒有 {file} 這個檔案",
  ja: "プログラム「{detail}」が見つからない：{file} というファイルはない",
};
const NOT_ON_PATH: Localized = {
  en: 'There is no program "{detail}" on PATH: for the file in this folder, write ./{detail}',
  zh: "PATH 中沒有程式「{detail}」：若要執行此資料夾中的檔案，請寫成 ./{detail}",
  ja: "PATH にプログラム「{detail}」がない：このフォルダのファイルなら ./{detail} と書く",
};
/** An engine with its arguments as one word. */
const IN_QUOTES: Localized = {
  en:
    'Cannot find the program "{detail}": to pass arguments, put no quotes around the whole command',
  zh: "找不到程式「{detail}」：要傳遞引數時，請勿以引號括住整個命令",
  ja: "プログラム「{detail}」が見つからない：引数を渡すときは、コマンド全体を引用符で囲まない",
};
const IS_SOURCE: Localized = {
  en: '"{detail}" is a source: compile it, and name the program that comes out',
  zh: "「{detail}」是原始碼：請先編譯，再指定編譯出的程式",
  ja: "「{detail}」はソースである：コンパイルし、できたプログラムを指定する",
};
const IS_DIRECTORY: Localized = {
  en: '"{detail}" is a directory, not a program',
  zh: "「{detail}」是目錄，不是程式",
  ja: "「{detail}」はディレクトリであり、プログラムではない",
};
const NO_FILE: Localized = {
  en: '"{detail}" is not a file, and so no program',
  zh: "「{detail}」不是檔案，因此不是程式",
  ja: "「{detail}」はファイルではなく、プログラムではない",
};
const NO_PERMISSION: Localized = {
  en: "The file is not executable: run {detail}",
  zh: "檔案沒有執行權限：請執行 {detail}",
  ja: "ファイルに実行権限がない：{detail} を実行する",
};
const LIBRARY_MISSING: Localized = {
  en: "The program needs a library that is not on this machine: {detail}",
  zh: "程式需要此機器上沒有的函式庫：{detail}",
  ja: "プログラムに必要なライブラリがこのマシンにない：{detail}",
};
const NO_DIRECTORY: Localized = {
  en: 'Cannot find the directory "{detail}" to run the engine in',
  zh: "找不到執行引擎的目錄「{detail}」",
  ja: "エンジンを実行するディレクトリ「{detail}」が見つからない",
};
const OTHER: Localized = {
  en: "The system refused to start the program: {detail}",
  zh: "系統拒絕啟動程式：{detail}",
  ja: "システムがプログラムの起動を拒否した：{detail}",
};
