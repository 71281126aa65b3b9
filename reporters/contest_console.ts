/** A contest on the console. @module */

import {
  absentOf,
  type ContestFormat,
  type ContestReport,
  type CrossCell,
  type CrossRow,
  crossTable,
  gamesIn,
  gamesOf,
  inLanguage,
  type Language,
  type MatchReport,
  pointsOf,
  type RoundResult,
  standingOf,
  visible,
} from "../harness/core/mod.ts";
import { paintOf } from "./console/mod.ts";
import { type ContestWord, contestWord } from "./contest_words.ts";
import { defuse, proseLines } from "./lines.ts";
import { clockWords, gameName, matchWord } from "./match_words.ts";
import { ratingLines } from "./ratings_console.ts";
import { padTo, widest } from "./width.ts";

/** How the text is to look, and which files it is to name. */
export interface ContestConsoleOptions {
  readonly language: Language;
  readonly colour: boolean;
  readonly reports?: readonly string[];
  /** Tasks, which are listed behind this, and not the same command play what is left. */
  readonly isMerge?: boolean;
}

/** The text: the cross table, and the players that broke rules or could not be started. */
export function renderContest(report: ContestReport, options: ContestConsoleOptions): string {
  const { language } = options;
  const { contest, shard } = report;
  const paint = paintOf(options.colour);
  const part = shard ? ` · ${shard.index}/${shard.of}` : "";
  const head = `Shinpan ${visible(contest.version)} · ${
    gameName(visible(contest.game), language)
  } · ${
    report.rounds ? contestWord("standings", language) : matchWord("crossTable", language)
  }${part}`;
  const { done: games, all } = gamesOf(report);
  const facts = [
    contestWord(contest.format ?? "round-robin", language),
    ...report.rounds ? [contestWord("rounds", language, { count: report.rounds.length })] : [],
    matchWord("games", language, { done: games, all }),
    clockWords(contest.clock, language),
    matchWord("seed", language, { seed: contest.seed }),
  ];
  const lines = [
    paint("bold", head),
    paint("dim", facts.join(" · ")),
    "",
    ...report.standings
      ? standingLines({ ...report, standings: report.standings }, language)
      : tableLines(report, language),
    "",
    ...report.ratings
      ? [...ratingLines(report.ratings, namesIn(report), { language, most: MOST_ROWS }), ""]
      : [],
    ...outLines(report, language),
    ...troubleLines(report, language).map((line) => paint("red", line)),
    ...options.reports?.length ? [options.reports.join("  ")] : [],
    ...foulLines(report, language).map((line) => paint("red", line)),
    ...earlyEndLines(report, language).map((line) => paint("yellow", line)),
    ...games < all && !options.isMerge
      ? [paint("yellow", `? ${matchWord("cutShort", language, { count: all - games })}`)]
      : [],
  ];
  return defuse(`${lines.join("\n")}\n`);
}

function namesIn({ contest: { players } }: ContestReport): readonly string[] {
  return players.map(({ name }) => name);
}

/** Why a contest is over before all of its rounds. */
export interface EarlyEnd {
  readonly word: "tooFew" | "unpairable";
  /** The last round, and how many were planned. */
  readonly round: number;
  readonly rounds: number;
}

/** Why a Swiss contest is over before all of its rounds; undefined where it is not. */
export function earlyEnd(report: ContestReport): EarlyEnd | undefined {
  const { contest: { format, rounds: planned = 0, players }, rounds = [], over } = report;
  if (format !== "swiss" || !over || rounds.length >= planned) return undefined;
  const left = players.length - outIn(report).length;
  return { word: left < 2 ? "tooFew" : "unpairable", round: rounds.length, rounds: planned };
}

function earlyEndLines(report: ContestReport, language: Language): readonly string[] {
  const early = earlyEnd(report);
  if (!early) return [];
  const { word, round, rounds } = early;
  return [`! ${contestWord(word, language, { round, rounds })}`];
}

/** The players that are out, and why. */
function outLines(report: ContestReport, language: Language): readonly string[] {
  const { contest } = report;
  return outIn(report).map(({ player, word }) => {
    const name = visible(contest.players[player]?.name ?? "", 40);
    return `! ${contestWord(word, language, { name })}`;
  });
}

/** A player that is out, or lost by walkover, and the word that tells why. */
export interface OutPlayer {
  readonly player: number;
  readonly word: ContestWord;
}

/** Players that the last round left out, and those absent from a meeting since. */
export function outIn({ rounds, matches }: ContestReport): readonly OutPlayer[] {
  const out = rounds?.at(-1)?.out ?? [];
  const known = new Set(out.map(({ player }) => player));
  const others = [...new Set(matches.flatMap(absentOf))].filter((player) => !known.has(player));
  // Only rounds have others to be out of.
  const word = rounds ? "absent" : "walkovers";
  return [
    ...out.map(({ player, why }) => ({ player, word: why })),
    ...others.map((player) => ({ player, word }) as const),
  ];
}

/** Points in a meeting, with the games where some are still to be played, or that none were. */
export function cellText(
  cell: CrossCell | undefined,
  planned: number,
  language: Language,
): string {
  if (!cell) return "";
  if (cell.walkover) return contestWord(cell.wins > 0 ? "walkover" : "walkoverLost", language);
  const games = gamesIn(cell);
  return games === planned ? `${pointsOf(cell)}` : `${pointsOf(cell)}/${games}`;
}

/** More rows than a console is read for; the page has them all. */
const MOST_ROWS = 60;

