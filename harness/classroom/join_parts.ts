/** Whether parts are one class: each there once, and all made by the same plan. @module */

import { err, fill, type Localized, ok, type Result } from "../core/mod.ts";
import { gapsIn, WHOLE } from "../ledger/mod.ts";
import type { Plan } from "./plan.ts";

/** A folder of results with the plan it was made by. */
export interface ClassPart {
  /** As the user calls it. */
  readonly name: string;
  readonly folder: string;
  readonly plan: Plan;
}

/** The plan of the whole, or a line for everything that does not fit. */
export function joinClassParts(parts: readonly ClassPart[]): Result<Plan, readonly Localized[]> {
  const [first] = parts;
  if (!first) {
    return err([{ en: "There are no parts", zh: "沒有任何一份", ja: "部分が一つもない" }]);
  }
  const problems = [
    ...parts.slice(1).flatMap((part) => differences(first, part)),
    ...missing(parts, first),
    ...doubled(parts),
  ];
  if (problems.length > 0) return err(problems);
  const all = first.plan.class.map((one) => ({ ...one, shard: 1 }));
  return ok({ ...first.plan, shard: WHOLE, class: all });
}

type Facet = readonly [what: Localized, of: (plan: Plan) => unknown];

const FACETS: readonly Facet[] = [
  [{ en: "form of results", zh: "結果的格式", ja: "結果の形式" }, ({ schema }) => schema],
  [
    { en: "version of Shinpan", zh: "Shinpan 的版本", ja: "Shinpan の版" },
    ({ terms }) => terms.version,
  ],
  [{ en: "protocol", zh: "協定", ja: "プロトコル" }, ({ terms }) => terms.protocol],
  [
    { en: "scenarios and rules", zh: "情境與規則", ja: "シナリオと規則" },
    ({ terms }) => terms.suite,
  ],
  [{ en: "dialogue", zh: "對話方式", ja: "対話" }, ({ terms }) => terms.dialogue],
  [{ en: "rubric", zh: "評分標準", ja: "採点基準" }, ({ rubric }) => rubric.hash],
  [{ en: "seed", zh: "亂數種子", ja: "乱数シード" }, ({ terms }) => terms.seed],
  [{ en: "strictness", zh: "嚴格程度", ja: "厳しさ" }, ({ terms }) => terms.strict],
  [{ en: "time scale", zh: "時間倍率", ja: "時間の倍率" }, ({ terms }) => terms.timeScale],
  [{ en: "budget", zh: "時間預算", ja: "制限時間" }, ({ terms }) => terms.budgetMs],
  [{ en: "sandbox", zh: "沙箱", ja: "サンドボックス" }, ({ terms }) => terms.sandbox],
  [{ en: "number of parts", zh: "總份數", ja: "部分の数" }, ({ shard }) => shard.of],
  [{ en: "class", zh: "班級", ja: "クラス" }, (plan) => plan.class],
  [{ en: "roster", zh: "名單", ja: "名簿" }, (plan) => plan.course],
];

function differences(one: ClassPart, other: ClassPart): readonly Localized[] {
  return FACETS.flatMap(([what, of]) => {
    const same = JSON.stringify(of(one.plan)) === JSON.stringify(of(other.plan));
    return same ? [] : [fill(DIFFER, { one: one.name, other: other.name, what })];
  });
}

function missing(
  parts: readonly ClassPart[],
  { plan: { shard, class: all } }: ClassPart,
): readonly Localized[] {
  return gapsIn([shard, ...parts.map(({ plan }) => plan.shard)]).missing.map((index) => {
    const names = all.filter((one) => one.shard === index).map(({ name }) => name);
    const some = names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");
    const counted = names.length === 1 ? "1 submission" : `${names.length} submissions`;
    return fill(MISSING, { index, of: shard.of, counted, count: names.length, some });
  });
}

function doubled(parts: readonly ClassPart[]): readonly Localized[] {
  return gapsIn(parts.map(({ plan }) => plan.shard)).doubled.map((index) => {
    const same = parts.filter(({ plan }) => plan.shard.index === index);
    const names = same.map(({ name }) => name).join(", ");
    return fill(DOUBLED, { index, count: same.length, names });
  });
}

const DIFFER: Localized = {
  en: '"{one}" and "{other}" differ in the {what}',
  zh: "「{one}」與「{other}」的{what}不同",
  ja: "「{one}」と「{other}」は{what}が異なる",
};
const MISSING: Localized = {
  en: "Part {index}/{of} is missing ({counted}: {some})",
  zh: "缺少第 {index}/{of} 份（{count} 份作業：{some}）",
  ja: "{index}/{of} の部分がない（提出物 {count} 件：{some}）",
};
const DOUBLED: Localized = {
  en: "Part {index} is there {count} times: {names}",
  zh: "第 {index} 份出現 {count} 次：{names}",
  ja: "{index} 番目の部分が {count} 個ある：{names}",
};
