/** What `contest --help` says. @module */

import type { Localized } from "../core/mod.ts";
import { LIVE_HELP } from "./live/live_help.ts";
import { PLAY_HELP } from "./match_help.ts";

const EXAMPLES = `  shinpan contest mgtp engines/ --games 10 --time 300
  shinpan contest mgtp ./mine ./theirs "ponder:./other" builtin:greedy
  shinpan contest mgtp engines/ --format swiss --rounds 9 --forfeits 3
  shinpan contest mgtp engines/ --format gauntlet --against ./new
  shinpan contest mgtp engines/ --shard 2/4 --out part2
  shinpan contest --merge part1 part2 part3 part4 --out contest
`;

/** The help of `contest`. */
export const CONTEST_HELP: Localized = {
  en: `Play a contest of many players, and make a table of it.

  shinpan contest [options] <protocol> <player, folder or list> … [options]

A folder means all programs in it that can be started; a .txt file lists one player a line. A
player is written as for match, for example builtin:greedy. All meetings of a round have
the same deals; a round-robin and a gauntlet are one round.

  --format F           who meets whom (default round-robin):
                       round-robin, every player meets every other;
                       gauntlet, one player meets all others;
                       swiss, players with the same points meet, never the same two twice;
                       knock-out, winners meet winners; players are seeded in the order
                       of their names on the command line, and a tie is broken by more games
  --against PLAYER     the player that meets all others in a gauntlet
  --rounds N           rounds of a Swiss contest (default: as many as halvings leave one player);
                       with more rounds, or with more players behind the others, the contest goes on
  --withdraw NAME      Swiss: do not pair this player in later rounds; may be repeated
  --forfeits N         Swiss: drop a player that has lost N games by a broken rule
  --games N            games of each meeting (default 4)
  --swap               each deal twice, with the sides changed; contests always do
${LIVE_HELP.en}

${PLAY_HELP.en}
On several machines
  --shard I/N          round-robin and gauntlet: play the I-th of N parts of the pairings alone;
                       "auto" as for grade
  --merge              merge the folders of all parts into --out; parts that are missing, repeated,
                       unfinished or of another contest are refused
  --plan               Swiss and knock-out: write the tasks of the next round to tasks.txt in --out
  --task K             play the K-th meeting of the planned round, with the options of --plan;
                       "auto" takes the number from Slurm or Kubernetes
  --merge              Swiss and knock-out: collect the results of the tasks in --out, name those
                       that are missing or damaged (exit code 4), and plan the next round; any
                       folders given are copies of --out in which tasks were played

The folder (default contest/) has a folder for each match, the rounds in events.jsonl, the table and
ratings in contest-result.json and in index.html. To resume, run the same command again.

Exit codes: 0 all games were played and no rule was broken, 1 an engine broke a rule, 2 bad usage,
3 an engine could not be started, 4 a game is without a result.

Examples
${EXAMPLES}`,
  zh: `讓多位棋手比賽，並製作成績表。

  shinpan contest [options] <protocol> <player, folder or list> … [options]

資料夾代表其中可啟動的所有程式，.txt 檔是每行一位棋手的名單；棋手的寫法與 match 相同，也可以是
builtin:greedy。同一輪的所有對戰使用相同的佈局；循環賽與擂台賽都只有一輪。

  --format F           賽制（預設 round-robin）：round-robin 為循環賽，每位棋手與其他所有棋手對戰；
                       gauntlet 為擂台賽，由一位棋手迎戰其他所有棋手；swiss 為瑞士制，積分相同者對
                       戰，同樣的兩位不會再次相遇；knock-out 為淘汰賽，勝者與勝者對戰，種子順序依命
                       令列上的名稱順序，平手時加賽
  --against PLAYER     擂台賽中迎戰其他所有棋手的那一位
  --rounds N           瑞士制的輪數（預設：人數不斷減半到剩一位所需的次數）；輪數加大，或在最後加上
                       新棋手，比賽就繼續進行
  --withdraw NAME      瑞士制：之後的輪次不再安排此棋手；可重複指定
  --forfeits N         瑞士制：因違規輸掉第 N 局的棋手退出比賽
  --games N            每次對戰的局數（預設 4）
  --swap               每種佈局下兩局，先後手互換；比賽一律如此
${LIVE_HELP.zh}

${PLAY_HELP.zh}
多台機器
  --shard I/N          循環賽與擂台賽：只下全部對戰 N 份中的第 I 份；「auto」與 grade 相同
  --merge              將各份的資料夾合併到 --out；有缺少、重複、未完成或屬於其他比賽的部分時拒絕合
                       併
  --plan               瑞士制與淘汰賽：將下一輪的工作寫入 --out 中的 tasks.txt
  --task K             進行已排定輪次的第 K 場對戰，其餘選項與 --plan 相同；「auto」由 Slurm 或
                       Kubernetes 取得編號
  --merge              此時：彙整各工作留在 --out 的結果，列出缺少或對局損毀的工作（結束代碼 4），
                       並排定下一輪；另外列出的資料夾是執行過工作的 --out 副本

資料夾（預設 contest/）中有每次對戰的資料夾，各輪在 events.jsonl，成績表與等級分在
contest-result.json 與 index.html。要繼續，請再執行一次相同的指令。

結束代碼：0 全部下完且無人違規，1 有引擎違規，2 用法有誤，3 有引擎無法啟動，4 有對局沒有結果。

範例
${EXAMPLES}`,
  ja: `多数の対局者で大会を行い、成績表を作る。

  shinpan contest [options] <protocol> <player, folder or list> … [options]

フォルダはその中の起動できるプログラム全部を、.txt ファイルは一行に一人の名簿を表す。対局者の書き方
は match と同じで、builtin:greedy なども使える。同じ回戦の対戦はすべて同じ配置で行う。round-robin と
gauntlet は一回戦だけとなる。

  --format F           形式（既定 round-robin）：round-robin は総当たりで、全員が互いに対戦する。
                       gauntlet は一人がほかの全員と対戦する。swiss はスイス式で、同じ点の者が対戦
                       し、同じ組み合わせは二度ない。knock-out は勝ち抜きで、勝者どうしが対戦する。
                       シードはコマンドラインの順で、引き分ければ対局を追加する
  --against PLAYER     gauntlet でほかの全員と対戦する者
  --rounds N           スイス式の回戦数（既定：半分にし続けて一人になるまでの回数）。回戦数を増やす
                       か、後ろに対局者を加えると、大会を続ける
  --withdraw NAME      スイス式：以後の回戦でこの対局者を組まない。繰り返し指定可
  --forfeits N         スイス式：違反による負けが N 局になった対局者を外す
  --games N            一つの対戦の対局数（既定 4）
  --swap               同じ配置を、先後を入れ替えて二回指す。大会では常にそうする
${LIVE_HELP.ja}

${PLAY_HELP.ja}
複数のマシン
  --shard I/N          総当たりと gauntlet：全対戦を N 個に分けた I 番目だけを行う。「auto」は
                       grade と同じ
  --merge              すべての部分のフォルダを --out にまとめる。不足、重複、未完了、別の大会のもの
                       は受け付けない
  --plan               スイス式と勝ち抜き：次の回戦の作業を --out の tasks.txt に書く
  --task K             計画した回戦の K 番目の対戦を行う。ほかの引数は --plan と同じ。「auto」は番号
                       を Slurm か Kubernetes から取る
  --merge              この場合：各作業が --out に残した結果をまとめ、足りないものや対局の壊れたもの
                       を挙げ（終了コード 4）、次の回戦を計画する。ほかに書いたフォルダは、作業を
                       行った --out の複製とみなす

フォルダ（既定 contest/）には、対戦ごとのフォルダ、回戦の events.jsonl、成績表とレーティングの
contest-result.json と index.html がある。再開するには同じコマンドをもう一度実行する。

終了コード：0 すべて対局し違反がない、1 違反したエンジンがある、2 使い方の誤り、3 起動できないエンジ
ンがある、4 結果のない対局がある。

例
${EXAMPLES}`,
};
