/** What no schema can say of a dialogue: that patterns find and templates tell what is needed. @module */

import { PLACES, placesIn, SEED_DIALOGUE } from "../../protocols/shogi-console/mod.ts";
import { fill, type Localized } from "../../core/mod.ts";
import { SHOGI_RULES } from "../../games/shogi/mod.ts";
import { boardFaults, sameNames } from "./check_dialogue_names.ts";
import { DIALOGUE, DIALOGUE_FIX } from "./dialogue_words.ts";
import { patternFault } from "../safe_pattern.ts";
import { CANNOT } from "../problem_words.ts";
import { complain, type Complaint, type DocumentPath, isMapping, shown } from "../say.ts";
import { useOneOf } from "../suggest.ts";

type Mapping = Readonly<Record<string, unknown>>;

/** Complaints about a file as YAML gave it. */
export function checkDialogue(file: unknown): readonly Complaint[] {
  if (!isMapping(file)) return [];
  return [
    ...PATTERNS.flatMap(({ path, groups }) => patternFaults(file, path, groups)),
    ...TEMPLATES.flatMap((one) => templateFaults(file, one)),
    ...[...listed(file, ["prompts", "others"]), ...asides(file)].flatMap(({ text, path }) => [
      ...emptyFault(text, path),
      ...linesFault(text, path),
    ]),
    ...sameHand(file),
    ...meaningFaults(file),
    ...sameNames(file),
    ...boardFaults(file),
    ...strangeSides(file),
    ...noFile(file),
  ];
}

/** Where patterns stand, and groups of which they need one. */
const PATTERNS: readonly { readonly path: DocumentPath; readonly groups: readonly string[] }[] = [
  { path: ["state"], groups: ["number", "side"] },
  { path: ["hands", "first"], groups: ["pieces"] },
  { path: ["hands", "second"], groups: ["pieces"] },
  { path: ["hands", "both"], groups: ["pieces"] },
  { path: ["board", "row"], groups: ["cells"] },
  { path: ["prompts", "move"], groups: [] },
  { path: ["prompts", "promotion"], groups: [] },
  { path: ["prompts", "replay"], groups: [] },
  { path: ["end"], groups: [] },
];

interface Template {
  readonly path: DocumentPath;
  /** Places of which each group must have one. */
  readonly needs: readonly (readonly string[])[];
  /** All that can be filled in. */
  readonly fills: readonly string[];
}

const TO = [["to-file", "to-column"], ["to-rank", "to-letter"]];
const FROM = [["from-file", "from-column"], ["from-rank", "from-letter"]];
/** A record is read by its files. */
const RECORD_TO = [["to-file"], ["to-rank", "to-letter"]];
const RECORD_FROM = [["from-file"], ["from-rank", "from-letter"]];
const RECORDED = PLACES.filter((place) => !place.endsWith("-column"));
const HELD = [["index", "index0", "letter", "piece"]];

const TEMPLATES: readonly Template[] = [
  {
    path: ["input", "move"],
    needs: [...FROM, ...TO],
    fills: [...FROM.flat(), ...TO.flat(), "piece", "letter"],
  },
  { path: ["input", "drop"], needs: [...HELD, ...TO], fills: [...HELD.flat(), ...TO.flat()] },
  { path: ["record", "move"], needs: [...RECORD_FROM, ...RECORD_TO], fills: RECORDED },
  { path: ["record", "drop"], needs: [...HELD, ...RECORD_TO], fills: RECORDED },
];

function at(file: Mapping, path: DocumentPath): unknown {
  return path.reduce<unknown>((value, key) => isMapping(value) ? value[key] : undefined, file);
}

function patternFaults(file: Mapping, path: DocumentPath, groups: readonly string[]) {
  const pattern = at(file, path);
  if (typeof pattern !== "string" || patternFault(pattern) !== undefined) return [];
  const lacks = groups.length > 0 && !groups.some((name) => pattern.includes(`(?<${name}>`));
  const word = shown(pattern);
  const names = either(groups.map((name) => `(?<${name}>…)`));
  return [
    ...lacks
      ? [
        complain(
          path,
          fill(DIALOGUE.findWhatItTells, { word }),
          fill(DIALOGUE_FIX.putGroups, { names }),
        ),
      ]
      : [],
    ...groups.length === 0 ? emptyFault(pattern, path) : [],
    ...linesFault(pattern, path),
  ];
}

function either(names: readonly string[]): Localized {
  return { en: names.join(" or "), zh: names.join(" 或 "), ja: names.join(" か ") };
}

/** Patterns are looked for in one line after the other. */
function linesFault(pattern: string, path: DocumentPath): readonly Complaint[] {
  if (!/\n|(?<![\\^])\\[nr]/.test(pattern)) return [];
  const message = fill(DIALOGUE.noLineFeed, { word: shown(pattern) });
  return [complain(path, message, DIALOGUE_FIX.oneLine)];
}

