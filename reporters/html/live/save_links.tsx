/** The ways to take a position along. @module */

import type { Room, RoomTable } from "../../../harness/core/mod.ts";
import { useLiveWords } from "./words.ts";

/** Links to the position that is looked at as a file, where the player may have it. */
export function SaveLinks(
  { room, table, at }: {
    readonly room: Room;
    readonly table: RoomTable;
    /** The ply that is looked at. */
    readonly at: number;
  },
) {
  const say = useLiveWords();
  const { status, start, plies } = table;
  const hidden = room.hides && status.kind !== "over";
  if (!start || hidden || (at === plies.length && isEnd(status))) return null;
  return (
    <>
      <a class="save" href={`/position?ply=${at}`} download>{say("savePosition")}</a>
      {room.players.some(({ kind }) => kind === "engine") && (
        <a class="save" href={`/scenario?ply=${at}`} download>{say("saveScenario")}</a>
      )}
    </>
  );
}

/** Ends that are not on the board: a ply could still be made there. */
const GIVEN: readonly string[] = ["Resign", "TimeOut", "DrawOffer"];

function isEnd(status: RoomTable["status"]): boolean {
  if (status.kind !== "over" || status.outcome.kind !== "over") return false;
  const { forfeit, reason } = status.outcome;
  return forfeit === undefined && !GIVEN.includes(reason);
}
