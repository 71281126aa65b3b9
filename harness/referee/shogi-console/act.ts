/** What a person does at the console, as a scenario names it. @module */

import { err, type Localized, ok, type Result, visible } from "../../core/mod.ts";
import { randomFrom } from "../../games/random.ts";
import { shogi, SHOGI_OPPONENTS } from "../../games/shogi/mod.ts";
import { encoded, type InputForm } from "../../protocols/shogi-console/mod.ts";
import { coordinates, handNumber, inCase, plyStrokes } from "./act_ply.ts";
import type { ConsoleBout, ConsoleDeed, Question } from "./bout.ts";
import { lacks } from "./lacks.ts";

/** What a scenario may write besides plies such as `7g7f`, `8h2b+` and `B*4e`. */
const ACTS =
  "undo, end, next, previous, stop, garbage, any, coordinates A B C D, hand-number N SQUARE";

/** What is wrong with the name of an act, in any position. */
export function actFault(name: string): Localized | undefined {
  const [verb = "", ...words] = name.replace("other-case ", "").split(" ");
  const numbers = words.filter((word) => /^-?\d{1,6}$/.test(word)).length;
  if (verb === "coordinates") return numbers === 4 ? undefined : FOUR_NUMBERS;
  if (verb === "hand-number") {
    return numbers === 1 && words.length === 2 ? undefined : NUMBER_AND_SQUARE;
  }
  const known = PLAIN_ACTS.includes(verb) || shogi.read(verb).ok;
  return known && words.length === 0 ? undefined : PLY_OR_ACT;
}

const FOUR_NUMBERS: Localized = {
  en: "write four numbers",
  zh: "請寫四個數字",
  ja: "数を四つ書く",
};
const NUMBER_AND_SQUARE: Localized = {
  en: "write a number and a square",
  zh: "請寫一個數字與一個格子",
  ja: "数とマスを書く",
};
const PLY_OR_ACT: Localized = {
  en: `write a ply such as 7g7f, or one of ${ACTS}`,
  zh: `請寫著手（如 7g7f），或下列其中之一：${ACTS}`,
  ja: `7g7f のような指し手か、次のどれかを書く：${ACTS}`,
};

const PLAIN_ACTS = ["undo", "end", "next", "previous", "stop", "garbage", "any"];

/** The bout in which something is about to be done; `other-case` before it turns its letters round. */
export function act(bout: ConsoleBout, name: string): Result<ConsoleBout> {
  const scripted = scriptOf(bout, name);
  return scripted.ok ? ok(inItsEncoding(scripted.value)) : scripted;
}

/** What is typed goes to the program in the encoding that it writes in. */
function inItsEncoding(bout: ConsoleBout): ConsoleBout {
  const { script, dialogue: { encoding } } = bout;
  if (encoding === "utf-8") return bout;
  const strokes = script.map(({ line, question }) => {
    const typed = encoded(line, encoding);
    return { line: typed, question: question && { ...question, line: typed } };
  });
  return { ...bout, script: strokes };
}

function scriptOf(bout: ConsoleBout, name: string): Result<ConsoleBout> {
  const otherCase = name.startsWith("other-case ");
  const [verb = "", ...words] = name.replace("other-case ", "").split(" ");
  const { input } = bout.dialogue;
  switch (verb) {
    case "undo":
      return ok(undo(bout));
    case "end":
    case "stop":
      return ok({ ...bout, script: [{ line: inCase(input[verb], otherCase) }] });
    case "next":
    case "previous":
      return ok(leaf(bout, verb, otherCase));
    case "garbage":
      return ok(refusing(bout, GARBAGE, { rule: "shogi-console/letters", meaning: "" }));
    case "any":
      return shogi.ending(bout.ledger.position) ? ok(bout) : chance(bout);
    case "coordinates":
      return ok(coordinates(bout, words.map(Number)));
    case "hand-number":
      return ok(handNumber(bout, Number(words[0]), words[1] ?? ""));
  }
  const read = shogi.read(verb);
  if (!read.ok) return err(`"${visible(name, 40)}" is neither a ply nor one of ${ACTS}`);
  return plyStrokes(bout, { ply: verb, otherCase });
}

const GARBAGE = "abc";

/** The bout in which a line is about to be typed that must be refused. */
function refusing(
  bout: ConsoleBout,
  line: string,
  refused: NonNullable<Question["refused"]>,
): ConsoleBout {
  const { ledger } = bout;
  const question = { deed: "odd", line, expects: "screen", before: ledger, after: ledger, refused };
  return { ...bout, script: [{ line, question: question as Question }] };
}

function undo(bout: ConsoleBout): ConsoleBout {
  const { ledger, dialogue: { input: { undo: line } } } = bout;
  if (!ledger.before) {
    return refusing(bout, line, { rule: "shogi-console/undo-at-start", meaning: "undo" });
  }
  return moving(bout, { deed: "undo", line, after: ledger.before });
}

function leaf(bout: ConsoleBout, deed: "next" | "previous", otherCase: boolean): ConsoleBout {
  const { moments, ledger, dialogue: { input } } = bout;
  const at = moments.indexOf(ledger) + (deed === "next" ? 1 : -1);
  const line = inCase(input[deed satisfies keyof InputForm], otherCase);
  return moving(bout, { deed, line, otherCase, after: moments[at] ?? ledger });
}

function moving(
  bout: ConsoleBout,
  { deed, line, after, otherCase }: {
    readonly deed: ConsoleDeed;
    readonly line: string;
    readonly after: ConsoleBout["ledger"];
    readonly otherCase?: boolean;
  },
): ConsoleBout {
  const question: Question = {
    deed,
    line,
    expects: "screen",
    before: bout.ledger,
    after,
    otherCase,
  };
  const undone = bout.undone || deed === "undo";
  return { ...bout, ledger: after, undone, script: [{ line, question }] };
}

/** How often another ply is drawn for a program that lacks something. */
const MOST_DRAWS = 200;

function chance(bout: ConsoleBout): Result<ConsoleBout> {
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    const drawn = { ...bout, chances: bout.chances + draw - 1 };
    const ply = anyPly(drawn);
    if (lacks(bout, ply) === undefined) {
      return plyStrokes({ ...bout, chances: bout.chances + draw }, { ply });
    }
  }
  return ok(bout);
}

function anyPly({ ledger: { position }, options: { seed }, chances }: ConsoleBout): string {
  return shogi.write(SHOGI_OPPONENTS.random(position, randomFrom(seed * 1009 + chances)));
}
