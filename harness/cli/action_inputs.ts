/** The inputs of the composite action (action.yml) as the words of a check. @module */

import { err, type Localized, ok, type OpenQuote, type Result, splitWords } from "../core/mod.ts";

/** The inputs, as the action puts them into the environment. */
export interface ActionInputs {
  readonly PROTOCOL?: string;
  readonly ENGINE?: string;
  readonly STRICT?: string;
  readonly ARGUMENTS?: string;
  readonly REPORT?: string;
}

/** The words of the check, or what is wrong with an input. */
export function actionWords(inputs: ActionInputs): Result<readonly string[], Localized> {
  const { PROTOCOL = "", ENGINE = "", STRICT = "", ARGUMENTS = "", REPORT = "" } = inputs;
  const strict = STRICT.toLowerCase() || "false";
  if (strict !== "true" && strict !== "false") {
    return err({
      en: "Cannot read the input strict: use true or false",
      zh: "無法解讀輸入 strict：請用 true 或 false",
      ja: "入力 strict を解釈できない：true か false を使う",
    });
  }
  const more = splitWords(ARGUMENTS);
  if (!more.ok) return err(openQuoteIn("arguments", more.error));
  const engine = splitWords(ENGINE);
  if (!engine.ok) return err(openQuoteIn("engine", engine.error));
  if (!engine.value[0]) {
    return err({
      en: "The input engine is empty: say how the engine is started",
      zh: "輸入 engine 是空的：請寫出如何啟動引擎",
      ja: "入力 engine が空：エンジンの起動方法を書く",
    });
  }
  return ok([
    ...["check", "--report", REPORT || "shinpan-report", "--reporter", "+json"],
    ...strict === "true" ? ["--strict"] : [],
    ...more.value,
    ...[PROTOCOL, ...engine.value],
  ]);
}

function openQuoteIn(input: string, { quote, column }: OpenQuote): Localized {
  return {
    en: `Cannot read the input ${input}: close the ${quote} in column ${column}`,
    zh: `無法解讀輸入 ${input}：請補上與第 ${column} 欄的 ${quote} 成對的引號`,
    ja: `入力 ${input} を解釈できない：${column} 桁目の ${quote} を閉じる`,
  };
}
