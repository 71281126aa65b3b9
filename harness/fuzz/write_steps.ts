/** The steps of a talk as the text of a scenario file. @module */

import type { RuleId } from "../protocols/finding.ts";
import type { PlayWords, SearchWords, TalkStep } from "./talk.ts";

const WIDTH = 88;

/** The YAML of all steps; those behind a restart speak to the next process. */
export function stepsLines(steps: readonly TalkStep[]): readonly string[] {
  let on = 1;
  return steps.flatMap((step) => {
    if (step.kind === "restart") on++;
    return on === 1 ? linesOf(step) : spokenTo(on, linesOf(step));
  });
}

/** The same lines with the number of a process behind each step. */
function spokenTo(on: number, lines: readonly string[]): readonly string[] {
  const starts = lines.flatMap((line, at) => line.startsWith("  - ") ? [at] : []);
  return starts.flatMap((start, at) => {
    const [first = "", ...rest] = lines.slice(start, starts[at + 1]);
    // A verb without an object becomes a key, so that another one can follow.
    const key = first.includes(":") ? first : `${first}:`;
    return [key, ...rest, `    on: ${on}`];
  });
}

function linesOf(step: TalkStep): readonly string[] {
  switch (step.kind) {
    case "greet":
    case "start":
      return step.options
        ? [`  - ${step.kind}:`, ...mappingLines(step.options, 6)]
        : [`  - ${step.kind}`];
    case "play":
      return ["  - play:", ...playLines(step.play)];
    case "ask":
      return [
        `  - send: ${quoted(step.text)}`,
        `  - expect: ${step.expect}`,
        ...elseLines(step.else),
      ];
    case "search":
      return searchLines(step.search);
    case "set-again":
      return SET_AGAIN;
    case "say":
      return [`  - send: ${JSON.stringify(step.text)}`];
    case "restart":
      return [];
    case "do":
      return ["  - do:", ...step.acts.map((act) => `      - ${quoted(act)}`)];
    case "end":
      return ["  - do: end", "  - expect: exit", ...elseLines(step.else), "  - inspect"];
    case "bye":
      return ["  - bye"];
    case "leave":
      return [
        `  - send: ${quoted(step.text)}`,
        "  - expect: success",
        "  - expect: exit",
        ...elseLines(step.else),
      ];
  }
}

function elseLines(rule: string | undefined): readonly string[] {
  return rule === undefined ? [] : [`    else: ${rule}`];
}

function mappingLines(
  values: Readonly<Record<string, string | number>>,
  indent: number,
): readonly string[] {
  return Object.entries(values).map(([name, value]) =>
    `${" ".repeat(indent)}${name}: ${quoted(String(value))}`
  );
}

function playLines(
  { settings, opening = [], replies = [], ...play }: PlayWords,
): readonly string[] {
  const plain = Object.entries(play).filter(([, value]) => value !== undefined);
  return [
    ...mappingLines(Object.fromEntries(plain), 6),
    ...settings ? ["      settings:", ...mappingLines(settings, 8)] : [],
    ...pliesLines("opening", opening),
    ...pliesLines("replies", replies),
  ];
}

function pliesLines(name: string, plies: readonly string[]): readonly string[] {
  if (plies.length === 0) return [];
  const lines: string[] = [];
  for (const ply of plies) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + ply.length < WIDTH) {
      lines[lines.length - 1] = `${last} ${ply}`;
    } else lines.push(`        ${ply}`);
  }
  return [`      ${name}: >-`, ...lines];
}

/** A scalar that is read as the text it is. */
function quoted(text: string): string {
  const plain = /^[A-Za-z0-9][\w ./()=+-]*$/.test(text) && !/\s$/.test(text);
  return plain && !/^(true|false|null|yes|no|on|off)$/i.test(text) ? text : JSON.stringify(text);
}

/** The server takes no reds at first. */
const SET_AGAIN: readonly string[] = [
  "  - send: SET?",
  "  - expect: reply",
  '  - send: "NG "',
  "  - expect:",
  "      message: set",
  "    else: geister/set-retry",
  "    within: 5s",
  '  - send: "OK "',
];

/** A client shows a position for so long before it ends a search. */
const LOOKED_AT = "200ms";

const GO: Readonly<Record<SearchWords["form"], string>> = {
  infinite: "go infinite",
  ponder: "go ponder btime 0 wtime 0 byoyomi 1000",
  "ponder-hit": "go ponder btime 0 wtime 0 byoyomi 1000",
  mate: "go mate 3000",
};

function searchLines({ setup, moves, form }: SearchWords): readonly string[] {
  const start = setup === undefined ? "startpos" : `sfen ${setup}`;
  const position = `position ${start}${moves.length > 0 ? ` moves ${moves.join(" ")}` : ""}`;
  const asked = ["  - send:", `      - ${quoted(position)}`, `      - ${GO[form]}`];
  if (form === "mate") {
    return [...asked, "  - expect:", "      message: checkmate", ...elseLines(ruleOfSearch(form))];
  }
  return [
    ...form === "infinite" ? [] : ["  - needs: USI_Ponder"],
    ...asked,
    "  - expect: silence",
    ...elseLines(ruleOfSearch(form)),
    `    within: ${LOOKED_AT}`,
    `  - send: ${form === "ponder-hit" ? "ponderhit" : "stop"}`,
    "  - expect:",
    "      message: bestmove",
  ];
}

/** The rule that such a search is about. */
export function ruleOfSearch(form: SearchWords["form"]): RuleId {
  if (form === "mate") return "usi/go-mate";
  return form === "infinite" ? "usi/infinite-waits" : "usi/ponder-waits";
}
