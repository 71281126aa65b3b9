/** The pages of matches and contests. @module */

import type {
  ContestPairing,
  ContestReport,
  Language,
  MatchReport,
} from "../../../harness/core/mod.ts";
import { type GameSources, reportOfGames } from "../../match_report.ts";
import { matchWord } from "../../match_words.ts";
import type { RatingList } from "../../ratings_console.ts";
import { ratingWord } from "../../ratings_words.ts";
import type { ReportFile } from "../../reporter.ts";
import { documentOf } from "../document.tsx";
import { packed } from "../packing.ts";
import type { Budgets } from "../pages.ts";
import { renderMany } from "../render.tsx";
import { ContestPage } from "./contest_page.tsx";
import { contestViewOf } from "./contest_view.ts";
import { matchViewOf } from "./match_view.ts";
import { RatingsPage } from "./ratings_page.tsx";
import { ratingListView } from "./ratings_view.ts";

/** The files of a match: `index.html` first; what does not fit into it goes to the others. */
export function renderMatchPages(
  report: MatchReport,
  { sources, opens, reloads, ...options }: {
    readonly sources: GameSources;
    /** The number of the game that the page is about, where it is about one. */
    readonly opens?: number;
    /** A server makes the page anew for each look. */
    readonly reloads?: true;
    readonly language: Language;
    readonly budgets?: Budgets;
  },
): readonly ReportFile[] {
  const view = matchViewOf(report, sources);
  const match = {
    ...view,
    ...opens === undefined ? {} : { opens: String(opens) },
    ...reloads ? { reloads } : {},
  };
  return renderMany([reportOfGames(report, sources)], { ...options, match });
}

/** `index.html` of a contest; `pageOf` says where a meeting's page is. */
export function renderContestPage(
  report: ContestReport,
  { language, pageOf }: {
    readonly language: Language;
    readonly pageOf: (pairing: ContestPairing) => string;
  },
): string {
  const contest = contestViewOf(report, pageOf);
  const embedded = { kind: "contest", language, contest: packed(contest) } as const;
  const title = matchWord("crossTable", language);
  const children = <ContestPage contest={contest} choices={{ theme: "auto" }} />;
  return documentOf({ title, language, embedded, children });
}

/** The page of a list of ratings. */
export function renderRatingsPage(list: RatingList, language: Language): string {
  const view = ratingListView(list);
  const embedded = { kind: "ratings", language, list: packed(view) } as const;
  const title = ratingWord("ratings", language);
  const children = <RatingsPage list={view} choices={{ theme: "auto" }} />;
  return documentOf({ title, language, embedded, children });
}
