/** What no schema can say of the names of pieces and sides, and of how the board shows them. @module */

import { LOOKS, PIECE_KEYS, SEED_DIALOGUE } from "../protocols/shogi-console/mod.ts";
import { type Complaint, isMapping, type Path, quoted } from "./say.ts";
import { useOneOf } from "./suggest.ts";

type Mapping = Readonly<Record<string, unknown>>;

function mappingAt(file: Mapping, key: string): Mapping {
  const value = file[key];
  return isMapping(value) ? value : {};
}

function complain(path: Path, message: string, fix: string): Complaint {
  return { path, on: "value", message, fix };
}

/** Names that stand for two things at once, those that the file leaves as they are among them. */
export function sameNames(file: Mapping): readonly Complaint[] {
  const { sides, pieces } = SEED_DIALOGUE;
  const first = { ...pieces.first, ...mappingAt(file, "pieces") };
  return [
    ...sameIn(file, { key: "sides", usual: sides, keys: ["first", "second"] }),
    ...sameIn(file, { key: "pieces", usual: pieces.first, keys: PIECE_KEYS }),
    ...sameIn(file, { key: "second-pieces", usual: first, keys: PIECE_KEYS }),
    ...sameIn(file, { key: "typed-pieces", usual: first, keys: PIECE_KEYS }),
  ];
}

interface Names {
  readonly key: string;
  /** What stands where the file says nothing. */
  readonly usual: Mapping;
  readonly keys: readonly string[];
}

function sameIn(file: Mapping, { key, usual, keys }: Names): readonly Complaint[] {
  const given = mappingAt(file, key);
  const names: Mapping = { ...usual, ...given };
  const told = keys.filter((each) => each in given);
  // What the file leaves as it is comes first, so that the blame is on what it says.
  const all = [...keys.filter((each) => !told.includes(each)), ...told];
  return told.flatMap((each) => {
    const other = all.slice(0, all.indexOf(each)).find((one) => names[one] === names[each]);
    if (other === undefined) return [];
    const message = `Cannot tell "${each}" from "${other}": both are ${
      quoted(String(names[each]))
    }`;
    return [complain([key, each], message, "give each a name of its own")];
  });
}

/** Forms, marks and colours by which no board can be read. */
export function boardFaults(file: Mapping): readonly Complaint[] {
  const board = mappingAt(file, "board");
  return [
    ...eitherEnd(board["left"]),
    ...emptyForms(board["empty"]),
    ...sameMarks(board["marks"]),
    ...colourFaults(board["colours"]),
  ];
}

function eitherEnd(left: unknown): readonly Complaint[] {
  if (typeof left !== "string" || !/^[2-8]$/.test(left)) return [];
  return [complain(["board", "left"], `Cannot begin a row with file ${left}`, "write 9 or 1")];
}

function emptyForms(forms: unknown): readonly Complaint[] {
  if (!Array.isArray(forms)) return [];
  return forms.flatMap((form, index) =>
    form === ""
      ? [complain(
        ["board", "empty", index],
        "Cannot find an empty square by nothing",
        "write what is printed there, blanks among it",
      )]
      : []
  );
}

function sameMarks(marks: unknown): readonly Complaint[] {
  if (!isMapping(marks)) return [];
  const { first = "", second = "" } = marks;
  if (first !== second) return [];
  const message = `Cannot tell the sides: both have the mark ${quoted(String(first))}`;
  return [complain(["board", "marks"], message, "give each another one, or leave marks out")];
}

function colourFaults(colours: unknown): readonly Complaint[] {
  if (!isMapping(colours)) return [];
  const { first = "plain", second = "plain" } = colours;
  const unknown = (["first", "second"] as const).flatMap((side) => {
    const name = colours[side];
    if (typeof name !== "string" || LOOKS.includes(name) || isOfPalette(name)) return [];
    const fix = `${useOneOf(LOOKS, name)}, or a number from 16 to 255`;
    return [complain(["board", "colours", side], `Cannot find colour ${quoted(name)}`, fix)];
  });
  if (first !== second || unknown.length > 0) return unknown;
  const message = `Cannot tell the sides: both are ${quoted(String(first))}`;
  return [complain(["board", "colours"], message, "give each another colour")];
}

/** The first sixteen of the palette have names. */
function isOfPalette(name: string): boolean {
  return /^[1-9]\d{1,2}$/.test(name) && Number(name) >= 16 && Number(name) <= 255;
}
