/// <reference lib="dom" />
/** The connection to a server: one stream of events in, single messages out. @module */

import { useEffect, useRef, useState } from "preact/hooks";
import type { RoomAct } from "../live/actions.tsx";
import { foldShown, type LiveEvent, type PageState } from "../live/shown.ts";

/** Whether the server can be heard; one that has ended is not tried again. */
type LinkState = "connecting" | "open" | "lost" | "closed";

/** What is followed, and the way to the server. */
export interface Followed {
  readonly shown: PageState;
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
  readonly events: readonly LiveEvent[];
}

interface Heard {
  readonly shown: PageState;
  readonly plays: boolean;
  readonly aheadMs: number;
}

const NOTHING: Heard = { shown: {}, plays: false, aheadMs: 0 };
/** A check says far more than a page can draw. */
const DRAW_RUNS_MS = 200;

/** Follows what the server of this page tells. */
export function useLive(): Followed {
  const [heard, setHeard] = useState<Heard>(NOTHING);
  const [link, setLink] = useState<LinkState>("connecting");
  const [refusal, setRefusal] = useState<"tooLate">();
  // Events may come faster than the page is drawn.
  const latest = useRef(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const draw = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeard(latest.current);
  };
  useEffect(() => {
    const source = new EventSource("/events");
    source.onopen = () => setLink("open");
    source.onerror = () => setLink(source.readyState === EventSource.CLOSED ? "closed" : "lost");
    source.onmessage = ({ data }) => {
      const batch: Batch = JSON.parse(data);
      latest.current = folded(latest.current, batch);
      setRefusal(undefined);
      if (!latest.current.shown.runs) draw();
      else timer.current ??= setTimeout(draw, DRAW_RUNS_MS);
    };
    source.addEventListener("end", () => {
      source.close();
      draw();
      setLink("closed");
    });
    return () => source.close();
  }, []);
  const act = (message: RoomAct): void => {
    send(message).then((taken) => setRefusal(taken ? undefined : "tooLate"), () => setLink("lost"));
  };
  return { ...heard, link, refusal, act };
}

function folded({ shown }: Heard, { now, plays, events }: Batch): Heard {
  // Runs are folded in place; another object says that they have changed.
  return { shown: { ...events.reduce(foldShown, shown) }, plays, aheadMs: now - Date.now() };
}

async function send(message: RoomAct): Promise<boolean> {
  const response = await fetch("/act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  return response.ok;
}
