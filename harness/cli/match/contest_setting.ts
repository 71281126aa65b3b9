/** A contest as the command line describes it. @module */

import { type ContestFormat, isInRounds, type Shard, UsageError } from "../../core/mod.ts";
import { withStart } from "../match.ts";
import { numberOption, type Options } from "../options.ts";
import { shardOption } from "../shard_option.ts";
import { fromCaller, useOneOf } from "../../surroundings/mod.ts";
import { ContestFolder, type ContestSetting, type PlayerWords } from "../../arena/mod.ts";
import { readPlayers, tooFew } from "./contest_players.ts";
import { readPlayOptions } from "./match_options.ts";
import { namesOf, pairingNamed, readPlayer } from "./players.ts";

/** What holds for contests where nothing else is said. */
export const USUAL_CONTEST = { games: 4, swap: true, out: "contest" };

/** Reads what the options say. */
export function settingOf(options: Options): ContestSetting {
  const [protocol, ...words] = options.rest;
  const { id, game } = pairingNamed(protocol).protocol;
  const format = formatOf(options);
  const players = inOrder(readPlayers(words, id, 1), againstOf(options, format, id));
  const play = withStart(readPlayOptions(options, USUAL_CONTEST), game, players);
  const shard = shardOf(options.values.get("shard"), format);
  const names = namesOf(players);
  return {
    ...{ protocol: id, players, names, options: play, shard, format },
    folder: new ContestFolder(fromCaller(play.out)),
    ...roundOptions(options, format, names),
  };
}

const FORMATS: readonly ContestFormat[] = ["round-robin", "gauntlet", "swiss", "knock-out"];

function formatOf({ values }: Options): ContestFormat {
  const text = values.get("format") ?? (values.has("against") ? "gauntlet" : "round-robin");
  const known = FORMATS.find((one) => one === text);
  if (known) return known;
  throw new UsageError({
    en: `Unknown format "${text}"`,
    zh: `不認得賽制「${text}」`,
    ja: `不明な形式「${text}」`,
  }, useOneOf(FORMATS, text));
}

/** The player that meets all others in a gauntlet. */
function againstOf(
  { values }: Options,
  format: ContestFormat,
  protocol: string,
): PlayerWords | undefined {
  const word = values.get("against");
  if (format === "gauntlet" && word === undefined) {
    throw new UsageError({
      en: "A gauntlet is against one player",
      zh: "擂台賽需要指定一位棋手",
      ja: "gauntlet には相手となる一人が必要",
    }, {
      en: "name it with --against ./new",
      zh: "請以 --against ./new 指定",
      ja: "--against ./new で指定する",
    });
  }
  if (format !== "gauntlet" && word !== undefined) {
    throw new UsageError({
      en: "--against makes a gauntlet",
      zh: "--against 只用於擂台賽",
      ja: "--against は gauntlet 用",
    }, {
      en: "leave it out, or write --format gauntlet",
      zh: "請拿掉，或寫 --format gauntlet",
      ja: "指定しないか、--format gauntlet と書く",
    });
  }
  return word === undefined ? undefined : readPlayer(word, protocol);
}

/** The challenger first, and once. */
function inOrder(
  players: readonly PlayerWords[],
  challenger: PlayerWords | undefined,
): readonly PlayerWords[] {
  const isChallenger = (one: PlayerWords): boolean =>
    JSON.stringify(one) === JSON.stringify(challenger);
  const all = challenger ? [challenger, ...players.filter((one) => !isChallenger(one))] : players;
  if (all.length >= 2) return all;
  throw tooFew(all.length);
}

function shardOf(text: string | undefined, format: ContestFormat): Shard | undefined {
  if (text !== undefined && isInRounds({ format })) {
    throw new UsageError(
      {
        en: `--shard cannot split a ${format} contest, whose pairings depend on results`,
        zh: `--shard 無法分割 ${format} 賽制，其配對取決於先前的結果`,
        ja: `${format} の組み合わせは結果によって決まるため、--shard では分けられない`,
      },
      {
        en: "play its rounds as tasks: --plan, --task and --merge",
        zh: "請將各輪當作工作執行：--plan、--task 與 --merge",
        ja: "回戦を作業として行う：--plan、--task、--merge",
      },
    );
  }
  return shardOption(text);
}

const OF_SWISS = ["rounds", "forfeits"] as const;

function roundOptions(
  options: Options,
  format: ContestFormat,
  names: readonly string[],
): Pick<ContestSetting, "rounds" | "forfeits" | "withdrawn"> {
  const withdrawn = options.lists.get("withdraw") ?? [];
  if (format !== "swiss") {
    const stray = OF_SWISS.find((name) => options.values.has(name)) ??
      (withdrawn.length > 0 ? "withdraw" : undefined);
    if (stray === undefined) return { withdrawn: [] };
    throw new UsageError(
      {
        en: `--${stray} is for Swiss contests`,
        zh: `--${stray} 只用於瑞士制`,
        ja: `--${stray} はスイス式用`,
      },
      {
        en: "write --format swiss, or leave it out",
        zh: "請寫 --format swiss，或拿掉此選項",
        ja: "--format swiss と書くか、指定しない",
      },
    );
  }
  const whole = (name: "rounds" | "forfeits", otherwise: number): number =>
    numberOption(options, name, { from: 1, to: 1000, whole: true, otherwise });
  const forfeits = options.values.has("forfeits") ? { forfeits: whole("forfeits", 3) } : {};
  return {
    rounds: whole("rounds", Math.ceil(Math.log2(names.length))),
    ...forfeits,
    withdrawn: withdrawnOf(withdrawn, names),
  };
}

/** The numbers of the players that are withdrawn. */
export function withdrawnOf(
  withdrawn: readonly string[],
  names: readonly string[],
): readonly number[] {
  return withdrawn.map((name) => {
    const player = names.indexOf(name);
    if (player >= 0) return player;
    throw new UsageError({
      en: `No player "${name}" to withdraw`,
      zh: `沒有可退出的棋手「${name}」`,
      ja: `外す対局者「${name}」はいない`,
    }, useOneOf(names, name));
  });
}
