/** Time, and searches that wait for the client. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about the clock, stop, ponder and mate. */
export const TIME_RULES = [
  {
    id: "usi/bestmove-in-time",
    level: "MUST",
    spec: "USI: go btime wtime",
    text: {
      en: "bestmove comes before the time on the clock is used up",
      zh: "必須在剩餘時間用完前回覆 bestmove",
      ja: "持ち時間が切れる前に bestmove を返す",
    },
    hint: {
      en:
        "`btime` is 先手's time left and `wtime` 後手's, in milliseconds: take yours, and look at the clock inside the search",
      zh: "`btime` 是先手、`wtime` 是後手的剩餘毫秒數：取自己的，並在搜尋中查看時間",
      ja: "`btime` は先手、`wtime` は後手の残りミリ秒。自分の方を使い、探索中に時計を見る",
    },
  },
  {
    id: "usi/own-clock",
    level: "SHOULD",
    spec: "USI: go btime wtime",
    text: {
      en: "The engine plans with its own clock: btime for 先手, wtime for 後手",
      zh: "使用自己的時間：先手看 btime，後手看 wtime",
      ja: "自分の時計で考える：先手は btime、後手は wtime",
    },
    hint: {
      en:
        "Black moves first in shogi: an engine made from a chess engine easily takes `wtime` for 先手's time",
      zh: "將棋由黑方（先手）先走：由西洋棋引擎改寫時，容易把 `wtime` 當成先手的時間",
      ja:
        "将棋では黒（先手）が先に指す。チェスのエンジンを元にすると `wtime` を先手の時間と取り違えやすい",
    },
  },
  {
    id: "usi/byoyomi-kept",
    level: "MUST",
    spec: "USI: go byoyomi",
    text: {
      en:
        "With no main time left, bestmove comes within byoyomi; clients forgive less than a second",
      zh: "沒有主時間時，必須在 byoyomi 內回覆 bestmove；用戶端容許的誤差不到一秒",
      ja: "持ち時間が無ければ byoyomi 以内に bestmove を返す。許されるずれは一秒未満",
    },
    hint: {
      en:
        "Time for this move is `btime` (or `wtime`) plus `byoyomi`; keep a margin, and check the clock every few thousand nodes",
      zh:
        "這一手可用的時間是 `btime`（或 `wtime`）加 `byoyomi`；保留餘裕，每幾千個節點查看一次時間",
      ja: "この手に使えるのは `btime`（`wtime`）＋`byoyomi`。余裕を残し、数千局面ごとに時計を見る",
    },
  },
  {
    id: "usi/byoyomi-margin",
    level: "SHOULD",
    spec: "USI: go byoyomi",
    text: {
      en: "bestmove comes before byoyomi is over, not just after it",
      zh: "bestmove 在 byoyomi 結束之前到達，而不是剛過之後",
      ja: "bestmove は byoyomi が切れた直後ではなく、切れる前に返す",
    },
    hint: {
      en: "Stop the search some tens of milliseconds early: writing and the pipe take time too",
      zh: "提早數十毫秒停止搜尋：輸出與管線也需要時間",
      ja: "数十ミリ秒早く探索を止める。出力やパイプにも時間がかかる",
    },
  },
  {
    id: "usi/go-word-order",
    level: "SHOULD",
    spec: "USI: go",
    text: {
      en: "btime, wtime and byoyomi are understood in any order",
      zh: "btime、wtime、byoyomi 不論順序都能理解",
      ja: "btime・wtime・byoyomi はどの順序でも理解する",
    },
    hint: {
      en:
        "Read the words behind `go` in a loop and take each number by the word before it; `sscanf` with one fixed pattern, or the third and fifth word, fails as soon as a client writes `wtime` first",
      zh:
        "用迴圈讀取 `go` 之後的字詞，依前面的字判斷每個數字的意義；若用固定格式的 `sscanf`，或直接取第三、第五個字，用戶端先寫 `wtime` 時就會出錯",
      ja:
        "`go` の後の語をループで読み、直前の語で数の意味を決める。`sscanf` の固定書式や「三番目と五番目の語」では、`wtime` が先に来ると読めない",
    },
  },
  {
    id: "usi/increment-kept",
    level: "MUST",
    spec: "USI: go binc winc",
    text: {
      en: "With binc and winc, bestmove comes within the time left and one increment",
      zh: "使用 binc、winc 時，必須在剩餘時間加一次加秒內回覆",
      ja: "binc・winc があるとき、残り時間と加算一回分の以内に返す",
    },
    hint: {
      en: "The increment is added for every move: plan with `btime + binc`, not with byoyomi",
      zh: "每一手都會加秒：以 `btime + binc` 計算，而不是 byoyomi",
      ja: "加算は一手ごと。byoyomi ではなく `btime + binc` で考える",
    },
  },
  {
    id: "usi/movetime-kept",
    level: "SHOULD",
    spec: "USI: go movetime",
    text: {
      en: "go movetime M is answered after about M milliseconds",
      zh: "go movetime M 約在 M 毫秒後回覆",
      ja: "go movetime M には約 M ミリ秒で答える",
    },
    hint: {
      en: "Read the number after `movetime` and stop the search then",
      zh: "讀取 `movetime` 之後的數字，到時停止搜尋",
      ja: "`movetime` の後の数を読み、その時間で探索を止める",
    },
  },
  {
    id: "usi/infinite-waits",
    level: "MUST",
    spec: "USI: go infinite",
    text: {
      en: "After go infinite, bestmove comes only when stop is sent",
      zh: "go infinite 之後，收到 stop 才能回覆 bestmove",
      ja: "go infinite では stop が来るまで bestmove を返さない",
    },
    hint: {
      en:
        "Search in a thread of its own and keep the result until `stop` comes, even if the search is over",
      zh: "在獨立的執行緒搜尋，即使搜尋結束也保留結果直到 `stop`",
      ja: "探索は別スレッドで行い、終わっても `stop` が来るまで結果を取っておく",
    },
  },
  {
    id: "usi/stop-answers",
    level: "MUST",
    spec: "USI: stop",
    text: {
      en: "A search that is told to stop gives its bestmove",
      zh: "收到 stop 的搜尋要回覆 bestmove",
      ja: "stop を受けた探索は bestmove を返す",
    },
    hint: {
      en: "Read the input while you search: a thread, or a look at it every few thousand nodes",
      zh: "搜尋時也要讀取輸入：用執行緒，或每幾千個節點檢查一次",
      ja: "探索中も入力を読む。スレッドにするか、数千局面ごとに調べる",
    },
  },
  {
    id: "usi/stop-in-time",
    level: "MUST",
    spec: "USI: stop",
    text: {
      en: "bestmove comes within 5 seconds of stop",
      zh: "stop 後 5 秒內回覆 bestmove",
      ja: "stop の後 5 秒以内に bestmove を返す",
    },
    hint: {
      en: "Leave the search as soon as the flag is set, do not finish the iteration",
      zh: "旗標設定後立刻離開搜尋，不要做完整個深度",
      ja: "フラグが立ったらすぐ探索を抜け、反復を最後まで続けない",
    },
  },
  {
    id: "usi/stop-idle",
    level: "MUST",
    spec: "USI: stop",
    text: {
      en: "stop without a search brings no bestmove",
      zh: "沒有搜尋時收到 stop 不回覆 bestmove",
      ja: "探索していないときの stop には bestmove を返さない",
    },
    hint: {
      en:
        "Clients send `stop` while your bestmove is on its way: only a search that runs may answer",
      zh: "用戶端可能在你的 bestmove 送達前送出 `stop`：只有進行中的搜尋才回覆",
      ja: "bestmove と行き違いに `stop` が届くことがある。動いている探索だけが答える",
    },
  },
  {
    id: "usi/ponder-waits",
    level: "SHOULD",
    spec: "USI: go ponder",
    text: {
      en: "After go ponder, bestmove comes only after ponderhit or stop",
      zh: "go ponder 之後，收到 ponderhit 或 stop 才能回覆 bestmove",
      ja: "go ponder では ponderhit か stop が来るまで bestmove を返さない",
    },
    hint: {
      en: "The move you think about has not been played yet: keep the result",
      zh: "預測的一手尚未走出：先保留結果",
      ja: "予想した手はまだ指されていない。結果を取っておく",
    },
  },
  {
    id: "usi/ponderhit-answers",
    level: "SHOULD",
    spec: "USI: ponderhit",
    text: {
      en: "ponderhit starts the clock, and bestmove comes in time",
      zh: "ponderhit 開始計時，bestmove 要在時間內到達",
      ja: "ponderhit で時計が動き出し、時間内に bestmove を返す",
    },
    hint: {
      en: "Keep the times of `go ponder` and let them count from `ponderhit` on",
      zh: "記下 `go ponder` 的時間，從 `ponderhit` 開始計算",
      ja: "`go ponder` の時間を覚えておき、`ponderhit` から数える",
    },
  },
  {
    id: "usi/go-mate",
    level: "SHOULD",
    spec: "USI: go mate",
    text: {
      en: "go mate is answered with checkmate: moves, nomate, timeout or notimplemented",
      zh: "go mate 以 checkmate 回覆：走步、nomate、timeout 或 notimplemented",
      ja: "go mate には checkmate で答える：手順・nomate・timeout・notimplemented",
    },
    hint: {
      en:
        "Without a mate solver write `checkmate notimplemented`, not `bestmove`; `nomate` says that there is none, `timeout` that none was found",
      zh:
        "沒有詰將棋功能就寫 `checkmate notimplemented`，不是 `bestmove`；`nomate` 表示確定無詰，`timeout` 表示沒找到",
      ja:
        "詰将棋を解けないなら `bestmove` でなく `checkmate notimplemented` と書く。`nomate` は不詰、`timeout` は見つからなかったという意味",
    },
  },
  {
    id: "usi/mate-line",
    level: "MUST",
    spec: "USI: go mate",
    text: {
      en: "The moves after checkmate are legal and end in mate",
      zh: "checkmate 之後的走步必須合法且以詰結束",
      ja: "checkmate の後の手順は合法で、詰みで終わる",
    },
    hint: {
      en:
        "Write the whole line, the defender's moves too, and check that the last position has no reply",
      zh: "寫出完整的順序，包括防守方的走步，並確認最後的局面沒有應手",
      ja: "受け方の手も含めて手順をすべて書き、最後の局面に応手が無いことを確かめる",
    },
  },
] as const satisfies readonly Rule[];
