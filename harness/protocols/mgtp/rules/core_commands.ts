/** The ten commands that the real client sends. @module */

import type { Rule } from "../../../core/mod.ts";

const ARGUMENTS = "DarkChess manual 8.4.3";

/** Rules about the answers to the core commands, genmove aside. */
export const CORE_COMMAND_RULES = [
  {
    id: "mgtp/name",
    level: "MUST",
    spec: `${ARGUMENTS} (1)`,
    text: {
      en: "name is answered with the engine's name",
      zh: "name 回傳引擎名稱",
      ja: "name にはエンジンの名前を返す",
    },
    hint: {
      en: "Reply `=1 myengine`: success, with a text that is not empty",
      zh: "回覆 `=1 myengine`：成功，且內容不可為空",
      ja: "`=1 myengine` のように、成功で空でない名前を返す",
    },
  },
  {
    id: "mgtp/version",
    level: "MUST",
    spec: `${ARGUMENTS} (2)`,
    text: {
      en: "version is answered with the engine's version",
      zh: "version 回傳引擎版本",
      ja: "version にはエンジンの版を返す",
    },
    hint: {
      en: "Reply `=2 1.0.0`: success, with a text that is not empty",
      zh: "回覆 `=2 1.0.0`：成功，且內容不可為空",
      ja: "`=2 1.0.0` のように、成功で空でない版を返す",
    },
  },
  {
    id: "mgtp/reset-board",
    level: "MUST",
    spec: `${ARGUMENTS} (7)`,
    text: {
      en: "reset_board succeeds at any time",
      zh: "reset_board 隨時都要成功",
      ja: "reset_board はいつでも成功する",
    },
    hint: {
      en: "Reply `=7` after setting all 32 squares to dark",
      zh: "將 32 格全部設為暗子後回覆 `=7`",
      ja: "32 マスをすべて伏せ駒にしてから `=7` を返す",
    },
  },
  {
    id: "mgtp/reset-board-clears",
    level: "SHOULD",
    spec: `${ARGUMENTS} (7)`,
    text: {
      en: "reset_board forgets the game before it: board, colours, piece counts and history",
      zh: "reset_board 須清除上一局的一切：盤面、顏色、棋子數與歷史",
      ja: "reset_board は前の対局の盤・色・駒数・履歴をすべて忘れる",
    },
    hint: {
      en:
        "Put the whole game into one struct and assign a fresh one; the colour is `unknown` again",
      zh: "把整局狀態放進一個 struct，重置時整個重新指定；顏色回到 `unknown`",
      ja: "対局の状態を一つの構造体にまとめ、初期値を代入し直す。色は再び `unknown`",
    },
  },
  {
    id: "mgtp/time-settings",
    level: "MUST",
    spec: `${ARGUMENTS} (15)`,
    text: {
      en: "time_settings with a number of milliseconds succeeds",
      zh: "time_settings 帶毫秒數時要成功",
      ja: "time_settings はミリ秒の数を受けて成功する",
    },
    hint: {
      en: "Reply `=15`; the unit is milliseconds, 900000 is a quarter of an hour",
      zh: "回覆 `=15`；單位為毫秒，900000 即 15 分鐘",
      ja: "`=15` を返す。単位はミリ秒で、900000 は 15 分",
    },
  },
  {
    id: "mgtp/time-setting-spelling",
    level: "MUST",
    spec: `${ARGUMENTS} (15), and the real client's wire`,
    text: {
      en: "time_setting, as the real client spells command 15, succeeds too",
      zh: "真實 Client 使用的 time_setting（無 s）也要成功",
      ja: "実際のクライアントが使う綴り time_setting も成功する",
    },
    hint: {
      en: "The client leaves out the last s: dispatch on the id 15, or accept both spellings",
      zh: "Client 少了最後的 s：以編號 15 分派，或兩種拼法都接受",
      ja: "クライアントは末尾の s を書かない。番号 15 で分岐するか両方の綴りを受け付ける",
    },
  },
  {
    id: "mgtp/ready",
    level: "MUST",
    spec: `${ARGUMENTS} (14)`,
    text: {
      en: "ready succeeds once the engine can play",
      zh: "準備完成後 ready 要成功",
      ja: "対局できる状態になれば ready は成功する",
    },
    hint: {
      en: "Reply `=14` when everything is loaded; do not answer `?14` to gain time",
      zh: "全部載入後回覆 `=14`；不要用 `?14` 拖延",
      ja: "準備が済んだら `=14` を返す。時間稼ぎに `?14` を返さない",
    },
  },
  {
    id: "mgtp/ready-in-time",
    level: "MUST",
    spec: `${ARGUMENTS} (14)`,
    text: {
      en: "ready is answered within 10 seconds",
      zh: "ready 須在 10 秒內回覆",
      ja: "ready には 10 秒以内に応答する",
    },
    hint: {
      en:
        "Allocate and fill big tables before (at the start) or lazily, and smaller ones: touching gigabytes takes seconds",
      zh: "大型表格請提前（啟動時）或延後配置，並縮小容量：存取數 GB 需要好幾秒",
      ja: "大きな表は起動時か必要時に確保し、小さくする。数ギガバイトに触れるだけで数秒かかる",
    },
  },
  {
    id: "mgtp/move-accepted",
    level: "MUST",
    spec: `${ARGUMENTS} (10)`,
    text: {
      en: "A legal move of the opponent is accepted",
      zh: "對手的合法走步必須接受",
      ja: "相手の合法な指し手を受け入れる",
    },
    hint: {
      en:
        "The harness sends only legal plies: print your board before this one and compare it with the diagram; the arguments are `from to`",
      zh: "測試只送合法走步：在此步前印出你的盤面與圖比對；參數順序為 `起點 終點`",
      ja: "送られるのは合法手だけ。この手の前の自分の盤を出力し図と比べる。引数は `移動元 移動先`",
    },
  },
  {
    id: "mgtp/flip-accepted",
    level: "MUST",
    spec: `${ARGUMENTS} (11)`,
    text: {
      en: "A legal flip is accepted, whatever piece it reveals",
      zh: "合法翻棋必須接受，不論翻出何子",
      ja: "合法なめくりは、どの駒が出ても受け入れる",
    },
    hint: {
      en:
        "The arguments are `square piece`, upper case red, lower case black; the first flip gives its colour to the flipper",
      zh: "參數為 `位置 棋子`，大寫紅、小寫黑；第一手翻出的顏色屬於翻棋者",
      ja: "引数は `位置 駒`、大文字が赤、小文字が黒。最初のめくりの色がめくった側の色になる",
    },
  },
  {
    id: "mgtp/own-ply-echo",
    level: "MUST",
    spec: `${ARGUMENTS} (10–12)`,
    text: {
      en: "genmove leaves the board as it is: only the echoed move or flip changes it, once",
      zh: "genmove 不改變盤面；只有 Client 回送的 move／flip 才改變，且只改一次",
      ja: "genmove は盤を変えない。後から届く move／flip だけが一度だけ変える",
    },
    hint: {
      en:
        "The client sends your own ply back to you: apply it there and not in genmove (search on a copy of the board)",
      zh: "Client 會把你自己的走步送回：請在那時才套用，genmove 內只在複本上搜尋",
      ja: "自分の手もクライアントから送り返される。そこで適用し、genmove では盤のコピーで探索する",
    },
  },
  {
    id: "mgtp/time-left",
    level: "MUST",
    spec: `${ARGUMENTS} (16)`,
    text: {
      en: "time_left with a colour and a number of milliseconds succeeds",
      zh: "time_left 帶顏色與毫秒數時要成功",
      ja: "time_left は色とミリ秒の数を受けて成功する",
    },
    hint: {
      en: "Reply `=16`; it is sent after every ply, for the side that has just moved",
      zh: "回覆 `=16`；每一手之後都會送出，對象是剛走完的一方",
      ja: "`=16` を返す。毎手の後、指した側について送られる",
    },
  },
  {
    id: "mgtp/quit-reply",
    level: "MUST",
    spec: `${ARGUMENTS} (5)`,
    text: {
      en: "quit is answered before the engine exits",
      zh: "結束前必須先回覆 quit",
      ja: "終了する前に quit に応答する",
    },
    hint: {
      en:
        'Write `=5` and a newline, flush, and only then leave: `printf("=5\\n"); fflush(stdout); return 0;`',
      zh: '先輸出 `=5` 與換行並 flush，再結束：`printf("=5\\n"); fflush(stdout); return 0;`',
      ja:
        '`=5` と改行を書いて flush してから終了する：`printf("=5\\n"); fflush(stdout); return 0;`',
    },
  },
  {
    id: "mgtp/quit-exits",
    level: "MUST",
    spec: `${ARGUMENTS} (5)`,
    text: {
      en: "The engine exits within 5 seconds of quit",
      zh: "收到 quit 後 5 秒內必須結束",
      ja: "quit から 5 秒以内に終了する",
    },
    hint: {
      en:
        "Leave the read loop after the reply; stop or detach search threads (`exit(0)` ends them)",
      zh: "回覆後離開讀取迴圈；停止搜尋執行緒（`exit(0)` 會一併結束）",
      ja: "応答したら読み取りループを抜ける。探索スレッドも止める（`exit(0)` で終わる）",
    },
  },
  {
    id: "mgtp/quit-exit-code",
    level: "SHOULD",
    spec: `${ARGUMENTS} (5)`,
    text: {
      en: "The engine exits with code 0 after quit",
      zh: "quit 後以代碼 0 結束",
      ja: "quit の後は終了コード 0 で終わる",
    },
    hint: {
      en:
        "`return 0;` from main; a signal here is a crash in clean-up code (a double free, a joined thread)",
      zh: "main 以 `return 0;` 結束；若是訊號，代表清理程式碼當掉（double free、執行緒）",
      ja: "main から `return 0;` する。シグナルなら後始末での異常終了（二重解放やスレッド）",
    },
  },
] as const satisfies readonly Rule[];
