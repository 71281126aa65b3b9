/** A terminal's text with its colours, as SVG. @module */

import { element, type Xml, xmlDocument } from "../../../reporters/escape_xml.ts";
import { widthOf } from "../../../reporters/width.ts";

const COLOURS: Readonly<Record<number, string>> = {
  31: "#ff7b72",
  32: "#7ee787",
  33: "#e3b341",
  36: "#79c0ff",
};
const INK = "#e6edf3";
const DIM = "#8b949e";
const GROUND = "#0d1117";
const CELL = { width: 8.1, height: 19 };
const EDGE = 16;
const FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

interface Look {
  readonly colour?: number;
  readonly bold: boolean;
  readonly dim: boolean;
}

const PLAIN: Look = { bold: false, dim: false };

/** One picture of some lines; every piece stands in its own column, whatever the font. */
export function consoleSvg(text: string): string {
  const lines = text.trimEnd().split("\n");
  const columns = Math.max(...lines.map((line) => widthOf(plain(line))));
  const [width, height] = [
    Math.ceil(columns * CELL.width) + 2 * EDGE,
    lines.length * CELL.height + 2 * EDGE,
  ];
  return xmlDocument(element("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    "font-family": FONT,
    "font-size": 13.5,
    fill: INK,
  }, [
    element("rect", { width, height, rx: 8, fill: GROUND }),
    ...lines.map((line, row) => element("g", {}, piecesOf(line, row))).filter((_, row) =>
      lines[row]
    ),
  ]));
}

/** A text without the sequences that colour it. */
export function plain(text: string): string {
  return text.replace(ESCAPES, "");
}

// deno-lint-ignore no-control-regex -- terminals are coloured by control characters
const ESCAPES = /\x1b\[(\d+)m/g;

function piecesOf(line: string, row: number): readonly Xml[] {
  const parts = line.split(ESCAPES);
  const pieces: Xml[] = [];
  let look = PLAIN;
  let column = 0;
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) look = changed(look, Number(part));
    else {
      pieces.push(...wordsOf(part, { row, column, look }));
      column += widthOf(part);
    }
  }
  return pieces;
}

/** Runs of text between wide gaps, so that columns stay straight in any font. */
function wordsOf(
  text: string,
  { row, column, look }: { readonly row: number; readonly column: number; readonly look: Look },
): readonly Xml[] {
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: words, index }) =>
    element("text", {
      x: (EDGE + (column + widthOf(text.slice(0, index))) * CELL.width).toFixed(1),
      y: EDGE + row * CELL.height + 14,
      textLength: (widthOf(words) * CELL.width).toFixed(1),
      ...attributesOf(look),
    }, [words])
  );
}

function attributesOf({ colour, bold, dim }: Look): Readonly<Record<string, string | undefined>> {
  const fill = colour === undefined ? dim ? DIM : undefined : COLOURS[colour];
  return { fill, "font-weight": bold ? "700" : undefined };
}

function changed(look: Look, code: number): Look {
  if (code === 1) return { ...look, bold: true };
  if (code === 2) return { ...look, dim: true };
  if (code === 22) return { ...look, bold: false, dim: false };
  return { ...look, colour: code === 39 ? undefined : code };
}
