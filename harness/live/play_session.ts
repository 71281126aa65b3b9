/** A session at the page: players take their seats, games are kept, pages are served. @module */

import type {
  GameFacts,
  Language,
  MatchFacts,
  MatchReport,
  RoomEvent,
  WireEntry,
} from "../core/mod.ts";
import { renderLivePage, STANDING_POLICY } from "../../reporters/html/live/mod.tsx";
import { renderMatchPages } from "../../reporters/jobs/mod.ts";
import {
  greetingsOf,
  invite,
  MatchFolder,
  type PlayerWords,
  type PlayOptions,
  pliesOf,
  sourcesIn,
  writeMatchReports,
} from "../arena/mod.ts";
import type { GamePlan } from "../arena/games/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import type { SavedFile } from "../runner/saved/mod.ts";
import { beforeInterrupt, fromCaller } from "../surroundings/mod.ts";
import { realClock } from "../transports/mod.ts";
import { readAct } from "./act.ts";
import { freshKey } from "./door.ts";
import { forViewer } from "./for_viewer.ts";
import { Hub } from "./hub.ts";
import { openAt } from "./outside.ts";
import { PlayRoom, type RoomSeat } from "./play_room.ts";
import { type RoomServer, type ServedPage, serveRoom } from "./server.ts";
import { folderName } from "./session_folder.ts";

/** A seat: an engine or opponent of ours by its words, or a person. */
export type SeatWords = PlayerWords | { readonly kind: "person" };

/** The players of a session by hand, and how they play. */
export interface SessionSetting {
  readonly kit: GameKit;
  readonly match: MatchFacts;
  readonly plans: readonly GamePlan[];
  readonly seats: readonly [SeatWords, SeatWords];
  readonly names: readonly [string, string];
  readonly options: PlayOptions;
  /** The address at which people on other machines may look on. */
  readonly host?: string;
}

/** A session that is open. */
export interface PlaySession extends AsyncDisposable {
  readonly room: PlayRoom;
  readonly server: RoomServer;
  /** For people on other machines. */
  readonly outside?: RoomServer;
  readonly folder: MatchFolder;
  /** Keeps the unfinished game and writes the reports; returns what the terminal says about them. */
  finish(): string;
}

/** Opens a session; no game has begun yet. */
export async function openSession(setting: SessionSetting): Promise<PlaySession> {
  const { match, kit, plans, options } = setting;
  const out = options.out === "play" ? `play/${folderName(new Date())}` : options.out;
  const folder = new MatchFolder(fromCaller(out));
  await using held = new AsyncDisposableStack();
  held.use(folder.lock());
  const games: GameFacts[] = [...folder.begin(match, { fresh: false })];
  const reportOf = (played: readonly GameFacts[]): MatchReport => (
    { match: { ...match, games: played.length }, games: played }
  );
  const sit = async (at: 0 | 1): Promise<RoomSeat> => await seated(setting, at, held);
  const seats = [await sit(0), await sit(1)] as const;
  const today = (): number => Date.now();
  const room: PlayRoom = new PlayRoom({
    ...{ match, kit, seats, today },
    plans: plans.filter(({ number }) => !games.some((game) => game.number === number)),
    context: { clock: realClock, greetings: greetingsOf(options) },
    onEvent: (event) => hub.publish(event),
    keep: (game, wire) => {
      folder.add(match, game, wire);
      games.push(game);
    },
  });
  const hub = held.use(
    new Hub<RoomEvent>({ whole: () => ({ kind: "room", room: room.room }), forViewer, now: today }),
  );
  const statistics = (): ServedPage => {
    const { over } = room;
    const wireOf = (game: GameFacts) => game === over?.game ? over.wire : folder.talk(game);
    const report = reportOf(over ? [...games, over.game] : games);
    return statisticsPage(report, { folder, wireOf, language: options.language });
  };
  const servers = serve({ setting, room, hub, statistics });
  held.use(servers.server);
  if (servers.outside) held.use(servers.outside);
  held.use(beforeInterrupt(async () => {
    hub[Symbol.dispose]();
    const { server, outside } = servers;
    await Promise.all([server, outside].map((one) => one?.[Symbol.asyncDispose]()));
  }));
  const kept = held.move();
  const finish = (): string => {
    room.close();
    return games.length === 0 ? "" : writeMatchReports(reportOf(games), { folder, setting });
  };
  return { room, folder, ...servers, finish, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

async function seated(
  { seats, names, options }: SessionSetting,
  at: 0 | 1,
  held: AsyncDisposableStack,
): Promise<RoomSeat> {
  const words: SeatWords = seats[at];
  const name = names[at];
  if (words.kind === "person") return { kind: "person", name };
  const invited = held.use(await invite(words, name, { ...options, coresOf: () => undefined }));
  const { player } = invited;
  if (player.kind === "person") throw new Error("A person is not invited by words");
  return player;
}

interface Serving {
  readonly setting: SessionSetting;
  readonly room: PlayRoom;
  readonly hub: Hub<RoomEvent>;
  readonly statistics: () => ServedPage;
}

/** One server for the player on this machine, and another for people elsewhere, if they may come. */
function serve(
  { setting: { options, host }, room, hub, statistics }: Serving,
): { readonly server: RoomServer; readonly outside?: RoomServer } {
  const page = renderLivePage(options.language);
  const join = hub.join.bind(hub);
  const now = (): number => Date.now();
  const act = (text: string): number => {
    const read = readAct(text);
    return !read.ok ? 400 : room.act(read.value) ? 204 : 409;
  };
  const watching = { keys: { viewer: freshKey() }, pages: { "/": () => page }, join, now };
  const outside = host === undefined ? {} : { outside: openAt(host, watching) };
  const pages = { "/": () => page, "/statistics": statistics };
  const keys = { player: freshKey() };
  const files = { "/position": saving(room, "position"), "/scenario": saving(room, "scenario") };
  const server = serveRoom({ hostname: "127.0.0.1", keys, pages, files, join, act, now });
  return { server, ...outside };
}

/** The file that `?ply=12` asks for. */
function saving(room: PlayRoom, kind: "position" | "scenario") {
  return (search: URLSearchParams): SavedFile | undefined => {
    const ply = search.get("ply") ?? "";
    return /^\d{1,6}$/.test(ply) ? room.saved(kind, Number(ply)) : undefined;
  };
}

/** The page of the games that are over, made anew for each look. */
function statisticsPage(
  report: MatchReport,
  { folder, wireOf, language }: {
    readonly folder: MatchFolder;
    readonly wireOf: (game: GameFacts) => readonly WireEntry[];
    readonly language: Language;
  },
): ServedPage {
  const sources = {
    ...sourcesIn(folder, report),
    wireOf,
    pliesOf: (game: GameFacts) => pliesOf(report, game),
  };
  const [page] = renderMatchPages(report, { sources, language, reloads: true });
  return { html: page?.text ?? "", policy: STANDING_POLICY };
}
