/** `--console FILE` and `--tty`: how a console program talks, and where it runs. @module */

import { textOf, UsageError } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { formatProblems } from "../scenario/mod.ts";
import { onPath } from "../transports/mod.ts";
import { readAtMost } from "./read_at_most.ts";
import { fromCaller } from "./surroundings.ts";
import { cannotRead, fixAll, LEAVE_OUT } from "./usage_words.ts";

const MOST_BYTES = 256 * 1024;
const PROTOCOL = "shogi-console";

/** The pairing for programs that talk as a file describes. */
export async function describedPairing(
  file: string,
  protocol: string | undefined,
): Promise<AnyPairing> {
  if (protocol !== PROTOCOL) {
    const fix = {
      en: `name it, as in shinpan check ${PROTOCOL} --console ${file}`,
      zh: `請寫出協定，如 shinpan check ${PROTOCOL} --console ${file}`,
      ja: `shinpan check ${PROTOCOL} --console ${file} のように書く`,
    };
    throw new UsageError({
      en: `--console is for ${PROTOCOL}`,
      zh: `--console 只用於 ${PROTOCOL}`,
      ja: `--console は ${PROTOCOL} 用`,
    }, fix);
  }
  const { parseDialogue } = await import("../scenario/dialogue/mod.ts");
  const { consolePairing } = await import("../referee/shogi-console/mod.ts");
  const read = await parseDialogue({ file, text: textAt(file) });
  if (read.ok) return consolePairing(read.value);
  throw new UsageError({
    en: `Cannot read the dialogue`,
    zh: `無法讀取對話描述`,
    ja: `対話の記述を読めない`,
  }, fixAll(formatProblems(read.error)));
}

/** Refuses `--tty` where there is no way to make a terminal. */
export function checkTerminal(protocol: { readonly transport: string }): void {
  if (protocol.transport !== "stdio") {
    throw new UsageError({
      en: "--tty is for programs that talk by stdin and stdout",
      zh: "--tty 只用於以標準輸入輸出通訊的程式",
      ja: "--tty は標準入出力で通信するプログラム用",
    }, LEAVE_OUT);
  }
  if (onPath("script")) return;
  const fix = {
    en: 'install util-linux, or start the engine as "stdbuf -o0 …"',
    zh: '請安裝 util-linux，或以 "stdbuf -o0 …" 啟動引擎',
    ja: 'util-linux をインストールするか、エンジンを "stdbuf -o0 …" で起動する',
  };
  throw new UsageError({
    en: `--tty needs the program "script"`,
    zh: `--tty 需要程式「script」`,
    ja: `--tty にはプログラム「script」が必要`,
  }, fix);
}

function textAt(file: string): string {
  try {
    return textOf(readAtMost(fromCaller(file), MOST_BYTES));
  } catch {
    throw new UsageError(cannotRead(file), {
      en: "name a file that describes the dialogue",
      zh: "請指定描述對話方式的檔案",
      ja: "対話を記述したファイルを指定する",
    });
  }
}
