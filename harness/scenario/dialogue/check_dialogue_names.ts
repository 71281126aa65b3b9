/** What no schema can say of the names of pieces and sides, and of how the board shows them. @module */

import { LOOKS, PIECE_KEYS, SEED_DIALOGUE } from "../../protocols/shogi-console/mod.ts";
import { fill } from "../../core/mod.ts";
import { DIALOGUE, DIALOGUE_FIX } from "./dialogue_words.ts";
import { complain, type Complaint, isMapping, shown } from "../say.ts";
import { useOneOf } from "../suggest.ts";

type Mapping = Readonly<Record<string, unknown>>;

function mappingAt(file: Mapping, key: string): Mapping {
  const value = file[key];
  return isMapping(value) ? value : {};
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
    const message = fill(DIALOGUE.sameName, { each, other, name: shown(String(names[each])) });
    return [complain([key, each], message, DIALOGUE_FIX.ownNames)];
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
  return [complain(["board", "left"], fill(DIALOGUE.beginRow, { left }), DIALOGUE_FIX.nineOrOne)];
}

function emptyForms(forms: unknown): readonly Complaint[] {
  if (!Array.isArray(forms)) return [];
  return forms.flatMap((form, index) =>
    form === ""
      ? [complain(["board", "empty", index], DIALOGUE.emptyForm, DIALOGUE_FIX.printedThere)]
      : []
  );
}

function sameMarks(marks: unknown): readonly Complaint[] {
  if (!isMapping(marks)) return [];
  const { first = "", second = "" } = marks;
  if (first !== second) return [];
  const message = fill(DIALOGUE.sameMarks, { word: shown(String(first)) });
  return [complain(["board", "marks"], message, DIALOGUE_FIX.otherMarks)];
}

function colourFaults(colours: unknown): readonly Complaint[] {
  if (!isMapping(colours)) return [];
  const { first = "plain", second = "plain" } = colours;
  const unknown = (["first", "second"] as const).flatMap((side) => {
    const name = colours[side];
    if (typeof name !== "string" || LOOKS.includes(name) || isOfPalette(name)) return [];
    const message = fill(DIALOGUE.findColour, { word: shown(name) });
    const fix = fill(DIALOGUE_FIX.orNumber, { list: useOneOf(LOOKS, name) });
    return [complain(["board", "colours", side], message, fix)];
  });
  if (first !== second || unknown.length > 0) return unknown;
  const message = fill(DIALOGUE.sameColours, { word: shown(String(first)) });
  return [complain(["board", "colours"], message, DIALOGUE_FIX.otherColours)];
}

/** The first sixteen of the palette have names. */
function isOfPalette(name: string): boolean {
  return /^[1-9]\d{1,2}$/.test(name) && Number(name) >= 16 && Number(name) <= 255;
}
