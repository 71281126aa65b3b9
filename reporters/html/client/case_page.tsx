/** The page of one case. @module */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Span } from "../../../harness/core/mod.ts";
import type { CaseDetails, CaseRow, Overview } from "../model.ts";
import { answerTimes, thinkTimes } from "../view/answer_times.ts";
import { CaseHead, CaseStory } from "../view/case_head.tsx";
import { Game } from "../view/game.tsx";
import { type GameFrame, gamesOf } from "../view/game_frames.ts";
import { caseLink } from "../view/links.ts";
import { Plot } from "../view/plot.tsx";
import { useReader } from "../view/reader.tsx";
import { ScenarioSource } from "../view/scenario_source.tsx";
import { entryAnchor, type LogLinks, WireLog } from "../view/wire_log.tsx";
import { useStepping } from "./stepping.ts";

/** Where the details of a case are. */
export interface Shelf {
  readonly overview: Overview;
  readonly file: number;
  detailsOf(row: CaseRow): Promise<CaseDetails>;
}

/** A case, as soon as its details are unpacked. */
export function CasePage({ shelf, row }: { readonly shelf: Shelf; readonly row: CaseRow }) {
  const { say } = useReader();
  const { overview, file } = shelf;
  const here = overview.chunkFiles[row.chunk] === file;
  const [details, setDetails] = useState<CaseDetails>();
  const top = useRef<HTMLDivElement>(null);
  // A page that is still fed has new rows now and then, of the same case.
  const { run, key, ms } = row;
  useEffect(() => {
    setDetails(undefined);
    if (here) shelf.detailsOf(row).then(setDetails);
  }, [run, key, ms]);
  useEffect(() => {
    scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [run, key]);
  const home = overview.files[overview.chunkFiles[row.chunk] ?? 0] ?? "";
  return (
    <div ref={top} class="case-page">
      <CaseHead overview={overview} row={row} file={file} />
      {!here && (
        <p class="loss">
          <a href={caseLink(overview, row, file)}>{say("elsewhere", { file: home })}</a>
        </p>
      )}
      {here && !details && <p class="note">{say("loading")}</p>}
      {details && <CaseBody key={row.key} overview={overview} row={row} details={details} />}
    </div>
  );
}

interface Body {
  readonly overview: Overview;
  readonly row: CaseRow;
  readonly details: CaseDetails;
}

function CaseBody({ overview, row, details }: Body) {
  const { say } = useReader();
  const games = useMemo(() => gamesOf(details), [details]);
  const [game, setGame] = useState(games.length - 1);
  const frames = games[game] ?? [];
  const stepping = useStepping(frames.length);
  const scenario = overview.scenarios[row.scenario];
  const places = details.breaches.flatMap(({ at }): Span[] => at ? [at] : []);
  const go = (toGame: number, toFrame: number): void => {
    setGame(toGame);
    stepping.step(toFrame);
    document.querySelector(".game")?.scrollIntoView({ block: "nearest" });
  };
  const current = frames[stepping.at]?.entry;
  useEffect(() => {
    scrollLog(current);
    center(document.querySelector<HTMLElement>(".moves [aria-current]"));
  }, [current, stepping.at]);
  const latest = useRef(go);
  latest.current = go;
  const positions = useMemo(() => positionsOf(games, (...to) => latest.current(...to)), [games]);
  const links = { positions, current };
  return (
    <>
      <CaseStory overview={overview} details={details} />
      <div class={games.length > 0 ? "replay with-game" : "replay"}>
        {games.length > 0 && (
          <section aria-label={say("game")}>
            <h3>{say("game")}</h3>
            <Games count={games.length} game={game} onGame={(to) => go(to, 0)} />
            <Game frames={frames} stepping={stepping} onWire={showEntry} />
          </section>
        )}
        <section class="wire-log" aria-label={say("wireLog")}>
          <h3>{say("wireLog")}</h3>
          <WireLog details={details} links={links} />
        </section>
      </div>
      <Times details={details} frames={frames} at={stepping.at} step={stepping.step} />
      {scenario && !overview.match && (
        <section aria-label={say("scenarioFile")}>
          <h3>
            {say("scenarioFile")} <code>{scenario.at.file}</code>
          </h3>
          <ScenarioSource scenario={scenario} places={places} />
        </section>
      )}
    </>
  );
}

function Times(
  { details, frames, at, step }: {
    readonly details: CaseDetails;
    readonly frames: readonly GameFrame[];
    readonly at: number;
    step(to: number): void;
  },
) {
  const { say } = useReader();
  const width = usePlotWidth();
  if (frames.some(({ thinkMs }) => thinkMs !== undefined)) {
    return (
      <Plot
        times={thinkTimes(frames, details)}
        title={say("thinkTime")}
        note={say("thinkNote")}
        axis={say("plyAxis")}
        width={width}
        shown={at}
        onFrame={step}
      />
    );
  }
  if (!details.breaches.some(({ timing }) => timing)) return null;
  return (
    <Plot
      times={answerTimes(details)}
      title={say("answerTime")}
      note={say("answerNote")}
      axis={say("answerAxis")}
      width={width}
    />
  );
}

/** As wide as the page, to a limit; it follows the window. */
function usePlotWidth(): number {
  const [width, setWidth] = useState(plotWidth);
  useEffect(() => {
    const follow = (): void => setWidth(plotWidth());
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, []);
  return width;
}

function plotWidth(): number {
  return Math.min(960, Math.max(280, document.documentElement.clientWidth - 44));
}

function Games(
  { count, game, onGame }: {
    readonly count: number;
    readonly game: number;
    onGame(game: number): void;
  },
) {
  const { say } = useReader();
  if (count < 2) return null;
  return (
    <div class="group" role="group" aria-label={say("game")}>
      {Array.from(
        { length: count },
        (_, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={at === game}
            onClick={() => onGame(at)}
          >
            {say("gameOf", { count: at + 1 })}
          </button>
        ),
      )}
    </div>
  );
}

function positionsOf(
  games: readonly (readonly GameFrame[])[],
  go: (game: number, frame: number) => void,
): LogLinks["positions"] {
  const all = games.flatMap((frames, game) =>
    frames.flatMap(({ entry, ply }, frame) =>
      entry === undefined ? [] : [{ entry, ply, go: () => go(game, frame) }]
    )
  );
  return Map.groupBy(all, ({ entry }) => entry);
}

/** Brings an entry into sight within the log, and leaves the page where it is. */
function scrollLog(entry: number | undefined): void {
  center(document.getElementById(entryAnchor(entry ?? -1)));
}

/** Scrolls the box around an element, and nothing else, until the element is in its middle. */
function center(element: HTMLElement | null | undefined): void {
  const box = element?.offsetParent;
  if (element && box) box.scrollTop = element.offsetTop - box.clientHeight / 2;
}

/** Brings an entry into sight, wherever it is. */
function showEntry(entry: number): void {
  scrollLog(entry);
  document.getElementById(entryAnchor(entry))?.scrollIntoView({ block: "nearest" });
}
