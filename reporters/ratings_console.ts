/** A list of ratings on the console, and for programs. @module */

import {
  inLanguage,
  type Language,
  type PlayerRating,
  type Ratings,
  visible,
} from "../harness/core/mod.ts";
import { paintOf } from "./console/mod.ts";
import { defuse } from "./lines.ts";
import { eloText, gameName } from "./match_words.ts";
import { errorText, ratingWord, relationWord } from "./ratings_words.ts";
import { safeJson } from "./safe_json.ts";
import { padTo, widest } from "./width.ts";

/** Ratings with what else a list says. */
export interface RatingList {
  readonly version: string;
  readonly game: string;
  readonly names: readonly string[];
  /** How many games have a result. */
  readonly games: number;
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
    paint("dim", factsOf(list, language).join(" · ")),
    "",
    ...ratingLines(ratings, names, language),
  ];
  return defuse(`${lines.join("\n")}\n`);
}

function factsOf({ names, games, ratings }: RatingList, language: Language): readonly string[] {
  const { advantage, draws } = ratings;
  return [
    ratingWord("players", language, { count: names.length }),
    ratingWord("games", language, { count: games }),
    ...advantage
      ? [ratingWord("advantage", language, {
        elo: eloText(advantage.elo),
        error: errorText(advantage.error),
      })]
      : [],
    ...draws === undefined
      ? []
      : [ratingWord("drawn", language, { share: (100 * draws).toFixed(1) })],
  ];
}

/** The table of the first group, and of each other why it stands apart. */
export function ratingLines(
  ratings: Ratings,
  names: readonly string[],
  language: Language,
): readonly string[] {
  const [main] = ratings.groups;
  const only = main?.players.length === 1 ? names[main.players[0] ?? 0] : undefined;
  return ratings.groups.flatMap((group, at) => {
    const rows = ratings.rows.filter((row) => row.group === at);
    const table = rows.length > 1 ? tableOf(rows, ratings, { names, language }) : [];
    if (group.relation === "main") return table;
    const members = group.players.slice(0, MOST_NAMED).map((one) => visible(names[one] ?? "", 30));
    const more = group.players.length > MOST_NAMED ? " …" : "";
    const named = only === undefined ? undefined : visible(only, 30);
    const why = inLanguage(relationWord(group.relation, named), language);
    return ["", `! ${members.join(", ")}${more}: ${why}`, ...table];
  });
}

const MOST_NAMED = 10;

function tableOf(
  rows: readonly PlayerRating[],
  { superiority }: Ratings,
  { names, language }: { readonly names: readonly string[]; readonly language: Language },
): readonly string[] {
  const head = [
    "#",
    ...(["player", "rating", "error", "gamesOf", "score", "superior"] as const)
      .map((name) => ratingWord(name, language)),
  ];
  const body = rows.map(({ player, elo, error, games, score }, at) => {
    const next = rows[at + 1]?.player;
    const chance = next === undefined ? undefined : superiority?.[player]?.[next];
    return [
      String(at + 1),
      visible(names[player] ?? "", 30),
      eloText(elo),
      errorText(error),
      String(games),
      `${(100 * score).toFixed(1)} %`,
      chance === undefined ? "" : `${(100 * chance).toFixed(1)} %`,
    ];
  });
  const widths = head.map((title, at) => widest([title, ...body.map((row) => row[at] ?? "")]));
  return [head, ...body].map((row) =>
    row.map((cell, at) => padTo(cell, widths[at] ?? 0)).join("  ").trimEnd()
  );
}

/** Raised whenever a field changes its meaning or goes away. */
const SCHEMA_VERSION = 1;

/** The list as JSON; an error without an end is null. */
export function ratingsJson({ names, ratings, ...list }: RatingList): string {
  const document = { schema: SCHEMA_VERSION, ...list, players: names, ...ratings };
  return `${safeJson(document, 2)}\n`;
}
