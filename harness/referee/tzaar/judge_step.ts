/** Which step a program made, or which rule it broke. @module */

import {
  blaming,
  type Diagram,
  type FileRun,
  fill,
  type Localized,
  type Text,
} from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import {
  type Board,
  inferStep,
  type Misstep,
  MISSTEP_RULES,
  stepLogEntry,
  tzaar,
  type TzaarMove,
  type TzaarPosition,
} from "../../games/tzaar/mod.ts";
import { BOARD_FILES, type BoardFiles, FILE_NAMES, readBoards } from "../../protocols/tzaar/mod.ts";
import { blamed, type TzaarBout } from "./bout.ts";
import { judgeTexts } from "./judge_boards.ts";
import type { Broken } from "./judge_run.ts";
import { misstepText, stackWords } from "./misstep_text.ts";

/** A legal step, or the rule that was broken instead. */
export interface JudgedStep {
  readonly broken?: Broken;
  readonly move?: TzaarMove;
}

/** Judges the board that a run left, all its files being there. */
export function judgeStep(bout: TzaarBout, run: FileRun): JudgedStep {
  const { question } = bout;
  if (!question) return {};
  const texts = textsOf((name) => {
    const fate = run.files[name];
    return fate?.kind === "file" ? fate.text : "";
  });
  const broken = judgeTexts(texts, textsOf((name) => question.call.files[name] ?? ""));
  if (broken) return { broken: { ...broken, ...blaming(misread(bout, broken.rule), broken.rule) } };
  const board = readBoards(texts);
  if (!board.ok) throw new Error(`A fault that was not told: ${board.error.kind}`);
  const step = inferStep(question.position, board.value);
  const elsewhere = step.ok ? undefined : writtenElsewhere(bout, step.error, run);
  if (elsewhere) return { broken: elsewhere };
  return step.ok ? { move: step.value } : { broken: misstepOf(bout, step.error, board.value) };
}

/** A program that touched no board wrote its move into a file of its own, or nowhere. */
function writtenElsewhere(
  bout: TzaarBout,
  { kind }: Misstep,
  { files, appeared }: FileRun,
): Broken | undefined {
  const untouched = BOARD_FILES.every((file) => {
    const fate = files[FILE_NAMES[file]];
    return fate?.kind === "file" && !fate.written;
  });
  if (kind !== "nothing-changed" || !untouched) return undefined;
  const names = appeared.map(({ name }) => name);
  const usual = MISSTEP_RULES[kind];
  // What a scenario changed explains a program that found no files to read.
  if (names.length === 0 && blamed(bout, usual) !== usual) return undefined;
  const boards = BOARD_FILES.map((file) => FILE_NAMES[file]).join(", ");
  const actual = names.length === 0 ? NOWHERE : fill(ELSEWHERE, { names: names.join(", ") });
  return { rule: "tzaar/rewrites-boards", expected: [fill(REWRITTEN, { boards })], actual };
}

/** Where the first height of two digits puts all numbers behind it out of place, that is the cause. */
function misread(bout: TzaarBout, rule: RuleId): RuleId {
  const cause = blamed(bout, rule);
  return OUT_OF_PLACE.has(rule) && cause === "tzaar/whole-heights" ? cause : rule;
}

const OUT_OF_PLACE: ReadonlySet<string> = new Set([
  "tzaar/board-outline",
  "tzaar/files-agree",
  "tzaar/nine-columns",
  "tzaar/nine-rows",
  "tzaar/value-range",
]);

function textsOf(textOf: (name: string) => string): BoardFiles<string> {
  const [color = "", layer = "", type = ""] = BOARD_FILES.map((file) => textOf(FILE_NAMES[file]));
  return { color, layer, type };
}

function misstepOf(bout: TzaarBout, misstep: Misstep, board: Board): Broken {
  const { position } = bout;
  const usual = MISSTEP_RULES[misstep.kind];
  const [from, to] = misstep.points;
  const marks: Diagram["marks"] = from === undefined ? [] : [{ kind: "wrong", from, to }];
  const isSame = misstep.kind === "nothing-changed";
  return {
    // A program that cannot read its files often writes nothing and exits with 0.
    ...blaming(isSame ? blamed(bout, usual) : usual, usual),
    expected: expectedFor(position, misstep),
    actual: misstepText(position, misstep),
    diagram: { ...tzaar.diagram(position), marks },
    ...isSame ? {} : { after: { ...tzaar.diagram({ ...position, board }), marks, caption: LEFT } },
  };
}

function expectedFor(position: TzaarPosition, { expected, points: [, to] }: Misstep): Text[] {
  if (expected && to !== undefined) return [fill(ON_POINT, { to, stack: stackWords(expected) })];
  const legal = tzaar.moves(position).map((move) => stepLogEntry(position, move));
  if (legal.length <= 4) return legal;
  return [...legal.slice(0, 3), fill(MORE, { count: legal.length - 3 })];
}

const REWRITTEN: Localized = {
  en: "{boards} rewritten",
  zh: "改寫 {boards}",
  ja: "{boards} を書き換える",
};
const ELSEWHERE: Localized = {
  en: "all three left as they were; the program wrote {names} instead",
  zh: "三個檔案都沒有動，程式另外寫了 {names}",
  ja: "三つとも元のまま。代わりに {names} を書いた",
};
const NOWHERE: Localized = {
  en: "all three left as they were: the program wrote no file",
  zh: "三個檔案都沒有動：程式沒有寫入任何檔案",
  ja: "三つとも元のまま。プログラムはどのファイルにも書かなかった",
};
const LEFT: Localized = {
  en: "What the program left",
  zh: "程式留下的盤面",
  ja: "プログラムが残した盤面",
};
const ON_POINT: Localized = {
  en: "on {to}: {stack}",
  zh: "{to}：{stack}",
  ja: "{to}：{stack}",
};
const MORE: Localized = {
  en: "one of {count} other legal steps",
  zh: "其他 {count} 種合法步之一",
  ja: "他の {count} 通りの合法なステップ",
};
