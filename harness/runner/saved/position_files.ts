/** Positions of games as files, for the pages that hand them out. @module */

import type { CaseReport, MatchFacts, PlyFacts, PositionFiles, Report } from "../../core/mod.ts";
import type { GameKit } from "../../referee/mod.ts";
import { recordText, type Saved, setupText } from "./saved_files.ts";

/** A game that was played. */
export interface PlayedPlies extends Pick<Saved, "kit" | "names" | "setup" | "plies"> {
  readonly settings: MatchFacts["settings"];
  readonly mainMs: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** The files of a game's positions; undefined where its plies cannot be played again. */
export function positionFilesOf(played: PlayedPlies): PositionFiles | undefined {
  const { kit, names, setup, settings, mainMs, atMs } = played;
  const positions = positionsIn(played);
  if (positions.length === 0) return undefined;
  const match = { settings, clock: { mainMs, extraMs: 0, sharedPlies: 0, incrementMs: 0 } };
  const recordAt = (count: number): string | undefined => {
    const plies = played.plies.slice(0, count);
    const position = positions[count];
    return recordText({ kit, match, names, setup, plies, position, savedAtMs: atMs });
  };
  const plies = positions.length - 1;
  const [start, whole] = [recordAt(0), recordAt(plies)];
  if (start !== undefined && whole !== undefined) return { kind: "record", start, whole, plies };
  return { kind: "setups", texts: positions.map((position) => setupText({ kit, position })) };
}

/** The positions in which the game can go on, up to the first ply that cannot be made. */
function positionsIn({ kit: { game }, setup, settings, plies }: PlayedPlies): readonly unknown[] {
  const begun = game.start({ setup, settings });
  if (!begun.ok || game.ending(begun.value)) return [];
  const positions: unknown[] = [begun.value];
  for (const text of plies) {
    const move = game.read(text);
    const position = positions.at(-1);
    if (!move.ok || game.objection(position, move.value)) break;
    const next = game.play(position, move.value);
    if (game.ending(next)) break;
    positions.push(next);
  }
  return positions;
}

/** A report of a check of `kit`'s game, with the files of all games of which it knows the start. */
export function withPositionFiles(report: Report, kit: GameKit | undefined): Report {
  if (!kit) return report;
  const atMs = Date.parse(report.run.startedAt) || 0;
  return { ...report, cases: report.cases.map((one) => withFilesOf(one, { kit, atMs })) };
}

function withFilesOf(
  one: CaseReport,
  { kit, atMs }: { readonly kit: GameKit; readonly atMs: number },
): CaseReport {
  if (!one.plies.some(({ before }) => before?.setup !== undefined)) return one;
  return { ...one, plies: one.plies.map((ply, at) => withFiles(ply, one.plies.slice(at))) };

  function withFiles(ply: PlyFacts, rest: readonly PlyFacts[]): PlyFacts {
    const { setup } = ply.before ?? {};
    if (!ply.before || setup === undefined) return ply;
    const files = positionFilesOf({
      ...{ kit, setup, settings: {}, mainMs: MANUAL_MS, atMs },
      names: { first: "first", second: "second" },
      plies: gameFrom(rest).map(({ move }) => move),
    });
    return files ? { ...ply, before: { ...ply.before, files } } : ply;
  }
}

/** The time of the manuals' games. */
const MANUAL_MS = 900_000;

/** The plies of the game that begins with the first of them. */
function gameFrom(plies: readonly PlyFacts[]): readonly PlyFacts[] {
  const next = plies.findIndex(({ before }, at) => at > 0 && before !== undefined);
  const own = next < 0 ? plies : plies.slice(0, next);
  return own.filter(({ resigned }) => !resigned);
}
