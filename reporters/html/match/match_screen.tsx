/** The result of a match, as far as it needs no script. @module */

import { useState } from "preact/hooks";
import { gamesIn } from "../../../harness/core/mod.ts";
import { clockWords, eloText, reasonWords, sidesWords } from "../../match_words.ts";
import { repeatedGamesText } from "../../sprt_words.ts";
import { Row } from "../view/breach.tsx";
import { type Reader, useReader } from "../view/reader.tsx";
import { Code } from "../view/text.tsx";
import type { EloView, MatchView } from "./match_view.ts";
import { useMatchWords } from "./page_words.ts";
import { TimesSection } from "./times_section.tsx";
import { type Figures, ResultChart } from "./result_chart.tsx";
import { SprtSection } from "./sprt_chart.tsx";

/** The names of both players. */
export function playersTitle({ players: [mine, theirs] }: MatchView, { read }: Reader): string {
  return `${read(mine.name, 60)} – ${read(theirs.name, 60)}`;
}

/** The result in the shortest form. */
export function resultTitle(match: MatchView, reader: Reader): string {
  const { wins, draws, losses } = match.standing.tally;
  return `${playersTitle(match, reader)}: +${wins} =${draws} -${losses}`;
}

/** Result, charts, ends and times. */
export function MatchScreen({ match }: { readonly match: MatchView }) {
  return (
    <>
      {match.reloads && <Reload />}
      <Headline match={match} />
      <SprtSection match={match} />
      <Results match={match} />
      <Ends match={match} />
      <TimeUse match={match} />
      <Conditions match={match} />
    </>
  );
}

/** Asks the server for the games that are over by now. */
function Reload() {
  const { say } = useMatchWords();
  // deno-lint-ignore house/pure -- runs in the page, when the button is pressed
  const { location } = globalThis as unknown as { readonly location: { reload(): void } };
  return (
    <p class="needs-script">
      <button type="button" onClick={() => location.reload()}>↻ {say("reload")}</button>
    </p>
  );
}

function Headline({ match }: { readonly match: MatchView }) {
  const { tell } = useMatchWords();
  const { read } = useReader();
  const { tally, inconclusive, fouls, advised } = match.standing;
  const [mine, theirs] = match.players;
  const broken = fouls.some((count) => count > 0);
  const unfollowed = advised.some((count) => count > 0);
  return (
    <section
      class={`summary match ${broken ? "violations" : "conforms"}`}
      aria-label={tell("result")}
    >
      <p class="conclusion">
        {read(mine.name, 60)} {points(tally.wins, tally.draws)} :{" "}
        {points(tally.losses, tally.draws)} {read(theirs.name, 60)}
      </p>
      <p class="elo">
        <strong>{tell("elo")}</strong> <Elo elo={match.elo} />
      </p>
      <Repeats match={match} />
      <ul class="remarks">
        {match.players.map(({ name }, at) => {
          const count = fouls[at === 0 ? 0 : 1];
          return count > 0 && (
            <li key={name} class="failed">✗ {tell("broke", { name: read(name, 60), count })}</li>
          );
        })}
        {match.players.map(({ name }, at) => {
          const count = advised[at === 0 ? 0 : 1];
          return count > 0 && (
            <li key={name} class="warned">! {tell("advised", { name: read(name, 60), count })}</li>
          );
        })}
        {!broken && match.games.length > 0 && (
          <li class="passed">✓ {tell(unfollowed ? "unbound" : "clean")}</li>
        )}
        {inconclusive > 0 && (
          <li class="errored">? {tell("inconclusive", { count: inconclusive })}</li>
        )}
        <Missing match={match} />
      </ul>
    </section>
  );
}

/** Why games are missing. */
function Missing({ match: { planned, games, players, trouble } }: { readonly match: MatchView }) {
  const { tell } = useMatchWords();
  const { read } = useReader();
  const count = planned - games.length;
  if (count <= 0) return null;
  if (!trouble) return <li class="errored">? {tell("cutShort", { count })}</li>;
  const name = read(players[trouble.player].name, 60);
  return (
    <>
      <li class="errored">? {tell(trouble.kind, { name })}</li>
      <li class="errored">? {tell("notBegun", { count })}</li>
    </>
  );
}

