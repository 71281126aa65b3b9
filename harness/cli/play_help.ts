/** What `play --help` says. @module */

import type { Localized } from "../core/mod.ts";
import { GAME_HELP } from "./match/game_help.ts";
import { SANDBOX_HELP } from "./sandbox_help.ts";

const EXAMPLES = `  shinpan play mgtp ./my_engine
  shinpan play geister-stdio ./ghost --side second
  shinpan play usi ./engine --board position.txt
  shinpan play mgtp ./my_engine --board "1 mine_wins NoMove.txt" --ply 30
  shinpan play dark-chess
  shinpan play dark-chess builtin:search --time none
  shinpan play mgtp ./my_engine --host 0.0.0.0
`;

/** The help of `play`. */
export const PLAY_BY_HAND_HELP: Localized = {
  en: `Play by hand in the browser, against an engine or another person.

  shinpan play [options] <protocol> <player> [options]
  shinpan play [options] <game> [player] [options]

The browser opens a page with the board, both clocks, the moves so far and what the engine writes
(stdout, stderr and the wire log). Every rule that the engine breaks is explained at once. Moves can
be taken back; an engine that crashed or hangs can be started again in this position.

A player is a program (./mine), a command line as one word ("./mine -q"), or builtin:greedy and so
on, as in shinpan match. A game (dark-chess, geister, shogi, tzaar) without a player is for two
people at one board; Geister needs a player, because two people would see each other's ghosts.

How the games are played
  --side first|second  the side that you play in the first game (default first); the sides change
                       after every game
  --games N            at most so many games (default 100)
  --names A,B          the players' names
${GAME_HELP.en}
  --tell-settings      tell engines the settings; the real client does not
  --board FILE         begin every game from a record, a board.txt or a setup
  --ply N              of --board: from the position after ply N (default: the last)
  --seed N             the deal, to repeat one (default: by chance)

How the engine runs
  --ports PORT,PORT    where engines connect, by the side they play (default: any free port)
  --sandbox LEVEL      namespaces, limits, none, or auto, the strongest there is (default: a process
                       group)
${SANDBOX_HELP.en}

The page
  --no-open            print the link, but do not start a browser
  --host ADDRESS       let people on other machines watch at this address of your machine (0.0.0.0
                       for all addresses); they have another link and can only watch
  --out DIR            where records go (default play/ and a folder named after the time)
  --lang en|zh|ja      language (default: from the locale)

The page is served to this machine alone, on a free port, to holders of the link. Press Ctrl-C to
end: engines are stopped, and all games, the unfinished one too, are kept as records with a page of
statistics, as shinpan match keeps them.

Exit codes: 2 bad usage; otherwise the process ends by Ctrl-C.

Examples
${EXAMPLES}`,
  zh: `在瀏覽器中手動下棋，對手為引擎或另一位玩家。

  shinpan play [options] <protocol> <player> [options]
  shinpan play [options] <game> [player] [options]

瀏覽器會開啟一個頁面，顯示盤面、雙方時鐘、歷史走步，以及引擎的輸出（stdout、stderr 與通訊紀錄）。
引擎違反規則時會立即說明。可以悔棋；當掉或沒有回應的引擎可在同一盤面重新啟動。

棋手可為程式（./mine）、寫成一個字的命令列（"./mine -q"），或 builtin:greedy 等內建對手，與
shinpan match 相同。只寫遊戲（dark-chess、geister、shogi、tzaar）而不寫棋手時，由兩人在同一盤面
對下；鬼棋必須指定棋手，否則兩人會看到對方的鬼。

對局方式
  --side first|second  第一局你所持的一方（預設 first）；之後每局先後互換
  --games N            最多下幾局（預設 100）
  --names A,B          雙方的名稱
${GAME_HELP.zh}
  --tell-settings      將設定告知引擎；實際的平台不會告知
  --board FILE         每局從棋譜、board.txt 或盤面設定開始
  --ply N              搭配 --board：從第 N 手之後的盤面開始（預設：最後一手）
  --seed N             指定佈局的亂數種子，以便重現（預設：隨機）

引擎的執行方式
  --ports PORT,PORT    引擎連線的埠號，依先後手（預設：任一可用的埠）
  --sandbox LEVEL      namespaces、limits、none，或 auto（可用的最強等級；預設：行程群組）
${SANDBOX_HELP.zh}

頁面
  --no-open            只印出連結，不開啟瀏覽器
  --host ADDRESS       讓其他電腦經由本機的這個位址觀戰（0.0.0.0 表示全部）；觀戰者有另一個連結，
                       只能觀看
  --out DIR            棋譜存放的資料夾（預設為 play/ 下以時間命名的資料夾）
  --lang en|zh|ja      語言（預設：依地區設定）

頁面只提供給本機上持有連結的人，使用任一可用的埠。按 Ctrl-C 結束：引擎會停止，所有對局（包括未下完
的）都存成棋譜，並附統計頁面，與 shinpan match 相同。

結束代碼：2 用法有誤；其他情況以 Ctrl-C 結束。

範例
${EXAMPLES}`,
  ja: `ブラウザで、エンジンや人を相手に手動で対局する。

  shinpan play [options] <protocol> <player> [options]
  shinpan play [options] <game> [player] [options]

ブラウザに、盤面、両者の時計、棋譜、エンジンの出力（stdout、stderr、通信ログ）を表示するページが
開く。エンジンが規則に違反すると、その場で説明する。待ったができ、異常終了したエンジンや応答しない
エンジンは、その局面から再起動できる。

対局者はプログラム（./mine）、一語にまとめたコマンドライン（"./mine -q"）、または
builtin:greedy などで、shinpan match と同じ。ゲーム（dark-chess、geister、shogi、tzaar）だけを
書くと、二人が一つの盤で対局する。ガイスターでは互いのゴーストが見えてしまうため、対局者が必要。

対局の方法
  --side first|second  最初の対局で自分が持つ側（既定：first）。以後は一局ごとに交代する
  --games N            対局数の上限（既定 100）
  --names A,B          両者の名前
${GAME_HELP.ja}
  --tell-settings      設定をエンジンに伝える。実際のプラットフォームは伝えない
  --board FILE         すべての対局を棋譜、board.txt、または局面の記述から始める
  --ply N              --board とともに：N 手目の後の局面から始める（既定：最後の手）
  --seed N             配置のシード。同じ配置を再現する（既定：無作為）

エンジンの実行
  --ports PORT,PORT    エンジンが接続するポート。先手、後手の順（既定：空きポート）
  --sandbox LEVEL      namespaces、limits、none、または使える最強の auto（既定：プロセスグループ）
${SANDBOX_HELP.ja}

ページ
  --no-open            リンクを表示するだけで、ブラウザを起動しない
  --host ADDRESS       このマシンのこのアドレスで、他のマシンからの観戦を許す（0.0.0.0 はすべて）。
                       観戦者には別のリンクがあり、見ることしかできない
  --out DIR            棋譜の保存先（既定：play/ の下の、日時を名前とするフォルダ）
  --lang en|zh|ja      言語（既定：ロケールに従う）

ページは、このマシンでリンクを知る人にだけ、空きポートで提供される。Ctrl-C で終了する。エンジンは
停止し、途中の対局を含むすべての対局が、shinpan match と同じ形の棋譜と統計のページに残る。

終了コード：2 使い方の誤り。それ以外は Ctrl-C で終わる。

例
${EXAMPLES}`,
};
