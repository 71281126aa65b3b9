/** What `grade` and `autograder` are told about Gradescope. @module */

import { fill, type Localized, UsageError } from "../../core/mod.ts";
import { VISIBILITIES, type Visibility } from "../../../reporters/jobs/mod.ts";
import { milliseconds } from "../duration.ts";
import { readPlayer } from "../match/players.ts";
import { numberOption, type Options } from "../options.ts";
import { cannotReadOption, useOneOf } from "../../surroundings/mod.ts";
import type { GradescopeRoom, LeaderboardRules } from "../../classroom/mod.ts";

/** The options with a value. */
export const GRADESCOPE_VALUES = ["visibility", "leaderboard", "games", "game-time"] as const;

const GAMES = 10;
const GAME_MS = 10_000;
const LEAST_GAME_MS = 1_000;

/** What is told besides the marks; undefined where no file is named for it. */
export function gradescopeOption(options: Options): GradescopeRoom | undefined {
  const { values } = options;
  const file = values.get("gradescope");
  if (file === undefined) {
    const stray = GRADESCOPE_VALUES.find((name) => values.has(name));
    if (stray !== undefined) throw new UsageError(fill(ALONE, { name: stray }), WITH_FILE);
    return undefined;
  }
  const leaderboard = leaderboardOption(options);
  return { file, visibility: visibilityOption(options), ...leaderboard && { leaderboard } };
}

/** When students see what is not hidden. */
export function visibilityOption({ values }: Options): Visibility {
  const text = values.get("visibility") ?? "visible";
  const known = VISIBILITIES.find((one) => one === text);
  if (known !== undefined) return known;
  throw new UsageError(cannotReadOption("visibility", text), useOneOf(VISIBILITIES, text));
}

/** The games that rank submissions; undefined where there are none. */
export function leaderboardOption(options: Options): LeaderboardRules | undefined {
  const { values } = options;
  const list = values.get("leaderboard");
  if (list === undefined) {
    const stray = ["games", "game-time"].find((name) => values.has(name));
    if (stray !== undefined) throw new UsageError(fill(ALONE, { name: stray }), WITH_OPPONENTS);
    return undefined;
  }
  const protocol = values.get("protocol") ?? "";
  const opponents = list.split(",").map((name) => name.trim()).filter((name) => name !== "")
    .flatMap((name) => {
      const player = readPlayer(`builtin:${name}`, protocol);
      return player.kind === "builtin" ? [player.opponent] : [];
    });
  if (opponents.length === 0) throw new UsageError(NO_OPPONENT, WITH_OPPONENTS);
  const games = numberOption(options, "games", {
    whole: true,
    from: 1,
    to: 1000,
    otherwise: GAMES,
  });
  const given = values.get("game-time");
  const gameMs = given === undefined ? GAME_MS : milliseconds("game-time", given);
  if (gameMs < LEAST_GAME_MS) throw new UsageError(TOO_QUICK, SECOND);
  return { opponents: [...new Set(opponents)], games, gameMs };
}

/** How long all games of a leaderboard may take an engine. */
export function leaderboardMs({ opponents, games, gameMs }: LeaderboardRules): number {
  return opponents.length * games * gameMs;
}

const ALONE: Localized = {
  en: "--{name} says nothing alone",
  zh: "--{name} 不能單獨使用",
  ja: "--{name} だけでは意味がない",
};
const WITH_FILE: Localized = {
  en: "name the results for Gradescope with --gradescope FILE",
  zh: "請用 --gradescope FILE 指定給 Gradescope 的結果檔",
  ja: "--gradescope FILE で Gradescope 用の結果ファイルを指定する",
};
const WITH_OPPONENTS: Localized = {
  en: "name the opponents, for instance --leaderboard random,greedy",
  zh: "請指定對手，例如 --leaderboard random,greedy",
  ja: "相手を指定する（例：--leaderboard random,greedy）",
};
const NO_OPPONENT: Localized = {
  en: "The leaderboard has no opponents",
  zh: "排行榜沒有指定對手",
  ja: "リーダーボードの相手がいない",
};
const TOO_QUICK: Localized = {
  en: "A game takes longer than that",
  zh: "一局的時間太短",
  ja: "一局の時間が短すぎる",
};
const SECOND: Localized = {
  en: "give it at least 1s with --game-time",
  zh: "請以 --game-time 給至少 1s",
  ja: "--game-time で 1s 以上にする",
};
