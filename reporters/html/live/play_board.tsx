/** A board on which a person makes plies by click or by key. @module */

import { useLayoutEffect, useState } from "preact/hooks";
import type { Diagram, RoomChoice, Token } from "../../../harness/core/mod.ts";
import { Board } from "../view/board.tsx";
import { CELL, geometryOf, type Spot } from "../view/board_geometry.ts";
import { useReader } from "../view/reader.tsx";
import { neighbour } from "./neighbour.ts";
import { picked, type Picking, pickingOf } from "./picking.ts";
import { useLiveWords } from "./words.ts";

/** The board, and buttons for what places alone do not say. */
export function PlayBoard(
  { diagram, choices, onMove }: {
    readonly diagram: Diagram;
    readonly choices: readonly RoomChoice[];
    onMove(move: string): void;
  },
) {
  const [path, setPath] = useState<readonly string[]>([]);
  // Before the board is drawn, so that no click is lost.
  useLayoutEffect(() => setPath([]), [choices]);
  const picking = pickingOf(choices, path);
  const pick = (name: string): void => {
    const next = picked(choices, path, name);
    setPath(next.move === undefined ? next.path : []);
    if (next.move !== undefined) onMove(next.move);
  };
  return (
    <div class="play-board">
      <Board diagram={diagram}>
        <Spots diagram={diagram} picking={picking} onPick={pick} onCancel={() => setPath([])} />
      </Board>
      <Buttons picking={picking} onMove={onMove} />
    </div>
  );
}

/** Plies that the places so far name already: promotion, an escape, a pass. */
function Buttons(
  { picking: { named }, onMove }: { readonly picking: Picking; onMove(move: string): void },
) {
  const { read } = useReader();
  const say = useLiveWords();
  if (named.length === 0) return null;
  return (
    <div class="group options" role="group" aria-label={say("options")}>
      {named.map(({ move, label }) => (
        <button
          key={move}
          type="button"
          class="option"
          onClick={() => onMove(move)}
        >
          {read(label ?? move, 60)}
        </button>
      ))}
    </div>
  );
}

/** One button a place, of which the tab key reaches one and the arrow keys the others. */
function Spots(
  { diagram, picking, onPick, onCancel }: {
    readonly diagram: Diagram;
    readonly picking: Picking;
    onPick(name: string): void;
    onCancel(): void;
  },
) {
  const { spots } = geometryOf(diagram);
  const tokens = new Map(diagram.tokens.map((token) => [token.at, token]));
  const [at, setAt] = useState<string>();
  const current = spots.find(({ name }) => name === at) ??
    spots.find(({ name }) => picking.targets.has(name)) ?? spots[0];
  const onKey = (event: KeyPress, spot: Spot): void => {
    if (event.key === "Escape") return onCancel();
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onPick(spot.name);
    }
    const next = neighbour(spots, spot, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.name);
    focusSpot(event, next.name);
  };
  return (
    <g class="spots">
      {spots.map((spot) => (
        <Place
          key={spot.name}
          spot={spot}
          token={tokens.get(spot.name)}
          picking={picking}
          round={diagram.shape === "hexagon"}
          reachable={spot === current}
          onPick={() => {
            setAt(spot.name);
            onPick(spot.name);
          }}
          onKey={(event) => onKey(event, spot)}
        />
      ))}
    </g>
  );
}

/** What is needed of a key press; this layer knows no browser. */
interface KeyPress {
  readonly key: string;
  readonly currentTarget: unknown;
  preventDefault(): void;
}

function focusSpot({ currentTarget }: KeyPress, name: string): void {
  const place = currentTarget as {
    readonly parentNode: { querySelector(selector: string): { focus(): void } | null } | null;
  };
  place.parentNode?.querySelector(`[data-at="${name}"]`)?.focus();
}

function Place(
  { spot, token, picking, round, reachable, onPick, onKey }: {
    readonly spot: Spot;
    readonly token?: Token;
    readonly picking: Picking;
    readonly round: boolean;
    readonly reachable: boolean;
    onPick(): void;
    onKey(event: KeyPress): void;
  },
) {
  const { read } = useReader();
  const say = useLiveWords();
  const { name, x, y } = spot;
  const state = stateOf(name, picking);
  const words = [name, tokenWords(token, say), state && say(STATES[state])];
  return (
    <g
      class={`spot ${state ?? ""}`}
      role="button"
      data-at={name}
      tabindex={reachable ? 0 : -1}
      aria-label={read(words.filter((word) => word).join(", "), 100)}
      aria-disabled={state === undefined}
      aria-pressed={state === "selected"}
      onClick={onPick}
      onKeyDown={onKey}
    >
      <rect
        x={x - CELL / 2 + 2}
        y={y - CELL / 2 + 2}
        width={CELL - 4}
        height={CELL - 4}
        rx={round ? CELL / 2 : 4}
      />
      {state === "target" && !token && <circle cx={x} cy={y} r={CELL * 0.13} />}
    </g>
  );
}

type State = "selected" | "target" | "source";

const STATES = { selected: "selected", target: "target", source: "canChoose" } as const;

function stateOf(name: string, { path, targets }: Picking): State | undefined {
  if (path.includes(name)) return "selected";
  if (!targets.has(name)) return undefined;
  return path.length === 0 ? "source" : "target";
}

function tokenWords(
  token: Token | undefined,
  say: ReturnType<typeof useLiveWords>,
): string {
  if (!token) return say("empty");
  if (token.owner === "nobody") return say("dark");
  const tint = token.tint === undefined ? "" : ` ${say(token.tint)}`;
  return `${token.glyph} ${token.letter}${token.badge ?? ""}${tint}`;
}
