/** `replay`: a game that was written down, ply by ply. @module */

import {
  fill,
  type GameFacts,
  inLanguage,
  type Language,
  type Localized,
  type MatchReport,
  UsageError,
  visible,
} from "../core/mod.ts";
import { type Replay, replayGame } from "../arena/games/mod.ts";
import { boardLines, duration, foulLines, gameLine, matchWord } from "../../reporters/mod.ts";
import { renderMatchPages } from "../../reporters/jobs/mod.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { findGame, type FoundGame, pliesOf, recordFile, resultDoubt } from "../arena/mod.ts";
import { openReport } from "./open.ts";
import { writeWhole } from "../ledger/mod.ts";
import { numberOption, readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { chosenLanguage, fromCaller, print, printHelp } from "../surroundings/mod.ts";

const HELP: Localized = {
  en: `Replay a recorded game, and name the first illegal ply.

  shinpan replay [options] <record, events.jsonl or folder of a match> [options]

Records of the platform are read as well as our own.

  --game N         which game of a match (default 1)
  --ply N          the position after ply N alone; 0 is the start
  --moves          the moves without the boards
  --html FILE      write a page with the game on a board instead, and what was said beside it
  --open           show that page in the browser
  --lang en|zh|ja  language (default: from the locale)

Exit codes: 0 every ply is legal, 1 one is not or the record cannot be read, 2 bad usage.

Examples
  shinpan replay "match/1 mine_wins NoMove.txt"
  shinpan replay match --game 7 --ply 30
  shinpan replay match --game 7 --open
`,
  zh: `重現一局棋譜，並指出第一個規則不允許的著法。

  shinpan replay [options] <record, events.jsonl or folder of a match> [options]

平台的棋譜與 Shinpan 自己的棋譜都能讀取。

  --game N         對戰中的第幾局（預設 1）
  --ply N          只顯示第 N 手之後的局面；0 為開局
  --moves          只列出著法，不顯示棋盤
  --html FILE      改寫成網頁，在棋盤上顯示對局，並附上收送的內容
  --open           在瀏覽器中開啟該網頁
  --lang en|zh|ja  語言（預設：依地區設定）

結束代碼：0 每手都合法，1 有不合法的著法或無法讀取棋譜，2 用法有誤。

範例
  shinpan replay "match/1 mine_wins NoMove.txt"
  shinpan replay match --game 7 --ply 30
  shinpan replay match --game 7 --open
`,
  ja: `棋譜の対局を再現し、規則が許さない最初の手を示す。

  shinpan replay [options] <record, events.jsonl or folder of a match> [options]

プラットフォームの棋譜も Shinpan の棋譜も読める。

  --game N         対戦の何局目か（既定 1）
  --ply N          N 手目の後の局面だけを表示する。0 は開始局面
  --moves          盤を省き、指し手だけを表示する
  --html FILE      代わりに、対局を盤で見せ、通信の記録を添えたページを書き出す
  --open           そのページをブラウザで開く
  --lang en|zh|ja  言語（既定：ロケールに従う）

終了コード：0 すべて合法手、1 合法でない手があるか、棋譜を読めない、2 使い方の誤り。

例
  shinpan replay "match/1 mine_wins NoMove.txt"
  shinpan replay match --game 7 --ply 30
  shinpan replay match --game 7 --open
`,
};

const OPTIONS: OptionNames = {
  flags: ["moves", "open"],
  values: ["game", "ply", "html", "lang"],
};

/** Replays a game. */
export const replay: Command = {
  name: "replay",
  summary: {
    en: "Replay a recorded game",
    zh: "重現一局棋譜",
    ja: "棋譜の対局を再現する",
  },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    const { flags, values, rest: [word, ...more] } = options;
    if (flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    if (word === undefined || more.length > 0) {
      throw new UsageError({
        en: "One record or match is needed",
        zh: "請指定一個棋譜或一場對戰",
        ja: "棋譜か対戦を一つ指定する必要がある",
      }, {
        en: "see shinpan replay --help",
        zh: "見 shinpan replay --help",
        ja: "shinpan replay --help を参照",
      });
    }
    const whole = { whole: true, from: 0, to: 1_000_000 };
    const number = numberOption(options, "game", { ...whole, otherwise: 1 });
    const ply = numberOption(options, "ply", { ...whole, otherwise: -1 });
    const found = findGame(fromCaller(word), values.has("game") ? number : undefined);
    const language = chosenLanguage(options);
    if ("why" in found) return broken(found.why[language], word);
    if (values.has("html") || flags.has("open")) {
      return await showPage(found, { file: values.get("html"), open: flags.has("open"), language });
    }
    return show(found, { ply, boards: !flags.has("moves"), language });
  },
};

function broken(why: string, word: string): ExitCode {
  print(`✗ ${visible(word, 200)}: ${visible(why, 1000)}\n`);
  return EXIT.violations;
}

/** Writes a page about one game, to a file that goes away with the next restart where none is named. */
async function showPage(
  { match, game, wire, kit }: FoundGame,
  { file, open, language }: {
    readonly file?: string;
    readonly open: boolean;
    readonly language: Language;
  },
): Promise<ExitCode> {
  const report: MatchReport = { match: { ...match, games: 1 }, games: [{ ...game, number: 1 }] };
  const sources = {
    recordOf: (one: GameFacts) => recordFile(match, { ...one, number: game.number }).fileName,
    replayOf: () => "",
    wireOf: () => wire,
    pliesOf: () => pliesOf(report, game),
  };
  const [page] = renderMatchPages(report, { sources, language, opens: 1 });
  const path = file === undefined ? await Deno.makeTempFile({ suffix: ".html" }) : fromCaller(file);
  writeWhole(path, page?.text ?? "");
  if (open) await openReport(`${path}#case/1`, { language });
  else print(`${file}\n`);
  const plies = game.plies.map(({ move }) => move);
  return conclude(
    replayGame(kit, { setup: game.setup, settings: match.settings, plies }),
    game,
    language,
  );
}

interface How {
  /** −1 for all of them. */
  readonly ply: number;
  readonly boards: boolean;
  readonly language: Language;
}

function show({ kit, match, game }: FoundGame, { ply, boards, language }: How): ExitCode {
  const [mine, theirs] = match.players;
  const names = [mine.name, theirs.name] as const;
  const plies = game.plies.map(({ move }) => move);
  const replayed = replayGame(kit, { setup: game.setup, settings: match.settings, plies });
  const last = replayed.positions.length - 1;
  if (ply > last) {
    throw new UsageError({ en: `No ply ${ply}`, zh: `沒有第 ${ply} 手`, ja: `${ply} 手目はない` }, {
      en: `the game has ${last}`,
      zh: `此局共 ${last} 手`,
      ja: `この対局は ${last} 手`,
    });
  }
  print(`${gameLine(game, { names, language })}\n${foulLines(match, game, language)}`);
  for (const position of replayed.positions) {
    if (ply >= 0 ? position.ply !== ply : !boards && position.ply === 0) continue;
    const title = titleOf(game, position.ply, names);
    const board = boards || ply >= 0 ? ["", ...boardLines(position.diagram, language)] : [];
    print(`${[...boards ? [""] : [], title, ...board].join("\n")}\n`);
  }
  return conclude(replayed, game, language);
}

function titleOf({ plies }: GameFacts, ply: number, names: readonly [string, string]): string {
  const made = plies[ply - 1];
  if (!made) return "0.";
  const think = made.thinkMs === undefined ? [] : [duration(made.thinkMs)];
  return [`${ply}.`, visible(names[made.by], 40), visible(made.move, 40), ...think].join("  ");
}

function conclude({ problem, ending }: Replay, game: GameFacts, language: Language): ExitCode {
  if (problem) {
    const why = visible(inLanguage(problem.why, language), 500);
    const rule = problem.rule === undefined ? "" : `${visible(problem.rule)}: `;
    print(`\n✗ ${problem.ply}. ${visible(problem.move, 200)}: ${rule}${why}\n`);
    return EXIT.violations;
  }
  const doubt = resultDoubt(game, ending);
  if (doubt) {
    const { kind, ...values } = doubt;
    const word = kind === "otherwise" ? OTHERWISE : UNEXPLAINED;
    const line = inLanguage(fill(word, { ...values, told: visible(values.told, 60) }), language);
    print(`\n${kind === "otherwise" ? "✗" : "!"} ${line}\n`);
    if (kind === "otherwise") return EXIT.violations;
  }
  const count = game.plies.length;
  print(`\n✓ ${matchWord("plies", language, { count })}\n`);
  return EXIT.conforms;
}

const UNEXPLAINED = {
  en: "The record says {told}, but the rules do not end the game there",
  zh: "紀錄寫 {told}，但依規則此時對局尚未結束",
  ja: "記録は {told} だが、規則ではまだ終局していない",
};

const OTHERWISE = {
  en: "The record says {told}, but the board says {ending}",
  zh: "紀錄寫 {told}，但盤面是 {ending}",
  ja: "記録は {told} だが、盤面は {ending}",
};
