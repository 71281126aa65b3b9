/** A match on the console. @module */

import {
  type EndCount,
  type GameFacts,
  gamesIn,
  gamesPlanned,
  inLanguage,
  type Language,
  type MatchReport,
  pairPoints,
  type PlayerIndex,
  repeatedGames,
  type Standing,
  standingOf,
  type Tally,
  visible,
} from "../harness/core/mod.ts";
import { breachBlock, paintOf, type View } from "./console/mod.ts";
import { blamedRules } from "./conclusion.ts";
import { defuse, proseLines } from "./lines.ts";
import { type GameSources, reportOfFouls } from "./match_report.ts";
import {
  clockWords,
  eloText,
  gameName,
  type MatchWord,
  matchWord,
  reasonName,
  sidesWords,
  spanWords,
} from "./match_words.ts";
import {
  decisionText,
  llrText,
  repeatedGamesText,
  repeatedPairsText,
  savedText,
  stoppedText,
  testText,
} from "./sprt_words.ts";
import { padTo, widest } from "./width.ts";

/** How the text is to look, and which files it is to name. */
export interface MatchConsoleOptions {
  readonly language: Language;
  readonly colour: boolean;
  readonly width: number;
  readonly reports?: readonly string[];
  readonly sources: GameSources;
}

/** The text: what was broken first, the result in the last lines. */
export function renderMatch(report: MatchReport, options: MatchConsoleOptions): string {
  const view: View = { ...options, paint: paintOf(options.colour), verbose: false };
  const standing = standingOf(report);
  const sections = [
    openingLines(report, view),
    foulLines(report, options.sources, view),
    unstartableLines(report, view),
    resultLines(report, standing, view),
    closingLines(report, standing, { view, reports: options.reports ?? [] }),
  ];
  const filled = sections.filter((section) => section.length > 0);
  return defuse(filled.map((section) => section.join("\n")).join("\n\n") + "\n");
}

/** One finished game in a line. */
export function gameLine(
  { number, first, outcome, plies, durationMs, attempts }: GameFacts,
  { names, language }: { readonly names: readonly [string, string]; readonly language: Language },
): string {
  const name = (player: PlayerIndex): string => visible(names[player], 40);
  const second = first === 0 ? 1 : 0;
  const end = outcome.kind === "inconclusive"
    ? matchWord("undecided", language)
    : outcome.winner === undefined
    ? matchWord("drawnBy", language, { reason: reasonName(outcome.reason, language) })
    : matchWord("wonBy", language, {
      name: name(outcome.winner),
      reason: reasonName(outcome.reason, language),
    });
  const rule = outcome.kind === "over" && outcome.forfeit ? ` (${visible(outcome.forfeit)})` : "";
  const again = attempts > 1 ? [matchWord("again", language, { count: attempts })] : [];
  const parts = [
    `${matchWord("game", language, { number })}  ${name(first)} – ${name(second)}  ${end}${rule}`,
    matchWord("plies", language, { count: plies.length }),
    spanWords(durationMs, language),
    ...again,
  ];
  return parts.join("  ");
}

/** Wins, draws and losses in the usual short form. */
export function tallyText({ wins, draws, losses }: Tally): string {
  return `+${wins} =${draws} -${losses}`;
}

function namesOf({ match: { players: [mine, theirs] } }: MatchReport): readonly [string, string] {
  return [visible(mine.name, 40), visible(theirs.name, 40)];
}

function openingLines(report: MatchReport, { language, paint }: View): readonly string[] {
  const { match, games } = report;
  const [mine, theirs] = namesOf(report);
  const settings = Object.entries(match.settings).map(([name, value]) => `${name} ${value}`);
  const facts = [
    matchWord("games", language, { done: games.length, all: gamesPlanned(report) }),
    clockWords(match.clock, language),
    sidesWords({ swap: match.swap, names: [mine, theirs], games }, language),
    matchWord("seed", language, { seed: match.seed }),
    ...settings,
  ];
  const head = `Shinpan ${visible(match.version)} · ${gameName(visible(match.game), language)}`;
  return [
    `${head} · ${paint("bold", `${mine} – ${theirs}`)}`,
    paint("dim", facts.join(" · ")),
  ];
}

function foulLines(report: MatchReport, sources: GameSources, view: View): readonly string[] {
  const blocks = blamedRules(reportOfFouls(report, sources))
    .filter(({ level }) => level !== "MAY")
    .reverse()
    .map((broken) => breachBlock(broken, view).join("\n"));
  return blocks.length === 0 ? [] : [blocks.join("\n\n")];
}

function unstartableLines(report: MatchReport, { language, paint }: View): readonly string[] {
  const { unstartable, match } = report;
  if (!unstartable) return [];
  const { name, command } = match.players[unstartable.player];
  const call = command.map((word) => visible(word)).join(" ");
  const why = visible(inLanguage(unstartable.why, language), 2000);
  const detail = proseLines(unstartable.detail).filter((line) =>
    line !== "" && !command.includes(line)
  );
  return [
    paint("red", `✗ ${matchWord("unstartable", language, { name: visible(name, 40) })}`),
    ...[...call === name ? [] : [call], why, ...detail].map((line) => `  ${line}`),
  ];
}

