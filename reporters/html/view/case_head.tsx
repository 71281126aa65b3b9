/** What a case is, and what it found. @module */

import type { CaseDetails, CaseRow, Overview } from "../model.ts";
import { PlaceRow, ReplayRow, Requirement, RuleName, Story } from "./breach.tsx";
import { BackToGames, GameTitle } from "../match/game_title.tsx";
import { STIMULUS_WORDS } from "../../stimulus_words.ts";
import { caseLink, ruleLink } from "./links.ts";
import { useReader } from "./reader.tsx";
import { Verdict } from "./text.tsx";

/** Key, title and verdict of a case. */
export function CaseHead(
  { overview, row, file }: {
    readonly overview: Overview;
    readonly row: CaseRow;
    readonly file: number;
  },
) {
  const { say, read, time } = useReader();
  const { scenarios, runs, whys, match } = overview;
  const why = whys[row.why ?? -1];
  const stimulus = scenarios[row.scenario]?.stimulus;
  return (
    <div class="case-head">
      <nav class="case-nav">
        {match ? <BackToGames /> : <a href="#cases" class="back">← {say("back")}</a>}
        <Neighbours overview={overview} row={row} file={file} />
      </nav>
      <h2 tabIndex={-1}>
        {match ? <GameTitle match={match} row={row} /> : (
          <>
            <Verdict outcome={row.outcome} /> {read(row.key, 300)}
          </>
        )}
      </h2>
      <p>
        {runs.length > 1 && <strong>{read(runs[row.run]?.engine.name ?? "", 60)}</strong>}{" "}
        {read(scenarios[row.scenario]?.title ?? "", 400)}{" "}
        {row.outcome !== "skipped" && <span class="note">{time(row.ms)}</span>}{" "}
        {stimulus && <span class="note stimulus">{read(STIMULUS_WORDS[stimulus])}</span>}
      </p>
      {why !== undefined && <p class="loss">{read(why)}</p>}
    </div>
  );
}

/** The cases before and after it in the list, the worst of which come first. */
function Neighbours(
  { overview, row, file }: {
    readonly overview: Overview;
    readonly row: CaseRow;
    readonly file: number;
  },
) {
  const { say } = useReader();
  const at = overview.cases.indexOf(row);
  const before = overview.cases[at - 1];
  const after = overview.cases[at + 1];
  return (
    <span>
      {before && <a href={caseLink(overview, before, file)}>‹ {say("caseBefore")}</a>}
      <span class="note">{at + 1} / {overview.cases.length}</span>
      {after && <a href={caseLink(overview, after, file)}>{say("caseAfter")} ›</a>}
    </span>
  );
}

/** The broken rules of a case, each with its story. */
export function CaseStory(
  { overview, details }: { readonly overview: Overview; readonly details: CaseDetails },
) {
  const { say, label, read } = useReader();
  const { breaches, replay, attempt, expected, unrepeated } = details;
  return (
    <section class="failures">
      {breaches.length > 0 && <h3>{say("story")}</h3>}
      {attempt > 1 && <p class="note">{say("attempt")}</p>}
      {expected !== undefined && (
        <p class="note">{say("expectedFailure") + label("colon") + read(expected, 400)}</p>
      )}
      {unrepeated && (
        <p class="note">
          {read(unrepeated.rule, 80) + label("colon") + read(unrepeated.text, 600)}
        </p>
      )}
      {breaches.map((breach, at) => {
        const rule = overview.rules[breach.rule];
        return rule && (
          <article key={at} class={`card ${breach.level.toLowerCase()}`}>
            <h4>
              <RuleName
                rule={rule}
                binding={breach.binding}
                level={breach.level}
                link={ruleLink(rule.id)}
              />
            </h4>
            <Requirement rule={rule} />
            <Story breach={breach} rule={rule} board={false}>
              <PlaceRow breach={breach} />
            </Story>
          </article>
        );
      })}
      <dl class="facts">
        <ReplayRow replay={replay} />
      </dl>
    </section>
  );
}
