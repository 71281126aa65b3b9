/** The form of a reply. @module */

import type { Rule } from "../../../core/mod.ts";

const FORMAT = "DarkChess manual 8.4.1";

/** Rules about the characters of a reply. */
export const FORMAT_RULES = [
  {
    id: "mgtp/reply-prefix",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "A reply opens with = for success or ? for failure",
      zh: "回覆以 =（成功）或 ?（失敗）開頭",
      ja: "応答は成功なら =、失敗なら ? で始まる",
    },
    hint: {
      en:
        'Write the sign, the id, a blank, the text: `printf("=%d %s\\n", id, text);`, and nothing before them on their line: end a debug line with `\\n`',
      zh:
        '依序寫出符號、編號、空格、內容：`printf("=%d %s\\n", id, text);`，同一行前面不要有其他輸出：除錯訊息請以 `\\n` 換行結束',
      ja:
        '記号・番号・空白・内容の順に書く：`printf("=%d %s\\n", id, text);`。同じ行の前には何も書かない。デバッグ出力は `\\n` で終える',
    },
  },
  {
    id: "mgtp/reply-id",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "A reply carries the id of its command",
      zh: "回覆的編號必須與指令的編號相同",
      ja: "応答はコマンドと同じ番号を持つ",
    },
    hint: {
      en:
        "Echo the number that opens the command line, do not count on your own nor keep a table of ids",
      zh: "直接回傳指令行開頭的數字，不要自己計數，也不要另存編號表",
      ja: "コマンド行の先頭の数字をそのまま返す。自分で数えたり番号表を持ったりしない",
    },
  },
  {
    id: "mgtp/reply-head",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "The id follows the = or ? directly",
      zh: "編號緊接在 = 或 ? 之後",
      ja: "番号は = や ? の直後に続く",
    },
    hint: {
      en: 'No blank between the sign and the id: `"=%d"`, not `"= %d"`',
      zh: '符號與編號之間沒有空格：`"=%d"`，不是 `"= %d"`',
      ja: '記号と番号の間に空白を入れない：`"= %d"` ではなく `"=%d"`',
    },
  },
  {
    id: "mgtp/reply-separator",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "One blank stands between the id and the text",
      zh: "編號與內容之間有一個空格",
      ja: "番号と内容の間に空白を一つ置く",
    },
    hint: {
      en: 'Write a blank, no tab and no colon: `"=%d %s\\n"`',
      zh: '請用一個空格，不用 Tab 或冒號：`"=%d %s\\n"`',
      ja: 'タブやコロンでなく空白を書く：`"=%d %s\\n"`',
    },
  },
  {
    id: "mgtp/reply-newline",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "A reply ends with a newline",
      zh: "回覆以換行（\\n）結束",
      ja: "応答は改行で終わる",
    },
    hint: {
      en: 'The line never ended: add `\\n` to the format (`"=%d\\n"`) and flush',
      zh: '這一行沒有結束：在格式字串加上 `\\n`（`"=%d\\n"`）並 flush',
      ja: '行が終わっていない。書式に `\\n` を加え（`"=%d\\n"`）flush する',
    },
  },
  {
    id: "mgtp/one-reply",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "A command gets exactly one reply",
      zh: "每個指令只有一個回覆",
      ja: "一つのコマンドへの応答は一つだけ",
    },
    hint: {
      en:
        "A second `=id` line is taken for the answer to a later command: print the reply in one place only",
      zh: "多出的 `=id` 會被當成之後指令的回覆：請只在一個地方輸出回覆",
      ja: "二つ目の `=id` は後のコマンドへの応答と見なされる。応答は一か所だけで書く",
    },
  },
  {
    id: "mgtp/reply-lf",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A reply ends with LF alone, without CR",
      zh: "回覆只以 LF 結尾，不含 CR",
      ja: "応答は CR を付けず LF だけで終わる",
    },
    hint: {
      en:
        "A CR (␍) stands before the LF: strip it from what you echo, and write `\\n`, not `\\r\\n`",
      zh: "LF 前多了 CR（␍）：回傳的字串先去掉 CR，並輸出 `\\n` 而非 `\\r\\n`",
      ja: "LF の前に CR（␍）がある。返す文字列から除き、`\\r\\n` でなく `\\n` を書く",
    },
  },
  {
    id: "mgtp/stdout-noise",
    level: "SHOULD",
    spec: "DarkChess manual 5.2.3, 8.4.1",
    text: {
      en: "The standard output carries replies and nothing else",
      zh: "標準輸出只放回覆，不放其他內容",
      ja: "標準出力には応答だけを書く",
    },
    hint: {
      en:
        "Send debugging to stderr (`fprintf(stderr, …)`, `std::cerr`, `file=sys.stderr`, `System.err`): the client shows it beside the board",
      zh:
        "除錯訊息請寫到 stderr（`fprintf(stderr, …)`、`std::cerr`、`file=sys.stderr`、`System.err`），Client 會顯示在旁邊",
      ja:
        "デバッグ出力は stderr に書く（`fprintf(stderr, …)`、`std::cerr`、`file=sys.stderr`、`System.err`）。クライアントが盤の横に表示する",
    },
  },
  {
    id: "mgtp/unasked-reply",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A reply answers a command that was sent",
      zh: "只回覆收到的指令",
      ja: "応答は送られたコマンドに対してだけ返す",
    },
    hint: {
      en:
        "The client takes `=12 a3 a4` for the answer to the next genmove if it waits for one: write debugging without `=` and `?` at the start of a line, and to stderr",
      zh:
        "若 Client 正在等 genmove，`=12 a3 a4` 就會被當成答案：除錯訊息的行首不要用 `=` 或 `?`，並寫到 stderr",
      ja:
        "genmove を待っているクライアントは `=12 a3 a4` をその答えと見なす。デバッグの行は `=` や `?` で始めず、stderr に書く",
    },
  },
  {
    id: "mgtp/no-blank-line",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "No blank line follows a reply",
      zh: "回覆之後沒有空行",
      ja: "応答の後に空行を置かない",
    },
    hint: {
      en: "MGTP differs from GTP here: one `\\n`, not two",
      zh: "這點與 GTP 不同：只有一個 `\\n`，不是兩個",
      ja: "GTP と違い `\\n` は二つでなく一つ",
    },
  },
  {
    id: "mgtp/reply-utf8",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "The text of a reply is ASCII or UTF-8",
      zh: "回覆內容為 ASCII 或 UTF-8",
      ja: "応答の内容は ASCII または UTF-8",
    },
    hint: {
      en:
        "Save the source as UTF-8 (not Big5 or Shift_JIS), and look for a buffer that was not filled or not ended with `\\0`",
      zh: "原始碼請存成 UTF-8（非 Big5），並檢查是否有未初始化或沒有 `\\0` 結尾的緩衝區",
      ja:
        "ソースを UTF-8 で保存し（Shift_JIS や Big5 でなく）、未初期化や `\\0` の無いバッファがないか確かめる",
    },
  },
  {
    id: "mgtp/empty-text",
    level: "SHOULD",
    spec: "DarkChess manual 8.4.3",
    text: {
      en: "A reply for which the manual gives no text has none",
      zh: "手冊規定無回傳內容的指令，回覆不帶文字",
      ja: "内容なしと定められた応答には文字を付けない",
    },
    hint: {
      en: "Write `=`, the id and a newline; say the rest on stderr",
      zh: "只寫 `=`、編號與換行；其他說明寫到 stderr",
      ja: "`=` と番号と改行だけを書き、説明は stderr に出す",
    },
  },
  {
    id: "mgtp/spare-blanks",
    level: "MAY",
    spec: FORMAT,
    text: {
      en: "A reply has no blanks beyond the one before its text",
      zh: "除了內容前的一個空格外，回覆沒有多餘空格",
      ja: "内容の前の一つ以外に余分な空白を置かない",
    },
    hint: {
      en: "Write the blank only where a text follows",
      zh: "有內容時才寫空格",
      ja: "内容がある場合だけ空白を書く",
    },
  },
  {
    id: "mgtp/any-id",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "The id of a command is echoed whatever number it is",
      zh: "無論指令編號為何，回覆都回傳相同編號",
      ja: "番号が何であっても同じ番号を返す",
    },
    hint: {
      en: "Dispatch on the command's name and echo the number as it came",
      zh: "以指令名稱分派，編號照原樣回傳",
      ja: "コマンド名で分岐し、番号は来たまま返す",
    },
  },
] as const satisfies readonly Rule[];
