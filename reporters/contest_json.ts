/** A contest for programs; docs/contest-result.schema.json describes it. @module */

import {
  type ContestReport,
  crossTable,
  type MatchReport,
  otherPlayer,
  standingOf,
} from "../harness/core/mod.ts";
import { jsonDocument, type JsonKind } from "./json_document.ts";

const KIND: JsonKind = { schema: "shinpan-contest", schemaVersion: 2 };

/** The result as JSON: a cross table, or the standings of a contest in rounds, the best first. */
export function contestJson(report: ContestReport): string {
  const { contest: { rules: _, ...contest }, matches, shard, rounds, over, ratings } = report;
  const named = <Row extends { readonly player: number }>(row: Row): Row & { name?: string } => (
    { ...row, name: contest.players[row.player]?.name }
  );
  const result = report.standings
    ? { over, rounds, standings: report.standings.map(named) }
    : { table: crossTable(report).map(named) };
  const meetings = matches.map(({ one, other, round, absent, report: match }) => {
    const { tally, elo, ends, fouls, inconclusive } = standingOf(match);
    return {
      ...{ one, other, games: match.games.length, tally, elo, ends, fouls, inconclusive },
      ...{ round, absent, forfeits: forfeitsIn(match) },
    };
  });
  return jsonDocument(KIND, {
    contest,
    ...shard ? { shard } : {},
    ...result,
    meetings,
    ...ratings ? { ratings } : {},
  });
}

/** The games that were lost by a broken rule: which game, the loser, and the rule. */
export function forfeitsIn(
  { games }: Pick<MatchReport, "games">,
): readonly { readonly game: number; readonly player: 0 | 1; readonly rule: string }[] {
  return games.flatMap(({ number, outcome }) => {
    if (outcome.kind !== "over" || !outcome.forfeit || outcome.winner === undefined) return [];
    return [{ game: number, player: otherPlayer(outcome.winner), rule: outcome.forfeit }];
  });
}
