/** All rules, with what became of each, or with all that is known of each. @module */

import type { Rule } from "../../../harness/core/mod.ts";
import type { Overview, Rulebook, ScenarioView } from "../model.ts";
import { Requirement, Row, RuleName } from "./breach.tsx";
import { FATE_SIGNS, FATE_WORDS, fatesOver } from "./fates.ts";
import { ruleAnchor, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { Prose } from "./text.tsx";

/** The rules of the run; a broken one leads to its failure. */
export function RuleList({ overview }: { readonly overview: Overview }) {
  const { say, read } = useReader();
  const { rules, runs, failures } = overview;
  const fateOf = fatesOver(runs);
  const shown = new Set(failures.map(({ rule }) => rule));
  return (
    <>
      {rules.some((_, at) => fateOf(at) === "untried") && <p class="note">{say("untriedNote")}</p>}
      <ul class="rules">
        {rules.map((rule, at) => {
          const fate = fateOf(at);
          return (
            <li key={rule.id} id={shown.has(at) ? undefined : ruleAnchor(rule.id)} class={fate}>
              <span class={`fate ${fate}`}>
                <span class="sign" aria-hidden="true">{FATE_SIGNS[fate]}</span>{" "}
                <span>{say(FATE_WORDS[fate])}</span>
              </span>
              <div>
                <RuleName rule={rule} level={rule.level} link={ruleLink(rule.id)} />
                <p>
                  {read(rule.text)}{" "}
                  {rule.spec !== "" && (
                    <span class="spec">{say("section", { what: read(rule.spec) })}</span>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The whole rulebook. */
export function RulebookView({ rulebook }: { readonly rulebook: Rulebook }) {
  const { say } = useReader();
  const { rules, scenarios } = rulebook;
  const groups = Map.groupBy(rules, ({ id }) => id.replace(/\/.*$/, ""));
  return (
    <>
      <p class="note">{say("rulebookNote", { count: rules.length })}</p>
      {[...groups].map(([group, members]) => (
        <section key={group} class="failures">
          <h2>
            {group} <span class="count">{members.length}</span>
          </h2>
          {members.map((rule) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              scenarios={scenarios.filter((one) => one.rules.includes(rules.indexOf(rule)))}
            />
          ))}
        </section>
      ))}
    </>
  );
}

function RuleCard(
  { rule, scenarios }: { readonly rule: Rule; readonly scenarios: readonly ScenarioView[] },
) {
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
