/** Which rule a missing screen of a console program breaks. @module */

import { fill, type Localized, type Text, visible } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { shogi } from "../../games/shogi/mod.ts";
import {
  type ConsoleEncoding,
  type Dialogue,
  ENCODINGS,
  looksLikeScreen,
  plainOf,
} from "../../protocols/shogi-console/mod.ts";
import { anyDisconnection, type Blame, type UnansweredKind } from "../blame.ts";
import type { Unanswered } from "../unanswered.ts";
import { unansweredText } from "../unanswered_text.ts";
import type { ConsoleBout, Question } from "./bout.ts";
import { excerpt } from "./excerpt.ts";
import { OFFER } from "./judge_answer.ts";
import { nextRule } from "./judge_screen.ts";
import { acceptRule, EITHER_CASE, isOtherKey, showsState } from "./judge_state.ts";

/** What a missing screen breaks. */
export const BLAME: Blame<ConsoleBout> = {
  ruleFor: {
    silent: keyOr("shogi-console/prompts"),
    late: keyOr("shogi-console/in-time"),
    exited: goneOr("shogi-console/stays-alive"),
    flooded: goneOr("shogi-console/bounded-output"),
    unflushed: "shogi-console/flush",
    "on-stderr": "shogi-console/on-stdout",
    // A person's words have no protocol: what came is no prompt, whatever it looks like.
    "needs-crlf": "shogi-console/prompts",
    "other-protocol": "shogi-console/prompts",
    ...anyDisconnection("shogi-console/stays-alive"),
  },
  // A program may also end by chance at an input that it should refuse.
  otherwise: {
    exited: "shogi-console/stays-alive",
    flooded: "shogi-console/bounded-output",
  },
  // Programs crash or loop for ever at input that they cannot read, so that counts as an answer
  // to it.
  replaceable: new Set<UnansweredKind>(["silent", "late", "exited", "flooded"]),
  // At a legal move a program that ends or floods does so whatever the scenario is about.
  keepsRule: ({ asked: [question] }, { kind }) =>
    (kind === "exited" || kind === "flooded") && question?.deed === "ply" &&
    question.refused === undefined,
  expected: wantedScreen,
  actual: actualText,
  seen,
};

/** A whole screen, but the one that was there before. */
function seen(
  bout: ConsoleBout,
  why: Unanswered,
  instead?: RuleId,
): readonly Finding[] | undefined {
  const { stale, asked: [question] } = bout;
  if (why.kind !== "silent" || !stale || !question || question.refused) return undefined;
  const told = showsState(stale.screen);
  const asksOnly = stale.screen.prompt === "replay" && isKey(question);
  if (!told && !asksOnly) return undefined;
  const rule = instead ?? acceptRule(question);
  const actual = told ? excerpt(stale.screen) : actualText(bout, why);
  return [{ rule, expected: wantedScreen(bout), actual, evidence: [stale.index], timing: true }];
}

function wantedScreen(bout: ConsoleBout): readonly Text[] {
  const [question] = bout.asked;
  return [question ? wantedText(bout, question) : ANYTHING];
}

/** The rule about keys in the other case, where such a key was typed; else `usual`. */
function keyOr(usual: RuleId): (bout: ConsoleBout) => RuleId {
  return ({ asked: [question] }) => (question && keyRule(question)) ?? usual;
}

/** The rule about the input at which a program ended, where some cannot read it; else `usual`. */
function goneOr(usual: RuleId): (bout: ConsoleBout) => RuleId {
  return (bout) => (bout.asked[0] && goneRule(bout, bout.asked[0])) ?? usual;
}

/** The rule for a program that ends at an input that some cannot read; undefined at any other. */
function goneRule({ moments }: ConsoleBout, question: Question): RuleId | undefined {
  const { deed, refused, after } = question;
  if (refused) return refused.rule;
  if (isOtherKey(question)) return keyRule(question);
  if (deed === "next") return oddRule(after.entries.at(-1));
  const all = deed === "start" ? moments.at(-1)?.entries ?? [] : [];
  // Some read the whole record before they show anything.
  return all.map(nextRule).includes(FILE_NINE) ? FILE_NINE : undefined;
}

const FILE_NINE = "shogi-console/replay-file-nine";
const ANY_PLY = "shogi-console/replay-next";

/** The rule about a ply that some programs cannot replay; a crash at any other is a crash. */
function oddRule(entry: Parameters<typeof nextRule>[0]): RuleId | undefined {
  const rule = nextRule(entry);
  return rule === ANY_PLY ? undefined : rule;
}

/** Whether it was a key of a replay that shows another position. */
function isKey(question: Question | undefined): boolean {
  return question?.deed === "next" || question?.deed === "previous";
}

/** The rule for a program that does not answer to a key in the other case. */
function keyRule(question: Question): RuleId | undefined {
  return isOtherKey(question) ? EITHER_CASE : undefined;
}

