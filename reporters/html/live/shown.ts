/** What a live page hears and shows: a game, a check, a contest or a class. @module */

import {
  type ClassEvent,
  type ClassUnderWay,
  foldClass,
  foldRoom,
  type Room,
  type RoomEvent,
  type RunsEvent,
  RunsUnderWay,
} from "../../../harness/core/mod.ts";
import type { ContestView } from "../match/contest_view.ts";

/** A contest so far, with the game that is followed where `room` brings it. */
export interface ContestShown {
  readonly kind: "contest";
  readonly contest: ContestView;
  readonly room?: Room;
}

/** A class so far. */
export interface WholeClass {
  readonly kind: "class";
  readonly class: ClassUnderWay;
}

/** Everything that a page can hear; the first event holds all that happened before. */
export type LiveEvent = RoomEvent | RunsEvent | ContestShown | WholeClass | ClassEvent;

/** All that a page knows. */
export interface PageState {
  readonly room?: Room;
  readonly runs?: RunsUnderWay;
  readonly contest?: ContestView;
  readonly class?: ClassUnderWay;
}

/** What a page knows after an event. */
export function foldShown(shown: PageState, event: LiveEvent): PageState {
  switch (event.kind) {
    case "runs":
      return { runs: new RunsUnderWay(event.reports) };
    case "run-event": {
      const runs = shown.runs ?? new RunsUnderWay();
      runs.add(event.event);
      return { ...shown, runs };
    }
    case "contest": {
      const { contest, room = shown.room } = event;
      return { ...shown, contest, ...room ? { room } : {} };
    }
    case "class":
      return { class: event.class };
    case "class-started":
    case "submission-started":
    case "submission-told":
    case "submission-progressed":
    case "submission-graded":
    case "class-finished":
      return shown.class ? { class: foldClass(shown.class, event) } : shown;
    case "room":
      return { ...shown, room: event.room };
    case "table":
    case "start":
    case "status":
    case "ply":
    case "taken-back":
    case "wire":
    case "foul":
    case "result":
      return shown.room ? { ...shown, room: foldRoom(shown.room, event) } : shown;
  }
}
