/** What `match --help` says. @module */

import type { Localized } from "../core/mod.ts";
import { LIVE_HELP } from "./live/live_help.ts";
import { GAME_HELP } from "./match/game_help.ts";
import { SANDBOX_HELP } from "./sandbox_help.ts";

/** Options that `match` and `contest` share, in words. */
export const PLAY_HELP: Localized = {
  en: `How the games are played
${GAME_HELP.en}
  --tell-settings      tell engines the settings; the real client does not, and many engines
                       do not know the commands
  --board FILE         begin every game from a record, a board.txt or a setup
  --openings FILE      games with one board at the start: openings for the pairs of games in turn,
                       one a line, as plies of the game (7g7f 3c3d); each player gets both sides
  --random-plies N     open every game with N plies by chance, both games of a pair with the same,
                       and none after which a side could win at once; without them two engines of a
                       game without luck may repeat one game
  --random-setup       Tzaar: begin every pair of games with the pieces elsewhere, as the seed puts
                       them, and on no board that is lost at once
  --seed N             the seed of all deals (default 1)

How they are run
  --jobs N             games at a time (default: half of the cores)
  --ports PORT,PORT    where engines connect, by the side they play, one game at a time
                       (default: any free port)
  --pin                tie engines to cores of their own (as is done where several games are
                       played at a time)
  --no-pin             never tie them
  --pipeline           mgtp: a ply, the time left and genmove in one write; quicker, for engines
                       that read line by line, but mistakes are reported less exactly
  --sandbox LEVEL      namespaces (each engine in a copy of its own folder, without a network),
                       limits, none, or auto, the strongest there is (default: a process group)
${SANDBOX_HELP.en}
  --fresh              start over if the folder already holds a match
  --strict             SHOULD counts as MUST
  --out DIR            where records and reports go
  --reporter A,B       html, json or none (default html,json)
  --open               show the page in the browser
  --lang en|zh|ja      language (default: from the locale)
  --quiet              the result alone
`,
  zh: `對局規定
${GAME_HELP.zh}
  --tell-settings      將設定告知引擎；真正的平台不會這麼做，許多引擎也不認得這些指令
  --board FILE         每局都從棋譜、board.txt 或佈局檔開始
  --openings FILE      開局局面固定的遊戲：依序供每兩局使用的開局，每行一個，以著法表示（7g7f
                       3c3d）；雙方各持先後手一次
  --random-plies N     每局先隨機下 N 手，同一組的兩局相同，且不會讓任何一方立即獲勝；沒有運氣成分的
                       遊戲若不這麼做，兩個引擎可能一再下出同一局
  --random-setup       Tzaar：每兩局依亂數種子重新擺放棋子，且不會讓任何一方立即獲勝
  --seed N             換一組佈局（預設 1）

執行方式
  --jobs N             同時進行的局數（預設：核心數的一半）
  --ports PORT,PORT    引擎連線的連接埠，依先後手排列，一次只下一局（預設：任意可用的連接埠）
  --pin                將引擎綁定到各自的核心（同時下多局時本來就會這麼做）
  --no-pin             一律不綁定
  --pipeline           mgtp：將著法、剩餘時間與 genmove 一次寫出；較快，適合逐行讀取的引擎，但回報錯
                       誤較不精確
  --sandbox LEVEL      namespaces（每個引擎使用自己資料夾的副本，沒有網路）、limits、none，或 auto
                       （可用的最強等級）（預設：只用行程群組）
${SANDBOX_HELP.zh}
  --fresh              資料夾中已有對局時，重新開始
  --strict             將 SHOULD 視為 MUST
  --out DIR            棋譜與報告的資料夾
  --reporter A,B       html、json 或 none（預設 html,json）
  --open               在瀏覽器中開啟網頁
  --lang en|zh|ja      語言（預設：依地區設定）
  --quiet              只顯示結果
`,
  ja: `対局の条件
${GAME_HELP.ja}
  --tell-settings      設定をエンジンに伝える。実際のクライアントは伝えず、このコマンドを知らないエ
                       ンジンも多い
  --board FILE         すべての対局を棋譜、board.txt、配置のファイルから始める
  --openings FILE      初期配置が一つのゲーム：二局一組で順に使う序盤。一行に一つ、指し手で書く
                       （7g7f 3c3d）。両者が両方の側を持つ
  --random-plies N     各対局の最初の N 手を乱数で指す。組の二局は同じ手順で、直後に勝てる側がないも
                       の。運のないゲームでは、これがないと二つのエンジンが同じ対局を繰り返すことが
                       ある
  --random-setup       Tzaar：二局一組ごとに、駒をシードで並べ替えて始める。すぐに勝負のつく盤は使わ
                       ない
  --seed N             別の配置にする（既定 1）

実行の方法
  --jobs N             同時に行う対局の数（既定：コア数の半分）
  --ports PORT,PORT    エンジンの接続先のポート。先手・後手の順で、対局は一つずつ行う（既定：空いて
                       いるポート）
  --pin                エンジンをそれぞれのコアに固定する（複数の対局を同時に行うときは常に固定す
                       る）
  --no-pin             固定しない
  --pipeline           mgtp：着手、残り時間、genmove を一度に書き込む。一行ずつ読むエンジンなら速く
                       なるが、誤りの報告は粗くなる
  --sandbox LEVEL      namespaces（各エンジンは自分のフォルダの複製で動き、ネットワークはない）、
                       limits、none、または auto（使える最も強いもの）（既定：プロセスグループのみ）
${SANDBOX_HELP.ja}
  --fresh              フォルダにすでに対局があっても、最初からやり直す
  --strict             SHOULD も MUST として扱う
  --out DIR            棋譜とレポートの出力先
  --reporter A,B       html、json、none（既定 html,json）
  --open               ページをブラウザで開く
  --lang en|zh|ja      言語（既定：ロケールに従う）
  --quiet              結果だけを表示する
`,
};

