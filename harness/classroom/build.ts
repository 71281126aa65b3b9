/** Builds a submission, confined. @module */

import {
  fill,
  inLanguage,
  type Language,
  type Localized,
  type Text,
  textOf,
  visible,
} from "../core/mod.ts";
import type { Confinement } from "../sandbox/mod.ts";
import { type ConfinedRun, runConfined } from "../transports/mod.ts";
import { needTool } from "./find_program.ts";
import { programsIn } from "./take_in.ts";
import type { NoEngine, Understood } from "./understand.ts";
import { Undone } from "./undone.ts";

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

/** What a stream brought; of too much the first half and the last half are there. */
function said(bytes: Uint8Array, count: number): string {
  if (count <= bytes.length) return textOf(bytes);
  const [first, last] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
  return `${textOf(first)}\n[… ${count - bytes.length} bytes are left out here …]\n${textOf(last)}`;
}

// What a shell says of a command that is not there.
const NOT_FOUND = 127;

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

const NOTHING_TO_BUILD: Localized = {
  en: ": nothing to build",
  zh: "：不需建置",
  ja: "：ビルドは不要",
};

const TOO_BUSY: Localized = {
  en: "This machine was too busy to build it; grade again",
  zh: "這台機器太忙，無法建置；請再評分一次",
  ja: "マシンの負荷が高く、ビルドできなかった。もう一度採点する",
};

const EXIT_CODE: Localized = {
  en: "exit code {code}",
  zh: "結束代碼 {code}",
  ja: "終了コード {code}",
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
