/** Whether the engine can be talked to at all; told once, not fifty times. @module */

import {
  fill,
  type Localized,
  type Reason,
  type Text,
  visible,
  withoutColours,
} from "../core/mod.ts";
import { fateText, type Unanswered } from "../referee/mod.ts";
import { exitFailure, type StartFailure } from "../transports/mod.ts";

/** Why there is no engine to judge. */
export interface StartTrouble {
  readonly why: Text;
  readonly detail: string;
}

/** What keeps an engine from being judged; undefined where nothing does. */
export function unstartable(
  { startFailure, unanswered, mute, sent = "", said = [], secondConnection }: {
    readonly startFailure?: StartFailure;
    readonly unanswered?: Unanswered;
    readonly mute: boolean;
    /** What it had been sent, where a person could send the same. */
    readonly sent?: string;
    /** It connected, and once more: then it has started. */
    readonly secondConnection?: string;
    /** What it wrote to its output, none of it an answer. */
    readonly said?: readonly string[];
  },
): StartTrouble | undefined {
  if (startFailure?.kind === "exhausted") return undefined;
  if (startFailure) {
    const { why, detail, isDetailTold } = startFailure;
    return { why, detail: isDetailTold ? "" : detail };
  }
  if (secondConnection !== undefined) return undefined;
  // One that used too much has started all right.
  if (!mute || unanswered?.kind !== "exited" || unanswered.excess) return undefined;
  const stderr = withoutColours(unanswered.stderr);
  const known = exitFailure(unanswered);
  if (known) return { why: known.why, detail: stderr };
  // Its words are told in full beside this sentence.
  const fate = fateText({ ...unanswered, stderr: "" });
  const line = visible(sent.trimEnd(), LONGEST_SENT);
  const given = line === "" ? "" : fill(SENT, { line });
  const output = [...said, unanswered.partial ?? ""].join("\n").trimEnd();
  const detail = withoutColours(output) + (output === "" ? "" : "\n") + stderr;
  const words = output !== "" ? AFTER_OUTPUT : stderr.trim() === "" ? WORDLESS : AT_ONCE;
  return { why: fill(words, { fate, given }), detail };
}

/** Why nothing was started at all: what should confine the engine failed, which is not its fault. */
export function sandboxUnmade(
  { unanswered, mute }: { readonly unanswered?: Unanswered; readonly mute: boolean },
): Reason | undefined {
  if (!mute || unanswered?.kind !== "exited") return undefined;
  const [first = ""] = unanswered.stderr.split("\n");
  if (!CONFINERS.test(first) || NO_PROGRAM.test(first)) return undefined;
  return { kind: "sandbox-unmade", line: first.slice(0, 300) };
}

const CONFINERS = /^(bwrap|setpriv|unshare|prlimit|taskset): /;
// All else was done by then: the engine is not there any more, or is no program.
const NO_PROGRAM =
  /^\w+: (execvp (?!(prlimit|setpriv): )|failed to execute (?!(bwrap|prlimit|setpriv|unshare): ))/;

const LONGEST_SENT = 60;
const SENT: Localized = {
  en: " (it had been sent {line})",
  zh: "（已送出 {line}）",
  ja: "（{line} を送った後）",
};
const WORDLESS: Localized = {
  en: "The engine {fate} before it answered anything{given}, without a word on stderr",
  zh: "引擎在回覆任何指令前{given}就{fate}，stderr 沒有任何內容",
  ja: "エンジンは何にも応答しないうちに{given}{fate}。stderr には何もない",
};
const AFTER_OUTPUT: Localized = {
  en:
    "The engine {fate} before it answered anything{given}; what it wrote is below, no answer in it",
  zh: "引擎在回覆任何指令前{given}就{fate}；輸出內容如下，其中沒有任何回覆",
  ja: "エンジンは何にも応答しないうちに{given}{fate}。出力は下のとおりで、応答は含まれていない",
};
const AT_ONCE: Localized = {
  en: "The engine {fate} before it answered anything{given}, and wrote to stderr",
  zh: "引擎在回覆任何指令前{given}就{fate}，並寫了訊息到 stderr",
  ja: "エンジンは何にも応答しないうちに{given}{fate}。stderr に出力がある",
};
