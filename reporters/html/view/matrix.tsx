/** Several engines against the rules that any of them broke. @module */

import { FATES, type RuleFate } from "../../rule_fates.ts";
import { conclusionWords } from "../../labels.ts";
import type { Overview, RunView } from "../model.ts";
import { coverageOf, FATE_SIGNS, FATE_WORDS, fatesIn } from "./fates.ts";
import { caseLink, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { CONCLUSION_SIGNS } from "./summary.tsx";
import { LevelBadge } from "./text.tsx";

/** A cell: broken by the case of this index, what else became of the rule, or no rule of theirs. */
type MatrixCell = number | RuleFate | undefined;

/** For each run, for each of the rules, what became of it. */
export function matrixOf(
  { runs, cases }: Overview,
  rules: readonly number[],
): readonly MatrixCell[][] {
  const breaker = runs.map(() => new Map<number, number>());
  for (const [at, { run, broken, outcome }] of cases.entries()) {
    if (outcome === "expected-failure") continue;
    for (const rule of broken) if (!breaker[run]?.has(rule)) breaker[run]?.set(rule, at);
  }
  return runs.map((view, run) => {
    const fateOf = fatesIn(view);
    const own = new Set(view.rules);
    return rules.map((rule) => {
      if (!own.has(rule)) return undefined;
      const fate = fateOf(rule);
      return fate === "broken" ? breaker[run]?.get(rule) ?? fate : fate;
    });
  });
}

/** The matrix; nothing where there is one engine. */
export function Matrix({ overview, file }: { readonly overview: Overview; readonly file: number }) {
  const { say } = useReader();
  if (overview.runs.length < 2) return null;
  const cells = matrixOf(overview, overview.failures.map(({ rule }) => rule));
  const present = new Set(cells.flat().map((cell) => typeof cell === "number" ? "broken" : cell));
  const legend = FATES.filter((fate) => present.has(fate)).map((fate) =>
    `${FATE_SIGNS[fate]} ${say(FATE_WORDS[fate])}`
  );
  return (
    <section id="matrix">
      <h2>{say("matrix")}</h2>
      <p class="note">{say("matrixNote")} {legend.join(", ")}</p>
      <div class="matrix" role="region" tabIndex={0} aria-label={say("matrix")}>
        <table>
          <MatrixHead overview={overview} />
          <tbody>
            {overview.runs.map((run, at) => (
              <tr key={at}>
                <RunHead run={run} />
                {cells[at]?.map((cell, rule) =>
                  cellView(cell, { at: rule, overview, file, broken: say("brokenRule") })
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MatrixHead({ overview: { failures, rules } }: { readonly overview: Overview }) {
  const { say, read } = useReader();
  return (
    <thead>
      <tr>
        <th scope="col">{say("engine")}</th>
        {failures.map(({ rule, binding, level }) => {
          const { id = "" } = rules[rule] ?? {};
          return (
            <th key={rule} scope="col" class="rule">
              <a href={ruleLink(id)}>{read(id, 80)}</a>{" "}
              <LevelBadge level={binding} weighs={level} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** What an engine comes to, and how many rules it was put to the test on. */
function RunHead({ run }: { readonly run: RunView }) {
  const { read, say, language } = useReader();
  const { count, all } = coverageOf([run]);
  const { conclusion, engine } = run;
  const words = conclusionWords(conclusion, run)[language];
  return (
    <th scope="row">
      <span
        class={`sign ${conclusion}`}
        role="img"
        aria-label={words}
        title={words}
      >
        {CONCLUSION_SIGNS[conclusion]}
      </span>{" "}
      {read(engine.name, 60)} <span class="count" title={say("tested")}>{count}/{all}</span>
    </th>
  );
}

/** No component: there may be tens of thousands. */
function cellView(
  cell: MatrixCell,
  { at, overview, file, broken }: {
    readonly at: number;
    readonly overview: Overview;
    readonly file: number;
    /** What a reader hears instead of the sign. */
    readonly broken: string;
  },
) {
  if (cell === undefined) return <td key={at} />;
  if (typeof cell === "string") return <td key={at} class={cell}>{FATE_SIGNS[cell]}</td>;
  const row = overview.cases[cell];
  return (
    <td key={at} class="broken">
      {row && <a href={caseLink(overview, row, file)} aria-label={`✗ ${broken}`}>✗</a>}
    </td>
  );
}
