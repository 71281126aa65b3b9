/** `rate`: one list of ratings from all games in some folders. @module */

import { type Anchor, encountersOf, rate as rated } from "../arena/ratings/mod.ts";
import { fill, type Localized, UsageError } from "../core/mod.ts";
import {
  type RatingList,
  ratingsJson,
  renderRatings,
  renderRatingsPage,
} from "../../reporters/jobs/mod.ts";
import { nearest } from "../scenario/mod.ts";
import { type Command, EXIT } from "./command.ts";
import { type FoundMatches, matchesIn } from "../arena/mod.ts";
import { readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { isFullDisk, writeWhole } from "../ledger/mod.ts";
import {
  cannotWrite,
  chosenLanguage,
  fromCaller,
  look,
  meant,
  print,
  printHelp,
  useOneOf,
  VERSION,
  whyRefused,
} from "../surroundings/mod.ts";

const OPTIONS: OptionNames = { values: ["anchor", "html", "json", "lang"] };

const HELP: Localized = {
  en: `Rate all players by all games in folders of matches and contests.

  shinpan rate [options] <folder> …

Every match in or below the folders counts once; players of the same name are the same player, and
all games must be of one kind. A game that lies in several folders, or that repeats another move for
move, counts once. Ratings are the likeliest ones (Davidson's model) with draws and the
advantage of moving first as parameters, in Elo points, with 95 % intervals from the information
matrix. Players whom the games cannot compare are named with the reason, not guessed.

  --anchor NAME=ELO    this player has this rating, exactly (default: the mean is 0)
  --json FILE          write the ratings, with the chance of each player to be stronger than each
                       other, for programs
  --html FILE          write a page with the ratings, their intervals as a chart, and these chances
  --lang en|zh|ja      language (default: from the locale)

Exit codes: 0 the players were rated, 2 bad usage, or a file of games is damaged.

Examples
  shinpan rate contest/ match/
  shinpan rate contest/ --anchor greedy=1500 --json ratings.json --html ratings.html
`,
  zh: `依資料夾中所有對戰與比賽的對局，計算所有棋手的等級分。

  shinpan rate [options] <folder> …

資料夾及其子資料夾中的每次對戰只計一次；同名的棋手視為同一位，且所有對局必須是同一種遊戲。出現在多個
資料夾的同一局，或每一步都與另一局相同的對局，只計一次。等級分採最大概似估計（Davidson 模型），以和
局與先手優勢為參數，單位為 Elo 分，並由資訊矩陣求得 95% 區間。無法由對局比較的棋手會列出並註明理由，
不加以猜測。

  --anchor NAME=ELO    將此棋手的等級分固定為此值（預設：平均為 0）
  --json FILE          寫出等級分與每位棋手強於其他各棋手的機率，供程式使用
  --html FILE          寫出網頁，包含等級分、區間圖與上述機率
  --lang en|zh|ja      語言（預設：依地區設定）

結束代碼：0 已算出等級分，2 用法有誤或對局檔損毀。

範例
  shinpan rate contest/ match/
  shinpan rate contest/ --anchor greedy=1500 --json ratings.json --html ratings.html
`,
  ja: `フォルダにある対戦と大会のすべての対局から、全対局者のレーティングを求める。

  shinpan rate [options] <folder> …

フォルダとその下にある対戦を一度ずつ数える。同じ名前の対局者は同一とみなし、対局はすべて同じゲームで
なければならない。複数のフォルダにある同じ対局や、全手順が別の対局と同じものは一度だけ数える。レー
ティングは、引き分けと先手の有利を母数とする最尤推定（Davidson のモデル）で、
単位は Elo、95 % 区間は情報行列から求める。対局から比べられない対局者は、推測せず、理由とともに挙げ
る。

  --anchor NAME=ELO    この対局者のレーティングをこの値とする（既定：平均が 0）
  --json FILE          レーティングと、各対局者がほかの者より強い確率を、プログラム用に書き出す
  --html FILE          レーティング、区間の図、上の確率を載せたページを書き出す
  --lang en|zh|ja      言語（既定：ロケールに従う）

終了コード：0 レーティングを求めた、2 使い方の誤り、または対局のファイルの破損。

例
  shinpan rate contest/ match/
  shinpan rate contest/ --anchor greedy=1500 --json ratings.json --html ratings.html
`,
};

/** Rates players. */
export const rate: Command = {
  name: "rate",
  summary: {
    en: "Rate players by all games in folders of matches and contests",
    zh: "依資料夾中的所有對局計算等級分",
    ja: "フォルダの全対局からレーティングを求める",
  },
  help: HELP,
  options: OPTIONS,
  run: (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(HELP, args);
      return Promise.resolve(EXIT.conforms);
    }
    if (options.rest.length === 0) {
      throw new UsageError({
        en: "No folder is named",
        zh: "未指定資料夾",
        ja: "フォルダの指定がない",
      }, {
        en: "write shinpan rate contest/ match/",
        zh: "請寫成 shinpan rate contest/ match/",
        ja: "shinpan rate contest/ match/ のように書く",
      });
    }
    const found = matchesIn(options.rest.map(fromCaller));
    const list = listOf(found, options.values.get("anchor"));
    const json = options.values.get("json");
    if (json !== undefined) write(json, ratingsJson(list));
    const language = chosenLanguage(options);
    const html = options.values.get("html");
    if (html !== undefined) write(html, renderRatingsPage(list, language));
    print(renderRatings(list, { ...look(), language }));
    return Promise.resolve(EXIT.conforms);
  },
};

