/** `check --live`: the page on which people look on at a check. @module */

import { type Language, type RunEvent, RunsUnderWay, withinBudget } from "../core/mod.ts";
import { type OnLookers, type OpenPage, openPage } from "./open_page.ts";

/** A page that follows runs, one after the other. */
export interface RunsPage extends Pick<OpenPage, "said" | "link">, AsyncDisposable {
  on(event: RunEvent): void;
}

/** What a viewer that joins late gets at most, in characters; the report has everything. */
const MOST_WHOLE = 6_000_000;

/** Opens the page. */
export function watchRuns(how: OnLookers & { readonly language: Language }): RunsPage {
  const runs = new RunsUnderWay();
  const page = openPage(
    () => ({ kind: "runs", reports: withinBudget(runs.reports(), MOST_WHOLE) }),
    how,
  );
  return {
    link: page.link,
    said: page.said,
    on: (event) => {
      runs.add(event);
      page.publish({ kind: "run-event", event });
    },
    [Symbol.asyncDispose]: () => page[Symbol.asyncDispose](),
  };
}
