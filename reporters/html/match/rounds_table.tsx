/** A contest in rounds: the standings round by round. @module */

import { resultText } from "../../contest_console.ts";
import { contestWord } from "../../contest_words.ts";
import { useReader } from "../view/reader.tsx";
import type { ContestView } from "./contest_view.ts";
import { useMatchWords } from "./page_words.ts";

/** A contest that is played in rounds. */
export type InRounds = ContestView & Pick<Required<ContestView>, "standings" | "rounds">;

/** Who has how many points after which rounds; each cell leads to its games. */
export function StandingsTable({ contest }: { readonly contest: InRounds }) {
  const { tell } = useMatchWords();
  const { language } = useReader();
  const { standings, rounds, format } = contest;
  const places = new Map(standings.map(({ player }, at) => [player, at + 1]));
  const pages = pagesOf(contest);
  const isKnockOut = format === "knock-out";
  return (
    <>
      <p class="note">{contestWord("roundsNote", language)}</p>
      <div
        class="scroll"
        role="region"
        tabIndex={0}
        aria-label={contestWord("standings", language)}
      >
        <table class="marks cross">
          <thead>
            <tr>
              <th scope="col" class="number">{tell("rank")}</th>
              <th scope="col">{tell("player")}</th>
              {!isKnockOut && <th scope="col" class="number">{tell("points")}</th>}
              {!isKnockOut && <th scope="col" class="number">Buchholz</th>}
              {!isKnockOut && (
                <th scope="col" class="number">
                  <abbr title="Sonneborn–Berger">S.-B.</abbr>
                </th>
              )}
              {rounds.map(({ number }) => (
                <th key={number} scope="col" class="number">
                  {contestWord("round", language, { round: number })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <StandingTr key={row.player} {...{ contest, row, places, pages }} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function StandingTr(
  { contest: { players, rounds, format }, row, places, pages }: {
    readonly contest: InRounds;
    readonly row: InRounds["standings"][number];
    readonly places: ReadonlyMap<number, number>;
    readonly pages: ReadonlyMap<string, string>;
  },
) {
  const { read, language } = useReader();
  const isKnockOut = format === "knock-out";
  return (
    <tr>
      <td class="number">{row.rank}</td>
      <th scope="row">{read(players[row.player]?.name ?? "", 60)}</th>
      {!isKnockOut && (
        <td class="number">
          <strong>{row.points}</strong>
        </td>
      )}
      {!isKnockOut && <td class="number">{row.buchholz}</td>}
      {!isKnockOut && <td class="number">{row.sonnebornBerger}</td>}
      {rounds.map(({ number }) => {
        const result = row.rounds[number - 1];
        const text = resultText(result, places, language);
        const page = pages.get(`${row.player} ${result?.opponent}`);
        return (
          <td key={number} class="number">
            {page === undefined ? text : <a href={page}>{text}</a>}
          </td>
        );
      })}
    </tr>
  );
}

/** Where each player's games against each other are. */
export function pagesOf({ meetings }: ContestView): ReadonlyMap<string, string> {
  return new Map(meetings.flatMap(({ one, other, page }) => [
    [`${one} ${other}`, page] as const,
    [`${other} ${one}`, page] as const,
  ]));
}
