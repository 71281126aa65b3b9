/** Whether the engine can be talked to at all; told once, not fifty times. @module */

import { fill, type Localized, type Text } from "../core/mod.ts";
import { fateText, type Unanswered } from "../referee/mod.ts";
import { exitFailure, type StartFailure } from "../transports/mod.ts";

/** Why there is no engine to judge. */
export interface Trouble {
  readonly why: Text;
  readonly detail: string;
}

/** What keeps an engine from being judged; undefined where nothing does. */
export function unstartable(
  { startFailure, unanswered, mute }: {
    readonly startFailure?: StartFailure;
    readonly unanswered?: Unanswered;
    readonly mute: boolean;
  },
): Trouble | undefined {
  if (startFailure?.kind === "exhausted") return undefined;
  if (startFailure) return { why: startFailure.why, detail: startFailure.detail };
  // One that used too much has started all right.
  if (!mute || unanswered?.kind !== "exited" || unanswered.excess) return undefined;
  const { stderr } = unanswered;
  const known = exitFailure(unanswered);
  if (known) return { why: known.why, detail: stderr };
  // Its words follow below, all of them.
  const fate = fateText({ ...unanswered, stderr: "" });
  return { why: fill(stderr.trim() === "" ? WORDLESS : AT_ONCE, { fate }), detail: stderr };
}

/** Why nothing was started at all: what should confine the engine failed, which is not its fault. */
export function sandboxUnmade(
  { unanswered, mute }: { readonly unanswered?: Unanswered; readonly mute: boolean },
): Text | undefined {
  if (!mute || unanswered?.kind !== "exited") return undefined;
  const [first = ""] = unanswered.stderr.split("\n");
  if (!CONFINERS.test(first) || NO_PROGRAM.test(first)) return undefined;
  return fill(UNMADE, { line: first.slice(0, 300) });
}

const CONFINERS = /^(bwrap|setpriv|prlimit|taskset): /;
// All else was done by then: the engine is not there any more, or is no program.
const NO_PROGRAM = /^\w+: (execvp |failed to execute )/;

const UNMADE: Localized = {
  en: "The sandbox could not be made: {line}",
  zh: "無法建立沙箱：{line}",
  ja: "サンドボックスを作れなかった: {line}",
};
const WORDLESS: Localized = {
  en: "The engine {fate} before it answered anything, without a word on stderr",
  zh: "程式在回覆任何指令前就{fate}，stderr 沒有任何內容",
  ja: "エンジンは何にも応答しないうちに{fate}。stderr には何もない",
};
const AT_ONCE: Localized = {
  en: "The engine {fate} before it answered anything; what it wrote to stderr is below",
  zh: "程式在回覆任何指令前就{fate}；stderr 內容如下",
  ja: "エンジンは何にも応答しないうちに{fate}。stderr の内容は下のとおり",
};
