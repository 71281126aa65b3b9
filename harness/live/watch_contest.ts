/** `contest --live`: the page on which the table of a contest fills. @module */

import {
  type ContestFacts,
  ContestFold,
  type ContestReport,
  type GameFacts,
  isInRounds,
  type JobEvent,
  type Language,
  type MatchFacts,
} from "../core/mod.ts";
import type { WatchRoom } from "./watch_room.ts";
import { ranked } from "../arena/mod.ts";
import type { MatchContext } from "../arena/games/mod.ts";
import { liveContestView } from "../../reporters/html/live/mod.tsx";
import { type OnLookers, type OpenPage, openPage } from "./open_page.ts";
import { watchRoomOf } from "./watch_match.ts";

/** A page that follows a contest. */
export interface ContestPage extends Pick<OpenPage, "said" | "link">, AsyncDisposable {
  /** What earlier runs have found out. */
  know(events: Iterable<JobEvent>): void;
  /** A meeting begins; answers with what looks on at its games. */
  meeting(match: MatchFacts, done: readonly GameFacts[]): NonNullable<MatchContext["watch"]>;
  on(event: JobEvent): void;
}

/** The table of a large contest takes a while to make. */
const TABLE_EVERY_MS = 300;

/** Opens the page. */
export function watchContest(
  contest: ContestFacts,
  how: OnLookers & { readonly language: Language },
): ContestPage {
  const table = new LiveTable(contest);
  let room: WatchRoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const page = openPage(
    () => ({ kind: "contest", contest: table.view(), ...room && { room: room.room } }),
    how,
  );
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    page.publish({ kind: "contest", contest: table.view() });
  };
  return {
    link: page.link,
    said: page.said,
    know: (events) => {
      for (const event of events) table.add(event);
      table.rank();
      tell();
    },
    meeting: (match, done) => {
      room = watchRoomOf(match, { done, onEvent: page.publish });
      page.publish({ kind: "room", room: room.room });
      const followed = room;
      return (plan) => followed.watch(plan);
    },
    on: (event) => {
      table.add(event);
      if (table.isRanked(event)) table.rank();
      else if (event.kind === "game-finished" && !event.again) {
        room?.finish(event.game);
        timer ??= setTimeout(tell, TABLE_EVERY_MS);
        return;
      } else if (event.kind !== "match-started") return;
      tell();
    },
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      await page[Symbol.asyncDispose]();
    },
  };
}

/** The table as far as it goes; standings and ratings are those of the last finished meeting. */
class LiveTable {
  readonly #fold: ContestFold;
  #ranked: ContestReport;
  #underWay = true;

  constructor(contest: ContestFacts) {
    this.#fold = new ContestFold(contest.rules);
    this.#ranked = { contest, matches: [] };
  }

  add(event: JobEvent): void {
    this.#fold.add(event);
    if (event.kind === "contest-finished") this.#underWay = false;
  }

  rank(): void {
    this.#ranked = ranked(this.#fold.report() ?? this.#ranked);
  }

  /** Whether the players are ranked anew after an event: without rounds at the end alone. */
  isRanked({ kind }: JobEvent): boolean {
    const ends = kind === "round-started" || kind === "meeting-finished";
    return kind === "contest-finished" || ends && isInRounds(this.#ranked.contest);
  }

  view() {
    return liveContestView({ ...this.#ranked, ...this.#fold.report() }, this.#underWay);
  }
}
