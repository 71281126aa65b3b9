/** The players and conditions of a game by hand, as the command line names them. @module */

import { type MatchFacts, type MatchStart, type PlayerFacts, UsageError } from "../../core/mod.ts";
import type { GameKit } from "../../referee/mod.ts";
import { gameOf, GAMES, PAIRINGS } from "../../referee/all/mod.ts";
import { planOf } from "../../arena/games/mod.ts";
import { alternating, type SeatWords, type SessionSetting } from "../../live/mod.ts";
import { readPlayOptions } from "../match/match_options.ts";
import { factsOf, readStart, rulesOf } from "../../arena/mod.ts";
import { namesOf, pairingNamed, readPlayer } from "../match/players.ts";
import { numberOption, type Options } from "../options.ts";
import {
  NO_TWO_NAMES,
  noGame,
  OUR_MISTAKE,
  QUOTE_ENGINE,
  SEE_SETTING,
  unexpected,
  VERSION,
} from "../../surroundings/mod.ts";

/** Everything that the command line says. */
export interface PlaySetting extends SessionSetting {
  /** Whether the page is opened in the browser. */
  readonly opens: boolean;
}

const GAMES_AT_MOST = 100;

/** Reads the words and options; `chance` deals where no seed is given. */
export function settingOf(options: Options, chance: () => number): PlaySetting {
  const { kit, seats } = seatsOf(options.rest);
  const read = readPlayOptions(options, { games: GAMES_AT_MOST, swap: false, out: "play" });
  const seed = options.values.has("seed") ? read.seed : chance();
  const names = namesIn(options, seats);
  const { games, clock, settings } = read;
  const begun = kit.game.start({ seed: 1, settings });
  if (!begun.ok) {
    throw new UsageError(
      begun.error,
      SEE_SETTING,
    );
  }
  const start = startIn(options, { game: kit.game.id, settings, seats });
  const match: MatchFacts = {
    ...{ version: VERSION, game: kit.game.id, games, seed, swap: false, clock, settings },
    players: [playerFacts(seats[0], names[0]), playerFacts(seats[1], names[1])],
    ...start ? { start } : {},
    strict: false,
    rules: rulesOf(seats.flatMap((one) => one.kind === "engine" ? [one.protocol] : [])),
  };
  const first = sideOf(options) === "first" ? 0 : 1;
  return {
    ...{ kit, match, seats, names, options: read },
    plans: alternating(planOf(match), first),
    host: options.values.get("host"),
    opens: !options.flags.has("no-open"),
  };
}

/** The start in the file that `--board` names, up to the ply that `--ply` names. */
function startIn(
  options: Options,
  { game, settings, seats }: Pick<PlaySetting, "seats"> & {
    readonly game: string;
    readonly settings: Readonly<Record<string, number>>;
  },
): MatchStart | undefined {
  const file = options.values.get("board");
  const given = options.values.get("ply");
  if (file === undefined) {
    if (given === undefined) return undefined;
    throw new UsageError(
      { en: "--ply needs --board", zh: "--ply 需搭配 --board", ja: "--ply には --board が必要" },
      {
        en: "write --board record.txt --ply 30",
        zh: "請寫成 --board record.txt --ply 30",
        ja: "--board record.txt --ply 30 と書く",
      },
    );
  }
  const protocols = seats.flatMap((one) => one.kind === "engine" ? [one.protocol] : []);
  const upTo = given === undefined ? undefined : numberOption(options, "ply", PLIES);
  const start = readStart(file, { game, settings, protocols, upTo });
  if (upTo === undefined || upTo <= start.opening.length) return start;
  const most = start.opening.length;
  throw new UsageError(
    {
      en: `"${file}" has no ply ${upTo}`,
      zh: `「${file}」沒有第 ${upTo} 手`,
      ja: `「${file}」に ${upTo} 手目はない`,
    },
    {
      en: `write --ply ${most} or less`,
      zh: `--ply 最多為 ${most}`,
      ja: `--ply は ${most} まで`,
    },
  );
}

const PLIES = { from: 0, to: 100_000, whole: true, otherwise: 0 };

