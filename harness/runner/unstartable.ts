/** Whether the engine can be talked to at all; told once, not fifty times. @module */

import { fill, type Localized, type Text } from "../core/mod.ts";
import { fateText } from "../referee/mod.ts";
import type { CaseResult } from "./run_scenario.ts";

/** Why there is no engine to judge; undefined where there is one. */
export function unstartable(
  { startFailure, unanswered, mute }: CaseResult,
): { readonly why: Text; readonly detail: string } | undefined {
  if (startFailure) return { why: startFailure.why, detail: startFailure.detail };
  if (!mute || unanswered?.kind !== "exited") return undefined;
  const { stderr } = unanswered;
  const missing = /error while loading shared libraries: (\S+):/.exec(stderr)?.[1];
  if (missing) return { why: fill(LIBRARY, { library: missing }), detail: stderr };
  return { why: fill(AT_ONCE, { fate: fateText(unanswered) }), detail: stderr };
}

const LIBRARY: Localized = {
  en:
    "The engine needs a shared library that is not here: {library}; install it or link statically (-static)",
  zh: "程式需要的共享函式庫不存在：{library}；請安裝或改用靜態連結 (-static)",
  ja: "エンジンに必要な共有ライブラリが無い：{library}。導入するか静的にリンクする（-static）",
};

const AT_ONCE: Localized = {
  en: "The engine {fate} before it answered anything; what it wrote to stderr is below",
  zh: "程式在回覆任何指令前就{fate}；stderr 內容如下",
  ja: "エンジンは何にも応答しないうちに{fate}。stderr の内容は下のとおり",
};
