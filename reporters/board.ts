/** A diagram as plain text. @module */

import {
  type Diagram,
  inLanguage,
  type Language,
  type Point,
  type Token,
  visible,
} from "../harness/core/mod.ts";

const CELL = 4;
const MOST_DIGITS = 3;
const MOST_POINTS = 1000;

/** The board, the square a wrong move leaves in `[ ]` and the one it goes to in `> <`. */
export function boardLines(diagram: Diagram, language: Language): readonly string[] {
  const points = diagram.points.slice(0, MOST_POINTS).filter(({ x, y }) =>
    inReach(x) && inReach(y)
  );
  const left = Math.min(...points.map(({ x }) => x));
  const digits = Math.max(0, ...diagram.tokens.map((token) => numberOf(token).length));
  const width = CELL + digits;
  const rows = [...new Set(points.map(({ y }) => y))].sort((a, b) => a - b);
  const lines = rows.map((y) => {
    const row = points.filter((point) => point.y === y);
    const cells = row.map(({ name, x }) => ({ at: (x - left) * width, text: cell(diagram, name) }));
    const coordinate = diagram.shape === "squares" ? ending(row.map(({ name }) => name)) : "";
    return `${visible(coordinate, 2).padStart(2)} ${placed(cells)}`.trimEnd();
  });
  const files = diagram.shape === "squares" ? [fileLine(points, { left, width })] : [];
  return [...lines, ...files, visible(inLanguage(diagram.caption, language))];
}

function inReach(coordinate: number): boolean {
  return Math.abs(coordinate) < 100;
}

/** The marks around what stands on a point. */
function cell({ tokens, marks }: Diagram, name: string): string {
  const token = tokens.find(({ at }) => at === name);
  const letter = visible(token?.letter ?? "·", 2).slice(0, 1);
  const wrong = marks.filter(({ kind }) => kind === "wrong");
  const piece = `${letter}${numberOf(token)}`;
  if (wrong.some(({ to }) => to === name)) return `>${piece}<`;
  return wrong.some(({ from }) => from === name) ? `[${piece}]` : `${signOf(token)}${piece} `;
}

/** A badge that is a number, such as the height of a stack; letters are not shown. */
function numberOf(token: Token | undefined): string {
  const badge = token?.badge ?? "";
  return /^\d+$/.test(badge) ? badge.slice(0, MOST_DIGITS) : "";
}

/** A badge that is a sign, such as the plus of a promoted piece. */
function signOf(token: Token | undefined): string {
  return /^[!-/:-@]$/.test(token?.badge ?? "") ? token?.badge ?? " " : " ";
}

function placed(cells: readonly { readonly at: number; readonly text: string }[]): string {
  return [...cells].sort((a, b) => a.at - b.at)
    .reduce((line, { at, text }) => line.padEnd(Math.round(at)) + text, "");
}

function fileLine(
  points: readonly Point[],
  { left, width }: { readonly left: number; readonly width: number },
): string {
  const columns = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
  const cells = columns.map((x) => {
    const names = points.filter((point) => point.x === x).map(({ name }) => name);
    return { at: (x - left) * width, text: ` ${visible(beginning(names), 2)}` };
  });
  return `   ${placed(cells)}`;
}

function beginning(names: readonly string[]): string {
  const [first = "", ...others] = names;
  let length = others.length === 0 ? 1 : first.length;
  while (others.some((name) => !name.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}

function ending(names: readonly string[]): string {
  const turned = (text: string): string => text.split("").reverse().join("");
  return turned(beginning(names.map(turned)));
}
