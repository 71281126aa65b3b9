/** What lateness costs, by the rubric's own words. @module */

import { fill, type Lateness, type Localized, untranslated } from "../core/mod.ts";
import { exactly, type Fraction, isLess, rounded, share, sum, ZERO } from "./fraction.ts";

/** `-10% per day, at most 30%`. */
export interface LateRule {
  readonly amount: number;
  readonly unit: "percent" | "points";
  /** For each begun one of these; once where absent. */
  readonly per?: LateUnit;
  readonly most?: number;
  /** Up to this it is not late. */
  readonly graceMs: number;
}

type LateUnit = "hour" | "day" | "week";

const HOUR_MS = 3_600_000;
const UNIT_MS: Readonly<Record<LateUnit, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** How to write one. */
export const LATE_FIX: Localized = {
  en: 'write it as in "-10% per day, at most 30%" or "-5 points per hour, after 15 minutes"',
  zh: "請寫成「-10% per day, at most 30%」或「-5 points per hour, after 15 minutes」的形式",
  ja: "「-10% per day, at most 30%」や「-5 points per hour, after 15 minutes」の形で書く",
};

const AMOUNT = /^-?(\d{1,7}(?:\.\d{1,2})?) ?(%|points?)(?: per (hour|day|week))?$/;
const MOST = /^at most (\d{1,7}(?:\.\d{1,2})?) ?(%|points?)$/;
const GRACE = /^after (\d{1,4}) (minute|hour|day)s?$/;
const GRACE_MS = { minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS } as const;

/** Reads a rule; undefined where it is none. */
export function parseLate(text: string): LateRule | undefined {
  const [first = "", ...rest] = text.trim().split(/\s*,\s*/);
  const [, amount, sign = "", per] = AMOUNT.exec(first) ?? [];
  if (amount === undefined) return undefined;
  const unit = sign === "%" ? "percent" : "points";
  const limits = rest.map((each) => MOST.exec(each)).filter((each) => each !== null);
  const graces = rest.map((each) => GRACE.exec(each)).filter((each) => each !== null);
  if (limits.length > 1 || graces.length > 1 || limits.length + graces.length < rest.length) {
    return undefined;
  }
  const [limit] = limits;
  if (limit && (limit[2] === "%") !== (sign === "%")) return undefined;
  if (unit === "percent" && [amount, limit?.[1] ?? "0"].some((each) => Number(each) > 100)) {
    return undefined;
  }
  const [grace] = graces;
  return {
    amount: Number(amount),
    unit,
    ...per === undefined ? {} : { per: per as LateUnit },
    ...limit ? { most: Number(limit[1]) } : {},
    graceMs: grace ? Number(grace[1]) * GRACE_MS[grace[2] as keyof typeof GRACE_MS] : 0,
  };
}

/** Points, the least and the most that they may be. */
export interface PointBounds {
  readonly least: Fraction;
  readonly most: Fraction;
}

/** Points after lateness, and the line that explains it. */
export interface AfterLate extends PointBounds {
  readonly text?: Localized;
  /** It cannot be told how much it costs. */
  readonly open: boolean;
}

/** Takes off what the rule says; without a rule or without lateness nothing. */
export function afterLate(
  points: PointBounds,
  late: Lateness | undefined,
  rule: LateRule | undefined,
): AfterLate {
  if (!late || !rule) return { ...points, open: false };
  if (late.kind !== "by") {
    const worst = rule.per === undefined ? rule.amount : rule.most ?? Infinity;
    // It may have been on time, or within the time that costs nothing.
    const isFree = late.kind === "unread" || rule.graceMs > 0;
    const best = isFree ? 0 : Math.min(rule.amount, rule.most ?? Infinity);
    return {
      least: lessened(points.least, worst, rule),
      most: lessened(points.most, best, rule),
      text: LATE_WORDS[late.kind],
      open: worst !== best,
    };
  }
  if (late.ms <= rule.graceMs) return { ...points, text: LATE_WORDS.grace, open: false };
  const count = rule.per === undefined ? 1 : Math.ceil(late.ms / UNIT_MS[rule.per]);
  const cost = Math.min(rule.amount * count, rule.most ?? Infinity);
  const least = lessened(points.least, cost, rule);
  const words = {
    time: timeWords(late.ms),
    cost: costWords(cost, rule),
    from: rounded(points.least),
    to: rounded(least),
  };
  return {
    least,
    most: lessened(points.most, cost, rule),
    text: fill(LATE_WORDS.late, words),
    open: false,
  };
}

function lessened(points: Fraction, cost: number, { unit }: LateRule): Fraction {
  if (unit === "percent") return share(points, exactly(Math.max(0, 100 - cost)), 100);
  if (cost === Infinity || isLess(points, exactly(cost))) return ZERO;
  const { over, under } = exactly(cost);
  return sum([points, { over: -over, under }]);
}

function costWords(cost: number, { unit }: LateRule): Localized {
  if (unit === "percent") return untranslated(`−${cost}%`);
  return fill(LATE_WORDS.points, { cost });
}

function timeWords(ms: number): Localized {
  const minutes = Math.ceil(ms / 60_000);
  const parts = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const [days = 0, hours = 0, rest = 0] = parts;
  const told = [
    ...days > 0 ? [fill(LATE_WORDS.days, { count: days })] : [],
    ...hours > 0 ? [fill(LATE_WORDS.hours, { count: hours })] : [],
    ...rest > 0 ? [fill(LATE_WORDS.minutes, { count: rest })] : [],
  ];
  const joined = (language: keyof Localized): string =>
    told.map((one) => one[language]).join(language === "en" ? " " : "");
  return { en: joined("en"), zh: joined("zh"), ja: joined("ja") };
}

/** What is said about lateness. */
const LATE_WORDS = {
  late: {
    en: "Late by {time}: {cost}, {from} → {to} points",
    zh: "遲交 {time}：{cost}，{from} → {to} 分",
    ja: "{time}の遅れ：{cost}、{from} → {to} 点",
  },
  grace: {
    en: "Late, but within the time that costs nothing",
    zh: "遲交，但在不扣分的時間內",
    ja: "遅れたが、減点のない時間内",
  },
  unknown: {
    en: 'Late, but nothing says by how much: write it into the roster\'s column "late"',
    zh: "遲交，但無法得知遲了多久：請填入名單的「遲交」欄",
    ja: "遅れたが、どれだけ遅れたか不明。名簿の「late」列に書く",
  },
  unread: {
    en: 'The roster\'s time cannot be read: write it as 2026-11-01 23:59, or "late" as 2 days',
    zh: "名單中的時間無法判讀：請寫成 2026-11-01 23:59，或在「遲交」欄寫 2天",
    ja: "名簿の日時を読み取れない。2026-11-01 23:59 のように書くか、「late」列に 2日 と書く",
  },
  points: { en: "−{cost} points", zh: "−{cost} 分", ja: "−{cost} 点" },
  days: { en: "{count} d", zh: "{count} 天", ja: "{count} 日" },
  hours: { en: "{count} h", zh: "{count} 小時", ja: "{count} 時間" },
  minutes: { en: "{count} min", zh: "{count} 分鐘", ja: "{count} 分" },
} as const satisfies Readonly<Record<string, Localized>>;
