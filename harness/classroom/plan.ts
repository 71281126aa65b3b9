/** What a class is graded by: results of the same plan may be put together. @module */

import {
  isRecord,
  type Lateness,
  type Localized,
  type Rule,
  type Shard,
  UsageError,
} from "../core/mod.ts";
import { type Site, SITES, type Student } from "../course/mod.ts";
import { planGuard } from "../ledger/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { hashOf } from "./hash.ts";
import { OTHER_OUT } from "../surroundings/mod.ts";

/** Everything on which marks depend besides the submissions. */
export interface Terms {
  readonly version: string;
  readonly protocol: string;
  /** The hash of scenarios and rules. */
  readonly suite: string;
  /** The hash of what describes a console program, where there is one. */
  readonly dialogue?: string;
  readonly seed: number;
  readonly strict: boolean;
  readonly timeScale: number;
  /** Milliseconds for each submission; absent where there is no end to it. */
  readonly budgetMs?: number;
  /** The level of the sandbox, and what limits hold in it. */
  readonly sandbox: string;
}

/** The students of a submission, and what the course site and the roster say about it. */
export interface Who {
  readonly students: readonly Student[];
  readonly late?: Lateness;
  /** What the site numbers of it, under the names that the student gave. */
  readonly uploads?: readonly { readonly file: string; readonly upload: number }[];
  /** What the grader should know, a sentence each. */
  readonly told?: readonly Localized[];
}

/** The plan of one run of `grade`, as it is kept in `grade.json`. */
export interface Plan {
  readonly schema: 1;
  readonly terms: Terms;
  readonly rubric: { readonly file: string; readonly text: string; readonly hash: string };
  readonly shard: Shard;
  /** All submissions of the class and the shard that each belongs to. */
  readonly class: readonly {
    readonly name: string;
    readonly slug: string;
    readonly shard: number;
    /** Absent where neither a course site nor a roster says anything. */
    readonly who?: Who;
  }[];
  /** Absent where neither a course site nor a roster says anything. */
  readonly course?: {
    readonly site: Site;
    /** The students of the roster that handed in nothing. */
    readonly missing: readonly Student[];
  };
}

/** The file that keeps it. */
export const PLAN_FILE = "grade.json";

/** The plan that a folder of results was made by, if there is one. */
export function readPlan(folder: string): Plan | undefined {
  try {
    const plan = upgraded(JSON.parse(Deno.readTextFileSync(`${folder}/${PLAN_FILE}`)));
    return isPlan(plan) ? plan : undefined;
  } catch {
    return undefined;
  }
}

/** A plan of today, if `value` is one of version 0.1.0, in which a part was one of a `count`. */
function upgraded(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.shard) || "of" in value.shard) return value;
  const { index, count } = value.shard;
  return { ...value, shard: { index, of: count } };
}

const isPlan = planGuard(SITES);

/** What class or part an old plan is of, if it is not the new one's: such results are left alone. */
export function whoseElse(old: Plan, now: Plan): Localized | undefined {
  const { index, of } = old.shard;
  if (index !== now.shard.index || of !== now.shard.of) {
    return {
      en: `part ${index}/${of} of a class`,
      zh: `某班級的第 ${index}/${of} 份`,
      ja: `あるクラスの ${index}/${of} の部分`,
    };
  }
  if (old.terms.protocol !== now.terms.protocol) {
    const { protocol } = old.terms;
    return {
      en: `a class graded by ${protocol}`,
      zh: `以 ${protocol} 評分的班級`,
      ja: `${protocol} で採点したクラス`,
    };
  }
  const names = new Set(now.class.map(({ name }) => name));
  const shared = old.class.length === 0 || old.class.some(({ name }) => names.has(name));
  return shared ? undefined : { en: "another class", zh: "另一個班級", ja: "別のクラス" };
}

/** Refuses to write over what another part, another protocol or another class has left. */
export function refuseOthers(folder: string, plan: Plan, out: string): void {
  const old = readPlan(folder);
  const other = old && whoseElse(old, plan);
  if (other === undefined) return;
  throw new UsageError({
    en: `"${out}" holds the results of ${other.en}`,
    zh: `「${out}」中是${other.zh}的結果`,
    ja: `「${out}」には${other.ja}の結果がある`,
  }, OTHER_OUT);
}

/** A hash of everything that scenarios and rules say. */
export async function suiteHash(
  scenarios: readonly Scenario[],
  rules: readonly Rule[],
): Promise<string> {
  const parts = scenarios.map(({ id, source }) => [id, source]);
  return await hashOfText(JSON.stringify([parts, rules]));
}

/** A hash of a text. */
export async function hashOfText(text: string): Promise<string> {
  return await hashOf(new TextEncoder().encode(text));
}

/** Changes when a submission has to be graded anew. */
export async function gradingKey(
  terms: Terms,
  rest: Readonly<Record<string, unknown>>,
): Promise<string> {
  return await hashOfText(JSON.stringify([terms, rest]));
}
