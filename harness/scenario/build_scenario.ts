/** From what the schema read to what the runner does. @module */

import type { Span } from "../core/mod.ts";
import type { ReadExpectation, ReadMatcher, ReadMessage } from "./expect_schema.ts";
import type { ReadPlay } from "./play_schema.ts";
import type {
  ClockSettings,
  Expectation,
  Matcher,
  PlayStep,
  Scenario,
  SendStep,
  Step,
} from "./scenario.ts";
import type { RuleId } from "../protocols/finding.ts";
import type { ReadScenario, ReadStep } from "./scenario_schema.ts";
import type { StepPlace } from "./step_places.ts";

/** Who the scenario is and where its steps stand. */
export interface Origin {
  readonly file: string;
  readonly id: string;
  readonly protocol: string;
  readonly places: readonly StepPlace[];
}

/** The scenario that a file means. */
export function buildScenario(read: ReadScenario, origin: Origin): Scenario {
  const { file, id, protocol, places } = origin;
  return {
    id,
    protocol,
    title: read.title,
    rules: read.rules.map(checked),
    stimulus: read.stimulus,
    ...read.demanded && { demanded: read.demanded },
    ...read.tags && { tags: read.tags },
    preflight: read.preflight ?? false,
    game: read.game ?? false,
    instances: read.instances ?? 1,
    steps: buildSteps(read.steps, places, file),
    at: { file, line: 1, column: 1 },
  };
}

/** An id that has been held to the tables: `crossChecks` refuses a file with any other. */
function checked(rule: string): RuleId {
  return rule as RuleId;
}

function maybeChecked(rule: string | undefined): RuleId | undefined {
  return rule === undefined ? undefined : checked(rule);
}

function buildSteps(
  steps: readonly ReadStep[],
  places: readonly StepPlace[],
  file: string,
): readonly Step[] {
  return steps.map((step, index) => {
    const { line, column, inner } = places[index] ?? { line: 1, column: 1, inner: [] };
    const at = { file, line, column };
    if (typeof step === "object" && "repeat" in step) {
      const steps = buildSteps(step.steps, inner, file);
      return { verb: "repeat", at, on: 1, times: step.repeat, steps };
    }
    return buildStep(step, at);
  });
}

type PlainStep = Exclude<ReadStep, { readonly repeat: number }>;

function buildStep(step: PlainStep, at: Span): Step {
  if (step === "greet") return { verb: "greet", at, on: 1, options: {} };
  if (step === "start") return { verb: "start", at, on: 1, options: {} };
  if (step === "close" || step === "bye" || step === "inspect") return { verb: step, at, on: 1 };
  const base = { at, on: step.on ?? 1 };
  if ("greet" in step) return { verb: "greet", ...base, options: step.greet ?? {} };
  if ("start" in step) return { verb: "start", ...base, options: step.start ?? {} };
  if ("do" in step) {
    const acts = typeof step.do === "string" ? [step.do] : step.do;
    return {
      verb: "do",
      ...base,
      acts,
      together: step.together ?? false,
      else: maybeChecked(step.else),
    };
  }
  if ("needs" in step) return { verb: "needs", ...base, what: step.needs };
  if ("inspect" in step) return { verb: "inspect", ...base };
  if ("send" in step) return { verb: "send", ...base, ...buildSend(step) };
  if ("expect" in step) {
    const what = buildExpectation(step.expect);
    return {
      verb: "expect",
      ...base,
      what,
      withinMs: step.within,
      else: maybeChecked(step.else),
    };
  }
  if ("play" in step) return { verb: "play", ...base, ...buildPlay(step.play) };
  return { verb: "bye" in step ? "bye" : "close", ...base };
}

const LINE_ENDS = { lf: "\n", crlf: "\r\n", none: "" } as const;

type Own<Kind extends Step> = Omit<Kind, "verb" | "at" | "on">;

function buildSend(step: Extract<PlainStep, { send: unknown }>): Own<SendStep> {
  const { send, pieces, pause: pauseMs } = step;
  const lineEnd = step["line-end"] && LINE_ENDS[step["line-end"]];
  if (typeof send === "string") return { frames: [send], raw: false, lineEnd, pieces, pauseMs };
  if ("raw" in send) return { frames: [send.raw], raw: true, lineEnd: "", pieces, pauseMs };
  return { frames: send, raw: false, lineEnd, pieces, pauseMs };
}

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
  if ("matches" in matcher) return { kind: "matches", pattern: matcher.matches };
  if ("one-of" in matcher) return { kind: "one-of", values: matcher["one-of"] };
  if ("includes" in matcher) return { kind: "includes", lines: matcher.includes };
  return { kind: "any-order", lines: matcher["any-order"] };
}

/** Long enough for a ply of any honest engine, and short enough to wait for one that hangs. */
const DEFAULT_CLOCK: ClockSettings = {
  mainMs: 60_000,
  perMoveMs: 0,
  sharedPlies: 0,
  everyPly: true,
};

function buildPlay(play: ReadPlay): Own<PlayStep> {
  const { engine, seed, setup, settings, plies, least, within: withinMs, end } = play;
  return {
    engine,
    opponent: play.opponent ?? "random",
    seed,
    setup,
    settings,
    opening: buildOpening(play.opening ?? []),
    ...play.replies && { replies: buildOpening(play.replies) },
    plies,
    ...least !== undefined && { least },
    clock: play.clock === undefined ? DEFAULT_CLOCK : buildClock(play.clock),
    ...play.left && { left: play.left.map(({ after, time }) => ({ after, leftMs: time })) },
    withinMs,
    else: maybeChecked(play.else),
    end,
    delivery: play.delivery,
  };
}

function buildOpening(opening: string | readonly string[]): readonly string[] {
  return typeof opening === "string" ? opening.split(/\s+/).filter((ply) => ply) : opening;
}

function buildClock(clock: NonNullable<ReadPlay["clock"]>): ClockSettings {
  if (typeof clock === "number") {
    return { mainMs: clock, perMoveMs: 0, sharedPlies: 0 };
  }
  return {
    mainMs: clock.main,
    perMoveMs: clock["per-move"] ?? 0,
    sharedPlies: clock["shared-plies"] ?? 0,
    incrementMs: clock.increment,
  };
}
