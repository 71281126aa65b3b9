/** The verdict in words, and what it rests on. @module */

import { LEVELS, type Outcome } from "../../../harness/core/mod.ts";
import type { Conclusion } from "../../conclusion.ts";
import { confinementWords, openHoles } from "../../confinement_words.ts";
import { conclusionWords, lossLabel, OUTCOMES } from "../../labels.ts";
import { proseLines } from "../../lines.ts";
import type { Overview, RunView } from "../model.ts";
import { Row } from "./breach.tsx";
import { coverageOf } from "./fates.ts";
import { ruleLink } from "./links.ts";
import { type Reader, useReader } from "./reader.tsx";
import { Code, LevelBadge, Verdict } from "./text.tsx";

/** Signs that do without colour. */
export const CONCLUSION_SIGNS: Readonly<Record<Conclusion, string>> = {
  conforms: "✓",
  violations: "✗",
  unstartable: "✗",
  inconclusive: "?",
};

/** What all runs come to, the worst of them. */
function conclusionOfAll({ runs }: Overview): Conclusion {
  const order = ["violations", "unstartable", "inconclusive"] as const;
  return order.find((one) => runs.some(({ conclusion }) => conclusion === one)) ?? "conforms";
}

/** The verdict in words. */
export function verdictWords(overview: Overview, { language, say }: Reader): string {
  const { runs } = overview;
  if (overview.underWay) {
    const all = runs.reduce((sum, { planned }) => sum + planned, 0);
    return say("underWay", { count: overview.cases.length, all });
  }
  const [run = { ran: 0 }] = runs;
  if (runs.length <= 1) return conclusionWords(conclusionOfAll(overview), run)[language];
  const count = runs.filter(({ conclusion }) => conclusion === "conforms").length;
  return say("conform", { count, all: runs.length });
}

/** Whether the reader has filtered the scenarios. */
function isPart({ runs }: Overview): boolean {
  return runs.some(({ leftOut = 0 }) => leftOut > 0);
}

/** The first thing one sees. */
export function Summary({ overview }: { readonly overview: Overview }) {
  const reader = useReader();
  const conclusion = conclusionOfAll(overview);
  const [run, ...others] = overview.runs;
  return (
    <section
      class={`summary ${conclusion}${isPart(overview) ? " part" : ""}`}
      aria-label={reader.say("summary")}
    >
      <p class="conclusion">
        <span class="stamp" aria-hidden="true">
          {overview.underWay ? "…" : CONCLUSION_SIGNS[conclusion]}
        </span>
        {verdictWords(overview, reader)}
      </p>
      {!overview.underWay && overview.runs.map((one, at) => <Loss key={at} run={one} />)}
      <div class="tiles">
        <Counts overview={overview} />
        <Levels overview={overview} />
        <Coverage overview={overview} />
      </div>
      <MendFirst overview={overview} />
      {run && others.length === 0 && <Facts run={run} />}
      {overview.files.length > 1 && (
        <p class="note">{reader.say("severalFiles", { count: overview.files.length - 1 })}</p>
      )}
    </section>
  );
}

function Counts({ overview: { cases } }: { readonly overview: Overview }) {
  const { say } = useReader();
  const counts = new Map<Outcome, number>();
  for (const { outcome } of cases) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return (
    <div class="tile">
      <h2>
        {say("cases")} <span class="count">{cases.length}</span>
      </h2>
      <ul class="counts">
        {OUTCOMES.filter((outcome) => counts.has(outcome)).map((outcome) => (
          <li key={outcome}>
            <b>{counts.get(outcome)}</b> <Verdict outcome={outcome} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Levels({ overview: { failures } }: { readonly overview: Overview }) {
  const { say } = useReader();
  return (
    <div class="tile">
      <h2>{say("brokenRules")}</h2>
      <ul class="counts">
        {LEVELS.map((level) => {
          const those = failures.filter(({ binding }) => binding === level);
          return (
            <li key={level} class={those.length === 0 ? "none" : undefined}>
              <b>{those.length}</b> <LevelBadge level={level} weighs={those[0]?.level} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Coverage({ overview: { runs } }: { readonly overview: Overview }) {
  const { say } = useReader();
  const { count, all } = coverageOf(runs);
  const words = say("coverageOf", { count, all });
  return (
    <div class="tile coverage">
      <h2>{say("coverage")}</h2>
      <svg class="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="all" width="100" height="6" />
        <rect class="part" width={all === 0 ? 0 : count / all * 100} height="6" />
      </svg>
      <b>{words}</b>
    </div>
  );
}

function MendFirst({ overview: { failures, rules } }: { readonly overview: Overview }) {
  const { say, read } = useReader();
  const [first] = failures;
  const rule = first && rules[first.rule];
  if (!rule || first.level === "MAY") return null;
  return (
    <p class={`mend-first ${first.level.toLowerCase()}`}>
      <strong>{say("mendFirst")}</strong> <a href={ruleLink(rule.id)}>{read(rule.id, 200)}</a>{" "}
      {read(rule.text)}
    </p>
  );
}

/** That the engine did not start, or that some cases never ran. */
function Loss({ run }: { readonly run: RunView }) {
  const { label, read } = useReader();
  const { unstartable, finished, missing, planned } = run;
  const values = { count: missing, all: planned };
  if (unstartable) {
    const told = read(unstartable.why);
    return (
      <div class="loss">
        <p>
          <strong>{read(run.engine.name, 200)}</strong>
          {label("colon")}
          {told}
        </p>
        {!told.includes(unstartable.detail) && (
          <pre>{proseLines(unstartable.detail).join("\n")}</pre>
        )}
        <p>{label("tryIt")}</p>
      </div>
    );
  }
  const loss = lossLabel(finished, missing);
  if (loss) return <p class="loss">? {label(loss, values)}</p>;
  return planned === 0 ? <p class="loss">? {label("nothingRan")}</p> : null;
}

function Facts({ run }: { readonly run: RunView }) {
  const { say, label, read, time, language } = useReader();
  const { engine, seed, strict, startedAt, confinement, durationMs, finished } = run;
  const holes = openHoles(confinement, language);
  const started = read(startedAt, 40).replace("T", " ").replace(/\.\d+Z$/, " UTC");
  return (
    <dl class="facts">
      {engine.command.length > 0 && (
        <Row name={say("command")}>
          <Code text={engine.command.join(" ")} />
        </Row>
      )}
      <Row name={say("startedAt")}>{started}</Row>
      {finished && <Row name={say("took")}>{time(durationMs)}</Row>}
      <Row name={say("confinement")}>
        {read(confinementWords(confinement, language).join(" · "), 400)}
        {holes !== undefined && <p class="note">{holes}</p>}
      </Row>
      <Row name={say("conditions")}>
        {[label("seed", { seed }), ...strict ? [label("strict")] : []].join(" · ")}
      </Row>
    </dl>
  );
}
