/** `--openings`: a list of openings, one for each pair of games in turn. @module */

import type { MatchStart } from "../../core/mod.ts";
import { type GameKit, gameOf } from "../../referee/mod.ts";
import { UsageError } from "../command.ts";
import { readNamed } from "../read_at_most.ts";

/** The openings of a file: plies in the game's notation, one opening a line; `#` begins a remark. */
export function readOpenings(
  file: string,
  { game, settings, start }: {
    readonly game: string;
    readonly settings: Readonly<Record<string, number>>;
    readonly start?: MatchStart;
  },
): readonly (readonly string[])[] {
  const kit = gameOf(game);
  if (!kit) throw new UsageError(`No game "${game}"`, "this is a mistake of ours");
  const begun = fixedStart(kit, settings, start);
  const lines = readNamed(file).split(/\r?\n/).map((text, at) => ({ text, line: at + 1 }));
  const openings = lines.flatMap(({ text, line }) => {
    const plies = wordsOf(text);
    if (plies.length === 0) return [];
    const problem = objectionTo(kit, begun, plies);
    if (problem === undefined) return [plies];
    throw new UsageError(`${file}:${line}: ${problem}`, "write legal plies, one opening a line");
  });
  if (openings.length > 0) return openings;
  throw new UsageError(`No opening in "${file}"`, "write legal plies, one opening a line");
}

/** The plies of a line; the words of USI before them do not count. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/(^|\s)#.*$/, "").trim()
    .replace(/^(position\s+)?startpos(\s+moves)?(\s+|$)/, "")
    .split(/[\s,]+/).filter((word) => word !== "");
}

/** Where every game begins: plies of a list mean nothing on a board that chance deals. */
function fixedStart(
  kit: GameKit,
  settings: Readonly<Record<string, number>>,
  start: MatchStart | undefined,
): unknown {
  const from = (seed: number): unknown => {
    const { setup } = start ?? {};
    const begun = kit.game.start(setup === undefined ? { seed, settings } : { setup, settings });
    if (!begun.ok) throw new UsageError(begun.error, "see --help for --setting");
    return begun.value;
  };
  const [one, other] = [from(1), from(2)];
  if (kit.setup(one) !== kit.setup(other)) {
    throw new UsageError(
      `The boards of ${kit.game.id} are dealt by chance, so no list of openings fits them`,
      "leave --openings out, or give every game one board with --board",
    );
  }
  return (start?.opening ?? []).reduce((position, text) => {
    const read = kit.game.read(text);
    return read.ok ? kit.game.play(position, read.value) : position;
  }, one);
}

function objectionTo(kit: GameKit, start: unknown, plies: readonly string[]): string | undefined {
  let position = start;
  for (const text of plies) {
    const read = kit.game.read(text);
    if (!read.ok) return `"${text}" is no ply`;
    if (kit.game.ending(position)) return `the game is over before "${text}"`;
    const objection = kit.game.objection(position, read.value);
    if (objection) return `"${text}" is not legal there (${objection.rule})`;
    position = kit.game.play(position, kit.shown?.(position, read.value) ?? read.value);
  }
  return kit.game.ending(position) ? "the game is over after it" : undefined;
}
