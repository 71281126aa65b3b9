/** What a case has found so far. @module */

import type { Finding, Rule, Span, Violation } from "../core/mod.ts";

/** Broken rules, each once, with how often. */
export class CaseRecord {
  readonly #violations = new Map<string, Violation>();
  readonly #rules: ReadonlyMap<string, Rule>;

  constructor(rules: readonly Rule[]) {
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]));
  }

  get violations(): readonly Violation[] {
    return [...this.#violations.values()];
  }

  /** Writes a finding down; a rule broken again only counts. */
  add(finding: Finding, { sent, at }: { sent: string; at?: Span }): void {
    if (!this.#rules.has(finding.rule)) throw new Error(`Unknown rule: "${finding.rule}"`);
    const before = this.#violations.get(finding.rule);
    const first = before ?? { ...finding, sent: sent === "" ? undefined : sent, at, times: 0 };
    this.#violations.set(finding.rule, { ...first, times: first.times + 1 });
  }
}
