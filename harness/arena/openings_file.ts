/** `--openings`: a list of openings, one for each pair of games in turn. @module */

import { type Localized, type MatchStart, UsageError } from "../core/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { noGame, OUR_MISTAKE, readNamed, SEE_SETTING } from "../surroundings/mod.ts";

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
  if (!kit) {
    throw new UsageError(noGame(game), OUR_MISTAKE);
  }
  const begun = fixedStart(kit, settings, start);
  const lines = readNamed(file).split(/\r?\n/).map((text, at) => ({ text, line: at + 1 }));
  const openings = lines.flatMap(({ text, line }) => {
    const plies = wordsOf(text);
    if (plies.length === 0) return [];
    return UsageError.at(`${file}:${line}`, () => {
      const problem = objectionTo(kit, begun, plies);
      if (problem === undefined) return [plies];
      throw new UsageError(problem, LEGAL_PLIES);
    });
  });
  if (openings.length > 0) return openings;
  throw new UsageError({
    en: `No opening in "${file}"`,
    zh: `「${file}」中沒有開局`,
    ja: `「${file}」に序盤がない`,
  }, LEGAL_PLIES);
}

const LEGAL_PLIES: Localized = {
  en: "write legal plies, one opening a line",
  zh: "請寫合法的著法，每行一個開局",
  ja: "一行に一つの序盤を、合法手で書く",
};

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
    if (!begun.ok) {
      throw new UsageError(begun.error, SEE_SETTING);
    }
    return begun.value;
  };
  const [one, other] = [from(1), from(2)];
  if (kit.setup(one) !== kit.setup(other)) {
    throw new UsageError(
      {
        en: `The boards of ${kit.game.id} are dealt by chance, so no list of openings fits them`,
        zh: `${kit.game.id} 的棋盤由亂數佈置，無法套用開局清單`,
        ja: `${kit.game.id} の盤は乱数で配置されるため、序盤の一覧は使えない`,
      },
      {
        en: "leave --openings out, or give every game one board with --board",
        zh: "請拿掉 --openings，或以 --board 讓每局使用同一個棋盤",
        ja: "--openings を指定しないか、--board で全対局の盤を一つに決める",
      },
    );
  }
  return (start?.opening ?? []).reduce((position, text) => {
    const read = kit.game.read(text);
    return read.ok ? kit.game.play(position, read.value) : position;
  }, one);
}

function objectionTo(
  kit: GameKit,
  start: unknown,
  plies: readonly string[],
): Localized | undefined {
  let position = start;
  for (const text of plies) {
    const read = kit.game.read(text);
    if (!read.ok) return noPly(text);
    if (kit.game.ending(position)) return overBefore(text);
    const objection = kit.game.objection(position, read.value);
    if (objection) return illegal(text, objection.rule);
    position = kit.game.play(position, kit.shown?.(position, read.value) ?? read.value);
  }
  return kit.game.ending(position) ? OVER_AFTER : undefined;
}

const noPly = (ply: string): Localized => ({
  en: `"${ply}" is no ply`,
  zh: `「${ply}」不是著法`,
  ja: `「${ply}」は指し手ではない`,
});

const overBefore = (ply: string): Localized => ({
  en: `the game is over before "${ply}"`,
  zh: `在「${ply}」之前棋局已經結束`,
  ja: `「${ply}」の前に対局が終わっている`,
});

const illegal = (ply: string, rule: string): Localized => ({
  en: `"${ply}" is not legal there (${rule})`,
  zh: `「${ply}」在該局面不合法（${rule}）`,
  ja: `「${ply}」はその局面では指せない（${rule}）`,
});

const OVER_AFTER: Localized = {
  en: "the game is over after it",
  zh: "下完這個開局，棋局就已結束",
  ja: "この序盤だけで対局が終わる",
};
