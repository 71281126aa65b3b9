/** What is wrong with a dialogue file, and what to write instead. @module */

import type { Localized } from "../../core/mod.ts";

/** Sentences with places for what the file says. */
export const DIALOGUE = {
  findWhatItTells: {
    en: 'Cannot find all needed groups in "{word}"',
    zh: "「{word}」中沒有需要的群組",
    ja: "「{word}」に必要なグループがない",
  },
  noLineFeed: {
    en: 'Cannot find "{word}": no line holds a line feed',
    zh: "找不到「{word}」：每次只比對一行，其中沒有換行",
    ja: "「{word}」は見つからない（照合は一行ごとで、行の中に改行はない）",
  },
  foundInNothing: {
    en: 'Cannot use "{word}": it is found in an empty text',
    zh: "不能使用「{word}」：它也符合空字串",
    ja: "「{word}」は使えない（空文字列にも一致する）",
  },
  fillIn: {
    en: 'Cannot fill in "{word}"',
    zh: "無法填入「{word}」",
    ja: "「{word}」には何も入らない",
  },
  wholePly: {
    en: "Cannot determine the whole ply",
    zh: "這樣無法寫出完整的一手",
    ja: "これでは一手を完全に表せない",
  },
  twoHands: {
    en: 'Cannot have two hands of "{word}"',
    zh: "「{word}」的持駒列了兩次",
    ja: "「{word}」の持ち駒が二度書かれている",
  },
  sideByGroup: {
    en: 'Cannot find "{word}" by the group side of state',
    zh: "state 的群組 side 找不到「{word}」",
    ja: "state のグループ side が「{word}」に一致しない",
  },
  recordFile: {
    en: "Cannot find the record file",
    zh: "沒有寫出棋譜檔",
    ja: "棋譜ファイルの位置がない",
  },
  sameName: {
    en: 'Cannot tell "{each}" from "{other}": both are "{name}"',
    zh: "無法分辨「{each}」與「{other}」：兩者都是「{name}」",
    ja: "「{each}」と「{other}」を区別できない（どちらも「{name}」）",
  },
  beginRow: {
    en: "Cannot begin a row with file {left}",
    zh: "列的左端不能是第 {left} 筋",
    ja: "段の左端を {left} 筋にはできない",
  },
  emptyForm: {
    en: "Cannot find an empty square by nothing",
    zh: "空字串無法表示空格",
    ja: "空文字列では空きマスを見つけられない",
  },
  sameMarks: {
    en: 'Cannot distinguish the sides: both have the mark "{word}"',
    zh: "無法分辨雙方：標記都是「{word}」",
    ja: "双方を区別できない（どちらの印も「{word}」）",
  },
  sameColours: {
    en: 'Cannot distinguish the sides: both are "{word}"',
    zh: "無法分辨雙方：顏色都是「{word}」",
    ja: "双方を区別できない（どちらの色も「{word}」）",
  },
  findColour: {
    en: 'Cannot find colour "{word}"',
    zh: "找不到顏色「{word}」",
    ja: "色「{word}」が見つからない",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write instead. */
export const DIALOGUE_FIX = {
  putGroups: {
    en: "put {names} into it",
    zh: "請在其中加入 {names}",
    ja: "{names} を入れる",
  },
  oneLine: {
    en: "write what stands in one line",
    zh: "請寫同一行中的內容",
    ja: "一行の中にあるものを書く",
  },
  whatItSays: {
    en: "write what the program says",
    zh: "請寫程式顯示的文字",
    ja: "プログラムの表示する文字列を書く",
  },
  addPlaces: { en: "add {names}", zh: "請加上 {names}", ja: "{names} を書き加える" },
  bothSides: {
    en: "write [second, first] or [first, second]",
    zh: "請寫 [second, first] 或 [first, second]",
    ja: "[second, first] か [first, second] と書く",
  },
  sideGroup: {
    en: "let (?<side>…) find what sides calls {key}",
    zh: "請讓 (?<side>…) 能找到 sides 中 {key} 的名稱",
    ja: "(?<side>…) が sides の {key} の名前に一致するようにする",
  },
  putFile: {
    en: "put {file} where its name belongs",
    zh: "請在檔名的位置寫 {file}",
    ja: "ファイル名の位置に {file} と書く",
  },
  ownNames: {
    en: "give each a name of its own",
    zh: "請取不同的名稱",
    ja: "それぞれ別の名前にする",
  },
  nineOrOne: { en: "write 9 or 1", zh: "請寫 9 或 1", ja: "9 か 1 と書く" },
  printedThere: {
    en: "write what is printed there, blanks among it",
    zh: "請寫該處印出的文字，包括空白",
    ja: "そこに表示される文字列を、空白も含めて書く",
  },
  otherMarks: {
    en: "give each another one, or leave marks out",
    zh: "請用不同的標記，或刪除 marks",
    ja: "別々の印にするか、marks を書かない",
  },
  orNumber: {
    en: "{list}, or a number from 16 to 255",
    zh: "{list}，或 16 到 255 的數字",
    ja: "{list}、または 16 から 255 までの数",
  },
  otherColours: {
    en: "give each another colour",
    zh: "請用不同的顏色",
    ja: "別々の色にする",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write where a dialogue does not have its form. */
export const DIALOGUE_WRITE = {
  arguments: { en: "write a list of arguments", zh: "請寫參數的串列", ja: "引数のリストを書く" },
  names: {
    en: "write names by the letters of the pieces, as in {P: 步}",
    zh: "請以棋子的字母寫出名稱，如 {P: 步}",
    ja: "{P: 歩} のように、駒の文字ごとに名前を書く",
  },
  mappingOrNone: {
    en: "write a mapping, or none",
    zh: "請寫鍵值對（mapping），或 none",
    ja: "マッピングか none を書く",
  },
  fileName: {
    en: "write the name of a file without a folder",
    zh: "請寫不含資料夾的檔名",
    ja: "フォルダを含まないファイル名を書く",
  },
  forms: { en: "write a list of forms", zh: "請寫各種樣子的串列", ja: "表し方のリストを書く" },
  patterns: {
    en: "write a list of patterns",
    zh: "請寫正規表示式的串列",
    ja: "正規表現のリストを書く",
  },
  rules: { en: "write a list of rules", zh: "請寫規則的串列", ja: "規則のリストを書く" },
  refusal: {
    en: "write {says: pattern, means: [rules]}",
    zh: "請寫成 {says: 正規表示式, means: [規則]}",
    ja: "{says: 正規表現, means: [規則]} の形で書く",
  },
  messages: {
    en: "write a list of messages",
    zh: "請寫訊息的串列",
    ja: "メッセージのリストを書く",
  },
  question: {
    en: "write {asks: pattern, answer: text}",
    zh: "請寫成 {asks: 正規表示式, answer: 文字}",
    ja: "{asks: 正規表現, answer: 文字列} の形で書く",
  },
  questions: { en: "write a list of questions", zh: "請寫問題的串列", ja: "質問のリストを書く" },
  parts: { en: "write a list of parts", zh: "請寫功能的串列", ja: "機能のリストを書く" },
  keys: {
    en: "write keys such as state, prompts and input",
    zh: "請寫 state、prompts、input 等鍵",
    ja: "state、prompts、input などのキーを書く",
  },
  dialogue: {
    en: "write a mapping with keys such as state, prompts and input",
    zh: "請寫含有 state、prompts、input 等鍵的鍵值對（mapping）",
    ja: "state、prompts、input などをキーとするマッピングを書く",
  },
} as const satisfies Readonly<Record<string, Localized>>;