function seatsOf(
  words: readonly string[],
): { readonly kit: GameKit; readonly seats: PlaySetting["seats"] } {
  const [what, player, ...rest] = words;
  if (rest.length > 0) {
    const extra = rest.join(" ");
    throw new UsageError(
      unexpected(extra),
      QUOTE_ENGINE,
    );
  }
  const game = what === undefined ? undefined : gameOf(what);
  if (!game && player === undefined && what !== undefined) pairingNamed(what);
  if (what === undefined || (!game && player === undefined)) {
    const games = names().join(", ");
    throw new UsageError(
      { en: "A player is needed", zh: "缺少棋手", ja: "対局者が必要" },
      {
        en: `write shinpan play mgtp ./my_engine, or a game for two people: ${games}`,
        zh: `請寫成 shinpan play mgtp ./my_engine，或寫一種遊戲供兩人對下：${games}`,
        ja: `shinpan play mgtp ./my_engine と書くか、二人用のゲームを書く：${games}`,
      },
    );
  }
  // Tzaar is a game and a protocol of the same name.
  const isProtocol = PAIRINGS.some(({ protocol }) => protocol.id === what);
  if (player !== undefined && isProtocol) return ofProtocol(what, player);
  return game ? ofGame(game, player) : ofProtocol(what, player ?? "");
}

function ofProtocol(protocol: string, word: string) {
  const { id, game } = pairingNamed(protocol).protocol;
  const kit = gameOf(game);
  if (!kit) throw new UsageError(noGame(game), OUR_MISTAKE);
  return { kit, seats: [{ kind: "person" }, readPlayer(word, id)] as const };
}

function ofGame(kit: GameKit, word: string | undefined) {
  const person = { kind: "person" } as const;
  if (word === undefined) {
    if (!kit.seenBy) return { kit, seats: [person, person] as const };
    throw new UsageError(
      {
        en: "Two people at one page would see what the other may not know",
        zh: "兩人共用一個頁面會看到對方不該知道的資訊",
        ja: "二人で一つのページを使うと、相手が知ってはならないことが見える",
      },
      {
        en: "name an engine with its protocol, or builtin:greedy",
        zh: "請指定協定與引擎，或 builtin:greedy",
        ja: "プロトコルとエンジン、または builtin:greedy を書く",
      },
    );
  }
  const protocol = PAIRINGS.find(({ protocol }) => gameOf(protocol.game) === kit)?.protocol.id;
  const player = readPlayer(word, protocol ?? "");
  if (player.kind === "engine" && !word.startsWith(`${player.protocol}:`)) {
    const ids = PAIRINGS.filter(({ protocol }) => gameOf(protocol.game) === kit)
      .map(({ protocol }) => protocol.id);
    const all = ids.join(", ");
    throw new UsageError(
      {
        en: `The protocol of "${word}" is not named`,
        zh: `沒有指定「${word}」的協定`,
        ja: `「${word}」のプロトコルが書かれていない`,
      },
      {
        en: `write shinpan play ${ids[0]} ${word}, with one of ${all}`,
        zh: `請寫成 shinpan play ${ids[0]} ${word}，可用的協定有 ${all}`,
        ja: `shinpan play ${ids[0]} ${word} のように書く。使えるのは ${all}`,
      },
    );
  }
  return { kit, seats: [person, player] as const };
}

function names(): readonly string[] {
  return GAMES.map(({ game }) => game.id);
}

function sideOf({ values }: Options): "first" | "second" {
  const side = values.get("side") ?? "first";
  if (side === "first" || side === "second") return side;
  throw new UsageError(
    { en: `Unknown side "${side}"`, zh: `不認得「${side}」這一方`, ja: `不明な側「${side}」` },
    { en: "use first or second", zh: "可用 first 或 second", ja: "first または second を使う" },
  );
}

/** People are called so unless --names says otherwise. */
const PEOPLE = ["you", "guest"];

function namesIn({ values }: Options, seats: PlaySetting["seats"]): readonly [string, string] {
  const given = values.get("names")?.split(",");
  if (given && (given.length !== 2 || given.includes(""))) {
    throw new UsageError(
      NO_TWO_NAMES,
      { en: "write --names me,mine", zh: "請寫成 --names me,mine", ja: "--names me,mine と書く" },
    );
  }
  const programs = seats.map((seat) => seat.kind === "person" ? undefined : seat);
  const called = namesOf(
    programs.map((seat) => seat ?? { kind: "builtin", opponent: "" }),
    seats.map((seat, at) =>
      given?.[at] ?? (seat.kind === "person" ? PEOPLE[at] ?? "" : namesOf([seat])[0] ?? "")
    ),
  );
  return [called[0] ?? "", called[1] ?? ""];
}

function playerFacts(seat: SeatWords, name: string): PlayerFacts {
  return seat.kind === "person" ? { name, command: [] } : factsOf(seat, name);
}
