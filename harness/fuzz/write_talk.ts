/** Talks as the text of a scenario file. @module */

import type { Localized } from "../core/mod.ts";
import { yamlText } from "./yaml_text.ts";
import type { PlayWords, Talk, TalkStep } from "./talk.ts";

/** What a scenario says besides its steps. */
export interface Head {
  readonly title: Localized;
  /** The rule that the scenario is about first. */
  readonly rules: readonly string[];
  readonly demanded?: readonly string[];
  /** Lines for readers. */
  readonly comments?: readonly string[];
  /** A word that groups it with others of its kind. */
  readonly tag?: string;
}

const WIDTH = 88;

/** The YAML of a talk. */
export function writeTalk(
  talk: Talk,
  { title, rules, demanded = [], comments = [], tag = "fuzz" }: Head,
): string {
  const cited = [...new Set([...rules, ...talk.steps.flatMap(rulesOf)])];
  const lines = [
    "title:",
    ...Object.entries(title).map(([language, text]) => `  ${language}: ${yamlText(text)}`),
    `tags: [${tag}]`,
    "rules:",
    ...cited.map((rule) => `  - ${rule}`),
    `stimulus: ${talk.stimulus}`,
    ...talk.stimulus === "manual" && demanded.length > 0
      ? ["demanded:", ...demanded.map((rule) => `  - ${rule}`)]
      : [],
    "steps:",
    ...talk.steps.flatMap(stepLines),
    // At the end, so that they move no line that a report cites.
    ...comments.map((comment) => `# ${comment}`),
  ];
  return `${lines.join("\n")}\n`;
}

function rulesOf(step: TalkStep): readonly string[] {
  const rule = step.kind === "play" ? step.play.else : "else" in step ? step.else : undefined;
  return rule === undefined ? [] : [rule];
}

function stepLines(step: TalkStep): readonly string[] {
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
  return /^[A-Za-z0-9][\w ./()=+-]*$/.test(text) && !/\s$/.test(text) ? text : JSON.stringify(text);
}
