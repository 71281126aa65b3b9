/** Whether a screen answers what was typed, and rightly. @module */

import {
  blaming,
  type Diagram,
  fill,
  type Localized,
  localized,
  type Text,
} from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { markOf, shogi } from "../../games/shogi/mod.ts";
import type { Screen } from "../../protocols/shogi-console/mod.ts";
import type { ConsoleBout, Question } from "./bout.ts";
import { excerpt } from "./excerpt.ts";
import type { HeardScreen } from "./heard.ts";
import { judgeScreen } from "./judge_screen.ts";
import {
  acceptRule,
  agrees,
  plainTurnRule,
  showsState,
  turnRule,
  turnText,
} from "./judge_state.ts";

/** What a screen is to a question. */
export type Answered =
  | { readonly kind: "wait" }
  | {
    readonly kind: "answer";
    /** What is wrong with it, so that nothing more can be learnt here. */
    readonly faults: readonly Finding[];
    /** What is wrong with it besides. */
    readonly remarks: readonly Finding[];
    readonly refused: boolean;
    /** The program has not come back to where a move is typed. */
    readonly over?: boolean;
  };

const WAIT: Answered = { kind: "wait" };

/** Takes the screen as an answer, or waits for another. */
export function judgeAnswer(bout: ConsoleBout, question: Question, heard: HeardScreen): Answered {
  const { screen } = heard;
  if (screen.prompt === "promotion") return judgeOffer(bout, question, heard);
  if (question.refused) {
    return judgeRefusal(bout, { ...question, refused: question.refused }, heard);
  }
  if (question.expects === "step" && screen.prompt === "other" && !screen.refusal) {
    return right();
  }
  // At the end of a record there is nothing new to show.
  if (screen.prompt === "replay" && question.before === question.after && !showsState(screen)) {
    return right();
  }
  if (!showsState(screen)) {
    if (screen.refusal) return unaccepted(question, heard);
    return WAIT;
  }
  if (question.expects === "promotion" && agrees(screen, question.after)) {
    return wrong(question, heard, {
      rule: offerRule(question),
      expected: [OFFER],
    });
  }
  // Where the turn alone is shown, a refusal that gives the turn away looks like a move.
  if (refusesUnseen(bout, screen)) return unaccepted(question, heard);
  if (agrees(screen, question.after)) return shown(bout, question, heard);
  if (!agrees(screen, question.before)) return atOtherTurn(bout, question, heard);
  return screen.refusal ? unaccepted(question, heard) : WAIT;
}

/** Whether a screen refuses a move, and shows neither a number nor a board that would tell otherwise. */
function refusesUnseen({ dialogue }: ConsoleBout, { refusal, number, board }: Screen): boolean {
  return refusal !== undefined && number === undefined && dialogue.board !== undefined && !board;
}

function right(): Answered {
  return { kind: "answer", faults: [], remarks: [], refused: false };
}

interface Fault {
  readonly rule: RuleId;
  readonly otherwise?: RuleId;
  readonly expected: readonly Text[];
}

function wrong(
  question: Question,
  { screen, index }: HeardScreen,
  { expected, ...rules }: Fault,
): Answered {
  const diagram = pictureOf(question);
  const fault = { ...rules, expected, actual: excerpt(screen), evidence: [index], diagram };
  return { kind: "answer", faults: [fault], remarks: [], refused: false };
}

/** The position in which a ply was typed, and the ply. */
function pictureOf({ before: { position }, move }: Question): Diagram | undefined {
  if (!move) return undefined;
  const marks = [markOf("wrong", { side: shogi.turn(position), move })];
  return { ...shogi.diagram(position), marks };
}

/** The question whether to promote, wanted or not. */
function judgeOffer({ dialogue }: ConsoleBout, question: Question, heard: HeardScreen): Answered {
  if (question.refused) {
    return wrong(question, heard, {
      rule: question.refused.rule,
      expected: [refusalText(question)],
    });
  }
  if (question.expects === "promotion") return right();
  if (question.offers && dialogue.repaints) return WAIT;
  if (question.offers) {
    return wrong(question, heard, {
      rule: answerRule(question),
      expected: [TAKEN],
    });
  }
  const rule = question.forced ? "shogi-console/forced-unasked" : "shogi-console/offers-only-then";
  const expected = fill(NO_OFFER, { marker: stateText(question, dialogue) });
  return wrong(question, heard, { rule, expected: [expected] });
}

/** The rule for a program that does not ask whether to promote. */
function offerRule({ offers = "entering" }: Question): RuleId {
  return OFFER_RULES[offers];
}

const OFFER_RULES: Readonly<Record<NonNullable<Question["offers"]>, RuleId>> = {
  entering: "shogi-console/offers-entering",
  inside: "shogi-console/offers-inside",
  leaving: "shogi-console/offers-leaving",
};

/** The rule of an answer to the question that is not taken. */
function answerRule({ otherCase, after }: Question): RuleId {
  const made = after.entries.at(-1)?.move;
  if (otherCase) return "shogi-console/small-letters";
  return made?.kind === "step" && made.promote
    ? "shogi-console/promotes-on-yes"
    : "shogi-console/keeps-on-no";
}

function stateText({ after }: Question, { sides }: ConsoleBout["dialogue"]): string {
  return `${after.position.ply + 1} ${sides[shogi.turn(after.position)]}`;
}

