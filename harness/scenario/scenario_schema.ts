/** The form of a scenario file: validated here, and told to editors as a JSON Schema. @module */

import * as v from "valibot";
import { fill, type Localized, STIMULI, untranslated } from "../core/mod.ts";
import { expectSchema, matcherSchema, messageSchema } from "./expect_schema.ts";
import { duration, flag, nothing, rawText, sentence, tag, text, whole, word } from "./leaf.ts";
import { playSchema } from "./play_schema.ts";
import { isMapping, say, shown } from "./say.ts";
import { STEP, titleIn, WRITE } from "./schema_words.ts";
import { choice, dictionary, list, mapping } from "./shape.ts";
import { useOneOf } from "./suggest.ts";

/** Most copies of the engine in one scenario. */
const MOST_INSTANCES = 8;
const MOST_FRAMES = 1000;
/** A scenario has no more steps than this. */
export const MOST_STEPS = 1000;

const on = v.optional(whole(1, MOST_INSTANCES, "Which instance of the engine; default 1"));

const noOptions = nothing("The hand-shake with its defaults");
const options = dictionary(text("The value of an option"), WRITE.options);
const greet = mapping({
  greet: v.pipe(
    choice([noOptions, options], (input) => input === null ? noOptions : options),
    v.description("Goes through the protocol's own hand-shake, each frame answered"),
  ),
  on,
});

const start = mapping({
  start: v.pipe(
    choice([noOptions, options], (input) => input === null ? noOptions : options),
    v.description("Starts the engine with the protocol's own options, and waits for what it shows"),
  ),
  on,
});

const oneAct = text("One thing that a person does, such as a ply", WRITE.act);
const acts = list(oneAct, MOST_FRAMES, WRITE.acts);
const doing = mapping({
  do: v.pipe(
    choice([oneAct, acts], (input) => Array.isArray(input) ? acts : oneAct),
    v.description(
      "Does things one after the other, each in the words of the protocol and answered",
    ),
  ),
  together: v.optional(flag("Writes everything in one go, before anything is answered")),
  else: v.optional(text("The rule that is broken when an answer is wrong or does not come")),
  on,
});

const needs = mapping({
  needs: text(
    "Something optional that the engine must have offered, or the scenario ends unjudged",
  ),
  on,
});

const inspect = mapping({
  inspect: nothing("Looks at the file that the engine was started with"),
  on,
});

const frame = text("One frame, without its line end", WRITE.frame);
const frames = list(frame, MOST_FRAMES, WRITE.frames);
const raw = mapping({
  raw: rawText("Bytes with \\xNN escapes (in plain or single quotes), unheard by the referee"),
});
const send = mapping({
  send: v.pipe(
    choice(
      [frame, frames, raw],
      (input) => Array.isArray(input) ? frames : isMapping(input) ? raw : frame,
    ),
    v.description("Writes a frame, several frames in one write, or raw bytes"),
  ),
  pieces: v.optional(v.pipe(
    list(whole(1, 1_000_000, "Bytes in a piece"), MOST_FRAMES, WRITE.sizes),
    v.description("Delivers in pieces of these many bytes, the last size again and again"),
  )),
  pause: v.optional(duration("The pause after each piece")),
  "line-end": v.optional(word(["lf", "crlf", "none"], "What ends each frame")),
  on,
});

const expect = mapping({
  expect: v.pipe(expectSchema, v.description("Waits for an answer, an exit or silence")),
  within: v.optional(duration("How long to wait")),
  else: v.optional(text("The rule that is broken when it does not come true")),
  on,
});

const play = mapping({
  play: v.pipe(playSchema, v.description("Plays a refereed game against a built-in opponent")),
  on,
});

const bye = mapping({ bye: nothing("Says good-bye as the protocol does"), on });

const close = mapping({
  close: nothing(
    "Goes away: a connection is closed in both directions, a pipe at the engine's input",
  ),
  on,
});

/** A step that does other steps several times. */
export interface ReadRepeat {
  readonly repeat: number;
  readonly steps: readonly ReadStep[];
}

/** A step as it was read. */
export type ReadStep =
  | "greet"
  | "start"
  | "inspect"
  | "close"
  | "bye"
  | v.InferOutput<typeof greet>
  | v.InferOutput<typeof start>
  | v.InferOutput<typeof doing>
  | v.InferOutput<typeof needs>
  | v.InferOutput<typeof inspect>
  | v.InferOutput<typeof send>
  | v.InferOutput<typeof expect>
  | v.InferOutput<typeof play>
  | v.InferOutput<typeof bye>
  | v.InferOutput<typeof close>
  | ReadRepeat;

const repeat: v.GenericSchema<unknown, ReadRepeat> = mapping({
  repeat: whole(1, 10_000, "How often to do the steps"),
  steps: v.lazy(() => stepsSchema),
});

const BARE = ["greet", "start", "inspect", "bye", "close"] as const;
const bareWord = word(
  BARE,
  "The hand-shake, a start, a look at the engine's file, the good-bye, or closing its input",
);
const MAPPED = { greet, start, send, expect, do: doing, play, needs, inspect, bye, close, repeat };
const VERBS = Object.keys(MAPPED) as readonly (keyof typeof MAPPED)[];

/** One step: a verb, its object and modifiers. */
const stepSchema: v.GenericSchema<unknown, ReadStep> = choice(
  [bareWord, greet, start, send, expect, doing, play, needs, inspect, bye, close, repeat],
  (input) => {
    if (BARE.some((each) => each === input)) return bareWord;
    if (typeof input === "string") return unknownVerb(input);
    if (!isMapping(input)) return say(STEP.withoutVerb, useOneOf(VERBS));
    const [verb, second] = VERBS.filter((each) => each in input);
    if (verb === undefined) return unknownVerb(Object.keys(input)[0] ?? "");
    if (second === undefined) return MAPPED[verb];
    return say(fill(STEP.twoVerbs, { verb, second }), WRITE.ownDash);
  },
);

function unknownVerb(verb: string): string {
  const known = VERBS.find((each) => each === verb);
  const fix = known ? fill(WRITE.behindVerb, { verb: known }) : useOneOf(VERBS, verb);
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
  v.transform((title): Localized => typeof title === "string" ? untranslated(title) : title),
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
