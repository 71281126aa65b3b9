/** Texts with places such as `{to-file}`. @module */

import { type ShogiMove, SIZE } from "../../games/shogi/mod.ts";
import type { Dialogue } from "./dialogue.ts";
import { turnedSquare } from "./turn.ts";

/** What may stand in a place. */
export const PLACES = [
  ...[
    "number",
    "from-file",
    "from-column",
    "from-rank",
    "from-letter",
    "to-file",
    "to-column",
    "to-rank",
    "to-letter",
  ] as const,
  ...["piece", "letter", "index", "index0", "promoted"] as const,
] as const;

/** The name of a place. */
export type TemplatePlace = typeof PLACES[number];

/** Values by the names of their places. */
export type Values = Readonly<Partial<Record<TemplatePlace, string>>>;

const PLACE = /\{([a-z0-9-]+)(?::(\d))?\}/g;

/** The places of a template, known or not. */
export function placesIn(template: string): readonly string[] {
  return [...template.matchAll(PLACE)].map(([, name = ""]) => name);
}

/** The text of a template; `{number:3}` is filled with blanks to three characters. */
export function fillIn(template: string, values: Values): string {
  return template.replace(
    PLACE,
    (_, name: TemplatePlace, width?: string) => (values[name] ?? "").padStart(Number(width ?? 0)),
  );
}

/** Reads what a template would have written; blanks may be of any width. */
export function readBy(
  template: string,
  classes: Readonly<Partial<Record<TemplatePlace, string>>>,
): (text: string) => Values | undefined {
  const parts = template.trim().split(/(\s+|\{[^}]*\})/).filter((part) => part !== "");
  const seen = new Set<string>();
  const source = parts.map((part) => {
    if (/^\s/.test(part)) return "\\s+";
    const name = /^\{([a-z0-9-]+)(?::\d)?\}$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    const inner = classes[name as TemplatePlace] ?? "\\S+?";
    if (seen.has(name)) return `(?:${inner})`;
    seen.add(name);
    return `(?<${name.replaceAll("-", "_")}>${inner})`;
  });
  const pattern = new RegExp(`^\\s*${source.join("")}\\s*$`, "u");
  return (text) => {
    const groups = pattern.exec(text)?.groups;
    if (!groups) return undefined;
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name.replaceAll("_", "-"), value]),
    );
  };
}

/** The values of a move's squares, as a program counts them. */
export function squaresOf(move: ShogiMove, dialogue: Dialogue): Values {
  const valuesAt = (end: "from" | "to", square: string): Values =>
    squareValues(end, turnedSquare(square, dialogue), dialogue);
  const to = valuesAt("to", move.to);
  return move.kind === "drop"
    ? { ...to, letter: move.piece }
    : { ...to, ...valuesAt("from", move.from) };
}

function squareValues(end: "from" | "to", square: string, dialogue: Dialogue): Values {
  const [file = "", letter = ""] = square;
  const rank = String(letter.charCodeAt(0) - 96);
  return {
    [`${end}-file`]: file,
    [`${end}-column`]: columnOf(Number(file), dialogue),
    [`${end}-rank`]: rank,
    [`${end}-letter`]: letter,
  };
}

/** The place of a file in a row, counted from the left; a number that is no file stays. */
export function columnOf(file: number, { board }: Dialogue): string {
  const mirrored = board?.left !== 1 && file >= 1 && file <= SIZE;
  return String(mirrored ? SIZE + 1 - file : file);
}
