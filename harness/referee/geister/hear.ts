/** What the referee makes of one line from a Geister engine. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { boardString, geister, type GeisterMove } from "../../games/geister/mod.ts";
import { decodeGeister, DIRECTION_WORDS } from "../../protocols/geister/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import { blankText } from "../blank_line.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import { deal, type GeisterBout } from "./bout.ts";
import { anyMove, anySet, examples } from "./examples.ts";
import { wrongPictures } from "./pictures.ts";
import { slipsOf } from "./slips.ts";

/** The rules about lines that are no messages, and about line ends, which differ between the ways to talk. */
export interface LineRules {
  readonly lineEnd: RuleId;
  readonly blank: RuleId;
  readonly noise: RuleId;
}

/** Folds a line into the bout. */
export function hear(
  bout: GeisterBout,
  line: HeardLine,
  rules: LineRules,
): Ruling<GeisterBout> {
  const decoded = decodeGeister(line.text);
  if (decoded.kind === "blank") return odd(bout, line, { rule: rules.blank, expected: NOTHING });
  if (decoded.kind === "noise") {
    return odd(bout, line, { rule: rules.noise, expected: MESSAGES });
  }
  const verb = decoded.kind === "malformed" ? decoded.verb : decoded.kind;
  // A refused engine that moved again could not know that the game would end at once.
  if (bout.over && bout.question?.startsWith("NG")) return { bout, findings: [], messages: [] };
  const ended = bout.over && (line.after === undefined || !/^(MOV|OK|SET|NG)/.test(line.after));
  const stale = line.after !== undefined && line.after !== bout.question;
  if (verb === "mov" && (stale || bout.over) && !ended) return unasked(bout, line);
  if (bout.over) return odd(bout, line, { rule: "geister/ends-quietly", expected: NOTHING });
  // Before the server has asked for anything, waiting is the scenario's business.
  if (!bout.begun) return { bout, findings: [], messages: [] };
  if (verb !== bout.phase) return unasked(bout, line);
  const answer = decoded.kind === "set"
    ? judgeSet(bout, line, decoded.letters)
    : decoded.kind === "mov"
    ? judgeMov(bout, line, decoded)
    : malformed(verb, line, bout);
  const { findings, reds, ply, ...message } = answer;
  return {
    bout: {
      ...reds === undefined ? bout : deal({ ...bout, reds }, bout.options),
      phase: "idle",
      ownPly: ply,
      moved: ply ?? bout.moved,
    },
    findings: [...lineEnd(line, rules), ...tooSoon(bout, line), ...findings ?? []],
    messages: [{ ...message, entries: [line.index] }],
    ply,
  };
}

const NOTHING: Localized = { en: "nothing", zh: "不送任何訊息", ja: "何も送らない" };
const MESSAGES: Localized = {
  en: "only SET and MOV",
  zh: "只有 SET 與 MOV",
  ja: "SET と MOV のみ",
};

interface Judged extends Omit<Message, "entries"> {
  readonly findings?: readonly Finding[];
  readonly reds?: string;
  readonly ply?: string;
}

function finding(line: HeardLine, { rule, expected }: { rule: RuleId; expected: Text }): Finding {
  return { rule, expected: [expected], actual: blankText(line.text), evidence: [line.index] };
}

/** A line that is no answer; the server goes on waiting for one. */
function odd(
  bout: GeisterBout,
  line: HeardLine,
  what: { rule: RuleId; expected: Text },
): Ruling<GeisterBout> {
  return { bout, findings: [finding(line, what)], messages: [] };
}

/** An unrequested message. */
function unasked(bout: GeisterBout, line: HeardLine): Ruling<GeisterBout> {
  const moves = decodeGeister(line.text).kind === "mov";
  const after = moves ? { ...bout, unasked: true } : bout;
  return odd(after, line, { rule: "geister/in-turn", expected: NOTHING });
}

function lineEnd(line: HeardLine, { lineEnd: rule }: LineRules): readonly Finding[] {
  if (line.text.endsWith("\r")) return [];
  const actual = `${line.text}\n`;
  return [{ ...finding(line, { rule, expected: `${line.text}\r\n` }), actual }];
}

/** An answer that was sent before its question. */
function tooSoon({ question }: GeisterBout, line: HeardLine): readonly Finding[] {
  if (line.after === question) return [];
  return [finding(line, { rule: "geister/set-after-request", expected: NOTHING })];
}

function malformed(
  verb: "set" | "mov",
  line: HeardLine,
  { position }: GeisterBout,
): Judged {
  const expected = verb === "set" ? anySet() : anyMove(position);
  const fault = finding(line, { rule: FORMAT_RULES[verb], expected });
  return { kind: "unusable", fields: { message: verb }, faults: [fault] };
}

function judgeSet(bout: GeisterBout, line: HeardLine, letters: string): Judged {
  const fields = { message: "set", letters };
  if (!/^[A-Ha-h]{4}$/.test(letters)) return { ...malformed("set", line, bout), fields };
  const upper = letters.toUpperCase();
  const expected = `SET:${upper}`;
  const findings = upper === letters
    ? []
    : [finding(line, { rule: "geister/set-upper-case", expected })];
  const distinct = new Set(upper).size === 4;
  const faults = distinct
    ? []
    : [finding(line, { rule: "geister/set-distinct", expected: anySet() })];
  return { kind: "reply", fields, faults, findings, reds: upper };
}

function judgeMov(
  bout: GeisterBout,
  line: HeardLine,
  { ghost, direction }: { ghost: string; direction: string },
): Judged {
  const fields = { message: "mov", ghost, direction };
  if (!DIRECTION_WORDS.includes(direction.toUpperCase())) {
    const fault = finding(line, {
      rule: "geister/mov-direction",
      expected: anyMove(bout.position),
    });
    return { kind: "unusable", fields, faults: [fault] };
  }
  const move = geister.read(`${ghost},${direction}`);
  if (!move.ok) return { ...malformed("mov", line, bout), fields };
  const objection = geister.objection(bout.position, move.value);
  if (!objection) return { kind: "reply", fields, faults: [], ply: geister.write(move.value) };
  const fault = illegal(bout, line, { move: move.value, ...objection });
  return { kind: "reply", fields, faults: [fault] };
}

const FORMAT_RULES = { set: "geister/set-format", mov: "geister/mov-format" } as const;

function illegal(
  { position, side, moved, unasked }: GeisterBout,
  line: HeardLine,
  { move, rule, why }: { move: GeisterMove; rule: RuleId; why: Text },
): Finding {
  const text = line.text.trimEnd();
  const seen = boardString(position, side);
  const reason = fill(REASON, { text, why, seen });
  return {
    rule,
    expected: examples(position),
    actual: unasked || geister.write(move) === moved ? fill(AGAIN, { reason }) : reason,
    evidence: [line.index],
    move: geister.write(move),
    slips: slipsOf(position, move),
    ...wrongPictures(position, { side, move }),
  };
}

const REASON: Localized = { en: "{text}: {why}", zh: "{text}：{why}", ja: "{text}：{why}" };

const AGAIN: Localized = {
  en:
    "{reason} (are there two moves for one MOV?, so that this one was meant for the turn before?)",
  zh: "{reason}（是否對一次 MOV? 送了兩步，而這一步屬於上一回合？）",
  ja: "{reason}（一つの MOV? に二手を送っていないか。これは前の手番の手かもしれない）",
};
