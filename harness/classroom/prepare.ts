/** From a submission to an engine that can be started: taken in, understood, built. @module */

import {
  err,
  fill,
  inLanguage,
  type Language,
  type Localized,
  ok,
  type Result,
  shellWords,
  type Text,
  textOf,
  visible,
} from "../core/mod.ts";
import {
  type ClassHandling,
  CONFIG_FILE,
  detect,
  detectHere,
  filesBelow,
  type Handling,
  handlingFor,
  parseHandling,
  programOf,
  type Recipe,
} from "../grading/mod.ts";
import type { Confinement } from "../sandbox/mod.ts";
import { formatProblems } from "../scenario/mod.ts";
import { type ConfinedRun, runConfined } from "../transports/mod.ts";
import { readAtMost } from "../surroundings/mod.ts";
import { findProgram, findSystem, leadsOut, whyNotRun } from "./find_program.ts";
import { programsIn, type TakenIn } from "./take_in.ts";
import { Undone } from "./undone.ts";

/** Why there is nothing to run. */
export interface NoEngine {
  readonly standing: "unbuildable" | "unstartable";
  readonly why: Text;
}

/** What a submission's words and files say about it. */
export interface Understood {
  readonly recipe: Recipe;
  readonly protocol?: string;
  /** The submission's folder. */
  readonly folder: string;
  /** Where it is built and run. */
  readonly cwd: string;
  /** Whether the grader says what is run. */
  readonly byGrader: boolean;
  /** Whether nothing is configured, so that the files alone decide. */
  readonly detected: boolean;
}

const MOST_CONFIG_BYTES = 64 * 1024;

/** Reads the submission's own words, and looks at its files where they leave something open. */
export async function understand(
  name: string,
  { taken, folder, ofClass }: {
    readonly taken: TakenIn;
    readonly folder: string;
    readonly ofClass: ClassHandling;
  },
): Promise<Result<Understood, NoEngine>> {
  const own = await ownHandling(folder, taken);
  if (!own.ok) return err({ standing: "unstartable", why: own.error });
  const handling = handlingFor(name, { own: own.value, ofClass });
  const below = handling.cwd?.replace(/\/+$/, "") ?? "";
  const files = filesBelow(below, taken.files);
  // Search for the source folder only if no build or run command is configured.
  const told = handling.build !== undefined || handling.run !== undefined;
  const recipe = recipeOf(handling, told ? detectHere(files) : detect(files));
  if (!recipe.ok) {
    return err({ standing: "unstartable", why: fill(NOT_UNDERSTOOD, { why: recipe.error }) });
  }
  const { protocol, run } = handling;
  const byGrader = run !== undefined && run !== own.value.run;
  const cwd = [folder, below, recipe.value.cwd ?? ""].filter((part) => part !== "").join("/");
  return ok({ recipe: recipe.value, protocol, folder, cwd, byGrader, detected: !told });
}

/** What was said counts more than what was found. */
function recipeOf(
  { build, run }: Handling,
  found: Result<Recipe, Localized>,
): Result<Recipe, Localized> {
  if (run && build === undefined && !found.ok) {
    return ok({ run, because: SAID });
  }
  if (build === undefined && run === undefined) return found;
  const detected = found.ok ? found.value : undefined;
  return ok({
    build: build ?? detected?.build,
    // Another build makes another program: only the files can tell then.
    run: run ?? (build === undefined ? detected?.run : undefined),
    because: SAID,
  });
}

async function ownHandling(
  folder: string,
  { files }: TakenIn,
): Promise<Result<Handling, Localized>> {
  if (!files.some(({ path }) => path === CONFIG_FILE)) return ok({});
  const text = textOf(readAtMost(`${folder}/${CONFIG_FILE}`, MOST_CONFIG_BYTES));
  const read = await parseHandling({ file: CONFIG_FILE, text });
  return read.ok ? read : err(formatProblems(read.error));
}

/** What a build came to. */
export interface Built {
  readonly trouble?: NoEngine;
  /** All that there is to say about it, for the student. */
  readonly log: string;
}

/** Builds a submission where it says how. */
export async function build(
  { recipe, folder, cwd, detected }: Understood,
  { confinement, wallMs, language }: {
    readonly confinement: Confinement;
    readonly wallMs: number;
    /** Of the log's first line. */
    readonly language: Language;
  },
): Promise<Built> {
  const because = recipe.because[language];
  if (recipe.build === undefined) {
    return { log: `${because}${NOTHING_TO_BUILD[language]}\n` };
  }
  const head = `${because}\n$ ${recipe.build}\n`;
  const command = { program: "/bin/sh", args: ["-c", recipe.build], cwd };
  const run = await runConfined(command, { confinement, wallMs });
  // The submission is not to blame where not even a shell can be started.
  if (!run.ok) throw new Error(inLanguage(run.error.why, "en"));
  if (run.value.hindered) throw new Undone(TOO_BUSY);
  if (detected && run.value.code === NOT_FOUND) needTool(recipe.build.split(" ")[0] ?? "");
  const { stdout, stderr, stdoutBytes, stderrBytes } = run.value;
  const log = `${head}${harmless(said(stdout, stdoutBytes) + said(stderr, stderrBytes))}`;
  const why = whyFailed(run.value, wallMs) ?? await whyUnread(folder);
  return why === undefined ? { log } : { log, trouble: { standing: "unbuildable", why } };
}

const NOTHING_TO_BUILD: Localized = {
  en: ": nothing to build",
  zh: "：不需建置",
  ja: "：ビルドは不要",
};

