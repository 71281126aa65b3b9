/** The eighteen commands of MGTP. @module */

import type { MGTP_RULES } from "./rules/mod.ts";

/** What the reply to a command carries. */
export type ReplyForm = "nothing" | "text" | "version" | "boolean" | "names" | "board" | "ply";

/** One command of the manual's table 3. */
export interface CommandForm {
  readonly id: number;
  readonly name: string;
  /** One pattern per argument. */
  readonly args: readonly RegExp[];
  readonly reply: ReplyForm;
  /** The rule that says how it is answered. */
  readonly rule: typeof MGTP_RULES[number]["id"];
}

const SQUARE = /^[a-d][1-8]$/;
const NUMBER = /^\d+$/;

/** The commands by their fixed numbers. */
export const COMMANDS: readonly CommandForm[] = [
  { id: 0, name: "protocol_version", args: [], reply: "version", rule: "mgtp/protocol-version" },
  { id: 1, name: "name", args: [], reply: "text", rule: "mgtp/name" },
  { id: 2, name: "version", args: [], reply: "text", rule: "mgtp/version" },
  { id: 3, name: "known_command", args: [/^\S+$/], reply: "boolean", rule: "mgtp/known-command" },
  { id: 4, name: "list_commands", args: [], reply: "names", rule: "mgtp/list-commands" },
  { id: 5, name: "quit", args: [], reply: "nothing", rule: "mgtp/quit-reply" },
  { id: 6, name: "boardsize", args: [NUMBER, NUMBER], reply: "nothing", rule: "mgtp/boardsize" },
  { id: 7, name: "reset_board", args: [], reply: "nothing", rule: "mgtp/reset-board" },
  { id: 8, name: "num_repetition", args: [NUMBER], reply: "nothing", rule: "mgtp/num-repetition" },
  {
    id: 9,
    name: "num_moves_to_draw",
    args: [NUMBER],
    reply: "nothing",
    rule: "mgtp/num-moves-to-draw",
  },
  { id: 10, name: "move", args: [SQUARE, SQUARE], reply: "nothing", rule: "mgtp/move-accepted" },
  {
    id: 11,
    name: "flip",
    args: [SQUARE, /^[KGMRNCPkgmrncp]$/],
    reply: "nothing",
    rule: "mgtp/flip-accepted",
  },
  {
    id: 12,
    name: "genmove",
    args: [/^(red|black|unknown)$/],
    reply: "ply",
    rule: "mgtp/genmove-ply",
  },
  {
    id: 13,
    name: "game_over",
    args: [/^(red|black|draw)$/],
    reply: "nothing",
    rule: "mgtp/game-over",
  },
  { id: 14, name: "ready", args: [], reply: "nothing", rule: "mgtp/ready" },
  { id: 15, name: "time_settings", args: [NUMBER], reply: "nothing", rule: "mgtp/time-settings" },
  {
    id: 16,
    name: "time_left",
    args: [/^(red|black)$/, NUMBER],
    reply: "nothing",
    rule: "mgtp/time-left",
  },
  { id: 17, name: "showboard", args: [], reply: "board", rule: "mgtp/showboard" },
];

/** The commands that the real client sends. */
export const CORE: ReadonlySet<string> = new Set([
  "name",
  "version",
  "quit",
  "reset_board",
  "move",
  "flip",
  "genmove",
  "ready",
  "time_settings",
  "time_left",
]);

/** A command as it was sent. */
export interface MgtpCommand {
  /** The number that opens the line; undefined where none does. */
  readonly id?: number;
  readonly name: string;
  readonly args: readonly string[];
  /** The form it has, when all of it is as the manual says. */
  readonly form?: CommandForm;
}

/** What the real client writes for time_settings. */
const CLIENT_SPELLING = "time_setting";

const BY_NAME: ReadonlyMap<string, CommandForm> = new Map(
  COMMANDS.flatMap((form): (readonly [string, CommandForm])[] =>
    form.name === "time_settings"
      ? [[form.name, form], [CLIENT_SPELLING, form]]
      : [[form.name, form]]
  ),
);

/** What was read last: a client says the same few hundred lines over and over. */
const READ = new Map<string, MgtpCommand>();
const MOST_READ = 512;
const LONGEST_READ = 40;

/** Reads one line as a client would write it; a short one is not read twice. */
export function readCommand(line: string): MgtpCommand {
  const known = READ.get(line);
  if (known) return known;
  const command = commandIn(line);
  if (line.length > LONGEST_READ) return command;
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(line, command);
  return command;
}

function commandIn(line: string): MgtpCommand {
  const words = isPlain(line) ? parted(line) : line.trim().split(/\s+/);
  const id = numberIn(words[0] ?? "");
  const at = id === undefined ? 0 : 1;
  const args = words.slice(at + 1);
  const name = words[at] ?? "";
  const form = BY_NAME.get(name);
  return { id, name, args, form: form && fits(args, form) ? form : undefined };
}

/** The words of a plain line; `split` costs several times as much. */
function parted(line: string): readonly string[] {
  const words: string[] = [];
  let from = 0;
  for (let to = line.indexOf(" "); to >= 0; to = line.indexOf(" ", from)) {
    words.push(line.slice(from, to));
    from = to + 1;
  }
  words.push(line.slice(from));
  return words;
}

function fits(args: readonly string[], form: CommandForm): boolean {
  if (form.args.length !== args.length) return false;
  for (let at = 0; at < args.length; at++) {
    if (!form.args[at]?.test(args[at] ?? "")) return false;
  }
  return true;
}

const [BLANK, ZERO, NINE, LAST_ASCII] = [0x20, 0x30, 0x39, 0x7e];

/** Whether there are but visible ASCII characters, with single blanks between words. */
function isPlain(line: string): boolean {
  let before = BLANK;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code < BLANK || code > LAST_ASCII || code === BLANK && before === BLANK) return false;
    before = code;
  }
  return before !== BLANK || line === "";
}

/** The number that a word of digits is; undefined for any other. */
function numberIn(word: string): number | undefined {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code < ZERO || code > NINE) return undefined;
  }
  return word === "" ? undefined : Number(word);
}
