/** All that is broken, the one to fix first on top. @module */

import type { Level } from "../../../harness/core/mod.ts";
import type { Failure, Overview } from "../model.ts";
import type { Word } from "../words.ts";
import { PlaceRow, ReplayRow, Requirement, Row, RuleName, Story } from "./breach.tsx";
import { caseLink, ruleAnchor, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { Verdict } from "./text.tsx";

interface Shown {
  readonly overview: Overview;
  /** Which file of the report this is. */
  readonly file: number;
}

const MOST_OTHERS = 200;
const MOST_OTHERS_OF_MANY = 20;
const SECTIONS: readonly { readonly level: Level; readonly name: Word }[] = [
  { level: "MUST", name: "failures" },
  { level: "SHOULD", name: "warnings" },
  { level: "MAY", name: "remarks" },
];
const NOTES = { MUST: "failuresNote", SHOULD: "warningsNote", MAY: undefined } as const;
const GAME_NOTES = {
  MUST: "gameFailuresNote",
  SHOULD: "gameWarningsNote",
  MAY: undefined,
} as const;

/** Failures, warnings, remarks and what could not be judged. */
export function Failures({ overview, file }: Shown) {
  const { say } = useReader();
  return (
    <>
      {SECTIONS.map(({ level, name }) => {
        const failures = overview.failures.filter((failure) => failure.level === level);
        const note = (overview.match ? GAME_NOTES : NOTES)[level];
        const cases =
          new Set(failures.flatMap((one) => [one.case, ...one.others.map(caseOf)])).size;
        if (failures.length === 0) return null;
        return (
          <section key={level} id={name} class="failures">
            <h2>
              {say(name)} <span class="count">{failures.length}</span>
            </h2>
            {note && <p class="note">{say(note, { cases, all: overview.cases.length })}</p>}
            {failures.map((failure) => (
              <Card key={failure.rule} failure={failure} overview={overview} file={file} />
            ))}
          </section>
        );
      })}
      <Unjudged overview={overview} file={file} />
    </>
  );
}

function caseOf({ case: at }: { readonly case: number }): number {
  return at;
}

function Card({ failure, overview, file }: Shown & { readonly failure: Failure }) {
  const { label, say, read } = useReader();
  const rule = overview.rules[failure.rule];
  const row = overview.cases[failure.case];
  const scenario = row && overview.scenarios[row.scenario];
  if (!rule) return null;
  return (
    <article id={ruleAnchor(rule.id)} class={`card ${failure.level.toLowerCase()}`}>
      <h3>
        <RuleName
          rule={rule}
          binding={failure.binding}
          level={failure.level}
          link={ruleLink(rule.id)}
        />
      </h3>
      <Requirement rule={rule} />
      <Story breach={failure.breach} rule={rule}>
        {row && scenario && (
          <Row name={overview.match ? say("gameRow") : label("scenario")}>
            <a href={caseLink(overview, row, file)}>{read(row.key, 300)}</a> {read(scenario.title)}
          </Row>
        )}
        <PlaceRow breach={failure.breach} />
        <ReplayRow replay={failure.replay} />
      </Story>
      <Others failure={failure} overview={overview} file={file} />
    </article>
  );
}

function Others({ failure: { others }, overview, file }: Shown & { readonly failure: Failure }) {
  const { say, read } = useReader();
  if (others.length === 0) return null;
  const several = overview.runs.length > 1;
  const most = several ? MOST_OTHERS_OF_MANY : MOST_OTHERS;
  return (
    <details class="others">
      <summary>
        {say(overview.match ? "alsoInGames" : "alsoIn", { count: others.length })}
      </summary>
      <ul>
        {others.slice(0, most).map(({ case: at, actual }) => {
          const row = overview.cases[at];
          return row && (
            <li key={at}>
              {several && <span>{read(overview.runs[row.run]?.engine.name ?? "", 60)}</span>}
              <a href={caseLink(overview, row, file)}>{read(row.key, 300)}</a>{" "}
              <code>{read(actual, 120)}</code>
            </li>
          );
        })}
        {others.length > most && <li>… {say("more", { count: others.length - most })}</li>}
      </ul>
    </details>
  );
}

function Unjudged({ overview, file }: Shown) {
  const { say, label, read } = useReader();
  const rows = overview.cases.filter(({ outcome }) => outcome === "errored");
  if (rows.length === 0) return null;
  return (
    <section id="unjudged" class="failures">
      <h2>
        {say("unjudged")} <span class="count">{rows.length}</span>
      </h2>
      <p class="note">{label("errorsNote")}</p>
      <ul class="card unjudged">
        {rows.slice(0, MOST_OTHERS).map((row, at) => (
          <li key={at}>
            <Verdict outcome={row.outcome} />{" "}
            <a href={caseLink(overview, row, file)}>{read(row.key, 300)}</a>{" "}
            <span>{read(overview.whys[row.why ?? -1] ?? "", 400)}</span>
          </li>
        ))}
        {rows.length > MOST_OTHERS && <li>… {say("more", { count: rows.length - MOST_OTHERS })}
        </li>}
      </ul>
    </section>
  );
}
