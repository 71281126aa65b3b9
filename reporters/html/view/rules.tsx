/** All rules of a run, with what became of each. @module */

import { useLayoutEffect, useState } from "preact/hooks";
import { isEmptyText, type Rule, weight } from "../../../harness/core/mod.ts";
import { FATES, type RuleFate } from "../../rule_fates.ts";
import type { Overview } from "../model.ts";
import { RuleName } from "./breach.tsx";
import { FATE_SIGNS, FATE_WORDS, fatesOver } from "./fates.ts";
import { ruleAnchor, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";

/** The rules of the run, those of some fates alone if one likes; a broken one leads to its failure. */
export function RuleList(
  { overview, asked }: {
    readonly overview: Overview;
    /** The rule that the address names: it is shown, whatever else one likes. */
    readonly asked?: string;
  },
) {
  const { say } = useReader();
  const [wanted, setWanted] = useState<RuleFate>();
  useLayoutEffect(() => {
    if (asked !== undefined) setWanted(undefined);
  }, [asked]);
  const { rules, runs, failures } = overview;
  const fateOf = fatesOver(runs);
  const fates = rules.map((_, at) => fateOf(at));
  const shown = new Set(failures.map(({ rule }) => rule));
  const strict = runs.some((run) => run.strict);
  return (
    <>
      {fates.includes("untried") && <p class="note">{say("untriedNote")}</p>}
      <div class="group filter" role="group" aria-label={say("filter")}>
        {FATES.filter((fate) => fates.includes(fate)).map((fate) => (
          <button
            key={fate}
            type="button"
            aria-pressed={fate === wanted}
            onClick={() => setWanted(fate === wanted ? undefined : fate)}
          >
            <FateWord fate={fate} /> <b>{fates.filter((one) => one === fate).length}</b>
          </button>
        ))}
      </div>
      <ul class="rules">
        {rules.map((rule, at) => {
          const fate = fates[at] ?? "untried";
          if (wanted && fate !== wanted) return null;
          const anchor = shown.has(at) ? undefined : ruleAnchor(rule.id);
          const level = weight(rule.level, strict);
          return <RuleLine key={rule.id} {...{ rule, level, fate, anchor }} />;
        })}
      </ul>
    </>
  );
}

/** What became of a rule: a sign and a word. */
function FateWord({ fate }: { readonly fate: RuleFate }) {
  const { say } = useReader();
  return (
    <span class={`fate ${fate}`}>
      <span class="sign" aria-hidden="true">{FATE_SIGNS[fate]}</span>{" "}
      <span>{say(FATE_WORDS[fate])}</span>
    </span>
  );
}

function RuleLine(
  { rule, level, fate, anchor }: {
    readonly rule: Rule;
    /** What it weighs here. */
    readonly level: Rule["level"];
    readonly fate: RuleFate;
    readonly anchor?: string;
  },
) {
  const { say, read } = useReader();
  return (
    <li id={anchor} class={fate}>
      <FateWord fate={fate} />
      <div>
        <RuleName rule={rule} level={level} link={ruleLink(rule.id)} />
        <p>
          {read(rule.text)}{" "}
          {!isEmptyText(rule.spec) && (
            <span class="spec">{say("section", { what: read(rule.spec) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
