/** A match as the kind of report that every reporter can read. @module */

import {
  type CaseReport,
  fill,
  type GameFacts,
  gamesPlanned,
  judge,
  type Localized,
  type MatchReport,
  type PlayerIndex,
  type PlyFacts,
  type Report,
  type Verdict,
  weight,
  type WireEntry,
} from "../harness/core/mod.ts";

/** What a match does not keep in its results: where a game's record is, its talk and its boards. */
export interface GameSources {
  readonly recordOf: (game: GameFacts) => string;
  readonly replayOf: (game: GameFacts) => string;
  readonly wireOf?: (game: GameFacts) => readonly WireEntry[];
  readonly pliesOf?: (game: GameFacts) => readonly PlyFacts[];
}

/** A report in which every game is a case. */
export function reportOfGames(report: MatchReport, sources: GameSources): Report {
  const cases = report.games.map((game) =>
    caseOf(report, game, { sources, key: String(game.number), players: [0, 1] })
  );
  return { ...shell(report), cases };
}

/** A report of what was broken alone: a case for each game and player that broke something. */
export function reportOfFouls(report: MatchReport, sources: GameSources): Report {
  const { players } = report.match;
  const cases = report.games.flatMap((game) =>
    ([0, 1] as const).filter((player) => game.fouls.some((foul) => foul.player === player))
      .map((player) => {
        const key = `${players[player].name} #${game.number}`;
        return caseOf(report, game, { sources, key, players: [player] });
      })
  );
  return { ...shell(report), cases };
}

function shell(report: MatchReport): Omit<Report, "cases"> {
  const { match, games, unstartable } = report;
  const { version, players, seed, strict, rules } = match;
  const [mine, theirs] = players;
  return {
    run: {
      version,
      protocol: match.game,
      engine: { name: `${mine.name} – ${theirs.name}`, command: [] },
      seed,
      strict,
      startedAt: "",
      confinement: "",
      rules,
      planned: games.map(({ number }) => String(number)),
    },
    finished: games.length >= gamesPlanned(report),
    durationMs: games.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ...unstartable ? { unstartable } : {},
  };
}

interface AsCase {
  readonly sources: GameSources;
  readonly key: string;
  readonly players: readonly PlayerIndex[];
}

function caseOf(
  { match }: MatchReport,
  game: GameFacts,
  { sources, key, players }: AsCase,
): CaseReport {
  const fouls = game.fouls.filter(({ player }) => players.includes(player));
  const levels = new Map(match.rules.map(({ id, level }) => [id, level]));
  const judged = judge(
    fouls.map(({ violation }) => weight(levels.get(violation.rule) ?? "MUST", match.strict)),
  );
  return {
    key,
    // Each game has a title of its own.
    scenario: `match/${game.number}`,
    title: titleOf(match.players[game.first].name, match.players[game.first === 0 ? 1 : 0].name),
    rules: [],
    at: { file: sources.recordOf(game), line: 1, column: 1 },
    attempt: game.attempts,
    replay: sources.replayOf(game),
    verdict: verdictOf(game, judged),
    durationMs: game.durationMs,
    violations: fouls.map(({ violation }) => violation),
    wire: sources.wireOf?.(game) ?? [],
    plies: sources.pliesOf?.(game) ?? [],
  };
}

function verdictOf({ outcome }: GameFacts, judged: Verdict): Verdict {
  if (outcome.kind === "inconclusive" && judged.kind !== "failed") {
    return { kind: "errored", because: outcome.because };
  }
  return judged;
}

function titleOf(first: string, second: string): Localized {
  return fill(TITLE, { first, second });
}

const TITLE: Localized = {
  en: "{first} (first) – {second}",
  zh: "{first}（先手）– {second}",
  ja: "{first}（先手）– {second}",
};
