/** A position as a drawing; it knows nothing of the game. @module */

import type { ComponentChildren } from "preact";
import type { Diagram, Mark, Text, Token } from "../../../harness/core/mod.ts";
import { CELL, type Geometry, geometryOf, type Spot } from "./board_geometry.ts";
import { type Reader, useReader } from "./reader.tsx";
import { Signs } from "./visible_text.tsx";

/** The board with its caption; `reason` says why the move that is marked as wrong is wrong. */
export function Board(
  { diagram, reason, caption = diagram.caption, children }: {
    readonly diagram: Diagram;
    readonly reason?: Text;
    /** What stands below, where the position itself does not know it. */
    readonly caption?: Text;
    /** What lies over the drawing and can be chosen. */
    readonly children?: ComponentChildren;
  },
) {
  const reader = useReader();
  const geometry = geometryOf(diagram);
  const spots = new Map(geometry.spots.map((spot) => [spot.name, spot]));
  const { width, height } = geometry;
  const wrong = diagram.marks.some(({ kind }) => kind === "wrong");
  return (
    <figure class="board">
      <svg
        class={isNeutral(diagram) ? "neutral" : undefined}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role={children === undefined ? "img" : "group"}
        aria-label={described({ ...diagram, caption }, reader)}
      >
        <Ground diagram={diagram} geometry={geometry} />
        {diagram.marks.map((mark, at) => (
          <Under key={at} mark={mark} spots={spots} round={diagram.shape === "hexagon"} />
        ))}
        {diagram.tokens.map((token, at) => (
          <Piece key={at} token={token} spots={spots} wedge={diagram.pieces === "wedges"} />
        ))}
        {diagram.marks.map((mark, at) => <Over key={at} mark={mark} spots={spots} />)}
        {children}
      </svg>
      <figcaption>
        <span>{reader.read(caption, 300)}</span>
        {wrong && reason !== undefined && (
          <span class="reason">
            ✗ <Signs text={reader.read(reason, 300)} />
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Whether a side is told by light and dark alone: pieces have colours of their own, or only shapes. */
function isNeutral({ shape, tokens }: Diagram): boolean {
  return shape === "hexagon" || tokens.some(({ tint }) => tint !== undefined);
}

/** The drawing in words. */
function described(
  { tokens, marks, caption }: Pick<Diagram, "tokens" | "marks"> & { readonly caption: Text },
  { read, say }: Reader,
): string {
  const pieces = tokens.slice(0, 200).map(({ at, letter, badge = "" }) =>
    `${at} ${letter}${badge}`
  );
  const moves = marks.map(({ kind, from, to }) =>
    `${kind === "wrong" ? `${say("illegal")} ` : ""}${to === undefined ? from : `${from} → ${to}`}`
  );
  const parts = [read(caption, 300), moves.join(", "), pieces.join(", ")];
  return parts.filter((part) => part !== "").map((part) => read(part, 2000)).join(". ");
}

type Spots = ReadonlyMap<string, Spot>;

function Ground(
  { diagram, geometry }: { readonly diagram: Diagram; readonly geometry: Geometry },
) {
  const { read } = useReader();
  const { spots, edges, lines } = geometry;
  return (
    <g class="ground">
      {diagram.shape === "squares" &&
        spots.map(({ x, y }, at) => (
          <rect key={at} x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} />
        ))}
      {diagram.shape === "hexagon" &&
        spots.map(({ x, y }, at) => <circle key={at} class="wood" cx={x} cy={y} r={CELL * 0.57} />)}
      {lines.map(([a, b], at) => <line key={at} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />)}
      {diagram.shape === "hexagon" &&
        spots.map(({ x, y }, at) => <circle key={at} cx={x} cy={y} r={4} />)}
      {edges.map(({ name, x, y }, at) => (
        <text key={at} x={x} y={y} dominant-baseline="central" text-anchor="middle">
          {read(name, 3)}
        </text>
      ))}
    </g>
  );
}

/** Signs that stand for a plain piece, a ringed one and a starred one, of either side. */
const DRAWN: Readonly<Record<string, "plain" | "ringed" | "starred">> = {
  "○": "plain",
  "●": "plain",
  "◎": "ringed",
  "◉": "ringed",
  "☆": "starred",
  "★": "starred",
};

function Piece(
  { token, spots, wedge }: {
    readonly token: Token;
    readonly spots: Spots;
    /** It points away from its owner. */
    readonly wedge: boolean;
  },
) {
  const { read } = useReader();
  const spot = spots.get(token.at);
  if (!spot) return null;
  const { owner, glyph, letter } = token;
  const drawn = DRAWN[glyph];
  return (
    <g class={`piece ${owner}`} transform={`translate(${spot.x} ${spot.y})`}>
      <title>{read(`${token.at} ${letter}`, 40)}</title>
      {wedge
        ? (
          <g class="wedge" transform={owner === "second" ? "rotate(180)" : undefined}>
            <polygon points={WEDGE} />
            <Glyph glyph={glyph} />
          </g>
        )
        : (
          <>
            <circle r={CELL * 0.42} />
            {owner !== "nobody" && !drawn && <circle class="ring" r={CELL * 0.36} />}
            {drawn === "ringed" && <circle class="inner" r={CELL * 0.21} />}
            {drawn === "starred" && <polygon class="star" points={STAR} />}
            {!drawn && <Glyph glyph={glyph} />}
          </>
        )}
      <Badge token={token} />
    </g>
  );
}

const WEDGE = [[0, -0.44], [0.27, -0.33], [0.37, 0.42], [-0.37, 0.42], [-0.27, -0.33]]
  .map((corner) => corner.map((far) => (far * CELL).toFixed(1)).join(",")).join(" ");

const STAR = Array.from({ length: 10 }, (_, at) => {
  const far = CELL * (at % 2 === 0 ? 0.31 : 0.13);
  const angle = at * Math.PI / 5;
  return `${(far * Math.sin(angle)).toFixed(1)},${(-far * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

function Glyph({ glyph }: { readonly glyph: string }) {
  const { read } = useReader();
  const face = [...read(glyph, 4)].slice(0, 2);
  return (
    <text
      lang="zh-Hant"
      dominant-baseline="central"
      text-anchor="middle"
      class={face.length > 1 ? "two" : undefined}
    >
      {face.join("")}
    </text>
  );
}

/** What stands in the corner: a number, or the piece's own colour. */
function Badge({ token: { badge, tint } }: { readonly token: Token }) {
  const { read, say } = useReader();
  if (badge === undefined && tint === undefined) return null;
  const look = tint === undefined ? "badge" : `badge ${tint === "red" ? "red" : "blue"}`;
  return (
    <>
      <circle class={look} cx={CELL * 0.3} cy={-CELL * 0.3} r={CELL * 0.19} />
      <text
        class={look}
        x={CELL * 0.3}
        y={-CELL * 0.3}
        dominant-baseline="central"
        text-anchor="middle"
      >
        {tint === undefined ? read(badge ?? "", 3) : say(tint === "red" ? "red" : "blue")}
      </text>
    </>
  );
}

/** What lies below the pieces: the places of the last move. */
function Under(
  { mark, spots, round }: {
    readonly mark: Mark;
    readonly spots: Spots;
    readonly round: boolean;
  },
) {
  return (
    <>
      {[mark.from, mark.to].map((name, at) => {
        const spot = spots.get(name ?? "");
        return spot && (
          <rect
            key={at}
            class={`place ${mark.kind} ${at === 0 && mark.to !== undefined ? "from" : "to"}`}
            x={spot.x - CELL / 2 + 1.5}
            y={spot.y - CELL / 2 + 1.5}
            width={CELL - 3}
            height={CELL - 3}
            rx={round ? CELL / 2 : 4}
          />
        );
      })}
    </>
  );
}

/** What lies above the pieces: the way of a move, and a cross on a wrong one. */
function Over({ mark, spots }: { readonly mark: Mark; readonly spots: Spots }) {
  const from = spots.get(mark.from);
  const to = spots.get(mark.to ?? mark.from);
  if (!from || !to) return null;
  return (
    <g class={`way ${mark.kind}`}>
      {from !== to && <Arrow from={from} to={to} />}
      {mark.kind === "wrong" && (
        <g class="cross" transform={`translate(${to.x - CELL * 0.36} ${to.y - CELL * 0.36})`}>
          <circle r={CELL * 0.17} />
          <path d="M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5" />
        </g>
      )}
    </g>
  );
}

function Arrow({ from, to }: { readonly from: Spot; readonly to: Spot }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const tip = { x: to.x - dx * 12, y: to.y - dy * 12 };
  const foot = { x: tip.x - dx * 11, y: tip.y - dy * 11 };
  const corners = [
    `${tip.x},${tip.y}`,
    `${foot.x - dy * 6},${foot.y + dx * 6}`,
    `${foot.x + dy * 6},${foot.y - dx * 6}`,
  ];
  return (
    <>
      <line x1={from.x + dx * 19} y1={from.y + dy * 19} x2={foot.x} y2={foot.y} />
      <polygon points={corners.join(" ")} />
    </>
  );
}
