/** The one remark about stderr, the same for all protocols. @module */

import type { Rule } from "../core/mod.ts";

/** The most bytes on stderr without a remark. */
export const MUCH_STDERR_BYTES = 10_000_000;

const NAME = "brief-stderr";

/** The rule of the protocol whose ids begin with `prefix`. */
export function stderrRule<Prefix extends string>(prefix: Prefix) {
  return {
    id: `${prefix}/${NAME}` as const,
    level: "MAY",
    spec: "Shinpan",
    text: {
      en: "The engine writes at most 10 MB to stderr",
      zh: "寫到 stderr 的內容最多 10 MB",
      ja: "stderr への出力は 10 MB までである",
    },
    hint: {
      en:
        "stderr is the engine's own and costs it nothing here; a platform that does not read it blocks the engine once the pipe is full, so print less or redirect it to a file",
      zh:
        "stderr 由引擎自行使用，在此不影響結果；但若平台不讀取 stderr，管線寫滿後引擎會卡住，請減少輸出或導向檔案",
      ja:
        "stderr は自由に使えるもので、ここでは不利にならない。ただし読み取らない環境ではパイプが一杯になった時点で止まるので、量を減らすかファイルに書く",
    },
  } as const satisfies Rule;
}

/** That rule among those of a protocol. */
export function stderrRuleOf(rules: readonly Rule[]): Rule | undefined {
  return rules.find(({ id }) => id.endsWith(`/${NAME}`));
}
