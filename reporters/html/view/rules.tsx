/** All rules of a run, with what became of each. @module */

import type { Overview } from "../model.ts";
import { RuleName } from "./breach.tsx";
import { FATE_SIGNS, FATE_WORDS, fatesOver } from "./fates.ts";
import { ruleAnchor, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";

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
