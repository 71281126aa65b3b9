/** A page on which people look on at a job, and what the terminal says about it. @module */

import { fill, inLanguage, type Language, type Localized } from "../core/mod.ts";
import { freshKey } from "./door.ts";
import { Hub } from "./hub.ts";
import { type RoomServer, serveRoom } from "./server.ts";
import { type LiveEvent, renderLivePage } from "../../reporters/html/live/mod.tsx";
import { beforeInterrupt } from "../surroundings/mod.ts";
import { openAt, reachableLinks } from "./outside.ts";

/** People at this machine, and people that reach it at an address. */
export interface OnLookers {
  readonly host?: string;
}

/** A page that is open. */
export interface OpenPage extends AsyncDisposable {
  /** What the terminal says about it. */
  readonly said: string;
  readonly link: string;
  publish(event: LiveEvent): void;
}

/** Opens a page; `whole` holds everything so far, for a reader that joins. */
export function openPage(
  whole: () => LiveEvent,
  { language, host }: OnLookers & { readonly language: Language },
): OpenPage {
  const now = (): number => Date.now();
  // Programs play alone: there is nothing that a viewer may not hear.
  const hub = new Hub<LiveEvent>({ whole, forViewer: (event) => event, now });
  const page = renderLivePage(language);
  const watching = { pages: { "/": () => page }, join: hub.join.bind(hub), now };
  const outside = host === undefined
    ? undefined
    : openAt(host, { ...watching, keys: { viewer: freshKey() } });
  const server = serveRoom({ ...watching, hostname: "127.0.0.1", keys: { viewer: freshKey() } });
  const link = server.link("viewer");
  const close = async (): Promise<void> => {
    hub[Symbol.dispose]();
    await Promise.all([server, outside].map((one) => one?.[Symbol.asyncDispose]()));
  };
  const farewell = beforeInterrupt(close);
  return {
    link,
    said: saidOf({ link, outside, host, language }),
    publish: (event) => hub.publish(event),
    async [Symbol.asyncDispose]() {
      farewell[Symbol.dispose]();
      await close();
    },
  };
}

function saidOf(
  { link, outside, host, language }: {
    readonly link: string;
    readonly outside: RoomServer | undefined;
    readonly host: string | undefined;
    readonly language: Language;
  },
): string {
  const say = (text: Localized, values: Readonly<Record<string, string>>): string =>
    inLanguage(fill(text, values), language);
  const opened = outside && host !== undefined ? reachableLinks(outside, host) : [];
  const others = opened.length === 0 ? [] : [say(OTHERS, { links: opened.join("\n  ") })];
  return `${[say(HERE, { link }), ...others].join("\n")}\n`;
}

const HERE: Localized = {
  en: "Watch here, on this machine only:\n  {link}",
  zh: "在本機開啟此連結即可觀看：\n  {link}",
  ja: "このマシンで次のリンクを開くと見られる：\n  {link}",
};
const OTHERS: Localized = {
  en:
    "Open to other machines: holders of this link see everything on the page, the engines' output too, and can do nothing:\n  {links}",
  zh:
    "已開放其他電腦觀看：持有此連結者可看到頁面上的所有內容，包括引擎輸出，但無法操作：\n  {links}",
  ja:
    "他のマシンにも公開中。このリンクを持つ人はエンジンの出力を含めページのすべてを見られるが、操作はできない：\n  {links}",
};
