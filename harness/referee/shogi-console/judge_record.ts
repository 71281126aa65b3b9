/** The file that a program has written a game to. @module */

import { fill, type Localized, type Text, visible } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import {
  decoded,
  type Dialogue,
  isHeader,
  lineOf,
  lineReaders,
  plyLines,
  type RecordedPly,
  squeezed,
} from "../../protocols/shogi-console/mod.ts";
import type { ConsoleBout } from "./bout.ts";

/** What is wrong with a record once the game is over, and with how the program took its leave. */
export function inspect(bout: ConsoleBout, file: string | undefined): readonly Finding[] {
  const farewell = bout.ended
    ? []
    : [finding("shogi-console/end-says", bout.dialogue.end, NOTHING)];
  if (file === undefined) {
    return [...farewell, finding("shogi-console/record-written", A_FILE, NO_FILE)];
  }
  const text = decoded(file, bout.dialogue.encoding);
  return [...farewell, ...headerFaults(bout, text), ...plyFaults(bout, text), ...endFaults(text)];
}

function finding(rule: RuleId, expected: Text, actual: Text): Finding {
  return { rule, expected: [expected], actual, evidence: [] };
}

function headerFaults({ dialogue: { record: { header } } }: ConsoleBout, text: string) {
  const first = text.replace(/^\ufeff/, "").split("\n")[0] ?? "";
  if (header === undefined || isHeader(first, header)) return [];
  return [finding("shogi-console/record-header", header, first)];
}

function endFaults(text: string): readonly Finding[] {
  if (text === "" || text.endsWith("\n")) return [];
  const last = text.split("\n").at(-1) ?? "";
  return [finding("shogi-console/record-last-newline", `${last}\n`, last)];
}

/** The first line that does not tell its ply; a missing or surplus one at the end. */
function plyFaults({ dialogue, ledger, undone }: ConsoleBout, text: string): readonly Finding[] {
  const { entries } = ledger;
  const lines = plyLines(dialogue, text);
  for (const [index, entry] of entries.entries()) {
    const line = lines[index];
    const wanted = lineOf(dialogue, entry, index + 1);
    if (line !== undefined && squeezed(line) === squeezed(wanted)) continue;
    const rule = line === undefined
      ? "shogi-console/record-plies"
      : undone && lines.length > entries.length
      ? "shogi-console/record-undo"
      : lineRule(dialogue, { line, wanted, entry });
    return [finding(rule, wanted.trim(), line?.trim() ?? NO_LINE)];
  }
  const surplus = lines[entries.length];
  if (surplus === undefined) return [];
  const expected = fill(PLIES, { count: entries.length });
  return [
    finding(
      undone ? "shogi-console/record-undo" : "shogi-console/record-plies",
      expected,
      visible(surplus),
    ),
  ];
}

/** What a line that is not the right one is wrong about. */
function lineRule(
  dialogue: Dialogue,
  { line, wanted, entry }: { line: string; wanted: string; entry: RecordedPly },
): RuleId {
  const read = lineReaders(dialogue)[entry.move.kind === "drop" ? "drop" : "move"];
  const [told, meant] = [read(line), read(wanted)];
  if (!told || !meant) {
    return entry.index0 === undefined ? formatRule(dialogue, line) : dropRule(line, wanted);
  }
  const wrong = Object.keys(meant).filter((place) =>
    told[place as keyof typeof told] !== meant[place as keyof typeof meant]
  );
  if (wrong.every((place) => place === "promoted")) return "shogi-console/record-promotion";
  return wrong.every((place) => place.startsWith("index"))
    ? "shogi-console/record-drop-index"
    : "shogi-console/record-plies";
}

/** A line that is one of another ply, or none at all. */
function formatRule(dialogue: Dialogue, line: string): RuleId {
  const { move, drop } = lineReaders(dialogue);
  return move(line) ?? drop(line) ? "shogi-console/record-plies" : "shogi-console/record-format";
}

/** Of a drop that cannot be read, the source is to blame if all before it is right. */
function dropRule(line: string, wanted: string): RuleId {
  const [told, meant] = [line, wanted].map((each) => squeezed(each).split(" "));
  const same = meant?.filter((word, index) => told?.[index] === word).length ?? 0;
  return told?.length === meant?.length && same >= (meant?.length ?? 0) - 2
    ? "shogi-console/record-drop-index"
    : "shogi-console/record-format";
}

const A_FILE: Localized = {
  en: "the record in the file that the option names",
  zh: "選項指定的檔案中有棋譜",
  ja: "オプションで指定されたファイルに棋譜がある",
};
const NO_FILE: Localized = { en: "no such file", zh: "沒有這個檔案", ja: "そのファイルがない" };
const NO_LINE: Localized = { en: "no such line", zh: "沒有這一行", ja: "その行がない" };
const NOTHING: Localized = {
  en: "the program ended without it",
  zh: "程式結束時沒有顯示",
  ja: "表示せずに終わった",
};
const PLIES: Localized = {
  en: "{count} lines, one for each move that stands",
  zh: "{count} 行，每一手一行",
  ja: "{count} 行（有効な手一つにつき一行）",
};
