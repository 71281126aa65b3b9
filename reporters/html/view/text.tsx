/** Texts of the wire and of people. @module */

import type { Localized, Outcome, Text } from "../../../harness/core/mod.ts";
import { inLanguage, type Level } from "../../../harness/core/mod.ts";
import { differenceOf } from "../../difference.ts";
import { OUTCOME_WORDS } from "../../labels.ts";
import { levelWords } from "../../level_words.ts";
import { proseLines, visibleLines } from "../../lines.ts";
import { useReader } from "./reader.tsx";
import { Signs, Visible } from "./visible_text.tsx";

/** Signs that do without colour. */
const OUTCOME_SIGNS: Readonly<Record<Outcome, string>> = {
  passed: "✓",
  warned: "!",
  failed: "✗",
  skipped: "–",
  errored: "?",
  "expected-failure": "x",
  "unexpected-pass": "+",
};

/** What became of a case: a sign and a word. */
export function Verdict({ outcome }: { readonly outcome: Outcome }) {
  const { language } = useReader();
  return (
    <span class={`verdict ${outcome}`}>
      <span class="sign" aria-hidden="true">{OUTCOME_SIGNS[outcome]}</span>
      <span class="word">{OUTCOME_WORDS[outcome][language]}</span>
    </span>
  );
}

/** MUST, SHOULD or MAY, and whether it counts for more in this run. */
export function LevelBadge(
  { level, weighs = level }: { readonly level: Level; readonly weighs?: Level },
) {
  const { language } = useReader();
  const look = level === weighs ? "" : " promoted";
  return (
    <span class={`level ${level.toLowerCase()}${look}`}>
      {levelWords(level, weighs, language)}
    </span>
  );
}

/** Prose of ours; what stands in backticks is code. */
export function Prose({ text }: { readonly text: Localized }) {
  const { language } = useReader();
  return (
    <>
      {proseLines(text[language]).map((line) => (
        <p key={line}>
          {line.split("`").map((part, at) => at % 2 === 1 ? <code key={at}>{part}</code> : part)}
        </p>
      ))}
    </>
  );
}

/** Words that went over the wire, line by line; where they part from `unlike` is marked. */
export function WireText({ text, unlike }: { readonly text: Text; readonly unlike?: Text }) {
  const { language, read } = useReader();
  const show = (line: string): string => read(line, 400);
  const lines = visibleLines(inLanguage(text, language), { show });
  const wanted = unlike === undefined ? [] : visibleLines(inLanguage(unlike, language), { show });
  const [line = ""] = lines;
  const difference = lines.length === 1 && wanted.length === 1 && line.length < 200
    ? differenceOf(wanted[0] ?? "", line)
    : undefined;
  if (!difference) {
    return (
      <code class="wire">
        {lines.map((each, at) => (
          <span key={at} class="line">
            <Signs text={each} />
          </span>
        ))}
      </code>
    );
  }
  const characters = [...line];
  const part = (from: number, to?: number): string => characters.slice(from, to).join("");
  // What is missing is shown as a gap.
  return (
    <code class="wire">
      <Signs text={part(0, difference.from)} />
      <mark>
        <Signs text={part(difference.from, difference.to) || "\u2423"} />
      </mark>
      <Signs text={part(difference.to)} />
    </code>
  );
}

/** A path or command in one line. */
export function Code({ text }: { readonly text: string }) {
  return (
    <code>
      <Visible text={text} most={4000} />
    </code>
  );
}