type InRounds = ContestReport & Pick<Required<ContestReport>, "standings">;

function standingLines({ contest, standings }: InRounds, language: Language): readonly string[] {
  const isKnockOut = contest.format === "knock-out";
  const count = Math.max(0, ...standings.map(({ rounds }) => rounds.length));
  const places = new Map(standings.map(({ player }, at) => [player, at + 1]));
  const head = [
    "#",
    matchWord("player", language),
    ...isKnockOut ? [] : [matchWord("points", language), "Buchholz", "S.-B."],
    ...Array.from({ length: count }, (_, at) => String(at + 1)),
  ];
  const body = standings.slice(0, MOST_ROWS).map((row) => [
    String(row.rank),
    visible(contest.players[row.player]?.name ?? "", 30),
    ...isKnockOut ? [] : [row.points, row.buchholz, row.sonnebornBerger].map(String),
    ...row.rounds.map((result) => resultText(result, places, language)),
  ]);
  const more = standings.length > MOST_ROWS ? [`… ${standings.length - MOST_ROWS}`] : [];
  return [...aligned([head, ...body]), ...more];
}

/** A round in a few signs: the opponent's place and the points, or why there were no games. */
export function resultText(
  result: RoundResult | undefined,
  places: ReadonlyMap<number, number>,
  language: Language,
): string {
  if (!result) return "";
  if (result.opponent === undefined) return contestWord("byeCell", language);
  const place = places.get(result.opponent) ?? "";
  if (result.games > 0) return `${place}:${result.points}`;
  return `${place}:${contestWord(result.points > 0 ? "walkover" : "walkoverLost", language)}`;
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => widest(rows.map((row) => row[at] ?? "")));
  return rows.map((row) =>
    row.map((cell, at) => padTo(cell, widths[at] ?? 0)).join("  ").trimEnd()
  );
}

/** More columns than fit side by side; the page has them all. */
const MOST_COLUMNS = 24;

/** The players that have a column, with their places: in a gauntlet the one that meets all others. */
export function crossColumns(
  rows: readonly CrossRow[],
  format: ContestFormat = "round-robin",
): readonly { readonly player: number; readonly place: number }[] {
  const all = rows.map(({ player }, at) => ({ player, place: at + 1 }));
  return format === "gauntlet" ? all.filter(({ player }) => player === 0) : all;
}

function tableLines(report: ContestReport, language: Language): readonly string[] {
  const { contest } = report;
  const rows = crossTable(report);
  const columns = crossColumns(rows, contest.format);
  const shown = columns.length > MOST_COLUMNS ? [] : columns;
  const head = [
    "#",
    matchWord("player", language),
    ...shown.map(({ place }) => String(place)),
    matchWord("points", language),
    "+ = -",
    matchWord("fouls", language),
  ];
  const body = rows.map(({ rank, player, points, tally, fouls, cells }) => [
    String(rank),
    visible(contest.players[player]?.name ?? "", 30),
    ...shown.map((other) =>
      other.player === player ? "·" : cellText(cells[other.player], contest.games, language)
    ),
    `${points}/${gamesIn(tally)}`,
    `${tally.wins} ${tally.draws} ${tally.losses}`,
    fouls === 0 ? "" : String(fouls),
  ]);
  return aligned([head, ...body]);
}

/** Why the contest does not end well, though every game has its result. */
function foulLines(report: ContestReport, language: Language): readonly string[] {
  const fouls = new Map<number, number>();
  for (const { one, other, report: match } of report.matches) {
    const { fouls: [mine, theirs] } = standingOf(match);
    for (const [player, count] of [[one, mine], [other, theirs]] as const) {
      if (count > 0) fouls.set(player, (fouls.get(player) ?? 0) + count);
    }
  }
  return [...fouls].sort(([a], [b]) => a - b).map(([player, count]) => {
    const name = visible(report.contest.players[player]?.name ?? "", 40);
    return `✗ ${matchWord("broke", language, { name, count })}`;
  });
}

/** Why players did not play, meeting by meeting: of one in which neither did there are two. */
export function troublesIn(
  matches: ContestReport["matches"],
): readonly (
  & Pick<ContestReport["matches"][number], "one" | "other">
  & Pick<MatchReport, "unstartable" | "silent">
)[] {
  return matches.flatMap(({ one, other, report, otherTrouble }) =>
    [report, ...otherTrouble ? [otherTrouble] : []].map(({ unstartable, silent }) => (
      { one, other, unstartable, silent }
    ))
  );
}

/** Lines of what a program said before it ended; the page of the meeting has them all. */
const MOST_DETAIL = 5;

function troubleLines({ contest, matches }: ContestReport, language: Language): readonly string[] {
  const told = new Set<string>();
  return troublesIn(matches).flatMap(({ one, other, unstartable, silent }) => {
    const trouble = unstartable ?? silent;
    if (!trouble) return [];
    const player = trouble.player === 0 ? one : other;
    const name = visible(contest.players[player]?.name ?? "", 40);
    if (told.has(name)) return [];
    told.add(name);
    if (!unstartable) {
      const word = silent?.spoke ? "neverAnswered" : "neverSpoke";
      return [`✗ ${matchWord(word, language, { name })}`];
    }
    const why = visible(inLanguage(unstartable.why, language), 500);
    const detail = proseLines(unstartable.detail).filter((line) => line.trim() !== "")
      .slice(0, MOST_DETAIL).map((line) => `  ${line}`);
    return [`✗ ${matchWord("unstartable", language, { name })}: ${why}`, ...detail];
  });
}
