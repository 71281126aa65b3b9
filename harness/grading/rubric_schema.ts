/** The form of a rubric. @module */

import * as v from "valibot";
import { fill, LEVELS, type Localized } from "../core/mod.ts";
import { LATE_FIX, parseLate } from "./late.ts";
import {
  advise,
  choice,
  flag,
  isMapping,
  list,
  mapping,
  sentence,
  text,
  word,
} from "../scenario/mod.ts";
import { RUBRIC_WRITE as WRITE, wordsIn } from "./rubric_words.ts";

const MOST_POINTS = 1_000_000;
const MOST_ENTRIES = 1000;
const DECIMAL = /^\d{1,7}(?:\.\d{1,2})?$/;

/** A number with at most two decimals. */
function decimal(most: number, description: string) {
  const fix = advise(fill(WRITE.decimal, { most }));
  return v.pipe(
    v.string(fix),
    v.metadata({ description, type: "number", minimum: 0, maximum: most }),
    v.check((value) => DECIMAL.test(value) && Number(value) <= most, fix),
    v.transform(Number),
  );
}

/** One thing or a list of them, read as a list. */
function oneOrMore(item: v.GenericSchema<string, string>, fix: Localized) {
  const many = list(item, MOST_ENTRIES, fix);
  const { description } = v.getMetadata(item);
  return v.pipe(
    choice([item, many], (input) => Array.isArray(input) ? many : item),
    v.description(`${description}, or a list`),
    v.transform((read): readonly string[] => typeof read === "string" ? [read] : read),
  );
}

/** Words in one language or in all three. */
function words(description: string) {
  const one = sentence(description, WRITE.words);
  const all = mapping({
    en: sentence("In English", wordsIn("English")),
    zh: sentence("In 繁體中文", wordsIn("繁體中文")),
    ja: sentence("In 日本語", wordsIn("日本語")),
  }, WRITE.allLanguages);
  return v.pipe(
    choice([one, all], (input) => isMapping(input) ? all : one),
    v.description(description),
  );
}

const selector = {
  scenario: v.optional(oneOrMore(
    text("The id of a scenario, or a folder of them"),
    WRITE.ids,
  )),
  rule: v.optional(oneOrMore(
    text("The id of a rule, or what stands before its slash"),
    WRITE.ids,
  )),
  tag: v.optional(oneOrMore(text("A tag of scenarios"), WRITE.tags)),
  level: v.optional(oneOrMore(word(LEVELS, "The level of rules"), WRITE.levels)),
};

const line = mapping({
  ...selector,
  points: decimal(MOST_POINTS, "What it is worth"),
  partial: v.optional(flag("In proportion; when false, the worst of them decides; default true")),
  id: v.optional(v.pipe(
    sentence("The name of its column, which stays when the rest changes", WRITE.shortName),
    v.maxLength(60, advise(fill(WRITE.letters, { most: 60 }))),
  )),
  title: v.optional(words("What people read instead of the id")),
  hidden: v.optional(flag("Students do not see it; default false")),
}, WRITE.line);

const cap = mapping({
  when: v.pipe(
    mapping(selector, WRITE.capWhen),
    v.description("What must not fail or be broken"),
  ),
  most: decimal(MOST_POINTS, "The most points that are left"),
  reason: v.optional(words("Why")),
}, WRITE.cap);

const exclude = mapping({
  ...selector,
  reason: words("Why it does not count"),
  for: v.optional(oneOrMore(
    sentence("A submission's name, in which * stands for anything", WRITE.name),
    WRITE.names,
  )),
}, WRITE.exclude);

const DUE = /^\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?$/;
const DUE_FIX = advise(WRITE.due);

const due = v.pipe(
  v.string(DUE_FIX),
  v.metadata({ description: "When it was due, as in 2026-11-01 23:59 +08:00", type: "string" }),
  v.check((value) => DUE.test(value), DUE_FIX),
);

const late = v.pipe(
  v.string(advise(LATE_FIX)),
  v.metadata({
    description: "What lateness costs, as in -10% per day, at most 30%",
    type: "string",
  }),
  v.check((value) => parseLate(value) !== undefined, advise(LATE_FIX)),
  v.transform((value) => parseLate(value)),
);

const MISSING_FIX = advise(WRITE.missing);

const missing = v.pipe(
  v.string(MISSING_FIX),
  v.metadata({
    description: "What a student of the roster gets without a submission; default 0",
    type: ["number", "string"],
    enum: [0, "empty"],
  }),
  v.check((value) => value === "0" || value === "empty", MISSING_FIX),
  v.transform((value): "0" | "empty" => value === "empty" ? "empty" : "0"),
);

/** A whole rubric. */
export const rubricSchema = mapping({
  title: v.optional(words("What is graded")),
  credit: v.optional(v.pipe(
    mapping({
      warned: v.optional(decimal(1, "For a scenario that only broke recommendations; default 1")),
    }, WRITE.credit),
    v.description("What part of the points is given"),
  )),
  lines: v.pipe(
    list(line, MOST_ENTRIES, WRITE.lines),
    v.description("What is worth how much"),
  ),
  caps: v.optional(v.pipe(
    list(cap, MOST_ENTRIES, WRITE.caps),
    v.description("Limits for submissions that fail something"),
  )),
  hidden: v.optional(v.pipe(
    oneOrMore(text("The id of a scenario, or a folder of them"), WRITE.hidden),
    v.description("Scenarios that are graded and not shown to students"),
  )),
  excludes: v.optional(v.pipe(
    list(exclude, MOST_ENTRIES, WRITE.excludes),
    v.description("What does not count after all"),
  )),
  due: v.optional(due),
  late: v.optional(late),
  several: v.optional(
    word(["newest", "oldest"], "Which of several submissions of a student counts; default newest"),
  ),
  missing: v.optional(missing),
}, WRITE.rubric);

/** A rubric as it was read. */
export type ReadRubric = v.InferOutput<typeof rubricSchema>;

/** What a line, a cap or an exclude of it is about. */
export type Selector = Pick<ReadRubric["lines"][number], "scenario" | "rule" | "tag" | "level">;
