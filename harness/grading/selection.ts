/** The scenarios and rules that a rubric means by an id, a folder, a tag or a level. @module */

import { fill, type Localized } from "../core/mod.ts";
import { type Advice, CANNOT, didYouMean, FIX, shown, useOneOf } from "../scenario/mod.ts";
import type { Gradable, Scope } from "./rubric.ts";
import { RUBRIC, RUBRIC_FIX } from "./rubric_words.ts";

/** The keys of which exactly one says what is meant. */
export const SELECTORS = ["scenario", "rule", "tag", "level"] as const;

/** One of the keys. */
export type SelectorName = typeof SELECTORS[number];

/** Which names are known, looked up once. */
export class Selection {
  readonly #known: Gradable;
  readonly #scenarios: readonly string[];
  readonly #rules: readonly string[];
  /** For each rule the scenarios that cite it, in the order of the rules. */
  readonly citations: Readonly<Record<string, readonly string[]>>;

  constructor(known: Gradable) {
    this.#known = known;
    this.#scenarios = known.scenarios.map(({ id }) => id);
    this.#rules = known.rules.map(({ id }) => id);
    const citing = new Map<string, string[]>(this.#rules.map((id) => [id, []]));
    for (const { id, rules } of known.scenarios) {
      for (const rule of new Set(rules)) citing.get(rule)?.push(id);
    }
    this.citations = Object.fromEntries(citing);
  }

  /** The ids under some names, each once and in the order of the known ones. */
  scope(kind: SelectorName, names: readonly string[]): Scope {
    const meant = new Set(names.flatMap((name) => this.#meant(kind, name)));
    const rules = kind === "rule" || kind === "level";
    const ids = (rules ? this.#rules : this.#scenarios).filter((id) => meant.has(id));
    return { kind: rules ? "rules" : "scenarios", ids };
  }

  /** What is wrong with a name that means nothing; undefined where it means something. */
  misnomer(kind: SelectorName, name: string): Advice | undefined {
    if (this.#meant(kind, name).length > 0) return undefined;
    const about = (message: Localized) => fill(message, { word: shown(name) });
    const nearest = (ids: readonly string[], otherwise: Localized) =>
      didYouMean(name, withFolders(ids), otherwise);
    switch (kind) {
      case "scenario": {
        const fix = nearest(this.#scenarios, RUBRIC_FIX.seeScenarios);
        return { message: about(RUBRIC.findScenario), fix };
      }
      case "rule":
        return this.#isUncited(name)
          ? { message: about(RUBRIC.uncited), fix: RUBRIC_FIX.addScenario }
          : { message: about(CANNOT.findRule), fix: nearest(this.#rules, RUBRIC_FIX.seeRules) };
      case "tag":
        return { message: about(RUBRIC.findTag), fix: useOneOf(this.#tags(), name) };
      case "level":
        return { message: about(RUBRIC.findLevel), fix: FIX.leaveOut };
    }
  }

  #meant(kind: SelectorName, name: string): readonly string[] {
    switch (kind) {
      case "scenario":
        return this.#scenarios.filter((id) => isWithin(id, name));
      case "rule":
        return this.#rules.filter((id) => isWithin(id, name) && this.#isCited(id));
      case "tag":
        return this.#known.scenarios.filter(({ tags }) => tags?.includes(name)).map(({ id }) => id);
      case "level":
        return this.#known.rules.filter(({ level }) => level === name).map(({ id }) => id)
          .filter((id) => this.#isCited(id));
    }
  }

  /** A rule that no scenario covers cannot be kept. */
  #isCited(rule: string): boolean {
    return (this.citations[rule]?.length ?? 0) > 0;
  }

  #isUncited(name: string): boolean {
    return this.#rules.some((id) => isWithin(id, name));
  }

  #tags(): readonly string[] {
    return [...new Set(this.#known.scenarios.flatMap(({ tags }) => tags ?? []))].sort();
  }
}

function isWithin(id: string, name: string): boolean {
  return id === name || (name !== "" && id.startsWith(name.endsWith("/") ? name : `${name}/`));
}

/** The ids and every folder above them. */
function withFolders(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => {
    const parts = id.split("/");
    return parts.map((_, at) => parts.slice(0, parts.length - at).join("/"));
  }));
}
