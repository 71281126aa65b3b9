/** What confines an engine, as readers are told; streams have it as one stable line. @module */

import { inLanguage, type Language, type Localized } from "../harness/core/mod.ts";

/** A part of the line: what it looks like, and the words for it with its number as `$1`. */
const PARTS: readonly (readonly [RegExp, Localized])[] = [
  [/^none$/, { en: "nothing", zh: "無", ja: "なし" }],
  [/^process group$/, { en: "process group", zh: "行程群組", ja: "プロセスグループ" }],
  [/^none: process group$/, {
    en: "none: process group",
    zh: "無：僅行程群組",
    ja: "なし：プロセスグループのみ",
  }],
  [/^limits: process group$/, {
    en: "limits: process group",
    zh: "資源上限：行程群組",
    ja: "資源の上限：プロセスグループ",
  }],
  [/^namespaces: read-only system$/, {
    en: "namespaces: read-only system",
    zh: "命名空間：唯讀系統",
    ja: "名前空間：読み取り専用のシステム",
  }],
  [/^own folder$/, { en: "own folder", zh: "專屬資料夾", ja: "専用フォルダ" }],
  [/^processes and network$/, {
    en: "processes and network",
    zh: "專屬行程與網路",
    ja: "専用のプロセスとネットワーク",
  }],
  [/^an unprivileged user$/, {
    en: "an unprivileged user",
    zh: "無特權使用者",
    ja: "特権のないユーザー",
  }],
  [/^([\d.]+) s CPU$/, { en: "$1 s CPU", zh: "處理器時間 $1 秒", ja: "CPU 時間 $1 秒" }],
  [/^([\d.]+) MiB memory$/, { en: "$1 MiB memory", zh: "記憶體 $1 MiB", ja: "メモリ $1 MiB" }],
  [/^([\d.]+) processes$/, { en: "$1 processes", zh: "$1 個行程", ja: "プロセス $1 個" }],
  [/^([\d.]+) MiB a file$/, {
    en: "$1 MiB a file",
    zh: "每個檔案 $1 MiB",
    ja: "1 ファイル $1 MiB",
  }],
  [/^([\d.]+) MiB in its folder$/, {
    en: "$1 MiB in its folder",
    zh: "資料夾共 $1 MiB",
    ja: "フォルダ全体 $1 MiB",
  }],
  [/^([\d.]+) open files$/, {
    en: "$1 open files",
    zh: "$1 個開啟的檔案",
    ja: "開けるファイル $1 個",
  }],
  [/^pinned to a core$/, { en: "pinned to a core", zh: "綁定單一核心", ja: "1 コアに固定" }],
];

/** The parts of the line in a language; an unknown part stays as it is. */
export function confinementWords(line: string, language: Language): readonly string[] {
  return line.split(", ").filter((part) => part !== "").map((part) => {
    const [pattern, words] = PARTS.find(([one]) => one.test(part)) ?? [];
    return pattern && words ? part.replace(pattern, inLanguage(words, language)) : part;
  });
}

/** What the levels below namespaces cannot hold. */
export const OPEN_HOLES: Localized = {
  en: "At the levels limits and none engines share /tmp, keyrings, shared memory and the network " +
    "of this machine, so they can leave notes for each other and for their own next start, and " +
    "slow each other down; engines that run as the same user, as both players of a match do, can " +
    "also end each other and change each other's files; and if Shinpan is not run by root, a fork " +
    "bomb can keep its neighbours from starting programs",
  zh: "在 limits 與 none 等級，引擎共用本機的 /tmp、金鑰圈、共享記憶體與網路，" +
    "因此可以互留訊息、留訊息給自己的下一次執行，也能拖慢彼此；以同一使用者執行的引擎（例如對局雙方）還能終止彼此、更改彼此的檔案；" +
    "若不是以 root 執行 Shinpan，" +
    "大量產生行程的程式（fork bomb）還可能使同時執行的引擎無法啟動其他程式",
  ja: "limits と none では、エンジンはこのマシンの /tmp、キーリング、共有メモリ、" +
    "ネットワークを共用するため、互いに、また次回の自分にメモを残したり、互いを遅くしたりできるほか、" +
    "同じユーザーで動くエンジン（対局する両者など）は互いを終了させたり互いのファイルを変えたりでき、" +
    "root 以外で Shinpan を実行すると、fork 爆弾が隣のエンジンのプログラム起動を妨げることもある",
};

/** What an engine could do that was confined so; undefined where nothing is known to be open. */
export function openHoles(line: string, language: Language): string | undefined {
  return /^(limits|none): /.test(line) ? inLanguage(OPEN_HOLES, language) : undefined;
}
