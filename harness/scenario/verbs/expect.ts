/** `expect`: an answer, an exit or silence. @module */

import * as v from "valibot";
import type { RuleId } from "../../protocols/finding.ts";
import { maybeCited } from "../cited.ts";
import {
  expectSchema,
  type ReadExpectation,
  type ReadMatcher,
  type ReadMessage,
} from "../expect_schema.ts";
import type { Expectation, Matcher } from "../expectation.ts";
import { duration, text } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Waits for the engine. */
export interface ExpectStep extends StepBase {
  readonly verb: "expect";
  readonly what: Expectation;
  readonly withinMs?: number;
  /** The rule that is broken when it does not come true. */
  readonly else?: RuleId;
}

/** An expectation, and how long it may take. */
export const expect = verbOf<ExpectStep>()({
  expect: v.pipe(expectSchema, v.description("Waits for an answer, an exit or silence")),
  within: v.optional(duration("How long to wait")),
  else: v.optional(text("The rule that is broken when it does not come true")),
}, {
  read: ({ expect, within: withinMs, else: rule }) => ({
    what: buildExpectation(expect),
    withinMs,
    else: maybeCited(rule),
  }),
});

function buildExpectation(what: ReadExpectation): Expectation {
  if (what === "exit") return { kind: "exit" };
  if (what === "silence" || what === "idle") return { kind: what };
  if (typeof what === "string") return { kind: "message", fields: buildFields(what) };
  if (isAnyOf(what)) return { kind: "any-of", messages: what["any-of"].map(buildFields) };
  if (isAllOf(what)) return { kind: "all-of", messages: what["all-of"].map(buildFields) };
  if (isExit(what)) return { kind: "exit", code: what.exit };
  return { kind: "message", fields: buildFields(what) };
}

type Mapped = Exclude<ReadExpectation, string>;
// A field may have any name but these, so that a look at the key is enough.
const isAnyOf = (what: Mapped): what is { "any-of": ReadMessage[] } => "any-of" in what;
const isAllOf = (what: Mapped): what is { "all-of": ReadMessage[] } => "all-of" in what;
const isExit = (what: Mapped): what is { exit: number | "clean" | "left" } => "exit" in what;

function buildFields(message: ReadMessage): Readonly<Record<string, Matcher>> {
  if (message === "reply") return {};
  if (typeof message === "string") return { status: { kind: "is", value: message } };
  const fields: Record<string, Matcher> = {};
  for (const [name, matcher] of Object.entries(message)) {
    if (matcher !== undefined) fields[name] = buildMatcher(matcher);
  }
  return fields;
}

function buildMatcher(matcher: ReadMatcher): Matcher {
  if (typeof matcher === "string") return { kind: "is", value: matcher };
  if ("matches" in matcher) {
    const { matches: pattern, like } = matcher;
    return { kind: "matches", pattern, ...like !== undefined && { like } };
  }
  if ("one-of" in matcher) return { kind: "one-of", values: matcher["one-of"] };
  if ("includes" in matcher) return { kind: "includes", lines: matcher.includes };
  return { kind: "any-order", lines: matcher["any-order"] };
}
