/** The bracket of a knock-out. @module */

import type { ContestRound } from "../../../harness/core/mod.ts";
import { contestWord } from "../../contest_words.ts";
import { useReader } from "../view/reader.tsx";
import { type InRounds, pagesOf } from "./rounds_table.tsx";

/** The rounds of a knock-out side by side, from the first to the winner. */
export function Bracket({ contest }: { readonly contest: InRounds }) {
  const { read, language } = useReader();
  const { rounds, standings, players } = contest;
  const name = (player: number): string => read(players[player]?.name ?? "", 40);
  const champion = championOf(contest);
  const columns = bracketColumns(rounds);
  const pages = pagesOf(contest);
  const rows = new Map(standings.map((row) => [row.player, row]));
  return (
    <section id="bracket">
      <h2>{contestWord("bracket", language)}</h2>
      <div
        class="bracket scroll"
        role="region"
        tabIndex={0}
        aria-label={contestWord("bracket", language)}
      >
        {rounds.map(({ number }, at) => {
          const next = columns[at + 1]?.flat() ?? [];
          const isThrough = (player: number): boolean =>
            next.includes(player) || (next.length === 0 && player === champion);
          return (
            <div key={number} class="column">
              <p class="head">{contestWord("round", language, { round: number })}</p>
              <ol>
                {columns[at]?.map((seats) => (
                  <Meeting
                    key={seats[0]}
                    {...{ seats, name, isThrough }}
                    page={pages.get(seats.join(" "))}
                    pointsOf={(player) => rows.get(player)?.rounds[number - 1]?.points}
                  />
                ))}
              </ol>
            </div>
          );
        })}
      </div>
      {champion !== undefined && (
        <p>
          <strong>{contestWord("champion", language, { name: name(champion) })}</strong>
        </p>
      )}
    </section>
  );
}

function Meeting(
  { seats, page, pointsOf, name, isThrough }: {
    readonly seats: readonly number[];
    readonly page: string | undefined;
    readonly pointsOf: (player: number) => number | undefined;
    readonly name: (player: number) => string;
    readonly isThrough: (player: number) => boolean;
  },
) {
  const { language } = useReader();
  const [one, other] = seats.map(pointsOf);
  const isLevel = seats.length === 2 && one !== undefined && one === other;
  return (
    <li>
      {seats.map((player) => {
        const text = seats.length === 1 ? contestWord("byeCell", language) : pointsOf(player);
        const seed = isLevel && isThrough(player) ? ` (${contestWord("bySeed", language)})` : "";
        return (
          <span key={player} class="seat">
            {isThrough(player) ? <strong>{name(player)}</strong> : name(player)}{" "}
            {page === undefined ? text : <a href={page}>{text}</a>}
            {seed}
          </span>
        );
      })}
    </li>
  );
}

function championOf({ standings: [first, second] }: InRounds): number | undefined {
  return first?.rank === 1 && second?.rank !== 1 ? first.player : undefined;
}

/** For each round its meetings and byes, each in line with the meeting that it leads to. */
function bracketColumns(
  rounds: readonly ContestRound[],
): readonly (readonly (readonly number[])[])[] {
  const columns: (readonly (readonly number[])[])[] = [];
  for (const { pairings, byes } of rounds.toReversed()) {
    const after = columns[0]?.flat() ?? [];
    const place = (seats: readonly number[]): number =>
      Math.min(...seats.map((player) => after.indexOf(player)).filter((at) => at >= 0), Infinity);
    const met = [...pairings.map(({ one, other }) => [one, other]), ...byes.map((one) => [one])];
    const order = met.map((seats) => ({ seats, at: Math.min(place(seats), after.length) }));
    columns.unshift(order.sort((a, b) => a.at - b.at).map(({ seats }) => seats));
  }
  return columns;
}
