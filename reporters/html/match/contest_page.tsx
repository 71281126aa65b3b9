/** A contest on a page: the cross table, with a link to each match. @module */

import type { ComponentChildren } from "preact";
import { gamesIn } from "../../../harness/core/mod.ts";
import { cellText, crossColumns } from "../../contest_console.ts";
import { contestWord } from "../../contest_words.ts";
import { clockWords, gameName } from "../../match_words.ts";
import { type Choices, Frame } from "../view/frame.tsx";
import { useReader } from "../view/reader.tsx";
import { Bracket } from "./bracket.tsx";
import type { ContestView } from "./contest_view.ts";
import { Forfeits } from "./forfeits.tsx";
import { useMatchWords } from "./page_words.ts";
import { RatingsSection } from "./ratings_chart.tsx";
import { pagesOf, StandingsTable } from "./rounds_table.tsx";
import { TimesSection } from "./times_section.tsx";

/** The page; it needs no script but for the choice of a language. */
export function ContestPage(
  { contest, choices, notice, children }: {
    readonly contest: ContestView;
    readonly choices: Choices;
    /** What stands above the table. */
    readonly notice?: ComponentChildren;
    /** What stands under the table. */
    readonly children?: ComponentChildren;
  },
) {
  const { tell } = useMatchWords();
  const { read, language, time } = useReader();
  const { done, planned, clock, seed, standings, rounds } = contest;
  const title = standings ? contestWord("standings", language) : tell("crossTable");
  const facts = [
    contestWord(contest.format, language),
    tell("games", { done, all: planned }),
    clockWords(clock, language, time),
    tell("swapped"),
    tell("seed", { seed }),
  ];
  return (
    <Frame
      title={title}
      subtitle={read(gameName(contest.game, language), 60)}
      version={contest.version}
      choices={choices}
    >
      {notice}
      <section id="table" class="summary match" aria-label={title}>
        <p class="note">{facts.join(" · ")}</p>
        {standings && rounds
          ? <StandingsTable contest={{ ...contest, standings, rounds }} />
          : <CrossTable contest={contest} />}
        <Notes contest={contest} />
      </section>
      {children}
      {standings && rounds && contest.format === "knock-out" && (
        <Bracket contest={{ ...contest, standings, rounds }} />
      )}
      <ContestRatings contest={contest} />
      <Times contest={contest} />
      <Forfeits contest={contest} />
    </Frame>
  );
}

/** The players that could not play or are out, and what is left to be played. */
function Notes({ contest }: { readonly contest: ContestView }) {
  const { tell } = useMatchWords();
  const { read, language } = useReader();
  const { done, planned, troubles, earlyEnd } = contest;
  return (
    <>
      {troubles.map(({ player, kind }) => (
        <p key={player} class="loss">
          ✗ {tell(kind, { name: read(contest.players[player]?.name ?? "", 60) })}
        </p>
      ))}
      {contest.out.map(({ player, word }) => (
        <p key={player} class="loss">
          {contestWord(word, language, { name: read(contest.players[player]?.name ?? "", 60) })}
        </p>
      ))}
      {earlyEnd && (
        <p class="loss">
          {contestWord(earlyEnd.word, language, {
            round: earlyEnd.round,
            rounds: earlyEnd.rounds,
          })}
        </p>
      )}
      {done < planned && !contest.underWay && (
        <p class="loss">{contestWord("left", language, { count: planned - done })}</p>
      )}
    </>
  );
}

function ContestRatings({ contest: { ratings, players } }: { readonly contest: ContestView }) {
  return ratings
    ? <RatingsSection ratings={ratings} names={players.map(({ name }) => name)} />
    : null;
}

function Times({ contest: { times, players } }: { readonly contest: ContestView }) {
  if (times.length === 0) return null;
  return (
    <TimesSection
      rows={times.map((use) => ({ ...use, name: players[use.player]?.name ?? "" }))}
    />
  );
}

function CrossTable({ contest }: { readonly contest: ContestView }) {
  const { say, tell } = useMatchWords();
  const { read } = useReader();
  const { rows, players } = contest;
  const name = (player: number): string => read(players[player]?.name ?? "", 60);
  const columns = crossColumns(rows, contest.format);
  const pages = pagesOf(contest);
  return (
    <>
      {contest.underWay === undefined && <p class="note">{say("tableNote")}</p>}
      <div class="scroll" role="region" tabIndex={0} aria-label={tell("crossTable")}>
        <table class="marks cross">
          <thead>
            <tr>
              <th scope="col" class="number">{tell("rank")}</th>
              <th scope="col">{tell("player")}</th>
              {columns.map(({ player, place }) => (
                <th key={player} scope="col" class="number" title={name(player)}>{place}</th>
              ))}
              <th scope="col" class="number">{tell("points")}</th>
              <th scope="col" class="number">+ = −</th>
              <th scope="col" class="number">{tell("fouls")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.player}>
                <td class="number">{row.rank}</td>
                <th scope="row">{name(row.player)}</th>
                {columns.map(({ player }) => (
                  <MeetingCell key={player} {...{ contest, pages, row, player }} />
                ))}
                <td class="number">
                  <strong>{row.points}</strong> / {gamesIn(row.tally)}
                </td>
                <td class="number">{`${row.tally.wins} ${row.tally.draws} ${row.tally.losses}`}</td>
                <td class={row.fouls > 0 ? "number lost" : "number"}>{row.fouls}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function MeetingCell(
  { contest, pages, row, player }: {
    readonly contest: ContestView;
    readonly pages: ReadonlyMap<string, string>;
    readonly row: ContestView["rows"][number];
    readonly player: number;
  },
) {
  const { language } = useReader();
  if (row.player === player) return <td class="number same">·</td>;
  const text = cellText(row.cells[player], contest.games, language);
  const page = pages.get(`${row.player} ${player}`);
  if (page === undefined || text === "") return <td class="number">{text}</td>;
  return (
    <td class="number">
      <a href={page}>{text}</a>
    </td>
  );
}
