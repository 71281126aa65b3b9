/** A room in which games are played while people look on: plain data that the server and the page fold alike. @module */

import type { Diagram } from "./diagram.ts";
import type { GameOutcome, MatchClock, PlayerIndex } from "./match.ts";
import type { Rule } from "./rule.ts";
import type { Localized } from "./text.ts";
import type { Violation } from "./violation.ts";
import type { WireEntry } from "./wire.ts";

/** Pieces that stand beside the board, such as captured ones. */
export interface Tray {
  readonly title: Localized;
  readonly owner: "first" | "second";
  readonly glyphs: readonly string[];
}

/** A player at the table. */
export interface RoomPlayer {
  readonly name: string;
  readonly kind: "person" | "engine" | "builtin";
  readonly protocol?: string;
}

/** A position as the people in the room may see it. */
export interface RoomPosition {
  readonly diagram: Diagram;
  readonly trays: readonly Tray[];
}

/** A ply and the position after it. */
export interface RoomPly extends RoomPosition {
  /** Counts from 1. */
  readonly ply: number;
  readonly by: PlayerIndex;
  readonly move: string;
  readonly thinkMs?: number;
  readonly leftMs?: number;
  /** The entry of the wire log that brought it. */
  readonly entry?: number;
}

/** What a clock shows. */
export interface ClockFace {
  readonly mainLeftMs: number;
  readonly extraLeftMs: number;
  /** Plies that share what is left of the extra time, where several do. */
  readonly pliesLeft?: number;
}

/** A legal ply and the places that a person names for it, one after the other. */
export interface RoomChoice {
  readonly move: string;
  readonly path: readonly string[];
  /** What a button says where the places do not tell plies apart. */
  readonly label?: Localized;
}

/** What happens at the table. */
export type RoomStatus =
  | { readonly kind: "starting" }
  /** A person chooses some of the own pieces before the first ply. */
  | {
    readonly kind: "setting";
    readonly player: PlayerIndex;
    readonly position: RoomPosition;
    readonly count: number;
  }
  | {
    readonly kind: "turn";
    readonly player: PlayerIndex;
    /** Milliseconds since 1970. */
    readonly askedAtMs: number;
    readonly clocks: readonly [ClockFace, ClockFace];
    /** The legal plies, where a person is to move; only the player hears of them. */
    readonly choices?: readonly RoomChoice[];
  }
  | {
    readonly kind: "over";
    readonly outcome: GameOutcome;
    /** Whether another game can follow. */
    readonly next: boolean;
  };

/** A broken rule, and after how many plies it was broken. */
export interface RoomFoul {
  readonly ply: number;
  readonly player: PlayerIndex;
  readonly rule: Rule;
  /** Absent while it would tell what a person may not know. */
  readonly violation?: Violation;
}

/** The game that is being played. */
export interface RoomTable {
  readonly number: number;
  /** The player that moves first. */
  readonly first: PlayerIndex;
  readonly start?: RoomPosition;
  readonly plies: readonly RoomPly[];
  readonly status: RoomStatus;
  readonly fouls: readonly RoomFoul[];
  /** The end of the wire log. */
  readonly wire: readonly WireEntry[];
}

/** A finished game. */
export interface RoomResult {
  readonly number: number;
  readonly first: PlayerIndex;
  readonly outcome: GameOutcome;
  readonly plies: number;
}

/** The whole room. */
export interface Room {
  readonly version: string;
  readonly game: string;
  readonly players: readonly [RoomPlayer, RoomPlayer];
  readonly clock: MatchClock;
  /** What is said to an engine would tell a person too much, so it is shown after the game. */
  readonly hides: boolean;
  /** The last games that are over. */
  readonly results: readonly RoomResult[];
  /** The points of both players in all games that are over. */
  readonly points: readonly [number, number];
  readonly table?: RoomTable;
}

/** Something that happened in the room. */
export type RoomEvent =
  | { readonly kind: "room"; readonly room: Room }
  | { readonly kind: "table"; readonly table: RoomTable }
  | { readonly kind: "start"; readonly position: RoomPosition }
  | { readonly kind: "status"; readonly status: RoomStatus }
  | { readonly kind: "ply"; readonly ply: RoomPly }
  /** Only so many plies are left. */
  | { readonly kind: "taken-back"; readonly plies: number }
  | { readonly kind: "wire"; readonly entry: WireEntry }
  | { readonly kind: "foul"; readonly foul: RoomFoul }
  | { readonly kind: "result"; readonly result: RoomResult };

/** Lines of the wire log that a room keeps; records keep more. */
export const MOST_ROOM_LINES = 2000;

/** Games that a room keeps; the points count all. */
export const MOST_RESULTS = 200;

/** The points after one more game: one for a win, half for a draw. */
export function pointsAfter([mine, theirs]: Room["points"], outcome: GameOutcome): Room["points"] {
  if (outcome.kind !== "over") return [mine, theirs];
  if (outcome.winner === undefined) return [mine + 0.5, theirs + 0.5];
  return outcome.winner === 0 ? [mine + 1, theirs] : [mine, theirs + 1];
}

/** The room after an event. */
export function foldRoom(room: Room, event: RoomEvent): Room {
  switch (event.kind) {
    case "room":
      return event.room;
    case "table":
      return { ...room, table: event.table };
    case "result": {
      const results = [...room.results, event.result].slice(-MOST_RESULTS);
      return { ...room, results, points: pointsAfter(room.points, event.result.outcome) };
    }
    case "start":
    case "status":
    case "ply":
    case "taken-back":
    case "wire":
    case "foul":
      return room.table ? { ...room, table: foldTable(room.table, event) } : room;
  }
}

type TableEvent = Exclude<RoomEvent, { kind: "room" | "table" | "result" }>;

function foldTable(table: RoomTable, event: TableEvent): RoomTable {
  switch (event.kind) {
    case "start":
      return { ...table, start: event.position };
    case "status":
      return { ...table, status: event.status };
    case "ply":
      return { ...table, plies: [...table.plies, event.ply] };
    case "taken-back": {
      const fouls = table.fouls.filter(({ ply }) => ply <= event.plies);
      return { ...table, plies: table.plies.slice(0, event.plies), fouls };
    }
    case "wire":
      return { ...table, wire: [...table.wire, event.entry].slice(-MOST_ROOM_LINES) };
    case "foul":
      return { ...table, fouls: withFoul(table.fouls, event.foul) };
  }
}

/** A rule that is broken again stays where it was broken first. */
function withFoul(fouls: readonly RoomFoul[], foul: RoomFoul): readonly RoomFoul[] {
  const at = fouls.findIndex(({ player, rule }) =>
    player === foul.player && rule.id === foul.rule.id
  );
  const before = fouls[at];
  return before ? fouls.with(at, { ...foul, ply: before.ply }) : [...fouls, foul];
}
