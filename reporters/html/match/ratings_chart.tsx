/** Ratings with their intervals as a chart. @module */

import { inLanguage } from "../../../harness/core/mod.ts";
import { eloText } from "../../match_words.ts";
import { ratingWord, relationWord } from "../../ratings_words.ts";
import { cutTo } from "../../width.ts";
import { useReader } from "../view/reader.tsx";
import type { ContestView } from "./contest_view.ts";

const WIDE = 640;
const LEFT = 190;
const RIGHT = 120;
const ROW = 22;
/** Columns of a name that fit beside the bars. */
const MOST_COLUMNS = 22;

/** A dot for each rating and a bar for its interval; nothing where there are no ratings. */
export function RatingsSection({ contest }: { readonly contest: ContestView }) {
  const { read, language } = useReader();
  const { ratings, players } = contest;
  if (!ratings || (ratings.rows.length < 2 && ratings.apart.length === 0)) return null;
  const name = (player: number): string => read(players[player]?.name ?? "", 60);
  const only = ratings.only === undefined ? undefined : name(ratings.only);
  return (
    <section id="ratings">
      <h2>{ratingWord("ratings", language)}</h2>
      {ratings.rows.length > 1 && (
        <>
          <p class="note">{ratingWord("note", language)}</p>
          <Chart rows={ratings.rows} name={name} />
        </>
      )}
      {ratings.apart.map(({ players: members, relation }) => (
        <p key={members.join()} class="note">
          {members.slice(0, 10).map(name).join(", ")}
          {members.length > 10 ? " …" : ""}: {inLanguage(relationWord(relation, only), language)}
        </p>
      ))}
    </section>
  );
}

function Chart(
  { rows, name }: {
    readonly rows: NonNullable<ContestView["ratings"]>["rows"];
    readonly name: (player: number) => string;
  },
) {
  const { language } = useReader();
  const low = Math.min(...rows.map(({ elo, error }) => elo - error));
  const high = Math.max(...rows.map(({ elo, error }) => elo + error));
  const x = (elo: number): number =>
    LEFT + (WIDE - LEFT - RIGHT) * (elo - low) / Math.max(1, high - low);
  const height = ROW * rows.length + 8;
  return (
    <div
      class="scroll"
      role="region"
      tabIndex={0}
      aria-label={ratingWord("ratings", language)}
    >
      <svg
        class="ratings"
        viewBox={`0 0 ${WIDE} ${height}`}
        role="img"
        aria-label={ratingWord("ratings", language)}
      >
        {low < 0 && high > 0 && <line class="axis" x1={x(0)} x2={x(0)} y1="0" y2={height} />}
        {rows.map(({ player, elo, error }, at) => {
          const y = ROW * at + ROW / 2 + 4;
          return (
            <g key={player}>
              <text x={LEFT - 10} y={y + 4} text-anchor="end">
                <title>{name(player)}</title>
                {cutTo(name(player), MOST_COLUMNS)}
              </text>
              <line x1={x(elo - error)} x2={x(elo + error)} y1={y} y2={y} />
              <circle cx={x(elo)} cy={y} r="4" />
              <text x={WIDE - RIGHT + 12} y={y + 4}>{`${eloText(elo)} ± ${error}`}</text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
