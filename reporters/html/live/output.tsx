/** What engines write: both output windows of the platform, and the wire log. @module */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Room, RoomTable, WireEntry } from "../../../harness/core/mod.ts";
import { breachView } from "../breach_view.ts";
import type { CaseDetails } from "../model.ts";
import { WireLog } from "../view/wire_log.tsx";
import { useLiveWords } from "./words.ts";

const WINDOWS = ["stdout", "stderr", "wire"] as const;
type Window = typeof WINDOWS[number];

/** Lines that a window shows; the records keep all. */
const MOST_LINES = 300;
const SIZES = [0.7, 0.8, 0.9, 1, 1.15, 1.3];

/** The windows, one at a time. */
export function Output({ room, table }: { readonly room: Room; readonly table: RoomTable }) {
  const say = useLiveWords();
  const [shown, show] = useState<Window>("wire");
  const [follow, setFollow] = useState(true);
  const [wrap, setWrap] = useState(true);
  const [size, setSize] = useState(2);
  if (!room.players.some(({ kind }) => kind === "engine")) return null;
  const hidden = room.hides && table.status.kind !== "over";
  const larger = (by: number): void => setSize(Math.min(SIZES.length - 1, Math.max(0, size + by)));
  return (
    <section class="output">
      <h2>{say("output")}</h2>
      <div class="output-head">
        <div class="group" role="group" aria-label={say("output")}>
          {WINDOWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shown}
              onClick={() => show(one)}
            >
              {say(one)}
            </button>
          ))}
        </div>
        <button type="button" aria-pressed={follow} onClick={() => setFollow(!follow)}>
          {say("follow")}
        </button>
        <button type="button" aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
          {say("wrap")}
        </button>
        <button type="button" aria-label={`A− ${say("smaller")}`} onClick={() => larger(-1)}>
          A−
        </button>
        <button type="button" aria-label={`A+ ${say("larger")}`} onClick={() => larger(1)}>
          A+
        </button>
      </div>
      {hidden
        ? <p class="note">{say("outputLater")}</p>
        : <Lines table={table} shown={shown} follow={follow} wrap={wrap} size={size} />}
    </section>
  );
}

function Lines(
  { table, shown, follow, wrap, size }: {
    readonly table: RoomTable;
    readonly shown: Window;
    readonly follow: boolean;
    readonly wrap: boolean;
    readonly size: number;
  },
) {
  const say = useLiveWords();
  const box = useRef<Scrolls>(null);
  const { wire, fouls } = table;
  const details = useMemo(() => detailsOf(linesOf(wire, shown), fouls), [wire, shown, fouls]);
  useLayoutEffect(() => {
    const log = box.current?.querySelector(".log");
    if (follow && log) log.scrollTop = log.scrollHeight;
  }, [details, follow]);
  if (details.wire.length === 0) return <p class="note">{say("noOutput")}</p>;
  const look = `lines size-${size}${wrap ? "" : " unwrapped"}`;
  return (
    <div class={look} ref={box as never}>
      <WireLog details={details} links={NO_LINKS} />
    </div>
  );
}

/** What is needed of a box; this layer knows no browser. */
interface Scrolls {
  querySelector(selector: string): { scrollTop: number; readonly scrollHeight: number } | null;
}

const NO_LINKS = { positions: new Map() };

function linesOf(wire: readonly WireEntry[], shown: Window): readonly WireEntry[] {
  if (shown === "wire") return wire.slice(-MOST_LINES);
  const source = shown === "stdout" ? "engine" : "stderr";
  return wire.filter(({ from }) => from === source).slice(-MOST_LINES);
}

function detailsOf(wire: readonly WireEntry[], fouls: RoomTable["fouls"]): CaseDetails {
  const breaches = fouls.flatMap(({ violation, rule: { level } }) =>
    violation ? [breachView(violation, { rule: 0, binding: level, level })] : []
  );
  return { breaches, replay: "", attempt: 1, wire, leftOut: 0, plies: [] };
}
