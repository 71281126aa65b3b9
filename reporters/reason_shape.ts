/** The shape of every reason why a case was not judged. @module */

import { LANGUAGES, type Reason } from "../harness/core/mod.ts";
import { either, isRecord, maybe, number, record, type Shape, text } from "./shape.ts";

const localized = record(Object.fromEntries(LANGUAGES.map((language) => [language, text])));

/** Words in one language or in all. */
export const anyText: Shape = either(text, localized);

const nothing = record({});

const REASONS: Readonly<Record<Reason["kind"], Shape>> = {
  excluded: record({ by: text }),
  barred: record({ rule: text, scenario: text }),
  "barred-unseen": nothing,
  lifted: nothing,
  "not-offered": record({ what: text }),
  resigned: nothing,
  "fail-fast": nothing,
  interrupted: nothing,
  budget: record({ neededMs: maybe(number), perPlyMs: maybe(number), plies: maybe(number) }),
  "still-thinking": record({ waitedMs: number, rule: maybe(text) }),
  hanging: record({ waitedMs: number, usedMs: number, rule: maybe(text) }),
  "machine-busy": record({
    hinderedMs: number,
    tookMs: maybe(number),
    allowedMs: maybe(number),
  }),
  unconfirmed: record({ rule: text }),
  unstartable: record({ why: anyText }),
  "sandbox-unmade": record({ line: text }),
  unfinished: nothing,
  "too-short": record({ plies: number, least: number }),
  "no-rule": nothing,
  "unfinished-record": nothing,
  "cut-short": nothing,
  "harness-error": record({ detail: text }),
  told: record({ why: anyText, blamed: maybe((value) => value === true) }),
};

/** Whether a value is a reason. */
export const reasonShape: Shape = (value) => {
  if (!isRecord(value) || typeof value.kind !== "string") return false;
  return Object.hasOwn(REASONS, value.kind) && REASONS[value.kind as Reason["kind"]](value);
};
