/** The report as a program. @module */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Language } from "../../../harness/core/mod.ts";
import type { CaseRow, Overview } from "../model.ts";
import { FirstScreen, pageTitle, ReportFrame } from "../view/first_screen.tsx";
import { caseName, type Route, routeOf } from "../view/links.ts";
import { LanguageContext, type Reader, useReader } from "../view/reader.tsx";
import { RuleList } from "../view/rules.tsx";
import { CasePage, type Shelf } from "./case_page.tsx";
import { CaseSection } from "./case_section.tsx";
import { NamesContext } from "../match/names.ts";
import { useChoices } from "./choices.ts";
import { type LeftPlace, topOnReturn } from "./return_place.ts";
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
          <ReportContent shelf={shelf} />
        </ReportFrame>
      </NamesContext.Provider>
    </LanguageContext.Provider>
  );
}

/** The first screen, or the case that the address names. */
export function ReportContent(
  { shelf, children }: {
    readonly shelf: Shelf;
    /** What stands under the summary. */
    readonly children?: ComponentChildren;
  },
) {
  const reader = useReader();
  const { overview, file } = shelf;
  const { route, left } = useRoute(overview.match?.opens);
  const row = useMemo(() => caseAt(overview, route), [overview, route]);
  useEffect(() => {
    const title = pageTitle(overview, reader);
    document.title = row ? `${caseTitle(overview, row, reader)} · ${title}` : title;
  });
  useEffect(() => {
    requestAnimationFrame(() => showRoute(route, left));
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
        <FirstScreen overview={overview} file={file}>{children}</FirstScreen>
        {overview.cases.length > 0 && !overview.match && (
          <CaseSection overview={overview} file={file} />
        )}
        <RuleSection overview={overview} route={route} />
      </div>
    </>
  );
}

/** The rules, drawn when the reader first opens them. */
function RuleSection({ overview, route }: { readonly overview: Overview; readonly route: Route }) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (route.kind === "rule" || location.hash === "#rules") setOpen(true);
  }, [route]);
  useLayoutEffect(() => {
    // What is not drawn yet would be too late for the paper.
    const draw = (): void => setOpen(true);
    addEventListener("beforeprint", draw);
    return () => removeEventListener("beforeprint", draw);
  }, []);
  const asked = route.kind === "rule" ? route.id : undefined;
  return (
    <section id="rules" hidden={overview.rules.length === 0}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>
            {say("rules")} <span class="count">{overview.rules.length}</span>
          </h2>
        </summary>
        {open && <RuleList overview={overview} asked={asked} />}
      </details>
    </section>
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
    { name: "unjudged", count: cases.filter(({ outcome }) => outcome === "errored").length },
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

interface Way {
  readonly route: Route;
  /** Where one was before one looked at the case from which one comes. */
  readonly left?: LeftPlace;
}

/** Where the address leads; at first, where it leads nowhere, to the game that the page is about. */
function useRoute(opens?: string): Way {
  const [way, setWay] = useState<Way>(() => {
    const nowhere = location.hash === "" && opens !== undefined;
    return { route: routeOf(nowhere ? `#case/${opens}` : location.hash) };
  });
  const place = useRef<LeftPlace | undefined>(undefined);
  useLayoutEffect(() => {
    const follow = ({ oldURL }: HashChangeEvent): void => {
      const hash = oldURL.replace(/^[^#]*/, "");
      const fromCase = routeOf(hash).kind === "case";
      if (!fromCase) place.current = { hash, top: scrollY };
      setWay({ route: routeOf(location.hash), left: fromCase ? place.current : undefined });
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return way;
}

/** Shows what the address names, or where one was before. */
function showRoute(route: Route, left: LeftPlace | undefined): void {
  const list = document.querySelector("#cases, #games");
  const listTop = list ? list.getBoundingClientRect().top + scrollY : 0;
  const top = topOnReturn(left, { hash: location.hash, listTop });
  if (route.kind === "start" && top !== undefined) scrollTo(0, top);
  else showTarget(route);
}

/** A case as the title of the document has it. */
function caseTitle({ match, runs }: Overview, row: CaseRow, { say, read }: Reader): string {
  if (match) return say("gameOf", { count: read(row.key, 20) });
  const engine = runs.length > 1 ? `${read(runs[row.run]?.engine.name ?? "", 60)} · ` : "";
  return `${engine}${read(row.key, 100)}`;
}

function caseAt(overview: Overview, route: Route): CaseRow | undefined {
  if (route.kind !== "case") return undefined;
  return overview.cases.find((row) => caseName(overview, row) === route.name);
}
