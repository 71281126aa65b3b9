/** What no schema can say: that names are known, and that numbers fit together. @module */

import { fill, type Localized } from "../core/mod.ts";
import { CROSS, CROSS_FIX } from "./cross_words.ts";
import { CANNOT, FIX } from "./problem_words.ts";
import {
  complain,
  complainOfKey,
  type Complaint,
  type DocumentPath,
  isMapping,
  shown,
} from "./say.ts";
import { didYouMean, useOneOf } from "./suggest.ts";

/** Everything a scenario may speak of; a list that is absent is not checked. */
export interface KnownNames {
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
  readonly actFault?: (name: string) => Localized | undefined;
  /** Settings of the game. */
  readonly settings?: readonly string[];
  /** Reasons for which the game can end. */
  readonly endings?: readonly string[];
}

/** The most steps that are done in one scenario, repetitions counted. */
const MOST_STEPS = 10_000;
const DEEPEST_REPEAT = 4;

/** Complaints about a file as YAML gave it, whether or not it fits the schema. */
export function crossCheck(file: unknown, known: KnownNames): readonly Complaint[] {
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
  readonly path: DocumentPath;
  /** How many lists of steps it stands in. */
  readonly depth: number;
}

interface Facts {
  readonly known: KnownNames;
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

function* stepsIn(steps: unknown, path: DocumentPath, depth: number): Generator<Located> {
  if (!Array.isArray(steps)) return;
  for (const [index, step] of steps.entries()) {
    if (!isMapping(step)) continue;
    const here = [...path, index];
    yield { step, path: here, depth };
    if ("repeat" in step) yield* stepsIn(step["steps"], [...here, "steps"], depth + 1);
  }
}

function checkRules(listed: readonly unknown[], { rules }: KnownNames): readonly Complaint[] {
  return listed.flatMap((rule, index) => {
    if (typeof rule !== "string") return [];
    const path = ["rules", index];
    if (!rules.has(rule)) return [unknownRule(rule, path, rules)];
    if (listed.indexOf(rule) === index) return [];
    return [complain(path, fill(CROSS.listRuleTwice, { word: shown(rule) }), FIX.oneOfTwo)];
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
    return [complainOfKey(["demanded"], CROSS.demandElsewhere, CROSS_FIX.takeOutOrManual)];
  }
  return demanded.flatMap((rule, index) => {
    if (typeof rule !== "string" || listed.includes(rule)) return [];
    const message = fill(CROSS.demandUnlisted, { word: shown(rule) });
    return [complain(["demanded", index], message, CROSS_FIX.addToRules)];
  });
}

function unknownRule(rule: string, path: DocumentPath, rules: Iterable<string>): Complaint {
  const fix = didYouMean(rule, rules, CROSS_FIX.seeRules);
  return complain(path, fill(CANNOT.findRule, { word: shown(rule) }), fix);
}

function checkSize(steps: unknown): readonly Complaint[] {
  const count = countSteps(steps);
  if (count <= MOST_STEPS) return [];
  const fix = fill(CROSS_FIX.repeatLess, { most: MOST_STEPS });
  return [complain(["steps"], fill(CROSS.doSteps, { count }), fix)];
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
  return [
    complain(path, CROSS.repeatInside, fill(CROSS_FIX.nestRepeats, { most: DEEPEST_REPEAT })),
  ];
}

function runningInstance({ step, path }: Located, { instances }: Facts): readonly Complaint[] {
  const on = Number(step["on"] ?? 1);
  if (!(on > instances)) return [];
  const fix = fill(CROSS_FIX.addInstances, { on });
  return [complain([...path, "on"], fill(CROSS.findInstance, { word: on }), fix)];
}

function listedElse({ step, path }: Located, { known, listed }: Facts): readonly Complaint[] {
  const inPlay = isMapping(step["play"]);
  const rule = isMapping(step["play"]) ? step["play"]["else"] : step["else"];
  if (typeof rule !== "string" || listed.includes(rule)) return [];
  const here = inPlay ? [...path, "play", "else"] : [...path, "else"];
  if (!known.rules.has(rule)) return [unknownRule(rule, here, known.rules)];
  const message = fill(CROSS.citeUnlisted, { word: shown(rule) });
  return [complain(here, message, CROSS_FIX.addToRules)];
}

function knownOpponent({ step, path }: Located, { known }: Facts): readonly Complaint[] {
  if (!isMapping(step["play"])) return [];
  const opponent = step["play"]["opponent"];
  if (typeof opponent !== "string" || known.opponents.includes(opponent)) return [];
  const message = fill(CROSS.findOpponent, { word: shown(opponent) });
  const fix = useOneOf(known.opponents, opponent);
  return [complain([...path, "play", "opponent"], message, fix)];
}

function reachableLeast({ step, path }: Located): readonly Complaint[] {
  if (!isMapping(step["play"])) return [];
  const { plies = Infinity, least = 0 } = step["play"];
  if (!(Number(least) > Number(plies))) return [];
  const message = fill(CROSS.makePlies, {
    least: shown(String(least)),
    plies: shown(String(plies)),
  });
  return [complain([...path, "play", "least"], message, CROSS_FIX.atMostPlies)];
}

function knownNames({ step, path }: Located, { known }: Facts): readonly Complaint[] {
  const play = isMapping(step["play"]) ? step["play"] : {};
  const end = play["end"];
  const needs = step["needs"];
  return [
    ...typeof needs !== "string" || known.offers?.includes(needs) ? [] : [
      complain(
        [...path, "needs"],
        fill(CROSS.findOffer, { word: shown(needs) }),
        useOneOf(known.offers ?? [], needs),
      ),
    ],
    ...unknownKeys(CROSS.findOption, step["greet"], [...path, "greet"], known.greetings),
    ...unknownKeys(CROSS.findOption, step["start"], [...path, "start"], known.starts),
    ...unknownKeys(
      CROSS.findSetting,
      play["settings"],
      [...path, "play", "settings"],
      known.settings,
    ),
    ...messagesIn(step["expect"], [...path, "expect"]).flatMap(({ fields, path }) =>
      unknownKeys(CROSS.findField, fields, path, known.fields)
    ),
    ...typeof end !== "string" || (known.endings?.includes(end) ?? true) ? [] : [complain(
      [...path, "play", "end"],
      fill(CROSS.findEnding, { word: shown(end) }),
      useOneOf(known.endings ?? [], end),
    )],
  ];
}

/** The field mappings of an expectation, those of its groups included. */
function messagesIn(
  what: unknown,
  path: DocumentPath,
): readonly { fields: unknown; path: DocumentPath }[] {
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
  message: Localized,
  value: unknown,
  path: DocumentPath,
  known: readonly string[] | undefined,
): readonly Complaint[] {
  if (!known || !isMapping(value)) return [];
  return Object.keys(value).filter((key) => !known.includes(key)).map((key) =>
    complainOfKey([...path, key], fill(message, { word: shown(key) }), useOneOf(known, key))
  );
}

function endedByItself({ step, path }: Located): readonly Complaint[] {
  if (!isMapping(step["send"]) || !("line-end" in step)) return [];
  return [complainOfKey([...path, "line-end"], CROSS.endRaw, CROSS_FIX.rawLineEnd)];
}

/** Only where people sit at a program can anything be done at it. */
function somethingToDo({ step, path }: Located, { known }: Facts): readonly Complaint[] {
  if (!("do" in step)) return [];
  const { actFault } = known;
  if (actFault) return actFaults(step["do"], [...path, "do"], actFault);
  if (known.starts || !known.greetings) return [];
  return [complainOfKey([...path, "do"], CROSS.doHere, CROSS_FIX.noPerson)];
}

function actFaults(
  acts: unknown,
  path: DocumentPath,
  actFault: NonNullable<KnownNames["actFault"]>,
): readonly Complaint[] {
  if (Array.isArray(acts)) {
    return acts.flatMap((act, index) => actFaults(act, [...path, index], actFault));
  }
  const fix = typeof acts === "string" ? actFault(acts) : undefined;
  if (fix === undefined) return [];
  return [complain(path, fill(CROSS.doAct, { word: shown(String(acts)) }), fix)];
}
