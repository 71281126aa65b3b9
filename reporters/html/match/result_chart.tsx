/** Wins, draws and losses as bars. @module */

import { gamesIn, type Tally } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";
import type { MatchView } from "./match_view.ts";
import { useMatchWords } from "./page_words.ts";

/** How figures are told. */
export type Figures = "counts" | "rates";

const WIDE = 600;
const HIGH = 26;
const PARTS = ["wins", "draws", "losses"] as const;

/** A bar for all games, and one for each side of the first-named player. */
export function ResultChart(
  { match, figures }: { readonly match: MatchView; readonly figures: Figures },
) {
  const { say, tell } = useMatchWords();
  const { read } = useReader();
  const { tally, asFirst, asSecond } = match.standing;
  const [mine, theirs] = match.players;
  const name = read(mine.name, 40);
  const names = { wins: name, draws: tell("draws"), losses: read(theirs.name, 40) };
  const rows = [
    { title: say("total"), tally },
    { title: tell("asFirst", { name }), tally: asFirst },
    { title: tell("asSecond", { name }), tally: asSecond },
  ].filter(({ tally: one }) => gamesIn(one) > 0);
  const most = Math.max(1, ...rows.map(({ tally: one }) => gamesIn(one)));
  return (
    <figure class="results">
      <ul class="legend">
        {PARTS.map((part) => <li key={part} class={part}>{names[part]}</li>)}
      </ul>
      {rows.map(({ title, tally: one }) => (
        <div key={title} class="result">
          <h3>{title}</h3>
          <Bar tally={one} most={most} figures={figures} />
          <p>
            {PARTS.map((part) => `${names[part]} ${figureOf(one, part, figures)}`).join(" · ")}
          </p>
        </div>
      ))}
    </figure>
  );
}

/** A part in the figures that were asked for. */
function figureOf(tally: Tally, part: keyof Tally, figures: Figures): string {
  if (figures === "counts") return String(tally[part]);
  const games = gamesIn(tally);
  return `${games === 0 ? 0 : (100 * tally[part] / games).toFixed(1)} %`;
}

function Bar(
  { tally, most, figures }: {
    readonly tally: Tally;
    readonly most: number;
    readonly figures: Figures;
  },
) {
  const games = gamesIn(tally);
  // Rates fill the bar, numbers of games can be compared between bars.
  const scale = WIDE / (figures === "rates" ? games : most);
  let left = 0;
  const parts = PARTS.map((part) => {
    const wide = tally[part] * scale;
    const x = left;
    left += wide;
    return { part, x, wide };
  });
  return (
    <svg class="bars" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="ground" width={WIDE} height={HIGH} />
      {parts.map(({ part, x, wide }) => (
        <rect key={part} class={part} x={x} width={wide} height={HIGH} />
      ))}
    </svg>
  );
}
