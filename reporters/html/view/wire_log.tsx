/** Both directions and stderr in one time line. @module */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { bytesOf, type Source, type WireEntry } from "../../../harness/core/mod.ts";
import type { CaseDetails } from "../model.ts";
import { usePlayerNames } from "../match/names.ts";
import { exchangeOf } from "./file_exchange.ts";
import { FileExchange } from "./file_exchange_view.tsx";
import { useReader } from "./reader.tsx";
import { Visible } from "./visible_text.tsx";

const ARROWS: Readonly<Record<Source, string>> = {
  harness: "→",
  engine: "←",
  stderr: "!",
  note: "·",
};
const NAMES = {
  harness: "fromHarness",
  engine: "fromEngine",
  stderr: "fromStderr",
  note: "fromNote",
} as const;
const FOLDED = 240;
const GAP_MS = 1000;

/** What the log knows of the boards beside it. */
export interface LogLinks {
  /** From an entry to the positions that it brought. */
  readonly positions: ReadonlyMap<number, readonly LinkedPosition[]>;
  /** The entry of the position that is shown. */
  readonly current?: number;
}

/** A position that a line of the log brought. */
export interface LinkedPosition {
  readonly ply: number;
  go(): void;
}

/** The element of an entry. */
export function entryAnchor(index: number): string {
  return `entry-${index}`;
}

/** The log. */
export function WireLog(
  { details, links }: { readonly details: CaseDetails; readonly links: LogLinks },
) {
  const { say } = useReader();
  const [bytes, setBytes] = useState(false);
  const { wire } = details;
  // A game is stepped through fast, and its log may have thousands of lines: they are made once.
  const entries = useMemo(() => entriesOf(details, { links, bytes }), [
    details,
    links.positions,
    bytes,
  ]);
  if (wire.length === 0) return <p class="note">{say("noWire")}</p>;
  return (
    <>
      <p class="log-head note">
        {say("wireNote")}
        <button
          type="button"
          class="jump"
          aria-pressed={bytes}
          onClick={() => setBytes(!bytes)}
        >
          {say("showBytes")}
        </button>
      </p>
      <ol class={bytes ? "log with-bytes" : "log"} tabIndex={0} aria-label={say("wireLog")}>
        {entries.map(({ told, line }) => {
          const { index } = told.entry;
          return index === links.current ? <WireLine key={index} {...told} current /> : line;
        })}
      </ol>
    </>
  );
}

/** The lines as elements, none of them the current one. */
function entriesOf(
  { wire, leftOut, breaches }: CaseDetails,
  { links, bytes }: { readonly links: LogLinks; readonly bytes: boolean },
): readonly { readonly told: Told; readonly line: ComponentChildren }[] {
  const evidence = new Set(breaches.flatMap((breach) => breach.evidence));
  return wire.map((entry, at) => {
    const before = wire[at - 1];
    const torn = leftOut > 0 && before !== undefined && entry.index > before.index + 1;
    const told: Told = {
      entry,
      gapMs: before ? entry.atMs - before.atMs : 0,
      leftOut: torn ? leftOut : 0,
      evidence: evidence.has(entry.index),
      bytes,
      positions: links.positions.get(entry.index) ?? [],
    };
    return { told, line: <WireLine key={entry.index} {...told} /> };
  });
}

/** A line, and what is known of it. */
interface Told {
  readonly entry: WireEntry;
  readonly gapMs: number;
  readonly leftOut: number;
  readonly evidence: boolean;
  readonly bytes: boolean;
  readonly positions: readonly LinkedPosition[];
  /** It brought the position that is shown. */
  readonly current?: boolean;
}

