/** Which files are touched, and where they are looked for. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about paths and files. */
export const FILE_RULES = [
  {
    id: "tzaar/given-paths",
    level: "MUST",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "The files are rewritten where the arguments say",
      zh: "檔案必須寫回參數指定的路徑",
      ja: "ファイルは引数で示された場所に書き戻す",
    },
    hint: {
      en: 'Open argv[3], argv[4] and argv[5] for writing, not "chessColor.txt"',
      zh: '以寫入模式開啟 argv[3]、argv[4]、argv[5]，不要用 "chessColor.txt"',
      ja: '"chessColor.txt" ではなく argv[3]・argv[4]・argv[5] を書き込み用に開く',
    },
  },
  {
    id: "tzaar/any-folder",
    level: "MUST",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "The program works in any current folder",
      zh: "無論工作目錄在哪裡，程式都能運作",
      ja: "カレントフォルダがどこでも動作する",
    },
    hint: {
      en:
        "Use the paths in the arguments only; the current folder may be neither the files' nor the program's",
      zh: "只使用參數中的路徑；工作目錄可能既不是檔案所在處，也不是程式所在處",
      ja: "引数のパスだけを使う。カレントフォルダはファイルの場所ともプログラムの場所とも限らない",
    },
  },
  {
    id: "tzaar/absolute-paths",
    level: "MUST",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "A path may be absolute",
      zh: "路徑可以是絕對路徑",
      ja: "パスは絶対パスでもよい",
    },
    hint: {
      en:
        "Hand argv[3] to fopen as it is: put nothing before it, and reserve no small fixed array for it",
      zh: "直接把 argv[3] 傳給 fopen：不要在前面加字，也不要複製到太小的陣列",
      ja: "argv[3] をそのまま fopen に渡す。前に何も付けず、小さな固定配列に写さない",
    },
  },
  {
    id: "tzaar/relative-paths",
    level: "MUST",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "A path may lead upwards, as in ../game/chessColor.txt",
      zh: "路徑可以往上層走，例如 ../game/chessColor.txt",
      ja: "パスは ../game/chessColor.txt のように上へ戻ることもある",
    },
    hint: {
      en: "Hand argv[3] to fopen as it is; do not cut it at dots or slashes",
      zh: "直接把 argv[3] 傳給 fopen，不要在句點或斜線處切開",
      ja: "argv[3] をそのまま fopen に渡し、点や斜線で切らない",
    },
  },
  {
    id: "tzaar/blank-in-path",
    level: "MUST",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "A path may have a blank in it",
      zh: "路徑可以含有空格",
      ja: "パスは空白を含んでもよい",
    },
    hint: {
      en:
        "One argument is one path; do not join the arguments and split them again, nor hand them to system()",
      zh: "一個參數就是一個路徑；不要把參數接起來再切開，也不要交給 system()",
      ja: "一つの引数が一つのパスである。つなげて分け直したり system() に渡したりしない",
    },
  },
  {
    id: "tzaar/letters-in-path",
    level: "MUST",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "A path may have letters beyond ASCII in it",
      zh: "路徑可以含有 ASCII 以外的文字",
      ja: "パスは ASCII 以外の文字を含んでもよい",
    },
    hint: {
      en: "Treat a path as bytes and hand it to fopen unchanged",
      zh: "把路徑視為位元組，原封不動交給 fopen",
      ja: "パスはバイト列として扱い、そのまま fopen に渡す",
    },
  },
  {
    id: "tzaar/keeps-files",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "The four files are still there afterwards, under their names",
      zh: "執行後四個檔案必須仍以原名存在",
      ja: "実行後も四つのファイルが元の名前で残っている",
    },
    hint: {
      en: 'Open a file with "w" to rewrite it; do not remove or rename it',
      zh: '以 "w" 開啟檔案覆寫即可，不要刪除或改名',
      ja: '"w" で開いて書き直す。削除や改名はしない',
    },
  },
  {
    id: "tzaar/plain-files",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "The four files stay plain files",
      zh: "四個檔案必須維持為一般檔案",
      ja: "四つのファイルは普通のファイルのままである",
    },
    hint: {
      en: "Put no link or folder in the place of a file",
      zh: "不要用連結或資料夾取代檔案",
      ja: "ファイルの代わりにリンクやフォルダを置かない",
    },
  },
  {
    id: "tzaar/step-log-untouched",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "stepLog stays as it is: the platform writes it",
      zh: "不得更改 stepLog：由平台負責更新",
      ja: "stepLog は変えない。書くのはプラットフォームである",
    },
    hint: {
      en: 'Open stepLog with "r" only',
      zh: '只以 "r" 開啟 stepLog',
      ja: 'stepLog は "r" だけで開く',
    },
  },
  {
    id: "tzaar/all-three-files",
    level: "MUST",
    spec: "Tzaar Game Requirements 4",
    text: {
      en: "A step that moves a stack changes all three board files",
      zh: "移動棋子的一步必須更新三個棋盤檔案",
      ja: "駒を動かすステップは三つの盤面ファイルをすべて書き換える",
    },
    hint: {
      en: "Write chessColor, chessLayer and chessType, and fclose each of them",
      zh: "寫入 chessColor、chessLayer、chessType，並逐一 fclose",
      ja: "chessColor・chessLayer・chessType を書き、それぞれ fclose する",
    },
  },
  {
    id: "tzaar/rewrites-boards",
    level: "MUST",
    spec: "Tzaar Game Requirements 4",
    text: {
      en: "A step is made by rewriting the three board files in place",
      zh: "走步的方式是直接改寫三個棋盤檔案",
      ja: "ステップは三つの盤面ファイルをその場で書き換えて行う",
    },
    hint: {
      en:
        "Write the whole board after the step into the three files named on the command line. A program that writes its move to a file such as out.txt follows another specification",
      zh:
        "將走步後的整個盤面寫回命令列指定的三個檔案。把走步寫到 out.txt 之類檔案的程式，遵循的是另一份規格",
      ja:
        "ステップ後の盤面全体を、コマンドラインで渡された三つのファイルに書き戻す。out.txt などに手を書くプログラムは別の仕様に従っている",
    },
  },
  {
    id: "tzaar/no-files-left",
    level: "SHOULD",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "The program leaves no other files behind",
      zh: "不應留下其他檔案",
      ja: "他のファイルを残さない",
    },
    hint: {
      en: "Remove debug and temporary files before main returns",
      zh: "在 main 結束前刪除除錯檔與暫存檔",
      ja: "main が戻る前にデバッグ用や一時ファイルを消す",
    },
  },
  {
    id: "tzaar/keeps-mode",
    level: "SHOULD",
    spec: "Tzaar Game Requirements 8",
    text: {
      en: "The permissions of the files stay as they are",
      zh: "檔案權限應維持不變",
      ja: "ファイルの権限は変えない",
    },
    hint: {
      en: "Leave out chmod: the other program must be able to write the files too",
      zh: "不要使用 chmod：對手的程式也要能寫入檔案",
      ja: "chmod を使わない。相手のプログラムもファイルに書く",
    },
  },
] as const satisfies readonly Rule[];
