/// <reference lib="dom" />
/** The connection to a room: one stream of events in, single messages out. @module */

import { useEffect, useRef, useState } from "preact/hooks";
import { foldRoom, type Room, type RoomEvent } from "../../../harness/core/mod.ts";
import type { RoomAct } from "../live/actions.tsx";

/** Whether the server can be heard; one that has ended is not tried again. */
type LinkState = "connecting" | "open" | "lost" | "closed";

/** A room that is followed. */
export interface FollowedRoom {
  readonly room: Room | undefined;
  readonly plays: boolean;
  readonly link: LinkState;
  /** Why the last message was refused. */
  readonly refusal: "tooLate" | undefined;
  /** How far the server's time is ahead of ours. */
  readonly aheadMs: number;
  act(act: RoomAct): void;
}

interface Batch {
  readonly now: number;
  readonly plays: boolean;
  readonly events: readonly RoomEvent[];
}

interface Followed {
  readonly room: Room | undefined;
  readonly plays: boolean;
  readonly aheadMs: number;
}

const NOTHING: Followed = { room: undefined, plays: false, aheadMs: 0 };

/** Follows the room of this page. */
export function useRoom(): FollowedRoom {
  const [followed, setFollowed] = useState<Followed>(NOTHING);
  const [link, setLink] = useState<LinkState>("connecting");
  const [refusal, setRefusal] = useState<"tooLate">();
  // Events may come faster than the page is drawn.
  const latest = useRef(NOTHING);
  useEffect(() => {
    const source = new EventSource("/events");
    source.onopen = () => setLink("open");
    source.onerror = () => setLink(source.readyState === EventSource.CLOSED ? "closed" : "lost");
    source.onmessage = ({ data }) => {
      const batch: Batch = JSON.parse(data);
      latest.current = folded(latest.current, batch);
      setFollowed(latest.current);
      setRefusal(undefined);
    };
    return () => source.close();
  }, []);
  const act = (message: RoomAct): void => {
    send(message).then((taken) => setRefusal(taken ? undefined : "tooLate"), () => setLink("lost"));
  };
  return { ...followed, link, refusal, act };
}

function folded({ room }: Followed, { now, plays, events }: Batch): Followed {
  let next = room;
  for (const event of events) {
    next = next ? foldRoom(next, event) : event.kind === "room" ? event.room : undefined;
  }
  return { room: next, plays, aheadMs: now - Date.now() };
}

async function send(message: RoomAct): Promise<boolean> {
  const response = await fetch("/act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  return response.ok;
}
