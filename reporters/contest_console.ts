/** A contest on the console, and for programs. @module */

import {
  type ContestReport,
  crossTable,
  gamesIn,
  inLanguage,
  type Language,
  pairingsOf,
  pointsOf,
  standingOf,
  type Tally,
  visible,
} from "../harness/core/mod.ts";
import { paintOf } from "./console/mod.ts";
import { defuse } from "./lines.ts";
import { clockWords, gameName, matchWord } from "./match_words.ts";
import { safeJson } from "./safe_json.ts";
import { padTo, widest } from "./width.ts";

/** How the text is to look, and which files it is to name. */
export interface ContestConsoleOptions {
  readonly language: Language;
  readonly colour: boolean;
  readonly reports?: readonly string[];
}

/** The text: the cross table, and who broke rules or could not be started. */
export function renderContest(report: ContestReport, options: ContestConsoleOptions): string {
  const { language } = options;
  const { contest, shard } = report;
  const paint = paintOf(options.colour);
  const part = shard ? ` · ${shard.index}/${shard.of}` : "";
  const head = `Shinpan ${visible(contest.version)} · ${
    gameName(visible(contest.game), language)
  } · ${matchWord("crossTable", language)}${part}`;
  const games = report.matches.reduce((sum, one) => sum + one.report.games.length, 0);
  const all = contest.games * pairingsOf(contest.players.length, shard).length;
  const troubled = report.matches.some((one) => one.report.unstartable ?? one.report.silent);
  const facts = [
    matchWord("games", language, { done: games, all }),
    clockWords(contest.clock, language),
    matchWord("seed", language, { seed: contest.seed }),
  ];
  const lines = [
    paint("bold", head),
    paint("dim", facts.join(" · ")),
    "",
    ...tableLines(report, language),
    "",
    ...troubleLines(report, language).map((line) => paint("red", line)),
    ...options.reports?.length ? [options.reports.join("  ")] : [],
    ...foulLines(report, language).map((line) => paint("red", line)),
    ...games < all
      ? [
        paint(
          "yellow",
          `? ${matchWord(troubled ? "notBegun" : "cutShort", language, { count: all - games })}`,
        ),
      ]
      : [],
  ];
  return defuse(`${lines.join("\n")}\n`);
}

/** The table as JSON, the best first. */
export function contestJson(report: ContestReport): string {
  const { contest: { rules: _, ...contest }, matches, shard } = report;
  const table = crossTable(report).map((row) => ({
    ...row,
    name: contest.players[row.player]?.name,
  }));
  const meetings = matches.map(({ one, other, report: match }) => {
    const { tally, elo, ends, fouls, inconclusive } = standingOf(match);
    return { one, other, games: match.games.length, tally, elo, ends, fouls, inconclusive };
  });
  const document = { schema: 1, contest, ...shard ? { shard } : {}, table, meetings };
  return `${safeJson(document, 2)}\n`;
}

/** Points in a meeting, with the games where some are still to be played. */
export function cellText(cell: Tally | undefined, planned: number): string {
  if (!cell) return "";
  const games = gamesIn(cell);
  return games === planned ? `${pointsOf(cell)}` : `${pointsOf(cell)}/${games}`;
}

function tableLines(report: ContestReport, language: Language): readonly string[] {
  const { contest } = report;
  const rows = crossTable(report);
  const head = [
    "#",
    matchWord("player", language),
    ...rows.map((_, at) => String(at + 1)),
    matchWord("points", language),
    "+ = -",
    matchWord("fouls", language),
  ];
  const body = rows.map(({ rank, player, points, tally, fouls, cells }) => [
    String(rank),
    visible(contest.players[player]?.name ?? "", 30),
    ...rows.map((other) =>
      other.player === player ? "·" : cellText(cells[other.player], contest.games)
    ),
    `${points}/${gamesIn(tally)}`,
    `${tally.wins} ${tally.draws} ${tally.losses}`,
    fouls === 0 ? "" : String(fouls),
  ]);
  const widths = head.map((title, at) => widest([title, ...body.map((row) => row[at] ?? "")]));
  return [head, ...body].map((row) =>
    row.map((cell, at) => padTo(cell, widths[at] ?? 0)).join("  ").trimEnd()
  );
}

/** Why the contest does not end well, though every game has its result. */
function foulLines(report: ContestReport, language: Language): readonly string[] {
  return crossTable(report).filter(({ fouls }) => fouls > 0).map(({ player, fouls }) => {
    const name = visible(report.contest.players[player]?.name ?? "", 40);
    return `✗ ${matchWord("broke", language, { name, count: fouls })}`;
  });
}

function troubleLines({ contest, matches }: ContestReport, language: Language): readonly string[] {
  const told = new Set<string>();
  return matches.flatMap(({ one, other, report: { unstartable, silent } }) => {
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
    return [`✗ ${matchWord("unstartable", language, { name })}: ${why}`];
  });
}
