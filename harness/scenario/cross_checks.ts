/** What no schema can say: that names are known, and that numbers fit together. @module */

import { type Complaint, isMapping, type Path, quoted } from "./say.ts";
import { didYouMean, useOneOf } from "./suggest.ts";

/** Everything a scenario may speak of; a list that is absent is not checked. */
export interface Known {
  readonly rules: ReadonlySet<string>;
  readonly protocols: readonly string[];
  readonly opponents: readonly string[];
  /** Fields of the protocol's messages. */
  readonly fields?: readonly string[];
  /** Options of the protocol's hand-shake. */
  readonly greetings?: readonly string[];
  /** Options of the protocol's start. */
  readonly starts?: readonly string[];
  /** Optional things that an engine of the protocol may offer. */
  readonly offers?: readonly string[];
  /** What is wrong with the name of an act. */
  readonly actFault?: (name: string) => string | undefined;
  /** Settings of the game. */
  readonly settings?: readonly string[];
  /** Reasons for which the game can end. */
  readonly endings?: readonly string[];
}

/** The most steps that are done in one scenario, repetitions counted. */
const MOST_STEPS = 10_000;
const DEEPEST_REPEAT = 4;

/** Complaints about a file as YAML gave it, whether or not it fits the schema. */
export function crossCheck(file: unknown, known: Known): readonly Complaint[] {
  if (!isMapping(file)) return [];
  const listed = Array.isArray(file["rules"]) ? file["rules"] : [];
  const steps = [...stepsIn(file["steps"], ["steps"], 1)];
  const facts = { known, listed, instances: Number(file["instances"] ?? 1) };
  return [
    ...checkRules(listed, known),
    ...checkDemanded(file, listed),
    ...checkSize(file["steps"]),
    ...steps.flatMap((step) => CHECKS.flatMap((check) => check(step, facts))),
  ];
}

interface Located {
  readonly step: Readonly<Record<string, unknown>>;
  readonly path: Path;
  /** How many lists of steps it stands in. */
  readonly depth: number;
}

interface Facts {
  readonly known: Known;
  readonly listed: readonly unknown[];
  readonly instances: number;
}

type Check = (located: Located, facts: Facts) => readonly Complaint[];

const CHECKS: readonly Check[] = [
  notTooDeep,
  runningInstance,
  listedElse,
  knownOpponent,
  reachableLeast,
  knownNames,
  endedByItself,
  somethingToDo,
];

function* stepsIn(steps: unknown, path: Path, depth: number): Generator<Located> {
  if (!Array.isArray(steps)) return;
  for (const [index, step] of steps.entries()) {
    if (!isMapping(step)) continue;
    const here = [...path, index];
    yield { step, path: here, depth };
    if ("repeat" in step) yield* stepsIn(step["steps"], [...here, "steps"], depth + 1);
  }
}

function checkRules(listed: readonly unknown[], { rules }: Known): readonly Complaint[] {
  return listed.flatMap((rule, index) => {
    if (typeof rule !== "string") return [];
    const path = ["rules", index];
    if (!rules.has(rule)) return [unknownRule(rule, path, rules)];
    if (listed.indexOf(rule) === index) return [];
    return [complain(path, `Cannot list rule ${quoted(rule)} twice`, "keep one of the two")];
  });
}

/** Only under `manual` does it matter what the manual's own words demand. */
function checkDemanded(
  file: Readonly<Record<string, unknown>>,
  listed: readonly unknown[],
): readonly Complaint[] {
  const demanded = file["demanded"];
  if (!Array.isArray(demanded)) return [];
  if (file["stimulus"] !== "manual") {
    const fix = 'take it out, or write "stimulus: manual"';
    const message = "Cannot demand rules under another stimulus";
    return [{ path: ["demanded"], on: "key", message, fix }];
  }
  return demanded.flatMap((rule, index) => {
    if (typeof rule !== "string" || listed.includes(rule)) return [];
    const message = `Cannot demand unlisted rule ${quoted(rule)}`;
    return [complain(["demanded", index], message, "add it to the rules at the top")];
  });
}

function unknownRule(rule: string, path: Path, rules: Iterable<string>): Complaint {
  const fix = didYouMean(rule, rules, 'see "shinpan list" for the rules');
  return complain(path, `Cannot find rule ${quoted(rule)}`, fix);
}

function checkSize(steps: unknown): readonly Complaint[] {
  const count = countSteps(steps);
  if (count <= MOST_STEPS) return [];
  return [
    complain(["steps"], `Cannot do ${count} steps`, `repeat less, ${MOST_STEPS} is the most`),
  ];
}

/** How many steps are done, repetitions counted. */
function countSteps(steps: unknown): number {
  if (!Array.isArray(steps)) return 0;
  return steps.reduce<number>((sum, step) => {
    if (!isMapping(step) || !("repeat" in step)) return sum + 1;
    return sum + Math.max(Number(step["repeat"]) || 1, 1) * countSteps(step["steps"]);
  }, 0);
}

function notTooDeep({ step, path, depth }: Located): readonly Complaint[] {
  if (!("repeat" in step) || depth !== DEEPEST_REPEAT + 1) return [];
  const fix = `nest at most ${DEEPEST_REPEAT} of them`;
  return [complain(path, "Cannot repeat inside this many repeats", fix)];
}

