/** In which colour a program shows each character. @module */

import type { Side } from "../../games/game.ts";
import { type ColouredLine, OWNERS } from "./board.ts";
import { type ConsoleEncoding, ESCAPES, plainOf } from "./plain_text.ts";

const HUES = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"] as const;

/** The ways to show a side that have a name; a number from 0 to 255 is a colour of that palette. */
export const LOOKS: readonly string[] = [
  ...HUES,
  ...HUES.map((hue) => `on-${hue}`),
  ...["bold", "underline", "inverse", "plain"],
];

/** How the terminal shows characters at one moment. */
type Look = ReadonlySet<string>;

const PLAIN: Look = new Set();

/** The lines of a frame, with whose each of their characters are. */
export function colouredLines(
  frame: string,
  encoding: ConsoleEncoding,
  colours: Readonly<Record<Side, string>>,
): readonly ColouredLine[] {
  let [text, owners, from, look] = ["", "", 0, PLAIN];
  const add = (plain: string): void => {
    text += plain;
    owners += ownerOf(look, colours).repeat(plain.length);
  };
  for (const { 0: whole, 1: parameters = "", 2: final = "", index } of frame.matchAll(ESCAPES)) {
    add(plainOf(frame.slice(from, index), encoding));
    if (final === "m") look = lookAfter(look, parameters);
    else add(plainOf(whole, encoding));
    from = index + whole.length;
  }
  add(plainOf(frame.slice(from), encoding));
  return linesOf(text, owners);
}

function linesOf(text: string, owners: string): readonly ColouredLine[] {
  let from = 0;
  return text.split("\n").map((line) => {
    const part = owners.slice(from, from + line.length);
    from += line.length + 1;
    return { text: line, owners: part };
  });
}

const NEITHER_SIDE = " ";

/** The side with characters of this look; blank where both sides or neither have it. */
function ownerOf(look: Look, { first, second }: Readonly<Record<Side, string>>): string {
  const [one, other] = [isLike(look, first), isLike(look, second)];
  if (one === other) return NEITHER_SIDE;
  return one ? OWNERS.first : OWNERS.second;
}

function isLike(look: Look, name: string): boolean {
  if (name !== "plain") return look.has(name);
  return ![...look].some((each) => each !== "bold" && each !== "underline");
}

const ATTRIBUTES: Readonly<Record<number, string>> = { 1: "bold", 4: "underline", 7: "inverse" };
const ENDS: Readonly<Record<number, string>> = { 22: "bold", 24: "underline", 27: "inverse" };

/** What the parameters of a sequence make of a look. */
function lookAfter(look: Look, parameters: string): Look {
  const codes = parameters.split(/[;:]/).map(Number);
  let now = look;
  while (codes.length > 0) {
    const code = codes.shift() ?? 0;
    const ground = Math.floor(code / 10);
    if (code === 0) now = PLAIN;
    else if (ATTRIBUTES[code]) now = new Set([...now, ATTRIBUTES[code]]);
    else if (ENDS[code]) now = without(now, (each) => each === ENDS[code]);
    else if ([3, 9].includes(ground)) now = painted(now, "", colourOf(code % 10, codes));
    else if ([4, 10].includes(ground)) now = painted(now, "on-", colourOf(code % 10, codes));
  }
  return now;
}

const BRIGHT = 8;

/** The colour of a code's last digit, and of those behind it; undefined for that of the terminal. */
function colourOf(digit: number, codes: number[]): string | undefined {
  if (digit < BRIGHT) return HUES[digit];
  if (digit !== BRIGHT) return undefined;
  if (codes.shift() !== 5) return `rgb-${codes.splice(0, 3).join("-")}`;
  const number = codes.shift() ?? 0;
  return number < 2 * BRIGHT ? HUES[number % BRIGHT] : String(number);
}

function painted(look: Look, ground: "" | "on-", colour: string | undefined): Look {
  const onGround = (each: string): boolean => each.startsWith("on-");
  const isText = (each: string): boolean => !onGround(each) && !Object.values(ENDS).includes(each);
  const rest = without(look, ground === "" ? isText : onGround);
  return colour === undefined ? rest : new Set([...rest, `${ground}${colour}`]);
}

function without(look: Look, gone: (each: string) => boolean): Look {
  return new Set([...look].filter((each) => !gone(each)));
}