/** A prompt that is found everywhere would cut screens to pieces. */
function emptyFault(pattern: string, path: DocumentPath): readonly Complaint[] {
  if (patternFault(pattern) !== undefined || !new RegExp(pattern, "u").test("")) return [];
  const message = fill(DIALOGUE.foundInNothing, { word: shown(pattern) });
  return [complain(path, message, DIALOGUE_FIX.whatItSays)];
}

function templateFaults(file: Mapping, { path, needs, fills }: Template): readonly Complaint[] {
  const value = at(file, path);
  const texts = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const places = texts.flatMap((text) => typeof text === "string" ? placesIn(text) : []);
  if (texts.length === 0) return [];
  const unknown = places.filter((name) => !fills.includes(name));
  const missing = needs.filter((group) => !group.some((name) => places.includes(name)));
  return [
    ...unknown.map((name) =>
      complain(path, fill(DIALOGUE.fillIn, { word: shown(`{${name}}`) }), useOneOf(fills, name))
    ),
    ...missing.map((group) =>
      complain(
        path,
        DIALOGUE.wholePly,
        fill(DIALOGUE_FIX.addPlaces, { names: either(group.map((name) => `{${name}}`)) }),
      )
    ),
  ];
}

function listed(
  file: Mapping,
  path: DocumentPath,
): readonly { text: string; path: DocumentPath }[] {
  const value = at(file, path);
  if (!Array.isArray(value)) return [];
  return value.flatMap((text, index) =>
    typeof text === "string" ? [{ text, path: [...path, index] }] : []
  );
}

/** The questions that are asked only sometimes. */
function asides(file: Mapping): readonly { text: string; path: DocumentPath }[] {
  const all = file["questions"];
  if (!Array.isArray(all)) return [];
  return all.flatMap((one, index) => {
    const text = isMapping(one) ? one["asks"] : undefined;
    return typeof text === "string" ? [{ text, path: ["questions", index, "asks"] }] : [];
  });
}

function sameHand(file: Mapping): readonly Complaint[] {
  const order = at(file, ["hands", "order"]);
  if (!Array.isArray(order) || order[0] !== order[1]) return [];
  const message = fill(DIALOGUE.twoHands, { word: shown(String(order[0])) });
  return [complain(["hands", "order"], message, DIALOGUE_FIX.bothSides)];
}

const MEANINGS = [...SHOGI_RULES.map(({ id }) => id.replace("shogi/", "")), "undo"];

function meaningFaults(file: Mapping): readonly Complaint[] {
  const refusals = file["refusals"];
  if (!Array.isArray(refusals)) return [];
  return refusals.flatMap((one, index) => {
    const means = isMapping(one) ? one["means"] : undefined;
    if (!Array.isArray(means)) return [];
    return means.flatMap((name, place) =>
      typeof name !== "string" || MEANINGS.includes(name) ? [] : [complain(
        ["refusals", index, "means", place],
        fill(CANNOT.findRule, { word: shown(name) }),
        useOneOf(MEANINGS, name),
      )]
    );
  });
}

/** Names of sides that the state marker cannot tell. */
function strangeSides(file: Mapping): readonly Complaint[] {
  const state = file["state"] ?? SEED_DIALOGUE.state;
  const told = isMapping(file["sides"]) ? file["sides"] : {};
  const names = { ...SEED_DIALOGUE.sides, ...told };
  const group = typeof state === "string" ? groupIn(state, "side") : undefined;
  if (group === undefined || patternFault(group) !== undefined) return [];
  const whole = new RegExp(`^(?:${group})$`, "u");
  const lost = (["first", "second"] as const).flatMap((key) => {
    const name = names[key];
    if (typeof name !== "string" || whole.test(name)) return [];
    const path = key in told ? ["sides", key] : ["state"];
    const message = fill(DIALOGUE.sideByGroup, { word: shown(name) });
    return [complain(path, message, fill(DIALOGUE_FIX.sideGroup, { key }))];
  });
  return lost.slice(0, 1);
}

/** What stands in a named group of a pattern; undefined where it cannot be told. */
function groupIn(pattern: string, name: string): string | undefined {
  const start = pattern.indexOf(`(?<${name}>`);
  if (start < 0 || /\\[1-9k]/.test(pattern)) return undefined;
  const inner = pattern.slice(start + name.length + 4);
  let depth = 1;
  for (const { 0: token, index } of inner.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()]/gu)) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    if (depth === 0) return inner.slice(0, index);
  }
  return undefined;
}

function noFile(file: Mapping): readonly Complaint[] {
  const without = Array.isArray(file["without"]) ? file["without"] : [];
  const needless = file["record"] === "none" || at(file, ["start", "file"]) !== undefined;
  if (needless) return [];
  const part = { new: "record", replay: "replay" };
  return (["new", "replay"] as const).flatMap((key) => {
    const value = at(file, ["start", key]);
    if (
      value === undefined || without.includes(part[key]) || JSON.stringify(value).includes("{file}")
    ) return [];
    const path = ["start", key];
    return [complain(path, DIALOGUE.recordFile, DIALOGUE_FIX.putFile)];
  });
}
