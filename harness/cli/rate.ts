/** `rate`: one list of ratings from all games in some folders. @module */

import { type Anchor, encountersOf, rate as rated } from "../arena/mod.ts";
import { pointsIn } from "../core/mod.ts";
import {
  type RatingList,
  ratingsJson,
  renderRatings,
  renderRatingsPage,
} from "../../reporters/mod.ts";
import { nearest } from "../scenario/mod.ts";
import { printHelp } from "./called_as.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { type FoundMatch, matchesIn } from "./match/all_games.ts";
import { readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { writeWhole } from "./report_files.ts";
import { chosenLanguage, fromCaller, look, print } from "./surroundings.ts";
import { VERSION } from "./version.ts";

const OPTIONS: OptionNames = { values: ["anchor", "html", "json", "lang"] };

const HELP = `Rate all players by all games in folders of matches and contests.

  shinpan rate [options] <folder> …

Every match in or below the folders counts once; players of the same name are the same player, and
all games must be of one kind. Ratings are the likeliest ones (Davidson's model) with draws and the
advantage of moving first as parameters, in Elo points, with 95 % intervals from the information
matrix. Players whom the games cannot compare are named with the reason, not guessed.

  --anchor NAME=ELO    this player has this rating, exactly (default: the mean is 0)
  --json FILE          write the ratings, with the chance of each player to be stronger than each
                       other, for programs
  --html FILE          write a page with the ratings, their intervals as a chart, and these chances
  --lang en|zh|ja      language (default: from the locale)

Exit codes: 0 the players were rated, 2 bad usage, or a file of games is damaged.

Examples
  shinpan rate contest/ match/
  shinpan rate contest/ --anchor greedy=1500 --json ratings.json --html ratings.html
`;

/** Rates players. */
export const rate: Command = {
  name: "rate",
  summary: "Rate players by all games in folders of matches and contests",
  help: HELP,
  options: OPTIONS,
  run: (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(HELP, args);
      return Promise.resolve(EXIT.conforms);
    }
    if (options.rest.length === 0) {
      throw new UsageError("No folder is named", "write shinpan rate contest/ match/");
    }
    const matches = matchesIn(options.rest.map(fromCaller));
    const list = listOf(matches, options.values.get("anchor"));
    const json = options.values.get("json");
    if (json !== undefined) writeWhole(fromCaller(json), ratingsJson(list));
    const language = chosenLanguage(options);
    const html = options.values.get("html");
    if (html !== undefined) writeWhole(fromCaller(html), renderRatingsPage(list, language));
    print(renderRatings(list, { ...look(), language }));
    return Promise.resolve(EXIT.conforms);
  },
};

function listOf(matches: readonly FoundMatch[], anchor: string | undefined): RatingList {
  const [game = "", other] = [...new Set(matches.map((match) => match.game))];
  if (other !== undefined) {
    throw new UsageError(
      `The folders hold games of ${game} and of ${other}`,
      "rate the matches of one game at a time",
    );
  }
  const names = [...new Set(matches.flatMap(({ players }) => players))].sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  const numberOf = (name: string): number => numbers.get(name) ?? 0;
  const encounters = encountersOf(matches.map(({ players: [mine, theirs], games }) => (
    { players: [numberOf(mine), numberOf(theirs)], games }
  )));
  const decided = matches.flatMap(({ games }) => games)
    .filter((one) => pointsIn(one) !== undefined).length;
  const set = anchorOf(anchor, names);
  const ratings = rated(names.length, encounters, set);
  const list = { version: VERSION, game, names, games: decided, ratings };
  return set ? { ...list, anchor: set } : list;
}

function anchorOf(text: string | undefined, names: readonly string[]): Anchor | undefined {
  if (text === undefined) return undefined;
  const [, name = "", elo] = /^(.+)=([+-]?\d+(?:\.\d+)?)$/s.exec(text) ?? [];
  if (elo === undefined) {
    throw new UsageError(`Cannot read --anchor "${text}"`, "write --anchor NAME=1500");
  }
  const player = names.indexOf(name);
  if (player >= 0) return { player, elo: Number(elo) };
  const close = nearest(name, names);
  throw new UsageError(
    `No player "${name}" has played`,
    close ? `did you mean ${close}?` : `use one of ${names.slice(0, 20).join(", ")}`,
  );
}