/** What a stream brought; of too much the first half and the last half are there. */
function said(bytes: Uint8Array, count: number): string {
  if (count <= bytes.length) return textOf(bytes);
  const [first, last] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
  return `${textOf(first)}\n[… ${count - bytes.length} bytes are left out here …]\n${textOf(last)}`;
}

// What a shell says of a command that is not there.
const NOT_FOUND = 127;

/** Throws where a program that Shinpan chose is not on this machine. */
function needTool(tool: string): void {
  if (findSystem(tool)) return;
  throw new Undone(fill(NO_TOOL, { tool }));
}

/** What a terminal can show safely: no control characters but line ends and tabs. */
function harmless(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}/gu, (character) => visible(character));
}

/** Why the files that a build has left cannot be read. */
async function whyUnread(folder: string): Promise<Text | undefined> {
  const read = await programsIn(folder);
  return read.ok ? undefined : fill(BUILD_UNREAD, { why: read.error });
}

function whyFailed(
  { code, signal, timedOut, excess }: ConfinedRun,
  wallMs: number,
): Text | undefined {
  if (timedOut) return fill(BUILD_LATE, { seconds: Math.round(wallMs / 1000) });
  if (excess !== undefined) return fill(BUILD_EXCESS, { excess });
  if (code === 0) return undefined;
  return fill(BUILD_FAILED, { how: signal ?? fill(EXIT_CODE, { code: code ?? "?" }) });
}

/** The words that start the engine, the program by its path. */
export async function engineWords(
  name: string,
  { recipe, folder, cwd, byGrader, detected }: Understood,
  before: TakenIn,
): Promise<Result<readonly string[], NoEngine>> {
  if (leadsOut(cwd, folder)) {
    return err({
      standing: "unstartable",
      why: fill(OUTSIDE, { path: cwd.slice(folder.length + 1) }),
    });
  }
  const words = recipe.run ? ok(recipe.run) : await builtProgram(name, { cwd, folder, before });
  if (!words.ok) {
    return err({ standing: "unstartable", why: fill(NOT_UNDERSTOOD, { why: words.error }) });
  }
  const [program = "", ...args] = words.value;
  const found = findProgram(program, { cwd, folder, byGrader });
  if (found.ok) return ok([found.value, ...args]);
  if (detected && found.error === "missing" && !program.includes("/")) needTool(program);
  const why = found.error === "outside"
    ? fill(OUTSIDE, { path: program })
    : whyNotRun(program, { cwd, folder, byGrader }) ??
      fill(NO_PROGRAM, { command: shellWords(words.value) });
  return err({ standing: "unstartable", why });
}

async function builtProgram(
  name: string,
  { cwd, folder, before }: {
    readonly cwd: string;
    readonly folder: string;
    readonly before: TakenIn;
  },
): Promise<Result<readonly string[], string | Localized>> {
  const old = filesBelow(cwd.slice(folder.length + 1), before.files).map(({ path }) => path);
  const programs = await programsIn(cwd);
  if (!programs.ok) return programs;
  const found = programOf(programs.value, { name, before: old });
  return found.ok ? ok([found.value]) : found;
}

const TOO_BUSY: Localized = {
  en: "This machine was too busy to build it; grade again",
  zh: "這台機器太忙，無法建置；請再評分一次",
  ja: "マシンの負荷が高く、ビルドできなかった。もう一度採点する",
};
const NO_TOOL: Localized = {
  en: '"{tool}" is not among the programs of this system: install it, and grade again',
  zh: "此系統沒有「{tool}」：請安裝後再評分一次",
  ja: "このシステムには「{tool}」がない：インストールして、もう一度採点する",
};
const SAID: Localized = {
  en: `${CONFIG_FILE} says so`,
  zh: `依 ${CONFIG_FILE}`,
  ja: `${CONFIG_FILE} による`,
};
const EXIT_CODE: Localized = {
  en: "exit code {code}",
  zh: "結束代碼 {code}",
  ja: "終了コード {code}",
};
const NOT_UNDERSTOOD: Localized = {
  en: `{why}: say in ${CONFIG_FILE} how to build and run it`,
  zh: `{why}：請在 ${CONFIG_FILE} 中說明如何建置與執行`,
  ja: `{why}：${CONFIG_FILE} にビルドと実行の方法を書く`,
};
const NO_PROGRAM: Localized = {
  en: `The program of "{command}" is not there`,
  zh: "找不到「{command}」的程式",
  ja: "「{command}」のプログラムがない",
};
const OUTSIDE: Localized = {
  en: `"{path}" leads out of the submission`,
  zh: "「{path}」指向作業之外",
  ja: "「{path}」は提出物の外を指している",
};
const BUILD_FAILED: Localized = {
  en: "The build failed ({how}); the compiler's output is in build.log",
  zh: "建置失敗（{how}）；編譯器的訊息在 build.log",
  ja: "ビルドが失敗した（{how}）。コンパイラの出力は build.log にある",
};
const BUILD_UNREAD: Localized = {
  en: "What the build has left cannot be taken: {why}",
  zh: "建置後留下的檔案無法接受：{why}",
  ja: "ビルドが残したファイルを受け取れない：{why}",
};
const BUILD_LATE: Localized = {
  en: "The build was not done after {seconds} s",
  zh: "建置在 {seconds} 秒後仍未完成",
  ja: "ビルドが {seconds} 秒たっても終わらなかった",
};
const BUILD_EXCESS: Localized = {
  en: "The build was ended: it used {excess}",
  zh: "建置被終止：使用了 {excess}",
  ja: "ビルドを止めた：{excess} を使った",
};
