/** The eight commands that the manual lists and the real client does not send. @module */

import type { Rule } from "../../../core/mod.ts";

const ARGUMENTS = "DarkChess manual 8.4.3";

/** Rules about the answers to the other commands. */
export const OTHER_COMMAND_RULES = [
  {
    id: "mgtp/protocol-version",
    level: "SHOULD",
    spec: `${ARGUMENTS} (0)`,
    text: {
      en: "protocol_version is answered with a version such as 1.0.0",
      zh: "protocol_version 回傳版本，例如 1.0.0",
      ja: "protocol_version には 1.0.0 のような版を返す",
    },
    hint: {
      en: "Reply `=0 1.0.0`, three numbers with dots",
      zh: "回覆 `=0 1.0.0`，三個以點分隔的數字",
      ja: "`=0 1.0.0` のように点で区切った三つの数を返す",
    },
  },
  {
    id: "mgtp/known-command",
    level: "SHOULD",
    spec: `${ARGUMENTS} (3)`,
    text: {
      en: "known_command is answered with true or false",
      zh: "known_command 回傳 true 或 false",
      ja: "known_command には true か false を返す",
    },
    hint: {
      en:
        "Success with exactly `true` or `false`, in lower case; an unknown name is `=3 false`, not `?3`",
      zh: "成功並回傳小寫的 `true` 或 `false`；不認得的名稱是 `=3 false`，不是 `?3`",
      ja: "成功として小文字の `true` か `false` を返す。知らない名前は `?3` でなく `=3 false`",
    },
  },
  {
    id: "mgtp/known-command-truth",
    level: "SHOULD",
    spec: `${ARGUMENTS} (3)`,
    text: {
      en:
        "known_command says true of the commands that the client uses, and false of a word that is none",
      zh: "known_command 對 Client 使用的指令回傳 true，對不存在的指令回傳 false",
      ja: "known_command はクライアントが使うコマンドに true、存在しない語に false を返す",
    },
    hint: {
      en:
        "Compare whole names against one table, the table from which you dispatch; strip the newline from the argument first",
      zh: "用分派指令的同一張表比對完整名稱；先去掉參數尾端的換行",
      ja: "分岐に使う表そのもので名前全体を比べる。先に引数の改行を取り除く",
    },
  },
  {
    id: "mgtp/list-commands",
    level: "SHOULD",
    spec: `${ARGUMENTS} (4)`,
    text: {
      en:
        "list_commands lists the names of the commands, one on each line, the ten in use among them",
      zh: "list_commands 逐行列出指令名稱，至少包含使用中的十個",
      ja: "list_commands はコマンド名を一行に一つずつ、使われる十個を含めて列挙する",
    },
    hint: {
      en:
        "The first name stands on the reply's own line: `=4 protocol_version`, then `name`, `version` …; names alone, without ids or commas",
      zh:
        "第一個名稱與回覆同一行：`=4 protocol_version`，接著 `name`、`version`…；只寫名稱，不加編號或逗號",
      ja:
        "最初の名前は応答と同じ行に置く：`=4 protocol_version`、続けて `name`、`version` …。番号やコンマは書かない",
    },
  },
  {
    id: "mgtp/list-commands-agrees",
    level: "SHOULD",
    spec: `${ARGUMENTS} (3, 4)`,
    text: {
      en: "list_commands and known_command agree",
      zh: "list_commands 與 known_command 一致",
      ja: "list_commands と known_command は一致する",
    },
    hint: {
      en: "Let both read the same table",
      zh: "讓兩者讀取同一張表",
      ja: "両方が同じ表を読むようにする",
    },
  },
  {
    id: "mgtp/boardsize",
    level: "SHOULD",
    spec: `${ARGUMENTS} (6)`,
    text: {
      en: "boardsize 8 4 succeeds",
      zh: "boardsize 8 4 要成功",
      ja: "boardsize 8 4 は成功する",
    },
    hint: {
      en: "Rows come first: 8 rows, 4 columns; reply `=6`",
      zh: "先列後行：8 列 4 行；回覆 `=6`",
      ja: "行が先：8 行 4 列。`=6` を返す",
    },
  },
  {
    id: "mgtp/num-repetition",
    level: "SHOULD",
    spec: `${ARGUMENTS} (8)`,
    text: {
      en: "num_repetition with a number succeeds",
      zh: "num_repetition 帶數字時要成功",
      ja: "num_repetition は数を受けて成功する",
    },
    hint: {
      en: "Store the number and reply `=8`",
      zh: "儲存數字並回覆 `=8`",
      ja: "数を記憶し `=8` を返す",
    },
  },
  {
    id: "mgtp/num-repetition-obeyed",
    level: "SHOULD",
    spec: `${ARGUMENTS} (8), 4`,
    text: {
      en: "The engine plays on while num_repetition has not been reached",
      zh: "未達 num_repetition 設定前，引擎要繼續下棋",
      ja: "num_repetition に達しない間は対局を続ける",
    },
    hint: {
      en:
        "The limit is the number that was sent, not a constant 3: do not end the game on your own",
      zh: "上限是設定值而非常數 3：不要自行結束棋局",
      ja: "限度は送られた数であり定数 3 ではない。自分で対局を終えない",
    },
  },
  {
    id: "mgtp/num-moves-to-draw",
    level: "SHOULD",
    spec: `${ARGUMENTS} (9)`,
    text: {
      en: "num_moves_to_draw with a number succeeds",
      zh: "num_moves_to_draw 帶數字時要成功",
      ja: "num_moves_to_draw は数を受けて成功する",
    },
    hint: {
      en: "Store the number and reply `=9`",
      zh: "儲存數字並回覆 `=9`",
      ja: "数を記憶し `=9` を返す",
    },
  },
  {
    id: "mgtp/num-moves-to-draw-obeyed",
    level: "SHOULD",
    spec: `${ARGUMENTS} (9), 4`,
    text: {
      en: "The engine plays on while num_moves_to_draw has not been reached",
      zh: "未達 num_moves_to_draw 設定前，引擎要繼續下棋",
      ja: "num_moves_to_draw に達しない間は対局を続ける",
    },
    hint: {
      en:
        "The limit is the number that was sent, not a constant 60: do not end the game on your own",
      zh: "上限是設定值而非常數 60：不要自行結束棋局",
      ja: "限度は送られた数であり定数 60 ではない。自分で対局を終えない",
    },
  },
  {
    id: "mgtp/game-over",
    level: "SHOULD",
    spec: `${ARGUMENTS} (13)`,
    text: {
      en: "game_over with red, black or draw succeeds",
      zh: "game_over 帶 red、black 或 draw 時要成功",
      ja: "game_over は red・black・draw を受けて成功する",
    },
    hint: {
      en: "Reply `=13` and stay alive: another game or quit follows",
      zh: "回覆 `=13` 並繼續執行：之後會有下一局或 quit",
      ja: "`=13` を返して動き続ける。次の対局か quit が来る",
    },
  },
  {
    id: "mgtp/showboard",
    level: "SHOULD",
    spec: `${ARGUMENTS} (17)`,
    text: {
      en: "showboard is answered with the board: 8 rows of 4 characters, rank 8 first",
      zh: "showboard 回傳盤面：8 列、每列 4 字元，第 8 列在前",
      ja: "showboard には盤を返す。4 文字の行を 8 行、8 段目から",
    },
    hint: {
      en:
        "The rows belong into the reply (`=17 XXXX`, then seven more lines), not before it: X dark, - empty",
      zh: "盤面要放在回覆內（`=17 XXXX` 再加七行），不是回覆之前：X 為暗子，- 為空格",
      ja: "盤は応答の前でなく中に書く（`=17 XXXX` と続く七行）。X は伏せ駒、- は空き",
    },
  },
  {
    id: "mgtp/showboard-position",
    level: "SHOULD",
    spec: `${ARGUMENTS} (17), 8.1, 8.3`,
    text: {
      en: "showboard shows the position after all plies that were sent",
      zh: "showboard 顯示套用所有走步後的盤面",
      ja: "showboard は送られたすべての手の後の局面を示す",
    },
    hint: {
      en:
        "Compare rows and files: a1 is the lower left corner, the first row printed is rank 8; upper case is red",
      zh: "比對列與行：a1 在左下角，第一列是第 8 列；大寫為紅",
      ja: "段と列を比べる。a1 は左下、最初の行は 8 段目、大文字が赤",
    },
  },
] as const satisfies readonly Rule[];
