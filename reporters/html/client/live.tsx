/// <reference lib="dom" />
/** What runs in the browser of a person who plays or looks on. @module */

import { render } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type Language, LANGUAGES } from "../../../harness/core/mod.ts";
import { ClassPage, classTitle } from "../class/class_page.tsx";
import { LinkedContext } from "../class/use_words.ts";
import { ClassRunning } from "../live/class_running.tsx";
import { RoomPage, RoomTables } from "../live/room_page.tsx";
import { RunningCases } from "../live/run_page.tsx";
import { runViewOf } from "../live/run_view.ts";
import type { PageState } from "../live/shown.ts";
import { liveWord } from "../live/words.ts";
import { ContestPage } from "../match/contest_page.tsx";
import { ReportFrame } from "../view/first_screen.tsx";
import type { Choices } from "../view/frame.tsx";
import { LanguageContext } from "../view/reader.tsx";
import { LANGUAGE_NAMES } from "../words.ts";
import { useChoices } from "./choices.ts";
import { type Followed, useLive } from "./live_link.ts";
import { ReportContent } from "./report_app.tsx";
import { useServerTime } from "./server_time.ts";

interface PageProps {
  readonly followed: Followed;
  readonly choices: Choices;
  readonly language: Language;
  /** What the reader has to know of the connection. */
  readonly notice?: string;
}

function LiveApp({ language: otherwise }: { readonly language: Language }) {
  const { language, choices } = useChoices(otherwise);
  const followed = useLive();
  const { link, refusal } = followed;
  const notice = link === "open"
    ? refusal && liveWord("refused", language, { why: liveWord(refusal, language) })
    : liveWord(link, language);
  const Page = pageFor(followed.shown);
  return (
    <LanguageContext.Provider value={language}>
      {Page
        ? <Page followed={followed} choices={choices} language={language} notice={notice} />
        : <p>{notice}</p>}
    </LanguageContext.Provider>
  );
}

function pageFor(shown: PageState) {
  if (shown.contest) return LiveContest;
  if (shown.class) return LiveClass;
  if (shown.runs) return LiveRuns;
  return shown.room ? LiveRoom : undefined;
}

function LiveRoom({ followed, choices, notice }: PageProps) {
  const { shown: { room }, plays, act } = followed;
  const nowMs = useClock(followed);
  const [mine, theirs] = room?.players ?? [];
  useTitle(mine && theirs && `${mine.name} – ${theirs.name}`);
  if (!room) return null;
  return <RoomPage {...{ room, choices, nowMs, plays, notice, act }} />;
}

function LiveContest({ followed, choices, notice, language }: PageProps) {
  const { shown: { contest, room }, plays, act } = followed;
  const nowMs = useClock(followed);
  const title = liveWord("contest", language);
  useTitle(title);
  if (!contest) return null;
  return (
    <ContestPage contest={contest} choices={choices} notice={<Notice text={notice} />}>
      {room && (
        <section aria-label={liveWord("thisGame", language)}>
          <h2>{liveWord("thisGame", language)}</h2>
          <RoomTables {...{ room, choices, nowMs, plays, act }} />
        </section>
      )}
    </ContestPage>
  );
}

function LiveClass({ followed: { shown }, choices, notice, language }: PageProps) {
  const { book, running } = shown.class ?? {};
  useTitle(book && classTitle(book, language));
  if (!book || !running) return null;
  return (
    <LinkedContext.Provider value={false}>
      <ClassPage book={book} choices={choices}>
        <Notice text={notice} />
        <ClassRunning running={running} />
      </ClassPage>
    </LinkedContext.Provider>
  );
}

function LiveRuns({ followed: { shown }, choices, notice, language }: PageProps) {
  const view = useMemo(() => runViewOf(shown.runs?.reports() ?? []), [shown]);
  const { overview } = view;
  if (overview.runs.length === 0) return <p>{liveWord("starting", language)}</p>;
  const shelf = {
    overview,
    file: 0,
    detailsOf: (row: Parameters<typeof view.detailsOf>[0]) => {
      const details = view.detailsOf(row);
      return details ? Promise.resolve(details) : Promise.reject(new Error(row.key));
    },
  };
  return (
    <ReportFrame overview={overview} choices={choices}>
      <Notice text={notice} />
      <ReportContent shelf={shelf}>
        {overview.underWay && <RunningCases open={view.open} />}
        {view.cut && <p class="note">{liveWord("logsLater", language)}</p>}
      </ReportContent>
    </ReportFrame>
  );
}

function Notice({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p class="loss" role="alert">{text}</p>;
}

/** The time of the server, which moves on while a clock runs. */
function useClock({ shown: { room }, aheadMs }: Followed): number {
  return useServerTime(room?.table?.status.kind === "turn", aheadMs);
}

function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

const root = document.getElementById("app");
if (root) {
  // The key is in a cookie now, and need not stay in the address.
  if (location.search !== "") history.replaceState(null, "", location.pathname);
  document.documentElement.classList.add("script");
  const { lang } = document.documentElement;
  const language = LANGUAGES.find((one) => LANGUAGE_NAMES[one].tag === lang) ?? "en";
  const [first] = [...root.children];
  first?.remove();
  render(<LiveApp language={language} />, root);
}
