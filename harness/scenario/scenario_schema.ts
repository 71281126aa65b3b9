/** The form of a scenario file: validated here, and told to editors as a JSON Schema. @module */

import * as v from "valibot";
import { fill, type Localized, localized, STIMULI } from "../core/mod.ts";
import { matcherSchema, messageSchema } from "./expect_schema.ts";
import { flag, sentence, tag, text, whole, word } from "./leaf.ts";
import { isMapping, say, shown } from "./say.ts";
import { STEP, titleIn, WRITE } from "./schema_words.ts";
import { choice, list, mapping } from "./shape.ts";
import { useOneOf } from "./suggest.ts";
import { MOST_INSTANCES, type ReadForm, VERB_NAMES, type VerbName, VERBS } from "./verbs/mod.ts";

/** A scenario has no more steps than this. */
export const MOST_STEPS = 1000;

/** A step that does other steps several times. */
export interface ReadRepeat {
  readonly repeat: number;
  readonly steps: readonly ReadStep[];
}

/** A step without inner steps as it was read: a mapping that its verb reads, or a word alone. */
export type ReadPlainStep = VerbName | ReadForm;

/** A step as it was read. */
export type ReadStep = ReadPlainStep | ReadRepeat;

const repeat: v.GenericSchema<unknown, ReadRepeat> = mapping({
  repeat: whole(1, 10_000, "How often to do the steps"),
  steps: v.lazy(() => stepsSchema),
});

const BARE = VERB_NAMES.filter((name) => VERBS[name].bare);
const bareWord = word(
  BARE,
  "The hand-shake, a start, a look at the engine's file, the good-bye, or closing its input",
);
const FORMS: Readonly<Record<string, v.GenericSchema<unknown, ReadForm | ReadRepeat>>> = {
  ...Object.fromEntries(VERB_NAMES.map((name) => [name, VERBS[name].form])),
  repeat,
};
const WORDS = Object.keys(FORMS);

/** One step: a verb, its object and modifiers. */
const stepSchema: v.GenericSchema<unknown, ReadStep> = choice(
  [bareWord, ...Object.values(FORMS)],
  (input) => {
    if (BARE.some((each) => each === input)) return bareWord;
    if (typeof input === "string") return unknownVerb(input);
    if (!isMapping(input)) return say(STEP.withoutVerb, useOneOf(WORDS));
    const [verb, second] = WORDS.filter((each) => each in input);
    if (verb === undefined) return unknownVerb(Object.keys(input)[0] ?? "");
    if (second === undefined) return FORMS[verb] ?? unknownVerb(verb);
    return say(fill(STEP.twoVerbs, { verb, second }), WRITE.ownDash);
  },
);

function unknownVerb(verb: string): string {
  const known = WORDS.find((each) => each === verb);
  const fix = known ? fill(WRITE.behindVerb, { verb: known }) : useOneOf(WORDS, verb);
  return say(fill(STEP.unknown, { word: shown(verb) }), fix);
}

const stepsSchema = v.pipe(
  list(stepSchema, MOST_STEPS, WRITE.steps),
  v.description("What happens, in this order"),
);

const titleInOne = sentence("The title in one language", WRITE.title);
const titleInAll = mapping({
  en: sentence("The title in English", titleIn("English")),
  zh: sentence("The title in 繁體中文", titleIn("繁體中文")),
  ja: sentence("The title in 日本語", titleIn("日本語")),
}, WRITE.titles);

const titleSchema = v.pipe(
  choice([titleInOne, titleInAll], (input) => isMapping(input) ? titleInAll : titleInOne),
  v.description("What the scenario checks, in one language or in all three"),
  v.transform((title): Localized => localized(title)),
);

/** A whole file. */
export const scenarioSchema = mapping({
  title: titleSchema,
  rules: v.pipe(
    list(text("The id of a rule, such as mgtp/reply-id"), 1000, WRITE.ruleIds),
    v.description("The rules that the scenario covers"),
  ),
  stimulus: word(
    STIMULI,
    "Where it comes from: the real client, only the manual, or stress beyond both",
  ),
  demanded: v.optional(v.pipe(
    list(text("The id of a rule that is listed above"), 1000, WRITE.ruleIds),
    v.description("With manual: rules that the manual's own words demand, so a MUST stays one"),
  )),
  tags: v.optional(v.pipe(
    list(tag("A word that rubrics may grade by, such as robustness"), 20, WRITE.words),
    v.description("Words that group scenarios of several folders"),
  )),
  preflight: v.optional(
    flag("Goes first and alone; when there is no talk at all, the rest is skipped"),
  ),
  game: v.optional(flag("A whole game, played only while the budget lasts")),
  instances: v.optional(
    whole(
      1,
      MOST_INSTANCES,
      "How many copies of the engine the steps speak of; default 1. A copy ends when no further step speaks of it",
    ),
  ),
  steps: stepsSchema,
}, WRITE.scenario);

/** A file as it was read. */
export type ReadScenario = v.InferOutput<typeof scenarioSchema>;

/** The parts that the JSON Schema names. */
export const NAMED_SCHEMAS = {
  step: stepSchema,
  message: messageSchema,
  matcher: matcherSchema,
};
