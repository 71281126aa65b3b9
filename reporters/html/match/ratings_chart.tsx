/** Ratings with their intervals as a chart. @module */

import { inLanguage } from "../../../harness/core/mod.ts";
import { label } from "../../labels.ts";
import { ratingText, ratingWord, relationWord } from "../../ratings_words.ts";
import { useReader } from "../view/reader.tsx";
import type { RatingListView, RatingRow, RatingsView } from "./ratings_view.ts";

/** A dot for each rating and a bar for its interval; nothing where there are no ratings. */
export function RatingsSection(
  { ratings, names, anchor }: {
    readonly ratings: RatingsView;
    readonly names: readonly string[];
    /** The player whose rating was set. */
    readonly anchor?: RatingListView["anchor"];
  },
) {
  const { read, language } = useReader();
  if (ratings.rows.length < 2 && ratings.apart.length === 0) return null;
  const name = (player: number): string => read(names[player] ?? "", 60);
  const only = ratings.only === undefined ? undefined : name(ratings.only);
  const origin = anchor
    ? ratingWord("anchored", language, { name: name(anchor.player), elo: anchor.elo })
    : ratingWord("centred", language);
  return (
    <section id="ratings">
      <h2>{ratingWord("ratings", language)}</h2>
      {ratings.rows.length > 1 && (
        <>
          <p class="note">
            {`${ratingWord("note", language)}${origin}${ratingWord("bars", language)}`}
          </p>
          <Chart rows={ratings.rows} name={name} isAnchored={anchor !== undefined} />
        </>
      )}
      {ratings.repeated && (
        <p class="note">{ratingWord("repeated", language, { count: ratings.repeated })}</p>
      )}
      {ratings.sidesUntold && <p class="note">{ratingWord("sidesUntold", language)}</p>}
      {ratings.apart.map(({ players: members, relation, rows }) => (
        <div key={members.join()}>
          <p class="note">
            {members.slice(0, 10).map(name).join(", ")}
            {members.length > 10 ? " …" : ""}
            {label("colon", language)}
            {inLanguage(relationWord(relation, only), language)}
          </p>
          {rows.length > 1 && <Chart rows={rows} name={name} isAnchored={anchor !== undefined} />}
        </div>
      ))}
    </section>
  );
}

function Chart(
  { rows, name, isAnchored }: {
    readonly rows: readonly RatingRow[];
    readonly isAnchored: boolean;
    readonly name: (player: number) => string;
  },
) {
  const low = Math.min(...rows.map(({ elo, error }) => elo - error));
  const high = Math.max(...rows.map(({ elo, error }) => elo + error));
  // In hundredths of the width, with room for the dots at the ends.
  const x = (elo: number): number => 2 + 96 * (elo - low) / Math.max(1, high - low);
  return (
    <ol class="ratings">
      {rows.map(({ player, elo, error }) => (
        <li key={player}>
          <span class="name" title={name(player)}>{name(player)}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            {low < 0 && high > 0 && <line class="axis" x1={x(0)} x2={x(0)} y1="0" y2="10" />}
            <line x1={x(elo - error)} x2={x(elo + error)} y1="5" y2="5" />
            <line class="dot" x1={x(elo)} x2={x(elo)} y1="5" y2="5" />
          </svg>
          <span class="value">{`${ratingText(elo, isAnchored)} ± ${error}`}</span>
        </li>
      ))}
    </ol>
  );
}
