/** `match --live`: the page on which people look on at a match. @module */

import {
  fill,
  type GameFacts,
  inLanguage,
  type Language,
  type Localized,
  type MatchFacts,
  type RoomEvent,
  UsageError,
} from "../../core/mod.ts";
import { forViewer, freshKey, Hub, type RoomServer, serveRoom, WatchRoom } from "../../live/mod.ts";
import { gameOf } from "../../referee/mod.ts";
import type { Hall } from "../../runner/match/mod.ts";
import { renderLivePage } from "../../../reporters/html/live/mod.tsx";
import { openAt, reachableLinks } from "../play/outside.ts";

/** A page that follows a match. */
export interface LivePage extends AsyncDisposable {
  /** What the terminal says about it. */
  readonly said: string;
  readonly link: string;
  readonly watch: NonNullable<Hall["watch"]>;
  finish(game: GameFacts): void;
}

/** Opens the page; `host` lets people on other machines look on as well. */
export function openLivePage(
  match: MatchFacts,
  { done, language, host }: {
    readonly done: readonly GameFacts[];
    readonly language: Language;
    readonly host?: string;
  },
): LivePage {
  const kit = gameOf(match.game);
  if (!kit) throw new UsageError(`No game "${match.game}"`, "this is a mistake of ours");
  const today = (): number => Date.now();
  const onEvent = (event: RoomEvent): void => hub.publish(event);
  const room: WatchRoom = new WatchRoom({ match, kit, done, today, onEvent });
  const hub = new Hub<RoomEvent>({
    whole: () => ({ kind: "room", room: room.room }),
    forViewer,
    now: today,
  });
  const page = renderLivePage(language);
  const join = hub.join.bind(hub);
  const watching = { pages: { "/": () => page }, join, now: today };
  const outside = host === undefined
    ? undefined
    : openAt(host, { ...watching, keys: { viewer: freshKey() } });
  const server = serveRoom({ ...watching, hostname: "127.0.0.1", keys: { viewer: freshKey() } });
  const link = server.link("viewer");
  return {
    link,
    said: saidOf({ link, outside, host, language }),
    watch: (plan) => room.watch(plan),
    finish: (game) => room.finish(game),
    async [Symbol.asyncDispose]() {
      hub[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
      await outside?.[Symbol.asyncDispose]();
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
  zh: "在本機開啟此連結即可觀戰：\n  {link}",
  ja: "このマシンで次のリンクを開いて観戦する：\n  {link}",
};
const OTHERS: Localized = {
  en:
    "Open to other machines: holders of this link see the games and the engines' output, and can do nothing:\n  {links}",
  zh: "已開放其他電腦觀戰：持有此連結者可看到對局與引擎輸出，但無法操作：\n  {links}",
  ja:
    "他のマシンにも公開中。このリンクを持つ人は対局とエンジンの出力を見られるが、操作はできない：\n  {links}",
};
