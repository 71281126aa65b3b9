/** The list of cases, with filters. @module */

import { type Level, LEVELS, type Outcome, type Rule } from "../../../harness/core/mod.ts";
import { OUTCOMES } from "../../labels.ts";
import type { CaseRow, Overview } from "../model.ts";
import { caseLink, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { RuleChoices } from "./rule_choices.tsx";
import { LevelBadge, Verdict } from "./text.tsx";

/** What the list is narrowed to. */
export interface Filter {
  readonly text: string;
  /** All where empty. */
  readonly outcomes: readonly Outcome[];
  readonly level?: Level;
  readonly protocol?: string;
}

/** Everything. */
export const NO_FILTER: Filter = { text: "", outcomes: [] };

/** The cases that a filter lets through; every word of its text must be found somewhere. */
export function filtered(overview: Overview, filter: Filter): readonly CaseRow[] {
  const { runs, rules, scenarios, cases } = overview;
  const words = filter.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const titles = scenarios.map(({ title }) => `${title.en} ${title.zh} ${title.ja}`.toLowerCase());
  const haystack = ({ run, scenario, key, broken }: CaseRow): string =>
    [
      key.toLowerCase(),
      titles[scenario],
      runs[run]?.engine.name.toLowerCase(),
      ...broken.map((rule) => rules[rule]?.id),
    ].join(" ");
  return cases.filter((row) => {
    if (filter.outcomes.length > 0 && !filter.outcomes.includes(row.outcome)) return false;
    if (filter.protocol !== undefined && runs[row.run]?.protocol !== filter.protocol) return false;
    if (filter.level && !bindingFirst(row, overview).some((rule) => rule.level === filter.level)) {
      return false;
    }
    if (words.length === 0) return true;
    const text = haystack(row);
    return words.every((word) => text.includes(word));
  });
}

/** The list, at most `most` rows of it. */
export function CaseList(
  { overview, file, rows, most }: {
    readonly overview: Overview;
    readonly file: number;
    readonly rows: readonly CaseRow[];
    readonly most: number;
  },
) {
  const { say } = useReader();
  const several = overview.runs.length > 1;
  if (rows.length === 0) return <p class="note">{say("noneShown")}</p>;
  return (
    <table class="cases">
      <thead>
        <tr>
          <th scope="col">{say("verdict")}</th>
          {several && <th scope="col">{say("engine")}</th>}
          <th scope="col">{say("name")}</th>
          <th scope="col">{say("brokenRules")}</th>
          <th scope="col" class="time">{say("time")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, most).map((row) => (
          <CaseLine key={`${row.run} ${row.key}`} row={row} overview={overview} file={file} />
        ))}
      </tbody>
    </table>
  );
}

function CaseLine(
  { row, overview, file }: {
    readonly row: CaseRow;
    readonly overview: Overview;
    readonly file: number;
  },
) {
  const { read, time } = useReader();
  const { runs, scenarios, whys } = overview;
  const why = whys[row.why ?? -1];
  return (
    <tr class={row.outcome}>
      <td>
        <Verdict outcome={row.outcome} />
      </td>
      {runs.length > 1 && <td>{read(runs[row.run]?.engine.name ?? "", 60)}</td>}
      <td class="case">
        <a href={caseLink(overview, row, file)}>{read(row.key, 200)}</a>
        <span class="case-title">{read(scenarios[row.scenario]?.title ?? "", 200)}</span>
        {why !== undefined && <span class="why">{read(why, 200)}</span>}
      </td>
      <td class="broken">
        {bindingFirst(row, overview).map((rule) => (
          <a key={rule.id} href={ruleLink(rule.id)}>
            <span class="rule-id">{read(rule.id, 80)}</span> <LevelBadge {...rule} />
          </a>
        ))}
      </td>
      <td class="time">{row.outcome === "skipped" ? "–" : time(row.ms)}</td>
    </tr>
  );
}

/** The broken rules and what they weigh in the case, the strongest first. */
function bindingFirst(
  { broken, bindings, levels }: CaseRow,
  { rules }: Overview,
): readonly (Pick<Rule, "id" | "level"> & { readonly weighs: Level })[] {
  return broken
    .flatMap((index, at) => {
      const [rule, level, weighs] = [rules[index], bindings[at], levels[at]];
      return rule && level && weighs ? [{ id: rule.id, level, weighs }] : [];
    })
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** The filter's controls. */
export function FilterBar(
  { overview, filter, onFilter }: {
    readonly overview: Overview;
    readonly filter: Filter;
    onFilter(filter: Filter): void;
  },
) {
  const { say } = useReader();
  const present = new Set(overview.cases.map(({ outcome }) => outcome));
  const protocols = [...new Set(overview.runs.map(({ protocol }) => protocol))];
  return (
    <div class="filter" role="search" aria-label={say("filter")}>
      <input
        type="search"
        value={filter.text}
        placeholder={say("search")}
        aria-label={say("search")}
        onInput={({ currentTarget }) => onFilter({ ...filter, text: currentTarget.value })}
      />
      <div class="group" role="group" aria-label={say("verdict")}>
        {OUTCOMES.filter((outcome) => present.has(outcome)).map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={filter.outcomes.includes(outcome)}
            onClick={() => onFilter({ ...filter, outcomes: toggled(filter.outcomes, outcome) })}
          >
            <Verdict outcome={outcome} />
          </button>
        ))}
      </div>
      <RuleChoices
        filter={filter}
        protocols={protocols.length > 1 ? protocols : []}
        onFilter={onFilter}
      />
    </div>
  );
}

function toggled(outcomes: readonly Outcome[], outcome: Outcome): readonly Outcome[] {
  return outcomes.includes(outcome)
    ? outcomes.filter((one) => one !== outcome)
    : [...outcomes, outcome];
}
