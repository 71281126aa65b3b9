/** The report as a program. @module */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Language } from "../../../harness/core/mod.ts";
import type { CaseRow, Overview } from "../model.ts";
import { FirstScreen, pageTitle, ReportFrame } from "../view/first_screen.tsx";
import { caseName, type Route, routeOf } from "../view/links.ts";
import { LanguageContext, useReader } from "../view/reader.tsx";
import { RuleList } from "../view/rules.tsx";
import { CasePage, type Shelf } from "./case_page.tsx";
import { CaseSection } from "./case_section.tsx";
import { NamesContext } from "../match/names.ts";
import { useChoices } from "./choices.ts";
import { showTarget } from "./show_target.ts";

/** The whole report; `language` is the one it was written in. */
export function ReportApp(
  { shelf, language }: { readonly shelf: Shelf; readonly language: Language },
) {
  const chosen = useChoices(language);
  return (
    <LanguageContext.Provider value={chosen.language}>
      <NamesContext.Provider value={shelf.overview.match?.players.map(({ name }) => name)}>
        <ReportFrame overview={shelf.overview} choices={chosen.choices}>
          <Content shelf={shelf} />
        </ReportFrame>
      </NamesContext.Provider>
    </LanguageContext.Provider>
  );
}

function Content({ shelf }: { readonly shelf: Shelf }) {
  const reader = useReader();
  const { overview, file } = shelf;
  const route = useRoute(overview.match?.opens);
  const row = useMemo(() => caseAt(overview, route), [overview, route]);
  const [rulesOpen, setRulesOpen] = useState(false);
  useEffect(() => {
    const title = pageTitle(overview, reader);
    document.title = row ? `${reader.read(row.key, 100)} · ${title}` : title;
  });
  useEffect(() => {
    if (route.kind === "rule" || location.hash === "#rules") setRulesOpen(true);
    requestAnimationFrame(() => showTarget(route));
  }, [route]);
  return (
    <>
      {route.kind === "case" && !row && (
        <p class="loss">{reader.say("noSuchCase", { what: reader.read(route.name, 200) })}</p>
      )}
      {route.kind === "rule" && !overview.rules.some(({ id }) => id === route.id) && (
        <p class="loss">{reader.say("noSuchRule", { what: reader.read(route.id, 200) })}</p>
      )}
      {row && <CasePage shelf={shelf} row={row} />}
      <div hidden={row !== undefined}>
        {!overview.match && <Contents overview={overview} />}
        <FirstScreen overview={overview} file={file} />
        {overview.cases.length > 0 && !overview.match && (
          <CaseSection overview={overview} file={file} />
        )}
        <section id="rules" hidden={overview.rules.length === 0}>
          <details open={rulesOpen} onToggle={(event) => setRulesOpen(event.currentTarget.open)}>
            <summary>
              <h2>
                {reader.say("rules")} <span class="count">{overview.rules.length}</span>
              </h2>
            </summary>
            {rulesOpen && <RuleList overview={overview} />}
          </details>
        </section>
      </div>
    </>
  );
}

/** What is on the page, with links. */
function Contents({ overview }: { readonly overview: Overview }) {
  const { say } = useReader();
  const { failures, cases, rules, runs } = overview;
  const at = (level: string): number => failures.filter((one) => one.level === level).length;
  const parts = [
    { name: "matrix", count: runs.length > 1 ? runs.length : 0 },
    { name: "failures", count: at("MUST") },
    { name: "warnings", count: at("SHOULD") },
    { name: "remarks", count: at("MAY") },
    { name: "cases", count: cases.length },
    { name: "rules", count: rules.length },
  ] as const;
  return (
    <nav class="contents">
      {parts.filter(({ count }) => count > 0).map(({ name, count }) => (
        <a key={name} href={`#${name}`}>
          {say(name)} <span class="count">{count}</span>
        </a>
      ))}
    </nav>
  );
}

/** Where the address leads; at first, where it leads nowhere, to the game that the page is about. */
function useRoute(opens?: string): Route {
  const [route, setRoute] = useState(() => {
    const nowhere = location.hash === "" && opens !== undefined;
    return routeOf(nowhere ? `#case/${opens}` : location.hash);
  });
  useEffect(() => {
    const follow = (): void => setRoute(routeOf(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}

function caseAt(overview: Overview, route: Route): CaseRow | undefined {
  if (route.kind !== "case") return undefined;
  return overview.cases.find((row) => caseName(overview, row) === route.name);
}
