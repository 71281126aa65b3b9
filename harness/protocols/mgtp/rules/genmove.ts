/** The answer to genmove, its form and its time. @module */

import type { Rule } from "../../../core/mod.ts";
import { PLAYS_ON } from "../../shared_rules.ts";

const GENMOVE = "DarkChess manual 8.4.3 (12)";

/** Rules about genmove; the legality of the ply is the game's own business. */
export const GENMOVE_RULES = [
  {
    id: "mgtp/genmove-format",
    level: "MUST",
    spec: `${GENMOVE}, 8.2`,
    text: {
      en: "genmove is answered with two squares and one blank between them",
      zh: "genmove 回傳兩個位置，中間一個空格",
      ja: "genmove には二つの位置を空白一つで区切って返す",
    },
    hint: {
      en:
        "A move `=12 b1 c1`, a flip `=12 b6 b6`, resignation `=12 a0 a0`, nothing else: no words, no hyphen; end the buffer with `\\0`",
      zh:
        "走步 `=12 b1 c1`、翻棋 `=12 b6 b6`、認負 `=12 a0 a0`，不加其他文字或連字號；緩衝區要以 `\\0` 結尾",
      ja:
        "移動 `=12 b1 c1`、めくり `=12 b6 b6`、投了 `=12 a0 a0` のみ。語やハイフンを書かず、バッファは `\\0` で終える",
    },
  },
  {
    id: "mgtp/genmove-resign",
    level: "MUST",
    spec: `${GENMOVE}, 8.2`,
    text: {
      en: "A resignation is a0 a0, both squares",
      zh: "認負須兩個位置皆為 a0",
      ja: "投了は両方とも a0 とする",
    },
    hint: {
      en:
        "Half a resignation often is a move that was never filled in: check that the search found one",
      zh: "只有一半是 a0，通常是走步沒有填好：請檢查搜尋是否真的找到走步",
      ja: "片方だけ a0 なら手が埋まっていないことが多い。探索が手を見つけたか確かめる",
    },
  },
  {
    id: "mgtp/plays-on",
    level: "SHOULD",
    spec: `${GENMOVE}, 8.2`,
    text: PLAYS_ON,
    hint: {
      en:
        "It resigned with more than half as many pieces as its opponent: answer `=12 a0 a0` only if the search finds no ply, or if the game is hopeless",
      zh:
        "認負時，引擎剩餘的棋子多於對手的一半：只有在找不到任何動作，或局面無望時，才回覆 `=12 a0 a0`",
      ja:
        "相手の半数より多くの駒を残して投了した。`=12 a0 a0` は手が見つからないか、見込みがないときだけ返す",
    },
  },
  {
    id: "mgtp/genmove-ply",
    level: "MUST",
    spec: GENMOVE,
    text: {
      en: "genmove succeeds while the side to move has a legal action",
      zh: "輪到的一方仍有合法動作時，genmove 必須成功",
      ja: "手番側に合法な手がある限り genmove は成功する",
    },
    hint: {
      en:
        "A flip of a dark piece is always legal: do not answer `?12`; to give up, answer `=12 a0 a0`",
      zh: "翻暗子永遠合法：不要回覆 `?12`；要認負請回覆 `=12 a0 a0`",
      ja: "伏せ駒のめくりは常に合法。`?12` を返さず、投了なら `=12 a0 a0` を返す",
    },
  },
  {
    id: "mgtp/genmove-answers",
    level: "MUST",
    spec: `${GENMOVE}, 4`,
    text: {
      en: "genmove is answered before the clock runs out",
      zh: "genmove 必須在時間用完前回覆",
      ja: "genmove には持ち時間が切れる前に応答する",
    },
    hint: {
      en:
        "No answer came at all. If the engine uses the processor, look for a search that never stops (no time check, an endless loop when no move is found); if it waits for input, read exactly one line for each command",
      zh:
        "完全沒有回覆。若引擎一直在使用處理器，請檢查搜尋是否永不停止（沒有檢查時間、找不到走步時無窮迴圈）；若在等待輸入，請確認每個指令只讀一行",
      ja:
        "応答が全く無い。CPU を使い続けているなら、止まらない探索（時間の確認が無い、手が無いときの無限ループ）を探す。入力を待っているなら、一つのコマンドにつき一行だけ読む",
    },
  },
  {
    id: "mgtp/genmove-in-time",
    level: "MUST",
    spec: `${GENMOVE}, 4`,
    text: {
      en: "The answer to genmove is not late",
      zh: "genmove 的回覆不可超時",
      ja: "genmove の応答は時間切れにならない",
    },
    hint: {
      en:
        "If the answer came too late: think a small part of what is left (a twentieth), and check the time every few thousand nodes. If none came: look for a loop that ends only when a move is found, a lock, or a read of one line too many",
      zh:
        "若回覆太晚：每手只用剩餘時間的一小部分（如二十分之一），每數千個節點檢查一次時間。若完全沒有回覆：檢查是否有找不到走步就不結束的迴圈、死結，或多讀了一行輸入",
      ja:
        "応答が遅れたなら、残りの一部（二十分の一など）だけ考え、数千ノードごとに時間を見る。応答が来ないなら、手が見つかるまで終わらないループ、デッドロック、一行余分な読み込みを探す",
    },
  },
  {
    id: "mgtp/time-left-obeyed",
    level: "SHOULD",
    spec: "DarkChess manual 8.4.3 (15, 16), 4",
    text: {
      en: "With little time left, the engine answers within it",
      zh: "剩餘時間很少時，引擎要在時限內回覆",
      ja: "残り時間が少ないとき、その範囲内で応答する",
    },
    hint: {
      en: "Use time_settings and time_left instead of a fixed think time: `budget = left / 20`",
      zh: "請使用 time_settings 與 time_left，不要固定思考時間：`budget = left / 20`",
      ja: "固定の思考時間でなく time_settings と time_left を使う：`budget = left / 20`",
    },
  },
  {
    id: "mgtp/time-left-colour",
    level: "SHOULD",
    spec: "DarkChess manual 8.4.3 (16)",
    text: {
      en:
        "time_left speaks of the colour that it names: the engine keeps to its own clock, not to its opponent's",
      zh: "time_left 的時間屬於所指顏色：引擎須依自己的時鐘，而非對手的",
      ja: "time_left は示された色の時間である。相手でなく自分の時計に従う",
    },
    hint: {
      en:
        "Store two clocks by colour; it is sent for the side that has just moved, which is not always you",
      zh: "依顏色分別儲存兩個時鐘；此指令是給剛走完的一方，不一定是你",
      ja: "色ごとに二つの時計を持つ。送られるのは指したばかりの側で、自分とは限らない",
    },
  },
] as const satisfies readonly Rule[];
