/** `--board`: where every game of a match begins. @module */

import { err, type MatchStart, ok, type Result } from "../../core/mod.ts";
import { type GameKit, gameOf } from "../../referee/mod.ts";
import { UsageError } from "../command.ts";
import { readNamed } from "../read_at_most.ts";

/** The start that a file holds: a record or board.txt of the platform, or a setup as one line. */
export function readStart(
  file: string,
  { game, settings, protocols = [] }: {
    readonly game: string;
    readonly settings: Readonly<Record<string, number>>;
    /** What the engines speak that are to play on. */
    readonly protocols?: readonly string[];
  },
): MatchStart {
  const kit = gameOf(game);
  if (!kit) throw new UsageError(`No game "${game}"`, "this is a mistake of ours");
  const start = startIn(readNamed(file), kit);
  if (!start.ok) {
    throw new UsageError(
      `No start of a game in "${file}"`,
      `it is neither a record, nor a board file, nor a setup (${start.error})`,
    );
  }
  const problem = untold(start.value, protocols) ?? objectionTo(start.value, kit, settings);
  if (problem !== undefined) throw new UsageError(`Cannot begin from "${file}"`, problem);
  return start.value;
}

function startIn(text: string, kit: GameKit): Result<MatchStart> {
  if (!/^\* /m.test(text)) {
    const setup = text.trim();
    const started = kit.game.start({ setup });
    return started.ok ? ok({ setup, opening: [] }) : started;
  }
  if (!kit.records) return err("the platform has no records of this game");
  const record = kit.records.readRecord(withoutTimes(text));
  if (!record.ok) return record;
  const { start: { setup }, plies } = record.value;
  return ok({ setup, opening: plies });
}

/** A file that somebody cut in mid-game may have the times of all plies. */
function withoutTimes(text: string): string {
  return text.split("\n").filter((line) => !/^\d+\. \d+\s*$/.test(line)).join("\n");
}

/** MGTP has no words for a position: what lies open must have been flipped by plies that are told. */
function untold({ setup = "" }: MatchStart, protocols: readonly string[]): string | undefined {
  if (!protocols.includes("mgtp") || /^X{4}(\/X{4}){7} /.test(setup)) return undefined;
  return "an MGTP engine cannot be shown a board; use a record or board.txt with all plies from the start";
}

/** Why nobody can play on from a start; undefined where somebody can. */
function objectionTo(
  { setup, opening }: MatchStart,
  { game }: GameKit,
  settings: Readonly<Record<string, number>>,
): string | undefined {
  const begun = game.start(setup === undefined ? { seed: 1, settings } : { setup, settings });
  if (!begun.ok) return begun.error;
  let position = begun.value;
  for (const [at, text] of opening.entries()) {
    const ended = game.ending(position);
    if (ended) return `the game is over before ply ${at + 1} (${ended.reason})`;
    const move = game.read(text);
    const objection = move.ok ? game.objection(position, move.value)?.rule : move.error;
    if (!move.ok || objection !== undefined) return `ply ${at + 1} "${text}": ${objection}`;
    position = game.play(position, move.value);
  }
  const ended = game.ending(position);
  return ended && `the game is over already (${ended.reason})`;
}
