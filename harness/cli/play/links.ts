/** What the terminal says about a session that is open. @module */

import { fill, inLanguage, type Localized } from "../../core/mod.ts";
import { type PlaySession, reachableLinks } from "../../live/mod.ts";
import { shortened } from "../../arena/mod.ts";
import type { PlaySetting } from "./setting.ts";

/** The links, what they open, and how the session ends. */
export function links(
  { server, outside, folder }: Pick<PlaySession, "server" | "outside" | "folder">,
  { host, options: { language } }: PlaySetting,
): string {
  const say = (text: Localized, values: Readonly<Record<string, string>>): string =>
    inLanguage(fill(text, values), language);
  const opened = outside && host !== undefined ? reachableLinks(outside, host) : [];
  const lines = [
    say(PLAY, { link: server.link("player") }),
    ...opened.length > 0 ? [say(WATCH, { links: opened.join("\n  ") })] : [],
    say(END, { folder: shortened(folder.path) }),
  ];
  return `${lines.join("\n")}\n`;
}

const PLAY: Localized = {
  en: "Play here, on this machine only:\n  {link}",
  zh: "在本機開啟此連結即可下棋：\n  {link}",
  ja: "このマシンで次のリンクを開いて対局する：\n  {link}",
};
const WATCH: Localized = {
  en:
    "Open to other machines: holders of this link see the board, the clocks and the engine's output, and can do nothing:\n  {links}",
  zh: "已開放其他電腦觀戰：持有此連結者可看到盤面、時鐘與引擎輸出，但無法操作：\n  {links}",
  ja:
    "他のマシンにも公開中。このリンクを持つ人は盤面、時計、エンジンの出力を見られるが、操作はできない：\n  {links}",
};
const END: Localized = {
  en: "Ctrl-C ends the session. Games are kept in {folder}",
  zh: "按 Ctrl-C 結束。對局保存在 {folder}",
  ja: "Ctrl-C で終了。対局は {folder} に保存される",
};
