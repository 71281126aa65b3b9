/** Rules that several protocols have in the same words. @module */

import type { Localized, Rule, Text } from "../core/mod.ts";

/** A line of the talk ends with LF alone. */
export function readsLfRule<Prefix extends string>(prefix: Prefix, spec: Text) {
  return {
    id: `${prefix}/reads-lf` as const,
    level: "MUST",
    spec,
    text: {
      en: "A command ends with one LF; no CR is needed",
      zh: "指令以單一換行（\\n）結束，不需要 CR",
      ja: "コマンドは LF 一つで終わり、CR は要らない",
    },
    hint: {
      en:
        "The engine answered only to CRLF: read up to `\\n` (`fgets`, `std::getline`, `readline`) and strip an optional `\\r`",
      zh:
        "引擎只回應 CRLF：請讀到 `\\n` 為止（`fgets`、`std::getline`、`readline`），並去除可能存在的 `\\r`",
      ja:
        "CRLF にしか応答しない。`\\n` まで読み（`fgets`、`std::getline`、`readline`）、`\\r` があれば取り除く",
    },
  } as const satisfies Rule;
}

/** An engine that talks stays until it is told to leave. */
export function staysAliveRule<Prefix extends string>(prefix: Prefix, spec: Text) {
  return {
    id: `${prefix}/stays-alive` as const,
    level: "MUST",
    spec,
    text: {
      en: "The engine runs until it is told to quit",
      zh: "收到 quit 之前引擎必須持續執行",
      ja: "エンジンは quit を受け取るまで動き続ける",
    },
    hint: {
      en:
        "It crashed or left: look at the signal and at stderr, build with `-g -fsanitize=address` and replay the case",
      zh: "引擎當掉或自行結束：看訊號與 stderr，用 `-g -fsanitize=address` 編譯後重跑此案例",
      ja:
        "異常終了か途中終了している。シグナルと stderr を見て、`-g -fsanitize=address` でビルドし再現させる",
    },
  } as const satisfies Rule;
}

/** An engine that is started for each ply prints so much at most. */
export function boundedRunRule<Prefix extends string>(prefix: Prefix) {
  return {
    id: `${prefix}/bounded-output` as const,
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "One run prints no more than 16 MiB",
      zh: "一次執行的輸出不超過 16 MiB",
      ja: "一回の実行で表示するのは 16 MiB までである",
    },
    hint: {
      en: "Remove debug output from loops",
      zh: "移除迴圈中的除錯輸出",
      ja: "ループ内のデバッグ出力を取り除く",
    },
  } as const satisfies Rule;
}

/** The text of the rule about an engine that prints without end. */
export const BOUNDED_STDOUT = {
  en:
    "The engine writes a bounded amount to stdout: no line over 64 KiB, no more than 16 MiB in all",
  zh: "stdout 的輸出量有限：單行不超過 64 KiB，總量不超過 16 MiB",
  ja: "stdout への出力には限りがある。一行 64 KiB、全体で 16 MiB まで",
} as const satisfies Localized;

/** The text of the rule about resigning too early. */
export const PLAYS_ON = {
  en: "The engine plays on while it has a legal ply and the game is not lost",
  zh: "仍有合法動作且局面未敗時，引擎應繼續下棋",
  ja: "合法手があり、まだ負けていない限り、エンジンは指し続ける",
} as const satisfies Localized;