function runningInstance({ step, path }: Located, { instances }: Facts): readonly Complaint[] {
  const on = Number(step["on"] ?? 1);
  if (!(on > instances)) return [];
  const fix = `add "instances: ${on}" at the top`;
  return [complain([...path, "on"], `Cannot find instance ${quoted(String(on))}`, fix)];
}

function listedElse({ step, path }: Located, { known, listed }: Facts): readonly Complaint[] {
  const inPlay = isMapping(step["play"]);
  const rule = isMapping(step["play"]) ? step["play"]["else"] : step["else"];
  if (typeof rule !== "string" || listed.includes(rule)) return [];
  const here = inPlay ? [...path, "play", "else"] : [...path, "else"];
  if (!known.rules.has(rule)) return [unknownRule(rule, here, known.rules)];
  const fix = "add it to the rules at the top";
  return [complain(here, `Cannot cite unlisted rule ${quoted(rule)}`, fix)];
}

function knownOpponent({ step, path }: Located, { known }: Facts): readonly Complaint[] {
  if (!isMapping(step["play"])) return [];
  const opponent = step["play"]["opponent"];
  if (typeof opponent !== "string" || known.opponents.includes(opponent)) return [];
  const fix = useOneOf(known.opponents, opponent);
  return [
    complain([...path, "play", "opponent"], `Cannot find opponent ${quoted(opponent)}`, fix),
  ];
}

function reachableLeast({ step, path }: Located): readonly Complaint[] {
  if (!isMapping(step["play"])) return [];
  const { plies = Infinity, least = 0 } = step["play"];
  if (!(Number(least) > Number(plies))) return [];
  const message = `Cannot make ${least} plies of ${plies}`;
  return [complain([...path, "play", "least"], message, "write at most as many as in plies")];
}

function knownNames({ step, path }: Located, { known }: Facts): readonly Complaint[] {
  const play = isMapping(step["play"]) ? step["play"] : {};
  const end = play["end"];
  const needs = step["needs"];
  return [
    ...typeof needs !== "string" || known.offers?.includes(needs) ? [] : [
      complain(
        [...path, "needs"],
        `Cannot tell whether an engine offers ${quoted(needs)}`,
        useOneOf(known.offers ?? [], needs),
      ),
    ],
    ...unknownKeys("option", step["greet"], [...path, "greet"], known.greetings),
    ...unknownKeys("option", step["start"], [...path, "start"], known.starts),
    ...unknownKeys("setting", play["settings"], [...path, "play", "settings"], known.settings),
    ...messagesIn(step["expect"], [...path, "expect"]).flatMap(({ fields, path }) =>
      unknownKeys("field", fields, path, known.fields)
    ),
    ...typeof end !== "string" || (known.endings?.includes(end) ?? true) ? [] : [complain(
      [...path, "play", "end"],
      `Cannot find ending ${quoted(end)}`,
      useOneOf(known.endings ?? [], end),
    )],
  ];
}

/** The field mappings of an expectation, those of its groups included. */
function messagesIn(what: unknown, path: Path): readonly { fields: unknown; path: Path }[] {
  if (!isMapping(what)) return [];
  if (!isGroup(what)) return [{ fields: what, path }];
  const group = "any-of" in what ? "any-of" : "all-of";
  const messages = what[group];
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((fields, index) =>
    isGroup(fields) ? [] : [{ fields, path: [...path, group, index] }]
  );
}

/** Whether it is something else than the fields of one message. */
function isGroup(what: unknown): boolean {
  return isMapping(what) && ["any-of", "all-of", "exit"].some((key) => key in what);
}

function unknownKeys(
  kind: string,
  value: unknown,
  path: Path,
  known: readonly string[] | undefined,
): readonly Complaint[] {
  if (!known || !isMapping(value)) return [];
  return Object.keys(value).filter((key) => !known.includes(key)).map((key) => ({
    path: [...path, key],
    on: "key" as const,
    message: `Cannot find ${kind} ${quoted(key)}`,
    fix: useOneOf(known, key),
  }));
}

function endedByItself({ step, path }: Located): readonly Complaint[] {
  if (!isMapping(step["send"]) || !("line-end" in step)) return [];
  const fix = "write the line end into the raw bytes";
  return [
    {
      path: [...path, "line-end"],
      on: "key",
      message: "Cannot end raw bytes with a line end",
      fix,
    },
  ];
}

/** Only where people sit at a program can anything be done at it. */
function somethingToDo({ step, path }: Located, { known }: Facts): readonly Complaint[] {
  if (!("do" in step)) return [];
  const { actFault } = known;
  if (actFault) return actFaults(step["do"], [...path, "do"], actFault);
  if (known.starts || !known.greetings) return [];
  const fix = "use send, greet or play: an engine of this protocol has no person at it";
  return [{ path: [...path, "do"], on: "key", message: "Cannot do anything here", fix }];
}

function actFaults(
  acts: unknown,
  path: Path,
  actFault: NonNullable<Known["actFault"]>,
): readonly Complaint[] {
  if (Array.isArray(acts)) {
    return acts.flatMap((act, index) => actFaults(act, [...path, index], actFault));
  }
  const fix = typeof acts === "string" ? actFault(acts) : undefined;
  return fix === undefined ? [] : [complain(path, `Cannot do ${quoted(String(acts))}`, fix)];
}

function complain(path: Path, message: string, fix: string): Complaint {
  return { path, on: "value", message, fix };
}
