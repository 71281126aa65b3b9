/** What commands that play games say about clocks and settings. @module */

import type { Localized } from "../../core/mod.ts";

/** Lines for `--help`. */
export const GAME_HELP: Localized = {
  en: `  --time T             main time for each side, in seconds or as 15m; "none" for no limit
                       (default 900, or 0 where another clock is given)
  --increment T        added to the main time after every ply
  --byoyomi T          extra time for every ply once the main time is used up
  --byoyomi-plies N    the extra time is for N plies together
  --move-time T        a fixed time for every ply, and no main time
  --repetition N       dark chess: a draw after N equal blocks of moves (default 3)
  --no-eat-flip N      dark chess: a draw after N plies without capture or flip (default 60)
  --setting NAME=N     any other setting of the game; may be repeated`,
  zh:
    `  --time T             每方的基本時間，以秒計或寫成 15m；「none」為無限制（預設 900，另有其他計時方
                       式時為 0）
  --increment T        每手之後增加的時間
  --byoyomi T          基本時間用完後，每手的讀秒時間
  --byoyomi-plies N    讀秒時間改為 N 手共用
  --move-time T        每手固定的時間，沒有其他時間
  --repetition N       暗棋：相同的著法循環 N 次判和（預設 3）
  --no-eat-flip N      暗棋：連續 N 手未吃子、未翻棋判和（預設 60）
  --setting NAME=N     遊戲的其他設定；可重複指定`,
  ja:
    `  --time T             各側の持ち時間。秒数か 15m のように書く。「none」は無制限（既定 900、ほかの計
                       時方法があれば 0）
  --increment T        一手ごとに加える時間
  --byoyomi T          持ち時間を使い切った後の一手ごとの秒読み
  --byoyomi-plies N    秒読みを N 手分まとめて与える
  --move-time T        一手の時間。ほかの時間はない
  --repetition N       暗棋：同じ手順を N 回繰り返すと引き分け（既定 3）
  --no-eat-flip N      暗棋：取りもめくりもなく N 手続くと引き分け（既定 60）
  --setting NAME=N     ゲームのその他の設定。繰り返し指定可`,
};
