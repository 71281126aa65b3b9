/** Talks as the text of a scenario file. @module */

import type { Localized } from "../core/mod.ts";
import { yamlText } from "./yaml_text.ts";
import type { SearchTalk, TalkStep } from "./talk.ts";
import { ruleOfSearch, stepsLines } from "./write_steps.ts";

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

/** The YAML of a talk. */
export function writeTalk(
  talk: SearchTalk,
  { title, rules, demanded = [], comments = [], tag = "fuzz" }: Head,
): string {
  const cited = [...new Set([...rules, ...talk.steps.flatMap(rulesOf)])];
  const instances = 1 + talk.steps.filter(({ kind }) => kind === "restart").length;
  const lines = [
    "title:",
    ...Object.entries(title).map(([language, text]) => `  ${language}: ${yamlText(text)}`),
    ...instances > 1 ? [`instances: ${instances}`] : [],
    `tags: [${tag}]`,
    "rules:",
    ...cited.map((rule) => `  - ${rule}`),
    `stimulus: ${talk.stimulus}`,
    ...talk.stimulus === "manual" && demanded.length > 0
      ? ["demanded:", ...demanded.map((rule) => `  - ${rule}`)]
      : [],
    "steps:",
    ...stepsLines(talk.steps),
    // At the end, so that they move no line that a report cites.
    ...comments.map((comment) => `# ${comment}`),
  ];
  return `${lines.join("\n")}\n`;
}

function rulesOf(step: TalkStep): readonly string[] {
  if (step.kind === "set-again") return ["geister/set-retry"];
  if (step.kind === "search") return [ruleOfSearch(step.search.form)];
  const rule = step.kind === "play" ? step.play.else : "else" in step ? step.else : undefined;
  return rule === undefined ? [] : [rule];
}
