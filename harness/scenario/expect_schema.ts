/** What may stand behind `expect`. @module */

import * as v from "valibot";
import { fill } from "../core/mod.ts";
import { pattern, text, whole, word } from "./leaf.ts";
import { compile, patternFault } from "./safe_pattern.ts";
import { advise, isMapping, say, shown } from "./say.ts";
import { STEP, WRITE } from "./schema_words.ts";
import { choice, list, mapping } from "./shape.ts";
import { useOneOf } from "./suggest.ts";

const MOST_ALTERNATIVES = 100;

const lines = (description: string) =>
  v.pipe(
    list(text("One line"), MOST_ALTERNATIVES, WRITE.lines),
    v.description(description),
  );

const MATCHERS = {
  matches: pattern(
    "A regular expression that is found in the field; ^ and $ stand for its two ends",
  ),
  "one-of": v.pipe(
    list(text("One possible text"), MOST_ALTERNATIVES, WRITE.texts),
    v.description("The field is exactly one of these"),
  ),
  includes: lines("The lines of the field, in any order, are at least these"),
  "any-order": lines("The lines of the field are exactly these, in any order"),
};

const exact = text("The field is exactly this text");
const matches = v.pipe(
  mapping({
    matches: MATCHERS.matches,
    like: v.optional(text("An example of what the pattern finds, which reports show in its place")),
  }),
  v.forward(
    v.check(
      ({ matches, like }) => like === undefined || finds(matches, like),
      say(STEP.likeNotFound, WRITE.likePattern),
    ),
    ["like"],
  ),
);
const oneOf = mapping({ "one-of": MATCHERS["one-of"] });
const includes = mapping({ includes: MATCHERS.includes });
const anyOrder = mapping({ "any-order": MATCHERS["any-order"] });

/** What a field is held to. */
export const matcherSchema = choice([exact, matches, oneOf, includes, anyOrder], (input) => {
  if (typeof input === "string") return exact;
  if (!isMapping(input)) {
    return advise(fill(WRITE.textOr, { list: useOneOf(Object.keys(MATCHERS)) }));
  }
  if (Object.keys(input).filter((key) => key !== "like").length > 1) {
    return say(STEP.twoMatchers, useOneOf(Object.keys(MATCHERS)));
  }
  if ("matches" in input) return matches;
  if ("one-of" in input) return oneOf;
  if ("includes" in input) return includes;
  if ("any-order" in input) return anyOrder;
  const key = Object.keys(input)[0] ?? "";
  return say(fill(STEP.unknownMatcher, { word: shown(key) }), useOneOf(Object.keys(MATCHERS), key));
});

/** Whether an example is one; a pattern that cannot be tried has a complaint of its own. */
function finds(pattern: string, like: string): boolean {
  return patternFault(pattern) !== undefined || compile(pattern).test(like);
}

const EXPECT_KEYS = ["any-of", "all-of", "exit"];

const fields = v.pipe(
  v.objectWithRest({
    status: v.optional(v.pipe(matcherSchema, v.description("How the answer came out"))),
    text: v.optional(v.pipe(matcherSchema, v.description("What the answer says"))),
  }, matcherSchema),
  v.metadata({ propertyNames: { not: { enum: EXPECT_KEYS } } }),
);

/** Words that stand for a message by its status, and for a message of any kind. */
const MESSAGE_WORDS = ["success", "failure", "reply"] as const;
const EXPECT_WORDS = [...MESSAGE_WORDS, "exit", "silence", "idle"] as const;

const messageWord = word(
  MESSAGE_WORDS,
  "An answer with this status; reply stands for any answer",
);

/** One message: its fields, or a word for them. */
export const messageSchema = choice([messageWord, fields], (input) => {
  if (typeof input === "string") return messageWord;
  return isMapping(input) ? noSpecialKeys(input) ?? fields : advise(WRITE.fields);
});

function noSpecialKeys(input: Readonly<Record<string, unknown>>): string | undefined {
  const key = EXPECT_KEYS.find((each) => each in input);
  return key && say(fill(STEP.insideGroup, { word: key }), WRITE.fields);
}

const expectWord = word(
  EXPECT_WORDS,
  "An answer by its status, any answer (reply), the end of the engine (exit), silence, or waiting without work (idle)",
);
const messages = (description: string) =>
  v.pipe(
    list(messageSchema, MOST_ALTERNATIVES, WRITE.answers),
    v.description(description),
  );
const anyOf = mapping({ "any-of": messages("One of these answers") });
const allOf = mapping({ "all-of": messages("All of these answers, in any order") });
const exitCode = whole(0, 255, "The engine ends with this exit code");
const cleanly = word(
  ["clean"],
  "The engine ends by itself, with whatever code, and not by a signal",
);
const leaving = word(["left"], "The engine hangs up or ends by itself, and not by a signal");
const exit = mapping({
  exit: v.pipe(
    choice(
      [exitCode, cleanly, leaving],
      (input) => input === "clean" ? cleanly : input === "left" ? leaving : exitCode,
    ),
    v.description(
      "How the engine ends: its exit code, clean for any but a signal, left for hanging up too",
    ),
  ),
});

/** Everything that may stand behind `expect`. */
export const expectSchema = choice([expectWord, anyOf, allOf, exit, fields], (input) => {
  if (typeof input === "string") return expectWord;
  if (!isMapping(input)) return advise(useOneOf(new Set([...EXPECT_WORDS, ...EXPECT_KEYS])));
  if ("any-of" in input) return anyOf;
  if ("all-of" in input) return allOf;
  if ("exit" in input) return exit;
  return fields;
});

/** A read matcher. */
export type ReadMatcher = v.InferOutput<typeof matcherSchema>;
/** A read message. */
export type ReadMessage = v.InferOutput<typeof messageSchema>;
/** What was read behind `expect`. */
export type ReadExpectation = v.InferOutput<typeof expectSchema>;
