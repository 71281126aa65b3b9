/** Several engines against the rules that any of them broke. @module */

import { type Fate, FATES } from "../../rule_fates.ts";
import type { Overview } from "../model.ts";
import { FATE_SIGNS, FATE_WORDS, fatesIn } from "./fates.ts";
import { caseLink, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { LevelBadge } from "./text.tsx";

/** A cell: broken by the case of this index, or what else became of the rule. */
type Cell = number | Fate;

/** For each run, for each of the rules, what became of it. */
export function matrixOf({ runs, cases }: Overview, rules: readonly number[]): readonly Cell[][] {
  const breaker = runs.map(() => new Map<number, number>());
  for (const [at, { run, broken, outcome }] of cases.entries()) {
    if (outcome === "expected-failure") continue;
    for (const rule of broken) if (!breaker[run]?.has(rule)) breaker[run]?.set(rule, at);
  }
  return runs.map((view, run) => {
    const fateOf = fatesIn(view);
    return rules.map((rule) => {
      const fate = fateOf(rule);
      return fate === "broken" ? breaker[run]?.get(rule) ?? fate : fate;
    });
  });
}

/** The matrix; nothing where there is one engine. */
export function Matrix({ overview, file }: { readonly overview: Overview; readonly file: number }) {
  const { say, read } = useReader();
  if (overview.runs.length < 2) return null;
  const rules = overview.failures.map(({ rule }) => rule);
  const cells = matrixOf(overview, rules);
  const broken = say("brokenRule");
  return (
    <section id="matrix">
      <h2>{say("matrix")}</h2>
      <p class="note">
        {say("matrixNote")}{" "}
        {FATES.map((fate) => `${FATE_SIGNS[fate]} ${say(FATE_WORDS[fate])}`).join(", ")}
      </p>
      <div class="matrix" role="region" tabIndex={0} aria-label={say("matrix")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("engine")}</th>
              {overview.failures.map(({ rule, level }) => {
                const id = overview.rules[rule]?.id ?? "";
                return (
                  <th key={rule} scope="col" class="rule">
                    <a href={ruleLink(id)}>{read(id, 80)}</a> <LevelBadge level={level} />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, run) => (
              <tr key={run}>
                <th scope="row">{read(overview.runs[run]?.engine.name ?? "", 60)}</th>
                {row.map((cell, at) => cellView(cell, { at, overview, file, broken }))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** No component: there may be tens of thousands. */
function cellView(
  cell: Cell,
  { at, overview, file, broken }: {
    readonly at: number;
    readonly overview: Overview;
    readonly file: number;
    /** What a reader hears instead of the sign. */
    readonly broken: string;
  },
) {
  if (typeof cell === "string") return <td key={at} class={cell}>{FATE_SIGNS[cell]}</td>;
  const row = overview.cases[cell];
  return (
    <td key={at} class="broken">
      {row && <a href={caseLink(overview, row, file)} aria-label={`✗ ${broken}`}>✗</a>}
    </td>
  );
}
