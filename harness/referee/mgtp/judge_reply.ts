/** Whether a reply says what its command asks for. @module */

import { blaming, fill, type Localized, type Text } from "../../core/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import { isLegal, showBoard } from "../../games/dark-chess/mod.ts";
import { COMMANDS, CORE } from "../../protocols/mgtp/mod.ts";
import { type MgtpBout, plyOf, type Question } from "./bout.ts";
import { type Judged, judgePly } from "./judge_ply.ts";
import type { Reply } from "./reply.ts";

/** Judges a reply to a command that was sent as the manual says; any other is the scenario's business. */
export function judgeReply(bout: MgtpBout, reply: Reply): Judged {
  const { form, id } = reply.question.command;
  // Many engines go by the number alone: under a foreign one they cannot know what is asked.
  if (!form || form.id !== id) return FINE;
  if (form.reply === "ply") return judgePly(reply);
  if (!reply.success) return refused(bout, reply);
  switch (form.reply) {
    case "nothing":
      return judgeNothing(reply);
    case "text":
      return judgePattern(reply, { pattern: /\S/, expected: NOT_EMPTY });
    case "version":
      return judgePattern(reply, { pattern: /^\d+\.\d+\.\d+$/, expected: "=0 1.0.0" });
    case "boolean":
      return judgeBoolean(bout, reply);
    case "names":
      return judgeNames(reply);
    case "board":
      return judgeBoard(reply);
  }
}

const FINE: Judged = { findings: [] };

/** What should stand on stdout. */
export const ONLY_REPLIES = { en: "only replies", zh: "只有回覆", ja: "応答のみ" };

const NOT_EMPTY = { en: "a text that is not empty", zh: "非空的內容", ja: "空でない内容" };

function fault(
  reply: Reply,
  { expected, ...broken }: Pick<Finding, "rule" | "otherwise" | "expected">,
): Judged {
  const id = reply.question.command.id;
  const text = reply.text === "" ? "" : ` ${reply.text}`;
  const actual = `${reply.success ? "=" : "?"}${id}${text}`;
  return { findings: [{ ...broken, expected, actual, evidence: reply.entries } satisfies Finding] };
}

/** A correct command was answered with `?`. */
function refused({ taken }: MgtpBout, reply: Reply): Judged {
  const { command, echo } = reply.question;
  const spelling = command.form?.name !== command.name;
  const usual = command.form?.rule ?? "mgtp/answers";
  // An engine that makes its plies in genmove can take none of them again.
  const rule = echo && !taken?.has(command.name)
    ? "mgtp/own-ply-echo"
    : isStale(reply.question)
    ? "mgtp/reset-board-clears"
    : spelling
    ? "mgtp/time-setting-spelling"
    : usual;
  // An engine may refuse plies by chance, the opponent's as well.
  const claim = blaming(rule, spelling ? rule : usual);
  return fault(reply, { ...claim, expected: [`=${command.id}`] });
}

/** Whether a ply is refused that the game before the last reset_board would not have allowed. */
function isStale({ command, before }: Question): boolean {
  const ply = plyOf(command);
  return before !== undefined && ply !== undefined &&
    !isLegal(before, ply);
}

function judgeNothing(reply: Reply): Judged {
  if (reply.text === "") return FINE;
  return fault(reply, { rule: "mgtp/empty-text", expected: [`=${reply.question.command.id}`] });
}

function judgePattern(
  reply: Reply,
  { pattern, expected }: { pattern: RegExp; expected: Text },
): Judged {
  if (pattern.test(reply.text)) return { findings: [] };
  return fault(reply, {
    rule: reply.question.command.form?.rule ?? "mgtp/answers",
    expected: [expected],
  });
}

function judgeBoolean({ listed }: MgtpBout, reply: Reply): Judged {
  const name = reply.question.command.args[0] ?? "";
  if (reply.text !== "true" && reply.text !== "false") {
    return fault(reply, { rule: "mgtp/known-command", expected: ["=3 true", "=3 false"] });
  }
  const known = reply.text === "true";
  const right = CORE.has(name) ? true : isCommand(name) ? known : false;
  if (known !== right) {
    return fault(reply, { rule: "mgtp/known-command-truth", expected: [`=3 ${right}`] });
  }
  if (listed && listed.has(name) !== known) {
    return fault(reply, { rule: "mgtp/list-commands-agrees", expected: [`=3 ${!known}`] });
  }
  return { findings: [] };
}

function isCommand(name: string): boolean {
  return name === "init_board" || name === "time_setting" ||
    COMMANDS.some((command) => command.name === name);
}

/** Names stand alone on their lines; a line that is none was not meant for the list. */
function judgeNames(reply: Reply): Judged {
  const { kept, others } = sorted(reply, /^[A-Za-z_]\w*$/);
  const names = new Set(kept);
  const listed = names.has("time_setting") ? new Set([...names, "time_settings"]) : names;
  const missing = [...CORE].filter((name) => !listed.has(name));
  if (missing.length > 0) {
    const expected = [fill(ON_A_LINE, { names: missing.join(", ") })];
    return fault(reply, { rule: "mgtp/list-commands", expected });
  }
  return { findings: noise(reply, others), learnt: { listed } };
}

const ON_A_LINE: Localized = {
  en: "also {names}, each on a line of its own",
  zh: "還要有 {names}，各佔一行",
  ja: "{names} も一行に一つずつ",
};

function judgeBoard(reply: Reply): Judged {
  const wanted = showBoard(reply.question.position).join("\n");
  const { kept, others } = sorted(reply, /^[KGMRNCPkgmrncpX-]{4}$/);
  const expected = [`=17 ${wanted}`];
  if (kept.length !== 8) return fault(reply, { rule: "mgtp/showboard", expected });
  if (kept.join("\n") === wanted) return { findings: noise(reply, others) };
  return fault(reply, { rule: "mgtp/showboard-position", expected });
}

/** The lines of a long reply: those that belong to it, and those that only stand between them. */
function sorted(
  { text }: Reply,
  form: RegExp,
): { readonly kept: readonly string[]; readonly others: readonly string[] } {
  const lines = text.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "");
  return {
    kept: lines.filter((line) => form.test(line)),
    others: lines.filter((line) => !form.test(line)),
  };
}

function noise({ entries }: Reply, [first]: readonly string[]): readonly Finding[] {
  if (first === undefined) return [];
  return [{
    rule: "mgtp/stdout-noise",
    expected: [ONLY_REPLIES],
    actual: first,
    evidence: entries,
  }];
}