/** What came without a prompt at its end may be a whole screen in words that the dialogue does not describe. */
function actualText({ dialogue, stale, last }: ConsoleBout, why: Unanswered): Text {
  const { encoding } = dialogue;
  if ("text" in why) return unansweredText({ ...why, text: brief(plainOf(why.text, encoding)) });
  if (why.kind !== "silent") return unansweredText(why);
  const partial = plainOf(why.partial, encoding);
  const text = brief(partial);
  const seconds = Math.round(why.waitedMs / 100) / 10;
  // What stands behind a prompt in its line belongs to it.
  if (stale && !showsState(stale.screen) && !/\n\s*\S/.test(partial)) {
    const said = visible(brief(stale.screen.text));
    const inReplay = last !== undefined && stale.screen.prompt === "replay";
    return fill(inReplay ? ONLY_PROMPT : NO_STATE, { seconds, text: said });
  }
  if (text === "") return unansweredText({ ...why, ...screens(why, encoding) });
  const other = encodingOf(dialogue, why.partial);
  if (other) return fill(OTHER_ENCODING, { seconds, encoding, other });
  return fill(NO_PROMPT, { seconds, text: visible(text) });
}

/** What was shown since the question, in a few words. */
function screens(
  { unheeded }: Extract<Unanswered, { kind: "silent" }>,
  encoding: ConsoleEncoding,
): Pick<Extract<Unanswered, { kind: "silent" }>, "unheeded"> {
  if (!unheeded) return {};
  return { unheeded: { ...unheeded, first: brief(plainOf(unheeded.first, encoding)) } };
}

/** The encoding in which a text is a screen of the program, where it is another one. */
function encodingOf(dialogue: Dialogue, text: string): ConsoleEncoding | undefined {
  return ENCODINGS.find((encoding) =>
    encoding !== dialogue.encoding && looksLikeScreen({ ...dialogue, encoding })(text)
  );
}

const MOST = 120;

/** The first words of a screen. */
function brief(text: string): string {
  const words = text.trim().replace(/\s+/g, " ");
  return words.length > MOST ? `${words.slice(0, MOST)}…` : words;
}

function wantedText({ dialogue }: ConsoleBout, { expects, after, refused }: Question): Text {
  if (expects === "promotion") return OFFER;
  if (refused) return REFUSAL;
  const { position } = after;
  const side = dialogue.sides[shogi.turn(position)];
  return fill(STATE, { number: position.ply + 1, side, prompt: dialogue.prompts.move });
}

const STATE: Localized = {
  en: "the screen of move {number}, {side} to play, and a prompt",
  zh: "第 {number} 手、輪到 {side} 的畫面與提示",
  ja: "{number} 手目、{side} の番の画面とプロンプト",
};
const REFUSAL: Localized = {
  en: "a refusal, and a prompt",
  zh: "拒絕輸入的訊息與提示",
  ja: "拒否のメッセージとプロンプト",
};
const ANYTHING: Localized = {
  en: "a prompt, or the end of the program",
  zh: "提示，或程式結束",
  ja: "プロンプト、またはプログラムの終了",
};
const NO_PROMPT: Localized = {
  en: "for {seconds} s no prompt that the dialogue describes, only: {text}",
  zh: "{seconds} 秒內沒有出現對話描述中的提示，只有：{text}",
  ja: "{seconds} 秒間、対話の記述にあるプロンプトは出ず、出たのは次だけ：{text}",
};
const OTHER_ENCODING: Localized = {
  en:
    "for {seconds} s no prompt that can be read as {encoding}, but one in {other}: write `encoding: {other}` in a file for `--console`",
  zh:
    "{seconds} 秒內沒有能以 {encoding} 讀出的提示，但能以 {other} 讀出：請在 `--console` 檔案中寫 `encoding: {other}`",
  ja:
    "{seconds} 秒間、{encoding} として読めるプロンプトはないが、{other} としては読める：`--console` のファイルに `encoding: {other}` と書く",
};
const ONLY_PROMPT: Localized = {
  en: "a prompt, but no screen of the position before it for {seconds} s, only: {text}",
  zh: "有提示，但 {seconds} 秒內沒有局面的畫面，只有：{text}",
  ja: "プロンプトは出たが、{seconds} 秒間、局面の画面は出ず、出たのは次だけ：{text}",
};
const NO_STATE: Localized = {
  en:
    "for {seconds} s a prompt, but no state marker that the dialogue describes (`state:` in a file for `--console`), only: {text}",
  zh:
    "{seconds} 秒內有提示，但沒有對話描述中的狀態標記（`--console` 檔案的 `state:`），只有：{text}",
  ja:
    "{seconds} 秒間、プロンプトは出たが、対話の記述にある状態表示（`--console` のファイルの `state:`）がなく、出たのは次だけ：{text}",
};
