/// <reference lib="dom" />
/** What runs in the reader's browser. @module */

import { render } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Gradebook, Language } from "../../../harness/core/mod.ts";
import { ClassPage, classTitle } from "../class/class_page.tsx";
import { ContestPage } from "../match/contest_page.tsx";
import type { ContestView } from "../match/contest_view.ts";
import { RatingsPage } from "../match/ratings_page.tsx";
import type { RatingListView } from "../match/ratings_view.ts";
import { matchWord } from "../../match_words.ts";
import { ratingWord } from "../../ratings_words.ts";
import type { Embedded, Overview, Rulebook } from "../model.ts";
import { casesIn, type PackedCases } from "../packed_cases.ts";
import { type Route, routeOf } from "../view/links.ts";
import { LanguageContext } from "../view/reader.tsx";
import { RulebookPage } from "../view/rulebook_page.tsx";
import { word } from "../words.ts";
import type { Shelf } from "./case_page.tsx";
import { useChoices } from "./choices.ts";
import { unfoldForPrint } from "./printing.ts";
import { ReportApp } from "./report_app.tsx";
import { showTarget } from "./show_target.ts";
import { unpacked } from "./unpack.ts";

/** Puts the program in place of the text that was there before. */
async function start(root: Element, embedded: Embedded): Promise<void> {
  if (embedded.kind === "rulebook") {
    const rulebook = await unpacked<Rulebook>(embedded.rulebook);
    render(<RulebookApp rulebook={rulebook} language={embedded.language} />, root);
  } else if (embedded.kind === "contest") {
    const contest = await unpacked<ContestView>(embedded.contest);
    render(<ContestApp contest={contest} language={embedded.language} />, root);
  } else if (embedded.kind === "ratings") {
    const list = await unpacked<RatingListView>(embedded.list);
    render(<RatingsApp list={list} language={embedded.language} />, root);
  } else if (embedded.kind === "class") {
    const book = await unpacked<Gradebook>(embedded.book);
    render(<ClassApp book={book} language={embedded.language} />, root);
  } else {
    const shelf = await shelfOf(embedded);
    render(<ReportApp shelf={shelf} language={embedded.language} />, root);
  }
}

async function shelfOf(
  { overview, file, chunks }: Extract<Embedded, { kind: "report" }>,
): Promise<Shelf> {
  const open = new Map<number, Promise<ReturnType<typeof casesIn>>>();
  const chunk = (at: number): Promise<ReturnType<typeof casesIn>> => {
    const known = open.get(at) ?? unpacked<PackedCases>(chunks[at] ?? "").then(casesIn);
    open.set(at, known);
    return known;
  };
  return {
    overview: await unpacked<Overview>(overview),
    file,
    detailsOf: async (row) => {
      const details = (await chunk(row.chunk))(row.slot);
      if (!details) throw new Error(`No details of ${row.key}`);
      return details;
    },
  };
}

function RulebookApp(
  { rulebook, language }: { readonly rulebook: Rulebook; readonly language: Language },
) {
  const chosen = useChoices(language);
  const [route, setRoute] = useState<Route>({ kind: "start" });
  useLayoutEffect(() => {
    const follow = (): void => setRoute(routeOf(location.hash));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => void requestAnimationFrame(() => showTarget(route)), [route]);
  useTitle(word("rulebook", chosen.language));
  const asked = route.kind === "rule" ? route.id : undefined;
  return (
    <LanguageContext.Provider value={chosen.language}>
      <RulebookPage rulebook={rulebook} choices={chosen.choices} asked={asked} />
    </LanguageContext.Provider>
  );
}

function ContestApp(
  { contest, language }: { readonly contest: ContestView; readonly language: Language },
) {
  const chosen = useChoices(language);
  useTitle(matchWord("crossTable", chosen.language));
  return (
    <LanguageContext.Provider value={chosen.language}>
      <ContestPage contest={contest} choices={chosen.choices} />
    </LanguageContext.Provider>
  );
}

function RatingsApp(
  { list, language }: { readonly list: RatingListView; readonly language: Language },
) {
  const chosen = useChoices(language);
  useTitle(ratingWord("ratings", chosen.language));
  return (
    <LanguageContext.Provider value={chosen.language}>
      <RatingsPage list={list} choices={chosen.choices} />
    </LanguageContext.Provider>
  );
}

function ClassApp({ book, language }: { readonly book: Gradebook; readonly language: Language }) {
  const chosen = useChoices(language);
  useTitle(classTitle(book, chosen.language));
  return (
    <LanguageContext.Provider value={chosen.language}>
      <ClassPage book={book} choices={chosen.choices} />
    </LanguageContext.Provider>
  );
}

/** What the tab of the browser says. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const root = document.getElementById("app");
const data = document.getElementById("data")?.textContent;
if (root && data) {
  const embedded: Embedded = JSON.parse(data);
  document.documentElement.classList.add("script");
  unfoldForPrint();
  start(root, embedded).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    const note = document.createElement("p");
    note.className = "loss";
    note.textContent = word("broken", embedded.language, { why });
    root.prepend(note);
  });
}