/** The help of `match`. */
export const MATCH_HELP: Localized = {
  en: `Play a match of two engines, or of an engine and a built-in opponent.

  shinpan match [options] <protocol> <player> <player> [options]

A player is a program (./mine), a command line as one word ("./mine -q"; quotes within it hold a
path with blanks together, "'./my engine' -q"), either with another protocol of the same game in
front (ponder:./theirs), or builtin:random, builtin:greedy, and for dark chess builtin:search, which
looks at a fixed number of positions (builtin:search@20000 at so many) and so plays the same on
every machine. Every game starts a new process. A player with no legal move in time loses; other
violations are reported as in check, and play continues. A game that the machine
disturbed goes on alone from where it stood, and the third attempt counts.

  --games N            number of games (default 10)
  --swap               play each deal twice, with the sides changed
  --names A,B          the players' names
  --sprt E0,E1[,A,B]   play pairs of games until a sequential test tells whether the first player
                       leads by E0 or by E1 Elo points, and stop as soon as it is decided. A is the
                       chance of deciding for E1 though E0 holds, B that of the opposite (default
                       0.05 each); --games is then the most that are played (default 100000)
${LIVE_HELP.en}

${PLAY_HELP.en}
The folder (default match/) has a record of each game, such as "1 mine_wins NoMove.txt", all games
in events.jsonl and room.info, what was said in talks/, the result in match-result.json and a page
in index.html. To resume, run the same command again; with more --games it goes on from there.

Exit codes: 0 all games were played and no rule was broken (no matter who won), or --sprt has
decided either way, 1 an engine broke a rule, 2 bad usage, 3 an engine could not be started, 4 a
game is without a result, or --sprt is not decided.

Examples
  shinpan match mgtp ./mine ./theirs --games 100 --swap --time 900
  shinpan match mgtp "./mine -q" builtin:greedy --games 20 --swap
  shinpan match mgtp ./new ./old --sprt 0,10
  shinpan match mgtp ./mine ./theirs --games 100 --live
  shinpan match geister-tcp ./mine geister-stdio:./theirs --byoyomi 10
`,
  zh: `讓兩個引擎對戰，或讓引擎與內建對手對戰。

  shinpan match [options] <protocol> <player> <player> [options]

棋手可以是程式（./mine）、寫成一個字的命令列（"./mine -q"；路徑含空白時在其中再加引號，"'./my
engine' -q"），前面可加上同一遊戲的另一種協定（ponder:./theirs）；也可以是 builtin:random、
builtin:greedy，暗棋還有 builtin:search，它搜尋固定數量的局面（builtin:search@20000 指定數量），因此
在每台機器上的下法都相同。每局都啟動新的行程。無法在時限內下出合法著法的一方落敗；其他違規與 check
一樣回報，對局照常進行。受機器干擾的對局會單獨從當時的局面續下，第三次的結果即為定論。

  --games N            局數（預設 10）
  --swap               每種佈局下兩局，先後手互換
  --names A,B          棋手的名稱
  --sprt E0,E1[,A,B]   兩局一組持續對戰，直到逐次檢定能判斷第一位棋手領先 E0 或 E1 個 Elo 分，得出結
                       論就停止。A 是 E0 成立卻判為 E1 的機率，B 則相反（預設各 0.05）；此時 --games
                       是局數上限（預設 100000）
${LIVE_HELP.zh}

${PLAY_HELP.zh}
資料夾（預設 match/）中有每局的棋譜，如「1 mine_wins NoMove.txt」，全部對局在 events.jsonl 與
room.info，收送的內容在 talks/，結果在 match-result.json，網頁為 index.html。要繼續，請再執行一次相
同的指令；若 --games 更大，就從原處接著下。

結束代碼：0 全部下完且無人違規（與勝負無關），或 --sprt 已有結論，1 有引擎違規，2 用法有誤，3 有引擎
無法啟動，4 有對局沒有結果，或 --sprt 尚無結論。

範例
  shinpan match mgtp ./mine ./theirs --games 100 --swap --time 900
  shinpan match mgtp "./mine -q" builtin:greedy --games 20 --swap
  shinpan match mgtp ./new ./old --sprt 0,10
  shinpan match mgtp ./mine ./theirs --games 100 --live
  shinpan match geister-tcp ./mine geister-stdio:./theirs --byoyomi 10
`,
  ja: `二つのエンジン、またはエンジンと内蔵の相手を対局させる。

  shinpan match [options] <protocol> <player> <player> [options]

対局者は、プログラム（./mine）か、一語にまとめたコマンドライン（"./mine -q"。空白を含むパスはその中
でさらに引用符で囲む："'./my engine' -q"）。どちらも前に同じゲームの別のプロトコルを付けられる
（ponder:./theirs）。ほかに builtin:random、builtin:greedy があり、暗棋には builtin:search もある。
これは決まった数の局面を調べるので（builtin:search@20000 で数を指定）、どのマシンでも同じ手を指す。
対局ごとに新しいプロセスを起動する。時間内に合法手を指せなかった側の負けとし、そのほかの違反は check
と同じように報告して対局を続ける。マシンに妨げられた対局は、その局面から単独で続け、三度目の結
果を採る。

  --games N            対局の数（既定 10）
  --swap               同じ配置を、先後を入れ替えて二回指す
  --names A,B          対局者の名前
  --sprt E0,E1[,A,B]   二局一組で続け、最初の対局者の差が Elo で E0 か E1 かを逐次検定で判定し、決ま
                       りしだい止める。A は E0 が正しいのに E1 とする確率、B はその逆（既定はどちら
                       も 0.05）。このとき --games は対局数の上限（既定 100000）
${LIVE_HELP.ja}

${PLAY_HELP.ja}
フォルダ（既定 match/）には、対局ごとの棋譜（「1 mine_wins NoMove.txt」など）、全対局の events.jsonl
と room.info、通信の記録 talks/、結果の match-result.json、ページの index.html がある。再開するには
同じコマンドをもう一度実行する。--games を増やせば続きから指す。

終了コード：0 すべて対局し違反がない（勝敗は問わない）か、--sprt の判定が出た、1 違反したエンジン
がある、2 使い方の誤り、3 起動できないエンジンがある、4 結果のない対局があるか、--sprt の判定が出て
いない。

例
  shinpan match mgtp ./mine ./theirs --games 100 --swap --time 900
  shinpan match mgtp "./mine -q" builtin:greedy --games 20 --swap
  shinpan match mgtp ./new ./old --sprt 0,10
  shinpan match mgtp ./mine ./theirs --games 100 --live
  shinpan match geister-tcp ./mine geister-stdio:./theirs --byoyomi 10
`,
};
