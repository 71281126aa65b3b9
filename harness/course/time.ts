/** Times and durations as people and course sites write them. @module */

/** A moment; without a zone of its own it was read as if in `zoneMinutes`. */
export interface Moment {
  readonly ms: number;
  /** Minutes east of Greenwich. */
  readonly zoneMinutes: number;
}

const TIME =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WORDY =
  /^(?:[a-z]+,\s*)?(?:(\d{1,2})\s+([a-z]{3,9})|([a-z]{3,9})\s+(\d{1,2})),?\s+(\d{4}),\s*(\d{1,2}):(\d{2})\s*(am|pm)?$/i;
const HAN =
  /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日[\s(（]*(?:(?:星期|週)?\p{Script=Han}(?:曜日)?)?[\s)）,]*(\d{1,2}):(\d{2})$/u;

/** `Sunday, 1 November 2026, 9:00 PM` and `2026年 11月 1日(日) 21:00` of Moodle, in digits. */
function inDigits(text: string): string {
  const [, year, month, day, hour, minute] = HAN.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day} ${hour}:${minute}`;
  const found = WORDY.exec(text);
  if (!found) return text;
  const name = (found[2] ?? found[3] ?? "").slice(0, 3).toLowerCase();
  const half = found[8]?.toLowerCase();
  const clock = Number(found[6]);
  if (half !== undefined && (clock < 1 || clock > 12)) return text;
  const hours = half === undefined ? clock : clock % 12 + (half === "pm" ? 12 : 0);
  const date = `${found[5]}-${MONTHS.indexOf(name) + 1}-${found[1] ?? found[4]}`;
  return `${date} ${hours}:${found[7]}`;
}

/** Reads `2026-11-01 23:59 +0800`; a day without a time is its end. */
export function timeOf(text: string, zoneMinutes = 0): Moment | undefined {
  const found = TIME.exec(inDigits(text.trim()));
  if (!found) return undefined;
  const [, year, month, day, hour = "23", minute = "59", second = found[4] ? "0" : "59", zone] =
    found;
  const parts = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = parts;
  if (m < 1 || m > 12 || d < 1 || d > 31 || h > 24 || min > 59 || s > 60) return undefined;
  const minutes = zone === undefined ? zoneMinutes : minutesOf(zone);
  return { ms: Date.UTC(y, m - 1, d, h, min, s) - minutes * MINUTE, zoneMinutes: minutes };
}

function minutesOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|天|日)$/i, DAY],
  [/^(?:h|hours?|hrs?|小時|時間)$/i, HOUR],
  [/^(?:m|mins?|minutes?|分鐘|分)$/i, MINUTE],
  [/^(?:s|secs?|seconds?|秒)$/i, 1000],
];

/** Reads `2 days 3 hours`, `26h`, `1天`; a bare number counts days. */
export function lengthOf(text: string): number | undefined {
  const bare = /^\s*(\d{1,4}(?:\.\d+)?)\s*$/.exec(text);
  if (bare) return Number(bare[1]) * DAY;
  const parts = [...text.matchAll(/(\d{1,6}(?:\.\d+)?)\s*([^\d\s.,]+)[\s,]*/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join("") !== text.trimStart()) {
    return undefined;
  }
  let ms = 0;
  for (const [, count, unit = ""] of parts) {
    const known = UNITS.find(([words]) => words.test(unit));
    if (!known) return undefined;
    ms += Number(count) * known[1];
  }
  return ms;
}
