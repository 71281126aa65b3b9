/** A contest in rounds: the standings round by round. @module */

import type { RoundResult } from "../../../harness/core/mod.ts";
import { resultText } from "../../contest_console.ts";
import { progressOf, type RoundScore } from "../../contest_progress.ts";
import { contestWord } from "../../contest_words.ts";
import { useReader } from "../view/reader.tsx";
import type { ContestView } from "./contest_view.ts";
import { useMatchWords } from "./page_words.ts";

/** A contest that is played in rounds. */
export type InRounds = ContestView & Pick<Required<ContestView>, "standings" | "rounds">;

/** The points of each player after each round; each cell leads to its games. */
export function StandingsTable({ contest }: { readonly contest: InRounds }) {
  const { language } = useReader();
  const { standings, rounds, format } = contest;
  const places = new Map(standings.map(({ player }, at) => [player, at + 1]));
  const pages = pagesOf(contest);
  const isKnockOut = format === "knock-out";
  // Points decide nothing in a knock-out.
  const progress = isKnockOut ? undefined : progressOf(standings, rounds.length);
  return (
    <>
      <p class="note">{contestWord(progress ? "progressNote" : "roundsNote", language)}</p>
      <div
        class="scroll"
        role="region"
        tabIndex={0}
        aria-label={contestWord("standings", language)}
      >
        <table class="marks cross">
          <Head {...{ rounds, isKnockOut }} />
          <tbody>
            {standings.map((row) => (
              <StandingTr
                key={row.player}
                {...{ contest, row, places, pages }}
                progress={progress?.get(row.player)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Head(
  { rounds, isKnockOut }: {
    readonly rounds: InRounds["rounds"];
    readonly isKnockOut: boolean;
  },
) {
  const { tell } = useMatchWords();
  const { language } = useReader();
  return (
    <thead>
      <tr>
        <th scope="col" class="number">{tell("rank")}</th>
        <th scope="col">{tell("player")}</th>
        {!isKnockOut && <th scope="col" class="number">{tell("points")}</th>}
        {rounds.map(({ number }) => (
          <th key={number} scope="col" class="number">
            {contestWord("round", language, { round: number })}
          </th>
        ))}
        {!isKnockOut && <th scope="col" class="number">Buchholz</th>}
        {!isKnockOut && (
          <th scope="col" class="number">
            <abbr title="Sonneborn–Berger">S.-B.</abbr>
          </th>
        )}
      </tr>
    </thead>
  );
}

function StandingTr(
  { contest: { players, rounds, format }, row, places, pages, progress }: {
    readonly contest: InRounds;
    readonly row: InRounds["standings"][number];
    readonly places: ReadonlyMap<number, number>;
    readonly pages: ReadonlyMap<string, string>;
    readonly progress: readonly RoundScore[] | undefined;
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
      {rounds.map(({ number }) => {
        const result = row.rounds[number - 1];
        const text = resultText(result, places, language);
        const page = pages.get(`${row.player} ${result?.opponent}`);
        return (
          <td key={number} class="number">
            {page === undefined ? text : <a href={page}>{text}</a>}
            {progress && <SideAndSum result={result} sum={progress[number - 1]} />}
          </td>
        );
      })}
      {!isKnockOut && <td class="number">{row.buchholz}</td>}
      {!isKnockOut && <td class="number">{row.sonnebornBerger}</td>}
    </tr>
  );
}

/** The side in the first game, and what the player had after the round. */
function SideAndSum(
  { result, sum }: {
    readonly result: RoundResult | undefined;
    readonly sum: RoundScore | undefined;
  },
) {
  const { language } = useReader();
  const isPlayed = result !== undefined && result.games > 0;
  return (
    <>
      {isPlayed && ` ${contestWord(result.first ? "sideFirst" : "sideSecond", language)}`}
      {result && sum && <div class="so-far">{contestWord("soFar", language, { ...sum })}</div>}
    </>
  );
}

/** Where each player's games against each other are. */
export function pagesOf({ meetings }: ContestView): ReadonlyMap<string, string> {
  return new Map(meetings.flatMap(({ one, other, page }) => [
    [`${one} ${other}`, page] as const,
    [`${other} ${one}`, page] as const,
  ]));
}
