/** What a case has found so far. @module */

import type { Course, Finding, Rule, Span, Violation } from "../core/mod.ts";

/** Broken rules, each once, with how often. */
export class CaseRecord {
  readonly #violations = new Map<string, Violation>();
  readonly #rules: ReadonlyMap<string, Rule>;

  constructor(rules: readonly Rule[]) {
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]));
  }

  /** Findings that still count once a ply was replaced: those about these rules. */
  #trusted: ReadonlySet<string> | undefined;
  #spoilt = false;
  #resigned = false;
  readonly #nearly = new Set<string>();

  /** What a finding did to the case; `staked` are the rules of the game. */
  course(whole: boolean, staked: readonly string[] = []): Course | undefined {
    const broken = [...this.#violations.keys()];
    const ofGame = broken.every((rule) => staked.includes(rule));
    if (broken.length > 0 && (!whole || this.#spoilt)) {
      return !this.#spoilt && ofGame ? "illegal" : "cut";
    }
    if (this.#resigned) return "resigned";
    return this.#trusted && ofGame ? "amended" : undefined;
  }

  /** The engine's ply was replaced: what it does now may come of that, but for these rules. */
  amend(trusted: readonly string[]): void {
    this.#trusted ??= new Set(trusted);
  }

  /** The engine gave up where a scenario's own question asked for a ply. */
  resign(): void {
    this.#resigned = true;
  }

  /** An answer to a plain question came just before it would have broken a rule. */
  nearlyBreak(rule = ""): void {
    this.#nearly.add(rule);
  }

  /**
   * Whether a late answer has nothing to do with what was changed in the question: the plain one was
   * late by the same rule, or nearly.
   */
  isLateAnyway({ rule, otherwise = rule, timing }: Finding): boolean {
    return timing === true && (this.#violations.has(otherwise) || this.#nearly.has(otherwise));
  }

  get violations(): readonly Violation[] {
    return [...this.#violations.values()];
  }

  /** Writes a finding down; a rule broken again only counts. */
  add(finding: Finding, { sent, at }: { sent: string; at?: Span }): void {
    if (!this.#rules.has(finding.rule)) throw new Error(`Unknown rule: "${finding.rule}"`);
    const before = this.#violations.get(finding.rule);
    if (!before && this.#trusted && !this.#trusted.has(finding.rule)) {
      this.#spoilt = true;
      return;
    }
    const first = before ?? { ...finding, sent: sent === "" ? undefined : sent, at, times: 0 };
    this.#violations.set(finding.rule, { ...first, times: first.times + 1 });
  }
}
