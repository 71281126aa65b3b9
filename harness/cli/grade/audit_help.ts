/** What `audit --help` says. @module */

import type { Localized } from "../../core/mod.ts";

/** The help of `audit`. */
export const AUDIT_HELP: Localized = {
  en: `Recompute every mark from the journals and the rubric, and list the differences.

  shinpan audit <results> [--against <other results>]

The rubric and the terms are those that are kept with the results. gradebook.json, gradebook.csv and
each student's results.json are compared with what the journals say. With --against, the marks of
another grader for the same class are compared instead: what differs, and why (another submission,
seed, rubric, suite or option, other verdicts).

  --against DIR    results of another run of grade
  --suite PATH     your own scenarios, if they were used for grading; may be repeated
  --lang en|zh|ja  language (default: from the locale)

Exit codes: 0 nothing differs, 1 something does, 2 bad usage.

Examples
  shinpan audit results/
  shinpan audit results/ --against results-of-the-other-grader/
`,
  zh: `依紀錄與評分標準重新推算每個分數，並指出不同之處。

  shinpan audit <結果> [--against <另一份結果>]

使用與結果一同保存的評分標準與條件，比對 gradebook.json、gradebook.csv 與每位學生的 results.json。
加上 --against 時，改為比較另一位助教對同一班的成績：哪裡不同、為什麼（作業、亂數種子、評分標準、
情境或選項不同，或判定不同）。

  --against DIR    另一次 grade 的結果
  --suite PATH     自訂情境（若以其評分）；可重複指定
  --lang en|zh|ja  語言（預設：依地區設定）

結束代碼：0 完全相同、1 有不同、2 用法有誤。

範例
  shinpan audit results/
  shinpan audit results/ --against results-of-the-other-grader/
`,
  ja: `記録と採点基準からすべての得点を計算し直し、違いを示す。

  shinpan audit <結果> [--against <別の結果>]

結果とともに保存された採点基準と条件を使い、gradebook.json、gradebook.csv、学生ごとの
results.json と比べる。--against を付けると、同じクラスを採点した別の結果と比べ、どこがなぜ違うか
（提出物、乱数シード、採点基準、シナリオ、オプション、判定の違い）を示す。

  --against DIR    別の grade の結果
  --suite PATH     自作のシナリオ（それで採点した場合）。繰り返し指定可
  --lang en|zh|ja  言語（既定：ロケールに従う）

終了コード：0 違いなし、1 違いあり、2 使い方の誤り。

例
  shinpan audit results/
  shinpan audit results/ --against results-of-the-other-grader/
`,
};
