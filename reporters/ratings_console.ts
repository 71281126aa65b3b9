/** A list of ratings on the console, and for programs. @module */

import {
  inLanguage,
  type Language,
  type PlayerRating,
  type Ratings,
  visible,
} from "../harness/core/mod.ts";
import { jsonDocument, type JsonKind } from "./json_document.ts";
import { paintOf } from "./console/mod.ts";
import { defuse } from "./lines.ts";
import { gameName } from "./match_words.ts";
import { errorText, ratingFacts, ratingText, ratingWord, relationWord } from "./ratings_words.ts";
import { padTo, widest } from "./width.ts";

/** Ratings with what else a list says. */
export interface RatingList {
  readonly version: string;
  readonly game: string;
  readonly names: readonly string[];
  /** How many games count. */
  readonly games: number;
  /** How many games lay in several folders, and count once. */
  readonly copied?: number;
  /** The player whose rating was set. */
  readonly anchor?: { readonly player: number; readonly elo: number };
  readonly ratings: Ratings;
}

/** The list as text. */
export function renderRatings(
  list: RatingList,
  { language, colour }: { readonly language: Language; readonly colour: boolean },
): string {
  const paint = paintOf(colour);
  const { ratings, names } = list;
  const head = `Shinpan ${visible(list.version)} · ${gameName(visible(list.game), language)} · ${
    ratingWord("ratings", language)
  }`;
  const lines = [
    paint("bold", head),
    paint("dim", ratingFacts({ ...list, ...ratings, players: names.length }, language).join(" · ")),
    "",
    ...ratingLines(ratings, names, { language, isAnchored: list.anchor !== undefined }),
    ...list.copied ? [`! ${ratingWord("copied", language, { count: list.copied })}`] : [],
  ];
  return defuse(`${lines.join("\n")}\n`);
}

/** How ratings are listed. */
export interface RatingLinesOptions {
  readonly language: Language;
  readonly isAnchored?: boolean;
  /** So many rows of a group are shown; undefined is all. */
  readonly most?: number;
}

/** The table of the first group, and of each other why it stands apart. */
export function ratingLines(
  ratings: Ratings,
  names: readonly string[],
  { language, ...how }: RatingLinesOptions,
): readonly string[] {
  const [main] = ratings.groups;
  const only = main?.players.length === 1 ? names[main.players[0] ?? 0] : undefined;
  const untold = ratings.sidesUntold ? ["", `! ${ratingWord("sidesUntold", language)}`] : [];
  const grouped = Map.groupBy(ratings.rows, ({ group }) => group);
  const groups = ratings.groups.flatMap((group, at) => {
    const rows = grouped.get(at) ?? [];
    const table = rows.length > 1 ? tableOf(rows, { names, language, ...how }) : [];
    if (group.relation === "main") return table;
    const members = group.players.slice(0, MOST_NAMED).map((one) => visible(names[one] ?? "", 30));
    const more = group.players.length > MOST_NAMED ? " …" : "";
    const named = only === undefined ? undefined : visible(only, 30);
    const why = inLanguage(relationWord(group.relation, named), language);
    return ["", `! ${members.join(", ")}${more}: ${why}`, ...table];
  });
  const { repeated } = ratings;
  const repeats = repeated ? [`! ${ratingWord("repeated", language, { count: repeated })}`] : [];
  const lines = [...groups, ...untold, ...repeats];
  return lines[0] === "" ? lines.slice(1) : lines;
}

const MOST_NAMED = 10;

function tableOf(
  rows: readonly PlayerRating[],
  { names, language, isAnchored = false, most = Infinity }: RatingLinesOptions & {
    readonly names: readonly string[];
  },
): readonly string[] {
  const head = [
    "#",
    ...(["player", "rating", "error", "gamesOf", "score", "superior"] as const)
      .map((name) => ratingWord(name, language)),
  ];
  const body = rows.slice(0, most).map(({ player, elo, error, games, score, superior }, at) => [
    String(at + 1),
    visible(names[player] ?? "", 30),
    ratingText(elo, isAnchored),
    errorText(error),
    String(games),
    `${(100 * score).toFixed(1)} %`,
    superior === undefined ? "" : `${(100 * superior).toFixed(1)} %`,
  ]);
  const widths = head.map((title, at) => widest([title, ...body.map((row) => row[at] ?? "")]));
  const lines = [head, ...body].map((row) =>
    row.map((cell, at) => padTo(cell, widths[at] ?? 0)).join("  ").trimEnd()
  );
  return rows.length > most ? [...lines, `… ${rows.length - most}`] : lines;
}

const KIND: JsonKind = { schema: "shinpan-ratings", schemaVersion: 2 };

/** The list as JSON; an error without an end is null. */
export function ratingsJson({ names, ratings, ...list }: RatingList): string {
  return jsonDocument(KIND, { ...list, players: names, ...ratings });
}