function resultLines(report: MatchReport, standing: Standing, view: View): readonly string[] {
  const { language, paint } = view;
  const [mine, theirs] = namesOf(report);
  const { tally, elo, asFirst, asSecond } = standing;
  if (gamesIn(tally) === 0) return [];
  const say = (name: MatchWord, values: Record<string, string | number> = {}): string =>
    matchWord(name, language, values);
  const drawn = `${say("draws")} ${tally.draws}`;
  const percent = `${(100 * (tally.wins + tally.draws / 2) / gamesIn(tally)).toFixed(1)} %`;
  const count = elo.by === "pairs" ? pairPoints(report.games).length : gamesIn(tally);
  const [low, high] = [eloText(elo.low), eloText(elo.high)];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [say("result"), [`${mine} ${tally.wins} · ${drawn} · ${theirs} ${tally.losses}   ${percent}`]],
    [say("elo"), [say(elo.by === "pairs" ? "eloPairs" : "eloGames", {
      elo: eloText(elo.elo),
      low,
      high,
      count,
    })]],
    ["", repeatLines(report, language)],
    ["SPRT", sprtLines(report, mine, language)],
    [say("asFirst", { name: mine }), gamesIn(asFirst) > 0 ? [tallyText(asFirst)] : []],
    [say("asSecond", { name: mine }), gamesIn(asSecond) > 0 ? [tallyText(asSecond)] : []],
    [say("ends"), endLines(standing.ends, [mine, theirs], language)],
    [say("time"), timeLines(standing, [mine, theirs], language)],
  ];
  const column = widest(rows.map(([name]) => name));
  return rows.flatMap(([name, lines]) =>
    lines.map((line, at) =>
      `  ${at === 0 ? paint("dim", padTo(name, column)) : " ".repeat(column)}  ${line}`
    )
  );
}

/** What the test says, and what that does to the interval above. */
function sprtLines({ sprt }: MatchReport, name: string, language: Language): readonly string[] {
  if (!sprt) return [];
  const saved = savedText(sprt, language);
  return [
    `${testText(sprt.test, language)}`,
    `${llrText(sprt)}  ${decisionText(sprt, name, language)}`,
    ...saved === undefined ? [] : [saved],
    ...optional(repeatedPairsText(sprt, language)),
    ...sprt.decision ? [stoppedText(language)] : [],
  ];
}

/** Games that tell nothing new, where no test counts them. */
function repeatLines({ games, sprt }: MatchReport, language: Language): readonly string[] {
  if (sprt) return [];
  const repeated = repeatedGames(games);
  return optional(repeatedGamesText({ repeated, all: games.length }, language));
}

function optional(line: string | undefined): readonly string[] {
  return line === undefined ? [] : [line];
}

function endLines(
  ends: readonly EndCount[],
  names: readonly [string, string],
  language: Language,
): readonly string[] {
  return ends.map(({ reason, winner, count }) =>
    `${String(count).padStart(4)}  ${
      winner === undefined
        ? matchWord("drawnBy", language, { reason: reasonName(reason, language) })
        : matchWord("wonBy", language, {
          name: names[winner],
          reason: reasonName(reason, language),
        })
    }`
  );
}

function timeLines(
  { times }: Standing,
  names: readonly [string, string],
  language: Language,
): readonly string[] {
  return times.map(({ plies, totalMs, longestMs, leastLeftMs }, at) => {
    const name = names[at] ?? "";
    if (plies === 0) return matchWord("untimed", language, { name });
    const mean = spanWords(totalMs / plies, language);
    const use = matchWord("timeUse", language, {
      name,
      mean,
      longest: spanWords(longestMs, language),
      plies,
    });
    if (leastLeftMs === undefined) return use;
    return `${use}${matchWord("leastLeft", language, { left: spanWords(leastLeftMs, language) })}`;
  });
}

function closingLines(
  report: MatchReport,
  { fouls, advised, inconclusive }: Standing,
  { view: { language, paint }, reports }: {
    readonly view: View;
    readonly reports: readonly string[];
  },
): readonly string[] {
  const { games } = report;
  const names = namesOf(report);
  const told = (counts: readonly number[], word: "broke" | "advised"): readonly string[] =>
    counts.flatMap((count, at) =>
      count === 0 ? [] : [matchWord(word, language, { name: names[at] ?? "", count })]
    );
  const broke = told(fouls, "broke").map((line) => paint("red", `✗ ${line}`));
  const unfollowed = told(advised, "advised").map((line) => paint("yellow", `! ${line}`));
  const clean = matchWord(unfollowed.length === 0 ? "clean" : "unbound", language);
  return [
    ...reports.length === 0 ? [] : [reports.join("  ")],
    ...inconclusive === 0
      ? []
      : [paint("yellow", `? ${matchWord("inconclusive", language, { count: inconclusive })}`)],
    ...unfollowed,
    ...broke,
    ...broke.length === 0 && games.length > 0 ? [paint("green", `✓ ${clean}`)] : [],
    ...missingLines(report, language).map((line) => paint("yellow", `? ${line}`)),
  ];
}

/** Why games are missing; what goes on with the same command is promised only where it does. */
function missingLines(report: MatchReport, language: Language): readonly string[] {
  const { games, unstartable, silent } = report;
  const count = gamesPlanned(report) - games.length;
  if (count <= 0 || unstartable) return [];
  if (!silent) return [matchWord("cutShort", language, { count })];
  const name = namesOf(report)[silent.player];
  const why = matchWord(silent.spoke ? "neverAnswered" : "neverSpoke", language, { name });
  return [why, matchWord("notBegun", language, { count })];
}
