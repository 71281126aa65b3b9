/** What the referee makes of one message from a Ponder engine. @module */

import { blaming, type Localized, type Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { darkChess, type DarkChessMove } from "../../games/dark-chess/mod.ts";
import { decodeEngine, type EngineMessage, type Flaw } from "../../protocols/ponder/mod.ts";
import { illegalPly, legalPlies, revealedBy } from "../dark-chess/mod.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import { afterHandshake, type PonderBout } from "./bout.ts";
import { misread } from "./upside_down.ts";

/** Folds a message into the bout. */
export function hear(bout: PonderBout, line: HeardLine): Ruling<PonderBout> {
  // It may be half of a header of four bytes: what follows will tell.
  if (line.text === "") return quiet({ ...bout, empty: [...bout.empty.slice(-MOST), line] });
  const message = decodeEngine(line.text, bout.dialect);
  if (isExcused(bout) && message.kind !== "noise") return quiet(bout);
  const stray = strayRule(bout, { line, message });
  if (stray && MISFRAMED.includes(stray)) return odd({ ...bout, misframed: stray }, line, stray);
  if (stray) return odd(bout, line, stray);
  const heard: Heard = { bout: { ...bout, empty: [] }, line, message };
  const answer = answerTo(heard);
  const findings = [...emptyFindings(bout), ...flawFindings(heard), ...answer.findings];
  return { ...answer, findings };
}

const MOST = 200;
const MISFRAMED: readonly RuleId[] = ["ponder/frame-header", "ponder/length-exact"];

/** A message that crosses a good-bye is no fault, nor one after an end that was not told. */
function isExcused({ gone, over, dialect }: PonderBout): boolean {
  return over ? dialect.name === "v1" : gone;
}

/** A message at its moment. */
interface Heard {
  readonly bout: PonderBout;
  readonly line: HeardLine;
  readonly message: EngineMessage;
}

function quiet(bout: PonderBout): Ruling<PonderBout> {
  return { bout, findings: [], messages: [] };
}

/** A message that is no answer; the server goes on waiting for one. */
function odd(bout: PonderBout, line: HeardLine, rule: RuleId): Ruling<PonderBout> {
  return { bout, findings: [finding(line, rule, [NOTHING])], messages: [] };
}

const NOTHING: Localized = { en: "nothing", zh: "不送任何訊息", ja: "何も送らない" };

function finding(line: HeardLine, rule: RuleId, expected: readonly Text[]): Finding {
  return { rule, expected, actual: line.text.slice(0, LONGEST_SHOWN), evidence: [line.index] };
}

const LONGEST_SHOWN = 300;

/** The rule that a message breaks by coming at all, or undefined for an answer. */
function strayRule(bout: PonderBout, { line, message }: Omit<Heard, "bout">): RuleId | undefined {
  if (message.kind === "noise") return noiseRule(bout, line);
  if (bout.over) return "ponder/ends-quietly";
  const wanted = message.kind === "start" || message.kind === "turn" ? message.kind : "ply";
  const early = wanted === "ply" && line.after !== undefined && line.after !== bout.question;
  return wanted !== bout.phase || early ? "ponder/in-turn" : undefined;
}

/** Half a word, or bytes that are no text, come of a header that was not thought through. */
function noiseRule({ phase }: PonderBout, { text }: HeardLine): RuleId {
  if (NO_TEXT.test(text)) return "ponder/frame-header";
  const word = phase === "start" ? "/start" : phase === "turn" ? "/turn" : "";
  return word.startsWith(text) || word.endsWith(text)
    ? "ponder/length-exact"
    : "ponder/only-messages";
}

// Control characters, and bytes that are no UTF-8.
// deno-lint-ignore no-control-regex
const NO_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\udc80-\udcff]/;

function answerTo(heard: Heard): Ruling<PonderBout> {
  const { bout, line, message } = heard;
  const entries = [line.index];
  switch (message.kind) {
    case "start":
    case "turn": {
      const after = message.kind === "turn" ? afterHandshake(bout) : { ...bout, phase: "idle" };
      const reply = { kind: "reply", fields: { message: message.kind }, entries, faults: [] };
      return { bout: after, findings: [], messages: [reply] } as Ruling<PonderBout>;
    }
    case "ply":
      if (message.ply === "resign") return resigned(heard);
      return judged(heard, message.ply);
    case "foreign":
      return unusable(heard, "ponder/dialect");
    case "malformed":
    case "noise":
      return unusable(heard, "ponder/ply-format");
  }
}

function resigned({ bout, line }: Heard): Ruling<PonderBout> {
  const message = {
    kind: "reply",
    fields: { message: "ply", ply: "resign" },
    entries: [line.index],
    faults: [],
  } as const;
  return { bout: { ...bout, phase: "idle" }, findings: [], messages: [message], resigned: true };
}

function unusable({ bout, line }: Heard, rule: RuleId): Ruling<PonderBout> {
  const fault = finding(line, rule, legalPlies(bout.position, bout.dialect.writePly));
  const message = {
    kind: "unusable",
    fields: { message: "ply" },
    entries: [line.index],
    faults: [fault],
    garbled: true,
  } as const;
  return { bout: { ...bout, phase: "idle" }, findings: [], messages: [message] };
}

function judged({ bout, line }: Heard, move: DarkChessMove): Ruling<PonderBout> {
  const { position, dialect, ownFlips } = bout;
  const found = illegalPly(position, { said: line.text, move, words: dialect.writePly });
  const illegal = found && misread(bout, { illegal: found, move });
  // An engine that flips the same piece again has not been listening.
  const again = move.kind === "flip" && ownFlips.includes(move.at);
  const message = {
    kind: "reply",
    fields: { message: "ply", ply: darkChess.write(move) },
    entries: [line.index],
    faults: illegal
      ? [{
        ...illegal,
        ...blaming(again ? "ponder/own-ply-echo" : illegal.rule, illegal.rule),
        evidence: [line.index],
      }]
      : [],
  } as const;
  const ply = illegal ? undefined : darkChess.write(revealedBy(position, move));
  return { bout: { ...bout, phase: "idle" }, findings: [], messages: [message], ply };
}

const FLAW_RULES: Readonly<Record<Flaw, RuleId>> = {
  terminator: "ponder/no-terminator",
  extra: "ponder/handshake-words",
  wide: "ponder/single-byte-text",
};

function flawFindings({ line, message }: Heard): readonly Finding[] {
  const text = line.text.replaceAll("\0", "").trimEnd();
  const word = message.kind === "start" || message.kind === "turn" ? `/${message.kind}` : text;
  return message.flaws.map((flaw) => finding(line, FLAW_RULES[flaw], [word]));
}

/** Told once it is clear that a message came all the same. */
function emptyFindings({ empty }: PonderBout): readonly Finding[] {
  const [first] = empty;
  if (!first) return [];
  const evidence = empty.map(({ index }) => index);
  return [{ ...finding(first, "ponder/not-empty", [NOTHING]), actual: EMPTY, evidence }];
}

const EMPTY: Localized = {
  en: "a message of length 0",
  zh: "長度為 0 的訊息",
  ja: "長さ 0 のメッセージ",
};
