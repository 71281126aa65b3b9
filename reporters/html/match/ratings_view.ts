/** Ratings as pages show them: plain data. @module */

import type { Estimate, Ratings } from "../../../harness/core/mod.ts";
import type { RatingList } from "../../ratings_console.ts";
import { cutString } from "../cut_text.ts";

/** One player's rating, in whole points. */
export interface RatingRow extends Estimate {
  readonly player: number;
  readonly games: number;
  readonly score: number;
  readonly superior?: number;
}

/** The ratings that can be compared, the best first, and the players that cannot. */
export interface RatingsView {
  readonly rows: readonly RatingRow[];
  readonly apart: readonly {
    readonly players: readonly number[];
    readonly relation: "above" | "below" | "apart";
    /** The ratings within such a group. */
    readonly rows: readonly RatingRow[];
  }[];
  /** The first group's player, where it has no other. */
  readonly only?: number;
  /** Whether the worth of moving first counts as strength. */
  readonly sidesUntold?: true;
  /** How many games repeat another and do not count. */
  readonly repeated?: number;
}

/** What the page of `rate` shows. */
export interface RatingListView
  extends Pick<RatingList, "version" | "game" | "names" | "games" | "copied" | "anchor"> {
  readonly view: RatingsView;
  readonly advantage?: Estimate;
  readonly draws?: number;
  /** The chance of each player to be stronger than each other; of too many players none. */
  readonly superiority?: Ratings["superiority"];
}

/** Ratings for a page. */
export function ratingsView({ rows, groups, sidesUntold, repeated }: Ratings): RatingsView {
  const grouped = Map.groupBy(rows, ({ group }) => group);
  const rowsOf = (at: number): readonly RatingRow[] =>
    (grouped.get(at) ?? []).filter(({ error }) => Number.isFinite(error))
      .map(({ group: _, elo, error, ...row }) => (
        { ...row, elo: Math.round(elo), error: Math.round(error) }
      ));
  return {
    rows: rowsOf(0),
    apart: groups.flatMap(({ players, relation }, at) =>
      relation === "main" ? [] : [{ players, relation, rows: rowsOf(at) }]
    ),
    ...groups[0]?.players.length === 1 ? { only: groups[0].players[0]! } : {},
    ...sidesUntold ? { sidesUntold } : {},
    ...repeated ? { repeated } : {},
  };
}

/** More columns than a page is read for; the JSON has more. */
const MOST_COMPARED = 30;

/** A list for its page. */
export function ratingListView({ names, ratings, ...list }: RatingList): RatingListView {
  const { advantage, draws, superiority } = ratings;
  return {
    ...list,
    names: names.map((name) => cutString(name, 80)),
    view: ratingsView(ratings),
    ...advantage ? { advantage } : {},
    ...draws === undefined ? {} : { draws },
    ...superiority && names.length <= MOST_COMPARED ? { superiority } : {},
  };
}
