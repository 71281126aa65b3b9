/** What viewers hear of a room. @module */

import type { Room, RoomEvent } from "../core/mod.ts";

/** What people who only look on may hear: everything but the plies that the player can choose. */
export function forViewer(event: RoomEvent): RoomEvent {
  switch (event.kind) {
    case "room": {
      const { table } = event.room;
      if (!table) return event;
      return { ...event, room: { ...event.room, table: withoutChoices(table) } };
    }
    case "table":
      return { ...event, table: withoutChoices(event.table) };
    case "status":
      return { ...event, status: withoutChoices(event).status };
    case "start":
    case "ply":
    case "taken-back":
    case "wire":
    case "foul":
    case "result":
      return event;
  }
}

function withoutChoices<Holder extends { readonly status: NonNullable<Room["table"]>["status"] }>(
  holder: Holder,
): Holder {
  const { status } = holder;
  if (status.kind === "setting") return { ...holder, status: { kind: "starting" } };
  if (status.kind !== "turn") return holder;
  const { choices: _, ...rest } = status;
  return { ...holder, status: rest };
}
