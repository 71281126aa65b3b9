/** Lines of an MGTP engine that are no replies: whose they are, and what they break. @module */

import type { Finding, RuleId } from "../../protocols/finding.ts";
import { blankText } from "../blank_line.ts";
import type { HeardLine } from "../pairing.ts";
import type { MgtpBout } from "./bout.ts";
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
  const stray = noiseFinding("mgtp/stdout-noise", odd ? NO_LINES : suspects).map(unasked);
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

/** A reply to a command that was not sent, such as to the rest of a line that was read in parts. */
function unasked(finding: Finding): Finding {
  return { ...finding, expected: [NOTHING_UNASKED], unasked: true };
}

const NOTHING_UNASKED = {
  en: "no reply to a command that was not sent",
  zh: "不回覆沒有送出的指令",
  ja: "送られていないコマンドには応答しない",
};

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
