/** `match --live`: the page on which people look on at a match. @module */

import {
  type GameFacts,
  type Language,
  type MatchFacts,
  type RoomEvent,
  UsageError,
} from "../core/mod.ts";
import { WatchRoom } from "./watch_room.ts";
import { gameOf } from "../referee/all/mod.ts";
import type { MatchContext } from "../arena/games/mod.ts";
import { noGame, OUR_MISTAKE } from "../surroundings/mod.ts";
import { type OnLookers, type OpenPage, openPage } from "./open_page.ts";

/** A page that follows a match. */
export interface MatchPage extends Pick<OpenPage, "said" | "link">, AsyncDisposable {
  readonly watch: NonNullable<MatchContext["watch"]>;
  finish(game: GameFacts): void;
}

/** Opens the page; `host` lets people on other machines look on as well. */
export function watchMatch(
  match: MatchFacts,
  { done, ...how }: OnLookers & {
    readonly done: readonly GameFacts[];
    readonly language: Language;
  },
): MatchPage {
  const onEvent = (event: RoomEvent): void => page.publish(event);
  const room = watchRoomOf(match, { done, onEvent });
  const page = openPage(() => ({ kind: "room", room: room.room }), how);
  return {
    link: page.link,
    said: page.said,
    watch: (plan) => room.watch(plan),
    finish: (game) => room.finish(game),
    [Symbol.asyncDispose]: () => page[Symbol.asyncDispose](),
  };
}

/** The room of a match in which programs play. */
export function watchRoomOf(
  match: MatchFacts,
  { done, onEvent }: {
    readonly done: readonly GameFacts[];
    readonly onEvent: (event: RoomEvent) => void;
  },
): WatchRoom {
  const kit = gameOf(match.game);
  if (!kit) throw new UsageError(noGame(match.game), OUR_MISTAKE);
  return new WatchRoom({ match, kit, done, today: () => Date.now(), onEvent });
}