function points(wins: number, draws: number): string {
  return String(wins + draws / 2);
}

/** Games that tell nothing new, where no test counts them. */
function Repeats({ match: { repeated, games, sprt } }: { readonly match: MatchView }) {
  const { language } = useReader();
  const text = repeatedGamesText({ repeated, all: games.length }, language);
  return text === undefined || sprt ? null : <p class="note">{text}</p>;
}

function Elo({ elo: { points: [elo, low, high], sign, by, count } }: { readonly elo: EloView }) {
  const { tell } = useMatchWords();
  const values = {
    elo: eloText(elo ?? sign * Infinity),
    low: eloText(low ?? -Infinity),
    high: eloText(high ?? Infinity),
    count,
  };
  return <span>{tell(by === "pairs" ? "eloPairs" : "eloGames", values)}</span>;
}

function Results({ match }: { readonly match: MatchView }) {
  const { say } = useMatchWords();
  const [figures, setFigures] = useState<Figures>("counts");
  if (gamesIn(match.standing.tally) === 0) return null;
  return (
    <section id="results">
      <h2>{say("results")}</h2>
      <div class="group needs-script" role="group" aria-label={say("showAs")}>
        {(["counts", "rates"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={figures === one}
            onClick={() => setFigures(one)}
          >
            {say(one)}
          </button>
        ))}
      </div>
      <ResultChart match={match} figures={figures} />
    </section>
  );
}

function Ends({ match: { standing: { ends }, players } }: { readonly match: MatchView }) {
  const { say, tell } = useMatchWords();
  const { read, language } = useReader();
  const most = Math.max(1, ...ends.map(({ count }) => count));
  if (ends.length === 0) return null;
  return (
    <section id="ends">
      <h2>{say("ends")}</h2>
      <div class="scroll" role="region" tabIndex={0} aria-label={say("ends")}>
        <table class="ends">
          <thead>
            <tr>
              <th scope="col">{say("reason")}</th>
              <th scope="col">{say("winner")}</th>
              <th scope="col" class="number">{say("games")}</th>
              <th scope="col" aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {ends.map(({ reason, winner, count }) => (
              <tr key={`${reason} ${winner}`}>
                <td>
                  {read(reasonWords(reason, language), 60)} <code>{read(reason, 60)}</code>
                </td>
                <td>{winner === undefined ? tell("draw") : read(players[winner].name, 60)}</td>
                <td class="number">{count}</td>
                <td class="bar" aria-hidden="true">
                  <svg class="meter" viewBox="0 0 100 6" preserveAspectRatio="none">
                    <rect class="all" width="100" height="6" />
                    <rect class="part" width={100 * count / most} height="6" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function TimeUse({ match }: { readonly match: MatchView }) {
  const { standing: { times }, players, games } = match;
  if (times.every(({ plies }) => plies === 0)) return null;
  const rows = times.map((use, at) => (
    { ...use, name: players[at === 0 ? 0 : 1].name, games: games.length }
  ));
  return <TimesSection rows={rows} />;
}

function Conditions({ match }: { readonly match: MatchView }) {
  const { say, tell } = useMatchWords();
  const { read, language, time } = useReader();
  const { players, clock, swap, seed, settings, games, planned } = match;
  const named = (at: 0 | 1): string => read(players[at].name, 60);
  const facts = [
    tell("games", { done: games.length, all: planned }),
    clockWords(clock, language, time),
    sidesWords({ swap, names: [named(0), named(1)], games }, language),
    tell("seed", { seed }),
    ...Object.entries(settings).map(([name, value]) => `${read(name, 40)} ${value}`),
  ];
  return (
    <section id="conditions">
      <h2>{say("conditions")}</h2>
      <p>{facts.join(" · ")}</p>
      <dl class="facts">
        {players.map(({ name, protocol, command }) => (
          <Row key={name} name={read(name, 60)}>
            {protocol !== undefined && <span class="note">{read(protocol, 40)}</span>}{" "}
            {command !== "" && <Code text={command} />}
          </Row>
        ))}
      </dl>
    </section>
  );
}
