/** The two files. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about which files are read and written. */
export const FILE_RULES = [
  {
    id: "readfile/writes-move",
    level: "MUST",
    spec: "DarkChess manual 8.6.3",
    text: {
      en: "The engine writes move.txt",
      zh: "引擎輸出 move.txt",
      ja: "エンジンは move.txt を書く",
    },
    hint: {
      en:
        'fopen("move.txt", "w") in the current folder, without a path, and fclose it before the end',
      zh: '在目前目錄以 fopen("move.txt", "w") 開檔，不加路徑，結束前 fclose',
      ja: 'パスを付けずカレントフォルダに fopen("move.txt", "w") し、終了前に fclose する',
    },
  },
  {
    id: "readfile/move-name",
    level: "MUST",
    spec: "DarkChess manual 8.6.3",
    text: {
      en: "The file is called move.txt, in small letters",
      zh: "檔案名稱必須為 move.txt（小寫）",
      ja: "ファイル名は小文字の move.txt である",
    },
    hint: {
      en: "Elsewhere than on Windows Move.txt is another file",
      zh: "在 Windows 以外的系統，Move.txt 是另一個檔案",
      ja: "Windows 以外では Move.txt は別のファイルである",
    },
  },
  {
    id: "readfile/fresh-move",
    level: "MUST",
    spec: "DarkChess manual 8.6.3",
    text: {
      en: "move.txt is written anew for every ply",
      zh: "每一手都重新寫入 move.txt",
      ja: "move.txt は一手ごとに書き直される",
    },
    hint: {
      en:
        "A move.txt of the ply before may lie there: write over it even when nothing seems worth moving",
      zh: "可能留有前一手的 move.txt：即使無好棋也要覆寫",
      ja: "前の手の move.txt が残っていることがある。指す手がなくても上書きする",
    },
  },
  {
    id: "readfile/replaces-move",
    level: "MUST",
    spec: "DarkChess manual 8.6.3",
    text: {
      en: "A new move.txt takes the place of the old one",
      zh: "新的 move.txt 取代舊檔",
      ja: "新しい move.txt は古いものを置き換える",
    },
    hint: {
      en: 'Open with "w": "a" appends to what is there',
      zh: '以 "w" 開檔："a" 會附加在舊內容之後',
      ja: '"w" で開く。"a" は追記になる',
    },
  },
  {
    id: "readfile/plain-move",
    level: "MUST",
    spec: "DarkChess manual 8.6.3",
    text: {
      en: "move.txt is a plain file",
      zh: "move.txt 是一般檔案",
      ja: "move.txt は普通のファイルである",
    },
    hint: {
      en: "Neither a folder nor a link: write the file itself",
      zh: "不是資料夾也不是連結：請直接寫檔",
      ja: "フォルダでもリンクでもなく、ファイルそのものを書く",
    },
  },
  {
    id: "readfile/board-untouched",
    level: "SHOULD",
    spec: "DarkChess manual 8.6.2",
    text: {
      en: "The engine leaves board.txt as it is",
      zh: "引擎不更動 board.txt",
      ja: "board.txt には手を付けない",
    },
    hint: {
      en: 'Open it with "r"; it is the client\'s',
      zh: '以 "r" 開檔；它屬於 Client',
      ja: '"r" で開く。これはクライアントのものである',
    },
  },
] as const satisfies readonly Rule[];
