/** Lines of an MGTP engine that are no replies: the command they belong to, and what they break. @module */

import type { Localized } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { decode } from "../../protocols/mgtp/mod.ts";
import { blankText } from "../blank_line.ts";
import type { HeardLine } from "../pairing.ts";
import type { MgtpBout, QuestionPast } from "./bout.ts";
import { ONLY_REPLIES } from "./judge_reply.ts";

/** What stood before a reply and is none, and what it shows of the engine's habits. */
export interface Noise {
  readonly bout: MgtpBout;
  readonly findings: readonly Finding[];
}

/** Judges the lines before a reply; only now is it clear that the reply came all the same. */
export function noiseOf(bout: MgtpBout): Noise {
  const { suspects, odd } = bout;
  if (
    bout.noise.length === 0 && suspects.length === 0 &&
    (bout.gap === "clean" || bout.answered === undefined)
  ) {
    return { bout, findings: NONE };
  }
  // After a line that is no command any line may come.
  const noise = odd ? bout.noise.filter((line) => !isBlank(line)) : bout.noise;
  const stray = odd ? NONE : strayFindings(bout);
  const held = Array.isArray(bout.gap) ? bout.gap : NO_LINES;
  switch (ownerOf(bout, noise)) {
    case "reply":
      return {
        bout: { ...bout, gap: undefined, blankLast: true },
        findings: [...stray, ...noiseFinding("mgtp/no-blank-line", [...held, ...noise])],
      };
    case "open":
      return { bout: { ...bout, gap: noise }, findings: stray };
    case "other": {
      const words = noiseFinding("mgtp/stdout-noise", [...held, ...noise]);
      return { bout: { ...bout, gap: "clean" }, findings: [...words, ...stray] };
    }
  }
}

const NONE: readonly Finding[] = [];
const NO_LINES: readonly HeardLine[] = [];

/** Whether a line has no words. */
export function isBlank({ text }: HeardLine): boolean {
  return text.trim() === "";
}

/**
 * Blank lines, with nothing else beside them, belong to the reply before them if they came before the next
 * command was sent. Between replies to one write they may as well be what the next command prints:
 * there each reply so far must have one, and there must be two.
 */
function ownerOf(
  { questions: [first], answered, blankFirst, blankLast, gap }: MgtpBout,
  lines: readonly HeardLine[],
): "reply" | "open" | "other" {
  const onlyBlank = lines.length > 0 && lines.every(isBlank);
  if (!onlyBlank || answered === undefined || blankFirst) return "other";
  const isEarly = ({ after }: HeardLine) => after !== undefined && after !== first?.text;
  if (blankLast || (!first?.pipelined && lines.some(isEarly))) return "reply";
  if (!first?.pipelined || gap === "clean") return "other";
  return gap ? "reply" : "open";
}

/**
 * Lines that look like replies, but to nothing that is waited for: second replies, replies to a
 * command that was not sent, such as the rest of a line that was read in parts, and words after a sign.
 */
function strayFindings({ suspects, past }: MgtpBout): readonly Finding[] {
  return STRAYS.flatMap(({ rule, expected, of }) => {
    const lines = suspects.filter(({ text }) => {
      const id = idOf(text);
      return of === (id === undefined ? "none" : past.get(id) ?? "unasked");
    });
    return noiseFinding(rule, lines).map((one) => ({
      ...one,
      expected: [expected],
      unasked: true,
    }));
  });
}

/** The id of a line that looks like a reply. */
function idOf(text: string): number | undefined {
  const line = decode(text);
  return line.kind === "reply" ? line.id : undefined;
}

/** A reply that comes after that to a later command is told as `pipelining` already. */
const STRAYS: readonly Stray[] = [
  {
    of: "none",
    rule: "mgtp/stdout-noise",
    expected: ONLY_REPLIES,
  },
  {
    of: "answered",
    rule: "mgtp/one-reply",
    expected: {
      en: "no second reply to a command",
      zh: "同一個指令不再回覆第二次",
      ja: "同じコマンドに二度応答しない",
    },
  },
  {
    of: "unasked",
    rule: "mgtp/unasked-reply",
    expected: {
      en: "no reply to a command that was not sent",
      zh: "不回覆沒有送出的指令",
      ja: "送られていないコマンドには応答しない",
    },
  },
];

interface Stray {
  /** What became of the question that the reply is to: `none` if it has no id. */
  readonly of: QuestionPast | "unasked" | "none";
  readonly rule: RuleId;
  readonly expected: Localized;
}

function noiseFinding(rule: RuleId, lines: readonly HeardLine[]): readonly Finding[] {
  const [first] = lines;
  if (!first) return NONE;
  return [{
    rule,
    expected: [ONLY_REPLIES],
    actual: blankText(first.text),
    evidence: lines.map(({ index }) => index),
  }];
}