function listOf({ matches, copied }: FoundMatches, anchor: string | undefined): RatingList {
  const [game = "", other] = [...new Set(matches.map((match) => match.game))];
  if (other !== undefined) {
    throw new UsageError(
      {
        en: `The folders hold games of ${game} and of ${other}`,
        zh: `資料夾中同時有 ${game} 與 ${other} 的對局`,
        ja: `フォルダには ${game} と ${other} の対局がある`,
      },
      {
        en: "rate the matches of one game at a time",
        zh: "請一次只計算一種遊戲",
        ja: "ゲームごとに分けて求める",
      },
    );
  }
  const names = [...new Set(matches.flatMap(({ players }) => players))].sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  const numberOf = (name: string): number => numbers.get(name) ?? 0;
  const { encounters, games, repeated } = encountersOf(
    matches.map(({ players: [mine, theirs], games }) => (
      { players: [numberOf(mine), numberOf(theirs)], games }
    )),
  );
  const set = anchorOf(anchor, names);
  const ratings = { ...rated(names.length, encounters, set), ...repeated > 0 ? { repeated } : {} };
  const list = { version: VERSION, game, names, games, copied, ratings };
  return set ? { ...list, anchor: set } : list;
}

function anchorOf(text: string | undefined, names: readonly string[]): Anchor | undefined {
  if (text === undefined) return undefined;
  const [, name = "", elo] = /^(.+)=([+-]?\d+(?:\.\d+)?)$/s.exec(text) ?? [];
  if (elo === undefined) {
    throw new UsageError({
      en: `Cannot read --anchor "${text}"`,
      zh: `無法解讀 --anchor「${text}」`,
      ja: `--anchor「${text}」を解釈できない`,
    }, {
      en: "write --anchor NAME=1500",
      zh: "請寫成 --anchor NAME=1500",
      ja: "--anchor NAME=1500 と書く",
    });
  }
  const player = names.indexOf(name);
  if (player >= 0) return { player, elo: Number(elo) };
  const close = nearest(name, names);
  throw new UsageError(
    {
      en: `No player "${name}" has played`,
      zh: `棋手「${name}」沒有對局`,
      ja: `対局者「${name}」の対局がない`,
    },
    close ? meant(close) : useOneOf(names.slice(0, 20)),
  );
}

const OTHER_FILE: Localized = {
  en: "name another file ({why})",
  zh: "請指定另一個檔案（{why}）",
  ja: "別のファイルを指定する（{why}）",
};

/** Writes a file that the user named. */
function write(path: string, text: string): void {
  try {
    writeWhole(fromCaller(path), text);
  } catch (error) {
    if (isFullDisk(error)) throw error;
    throw new UsageError(cannotWrite(path), fill(OTHER_FILE, { why: whyRefused(error) }));
  }
}