function WireLine({ entry, gapMs, leftOut, evidence, bytes, positions, current = false }: Told) {
  const { say, time, read } = useReader();
  const names = usePlayerNames();
  const { index, atMs, from, of } = entry;
  const classes = [from, evidence ? "evidence" : "", current ? "current" : ""];
  return (
    <>
      {leftOut > 0 && <li class="gap">… {say("leftOut", { count: leftOut })}</li>}
      {gapMs >= GAP_MS && <li class="gap">⋯ {say("gap", { time: time(gapMs) })}</li>}
      <li
        id={entryAnchor(index)}
        class={classes.filter((name) => name !== "").join(" ")}
        aria-current={current ? "true" : undefined}
      >
        <span class="at">{(atMs / 1000).toFixed(3)}</span>
        <span class="arrow" role="img" aria-label={say(NAMES[from])} title={say(NAMES[from])}>
          {ARROWS[from]}
        </span>
        {of !== undefined && <span class="of">{read(names?.[of] ?? `#${of + 1}`, 20)}</span>}
        <EntryText entry={entry} all={bytes} />
        {evidence && <span class="flag">◀ {say("evidence")}</span>}
        <Positions positions={positions} />
      </li>
    </>
  );
}

const MOST_POSITIONS = 3;

/** The ways to the positions that a line brought; of many the first and the last. */
function Positions({ positions }: { readonly positions: readonly LinkedPosition[] }) {
  const { say } = useReader();
  const many = positions.length > MOST_POSITIONS;
  const shown = many ? [positions[0], positions.at(-1)] : positions;
  return shown.map((position, at) =>
    position && (
      <button key={at} type="button" class="jump" onClick={() => position.go()}>
        {many && at > 0 && "… "}
        {say("toBoard", { ply: position.ply })}
      </button>
    )
  );
}

/** A line, with its bytes where the reader asked for those of all lines or of this one. */
function EntryText({ entry, all }: { readonly entry: WireEntry; readonly all: boolean }) {
  const { say } = useReader();
  const [own, setOwn] = useState<boolean>();
  // Before the line is drawn, so that no click is lost.
  useLayoutEffect(() => setOwn(undefined), [all]);
  const shown = own ?? all;
  const { index, text } = entry;
  const exchange = exchangeOf(entry);
  return (
    <span class="text">
      {exchange ? <FileExchange exchange={exchange} /> : <Line text={text.replace(/\n$/, "")} />}
      <button
        type="button"
        class="jump bytes"
        // One button above the log is for all lines, so that tabbing does not pass hundreds of them.
        tabIndex={-1}
        aria-expanded={shown}
        aria-label={`0x ${say("bytesOf", { line: index + 1 })}`}
        title={say("bytesOf", { line: index + 1 })}
        onClick={() => setOwn(!shown)}
      >
        0x
      </button>
      {shown && <pre class="hex" tabIndex={0}>{hexDump(text)}</pre>}
    </span>
  );
}

/** What was said, folded where it is long; a screen full of lines has its lines. */
function Line({ text }: { readonly text: string }) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  const long = text.length > FOLDED;
  const shown = long && !open ? text.slice(0, FOLDED).toWellFormed() : text;
  const lines = shown.split(/(?<=\n)/);
  return (
    <>
      <code>
        {lines.length < 2 ? <Visible text={shown === "" ? "\n" : shown} most={Infinity} /> : (
          lines.map((line, at) => (
            <span key={at} class="line">
              <Visible text={line} most={Infinity} />
            </span>
          ))
        )}
        {long && !open && "…"}
      </code>
      {long && (
        <button
          type="button"
          class="jump"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? say("fold") : say("unfold", { count: text.length })}
        </button>
      )}
    </>
  );
}

const MOST_BYTES = 4096;

/** Sixteen bytes a line: the offset, the bytes, and what they are in ASCII. */
export function hexDump(text: string): string {
  const bytes = bytesOf(text.slice(0, MOST_BYTES)).subarray(0, MOST_BYTES);
  const lines = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, at) => {
    const part = [...bytes.subarray(at * 16, at * 16 + 16)];
    const hex = part.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    const ascii = part.map((byte) => byte > 31 && byte < 127 ? String.fromCharCode(byte) : "·");
    return `${(at * 16).toString(16).padStart(4, "0")}  ${hex.padEnd(47)}  ${ascii.join("")}`;
  });
  return text.length > MOST_BYTES ? [...lines, "…"].join("\n") : lines.join("\n");
}
