/** `contest --live`: the page on which the table of a contest fills. @module */

import type {
  ContestFacts,
  ContestPairing,
  ContestReport,
  GameFacts,
  Language,
  MatchFacts,
} from "../../core/mod.ts";
import type { WatchRoom } from "../../live/mod.ts";
import type { Hall } from "../../arena/games/mod.ts";
import { liveContestView } from "../../../reporters/html/live/mod.tsx";
import type { OnLookers } from "./on_lookers.ts";
import { type OpenPage, openPage } from "./open_page.ts";
import { watchRoomOf } from "./watch_match.ts";

/** A page that follows a contest. */
export interface ContestPage extends Pick<OpenPage, "said" | "link">, AsyncDisposable {
  /** What is known of the contest, from its folder. */
  know(report: ContestReport): void;
  /** A meeting begins; answers with what looks on at its games. */
  meeting(
    pairing: ContestPairing,
  ): (match: MatchFacts, done: readonly GameFacts[]) => NonNullable<Hall["watch"]>;
  finish(pairing: ContestPairing, game: GameFacts): void;
  /** Nothing more is played. */
  end(report: ContestReport): void;
}

/** The table of a large contest takes a while to make. */
const TABLE_EVERY_MS = 300;

/** Opens the page. */
export function watchContest(
  contest: ContestFacts,
  how: OnLookers & { readonly language: Language },
): ContestPage {
  let report: ContestReport = { contest, matches: [] };
  let underWay = true;
  let room: WatchRoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const view = () => liveContestView(report, underWay);
  const page = openPage(
    () => ({ kind: "contest", contest: view(), ...room && { room: room.room } }),
    how,
  );
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    page.publish({ kind: "contest", contest: view() });
  };
  const know = (known: ContestReport): void => {
    report = known;
    tell();
  };
  return {
    link: page.link,
    said: page.said,
    know,
    meeting: (pairing) => (match, done) => {
      report = withMatch(report, pairing, { match, games: done });
      room = watchRoomOf(match, { done, onEvent: page.publish });
      page.publish({ kind: "room", room: room.room });
      tell();
      const followed = room;
      return (plan) => followed.watch(plan);
    },
    finish: (pairing, game) => {
      room?.finish(game);
      report = withGame(report, pairing, game);
      timer ??= setTimeout(tell, TABLE_EVERY_MS);
    },
    end: (last) => {
      underWay = false;
      know(last);
    },
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      await page[Symbol.asyncDispose]();
    },
  };
}

type Meeting = ContestReport["matches"][number];

function withMatch(
  report: ContestReport,
  pairing: ContestPairing,
  meeting: Meeting["report"],
): ContestReport {
  const others = report.matches.filter(({ one, other }) =>
    one !== pairing.one || other !== pairing.other
  );
  const matches = [...others, { ...pairing, report: meeting }];
  return { ...report, matches: matches.sort((a, b) => a.index - b.index) };
}

function withGame(report: ContestReport, pairing: ContestPairing, game: GameFacts): ContestReport {
  const meeting = report.matches.find(({ one, other }) =>
    one === pairing.one && other === pairing.other
  );
  if (!meeting) return report;
  const games = [...meeting.report.games.filter(({ number }) => number !== game.number), game];
  return withMatch(report, { ...meeting }, { ...meeting.report, games });
}