/** A question about an input that must be refused. */
type Forbidden = Question & { readonly refused: NonNullable<Question["refused"]> };

/** An input that must be refused: by a message, or by asking again with everything as it was. */
function judgeRefusal(bout: ConsoleBout, question: Forbidden, heard: HeardScreen): Answered {
  const { screen } = heard;
  const { dialogue, step } = bout;
  const again = screen.prompt === "other" && screen.asks === step;
  if (!showsState(screen)) {
    if (screen.refusal) return refusal(bout, question, heard);
    if (screen.prompt === "other" && question.expects === "step" && !again) return right();
    // A program that reads on without a prompt has refused by whatever it said.
    const asksAgain = again || ASKS_AGAIN.has(screen.prompt);
    return asksAgain ? refusal(bout, question, heard) : WAIT;
  }
  if (!agrees(screen, question.before)) return accepted(bout, question, heard);
  if (dialogue.repaints && !screen.refusal) return WAIT;
  const changed = judgeScreen(bout, question, heard).faults[0];
  if (changed) {
    const { rule } = question.refused;
    return wrong(question, heard, { rule, expected: changed.expected });
  }
  return refusal(bout, question, heard);
}

const ASKS_AGAIN: ReadonlySet<Screen["prompt"]> = new Set(["move", "replay", undefined]);

/** Whether it was taken as a move, or the turn was lost by the refusal. */
function accepted(bout: ConsoleBout, question: Forbidden, heard: HeardScreen): Answered {
  const { screen } = heard;
  const { expected } = turnText(question, screen, bout.dialogue);
  const rule = screen.refusal ? "shogi-console/refused-turn" : question.refused.rule;
  return wrong(question, heard, {
    rule,
    expected: screen.refusal ? expected : [refusalText(question)],
  });
}

function refusal(
  { dialogue, step }: ConsoleBout,
  { refused }: Question,
  heard: HeardScreen,
): Answered {
  const { screen: { refusal, prompt }, index } = heard;
  const about = (rule: RuleId, expected: Text): Finding => ({
    rule,
    expected: [expected],
    actual: excerpt(heard.screen),
    evidence: [index],
  });
  const mute = !refusal && dialogue.refusals.length > 0;
  const means = refusal?.means ?? [];
  const off = refused !== undefined && refused.meaning !== "" && means.length > 0 &&
    !means.includes(refused.meaning);
  const fitting = dialogue.refusals.filter((one) => one.means.includes(refused?.meaning ?? ""));
  const remarks = [
    ...mute ? [about("shogi-console/says-why", MESSAGE)] : [],
    ...off
      ? [
        about("shogi-console/right-reason", fitting.map(({ says }) => says).join(" / ") || MESSAGE),
      ]
      : [],
  ];
  // What is refused in the middle of a drop may be asked for again; at its beginning a move is.
  const over = prompt === "other" && step !== undefined;
  return { kind: "answer", faults: [], remarks, refused: true, over };
}

/** The right state: now what is on the board and in the hands. */
function shown(bout: ConsoleBout, question: Question, heard: HeardScreen): Answered {
  const { faults, remarks } = judgeScreen(bout, question, heard);
  return { kind: "answer", faults: faults.slice(0, 1), remarks, refused: false };
}

function atOtherTurn(bout: ConsoleBout, question: Question, heard: HeardScreen): Answered {
  const { expected } = turnText(question, heard.screen, bout.dialogue);
  const rule = turnRule(bout, question);
  return wrong(question, heard, { ...blaming(rule, plainTurnRule(bout, question)), expected });
}

/** A legal input that was refused. */
function unaccepted(question: Question, heard: HeardScreen): Answered {
  const rule = acceptRule(question, heard.screen);
  return wrong(question, heard, { rule, expected: acceptedText(question) });
}

function refusalText({ refused }: Question): Text {
  return refused?.why === undefined ? REFUSAL : fill(BECAUSE, { why: localized(refused.why) });
}

function acceptedText({ before, after }: Question): readonly Text[] {
  const made = after.entries.at(-1);
  if (!made || after.entries.length <= before.entries.length) return [TAKEN];
  return [fill(ACCEPTED, { ply: shogi.write(made.move) })];
}

/** What is expected where promotion is a choice. */
export const OFFER: Localized = {
  en: "the question whether to promote",
  zh: "詢問是否升變",
  ja: "成るかどうかの質問",
};
const NO_OFFER: Localized = {
  en: "no question, and the screen of move {marker}",
  zh: "不詢問，直接顯示第 {marker} 手的畫面",
  ja: "質問せず {marker} 手目の画面を出す",
};
const REFUSAL: Localized = {
  en: "a refusal, and the same side to play",
  zh: "拒絕輸入，行棋方不變",
  ja: "入力を拒否し、手番は変わらない",
};
const BECAUSE: Localized = {
  en: "a refusal, and the same side to play: {why}",
  zh: "拒絕輸入，行棋方不變：{why}",
  ja: "入力を拒否し、手番は変わらない：{why}",
};
const MESSAGE: Localized = {
  en: "a message that refuses the input",
  zh: "拒絕輸入的訊息",
  ja: "入力を拒否するメッセージ",
};
const TAKEN: Localized = { en: "the input is taken", zh: "接受輸入", ja: "入力を受け入れる" };
const ACCEPTED: Localized = {
  en: "{ply} is legal and is played",
  zh: "{ply} 合法，應被接受",
  ja: "{ply} は合法で、受け付けられる",
};
