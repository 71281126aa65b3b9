/** All that is known of each rule. @module */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Rulebook } from "../model.ts";
import { Requirement, Row, RuleName } from "./breach.tsx";
import { ruleAnchor, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { RuleChoices } from "./rule_choices.tsx";
import {
  ALL_RULES,
  filteredRules,
  groupOf,
  type RuleFilter,
  type TestedRule,
  testedRules,
} from "./rule_filter.ts";
import { Prose } from "./text.tsx";

/** The whole rulebook: a filter, what is in it, and the rules. */
export function RulebookView(
  { rulebook, asked }: {
    readonly rulebook: Rulebook;
    /** The rule that the address names: a filter that hides it is taken away. */
    readonly asked?: string;
  },
) {
  const { say } = useReader();
  const [filter, setFilter] = useState<RuleFilter>(ALL_RULES);
  const all = useMemo(() => testedRules(rulebook), [rulebook]);
  const shown = useMemo(() => filteredRules(all, filter), [all, filter]);
  useLayoutEffect(() => {
    const hidden = asked !== undefined && !shown.some(({ rule }) => rule.id === asked);
    if (hidden) setFilter(ALL_RULES);
  }, [asked]);
  const groups = [...Map.groupBy(shown, ({ rule }) => groupOf(rule))];
  const names = rulebook.protocols.map(({ id }) => id);
  return (
    <>
      <p class="note">{say("rulebookNote", { count: all.length })}</p>
      <RuleFilterBar filter={filter} protocols={names} onFilter={setFilter} />
      <p class="note needs-script" role="status">
        {say("rulesShown", { count: shown.length, all: all.length })}
      </p>
      {shown.length === 0 && <p>{say("noRuleShown")}</p>}
      <Contents groups={groups} />
      {groups.map(([group, members]) => (
        <section key={group} class="failures">
          <h2>
            {group} <span class="count">{members.length}</span>
          </h2>
          {members.map((one) => <RuleCard key={one.rule.id} tested={one} />)}
        </section>
      ))}
    </>
  );
}

function RuleFilterBar(
  { filter, protocols, onFilter }: {
    readonly filter: RuleFilter;
    readonly protocols: readonly string[];
    onFilter(filter: RuleFilter): void;
  },
) {
  const { say } = useReader();
  return (
    <div class="filter needs-script" role="search" aria-label={say("filter")}>
      <input
        type="search"
        value={filter.text}
        placeholder={say("searchRules")}
        aria-label={say("searchRules")}
        onInput={({ currentTarget }) => onFilter({ ...filter, text: currentTarget.value })}
      />
      <RuleChoices filter={filter} protocols={protocols} onFilter={onFilter} />
    </div>
  );
}

function Contents(
  { groups }: { readonly groups: readonly (readonly [string, readonly TestedRule[]])[] },
) {
  const { say, read } = useReader();
  if (groups.length === 0) return null;
  return (
    <nav class="rule-contents" aria-label={say("contents")}>
      <h2>{say("contents")}</h2>
      {groups.map(([group, members]) => (
        <details key={group} open={groups.length === 1}>
          <summary>
            {group} <span class="count">{members.length}</span>
          </summary>
          <ul>
            {members.map(({ rule }) => (
              <li key={rule.id}>
                <a href={ruleLink(rule.id)} title={read(rule.text)}>
                  {read(rule.id.slice(group.length + 1), 80)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function RuleCard({ tested: { rule, scenarios } }: { readonly tested: TestedRule }) {
  const { say, label, read } = useReader();
  return (
    <article id={ruleAnchor(rule.id)} class={`card rulebook ${rule.level.toLowerCase()}`}>
      <h3>
        <RuleName rule={rule} level={rule.level} link={ruleLink(rule.id)} />
      </h3>
      <Requirement rule={rule} />
      <dl>
        <Row name={label("hint")}>
          <div class="hint">
            <Prose text={rule.hint} />
          </div>
        </Row>
        <Row name={say("testedBy")}>
          {scenarios.length === 0 ? say("noScenario") : (
            <ul>
              {scenarios.map(({ id, title }) => (
                <li key={id}>
                  <code>{id}</code> {read(title)}
                </li>
              ))}
            </ul>
          )}
        </Row>
      </dl>
    </article>
  );
}
