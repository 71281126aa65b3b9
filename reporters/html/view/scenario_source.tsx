/** The scenario's file with the steps that waited marked. @module */

import type { Span } from "../../../harness/core/mod.ts";
import type { ScenarioView } from "../model.ts";
import { useReader } from "./reader.tsx";

/** The numbers of the lines of the steps at these places. */
export function markedLines(
  lines: readonly string[],
  places: readonly Span[],
): ReadonlySet<number> {
  return new Set(places.flatMap(({ line, column }) => {
    const next = lines.findIndex((text, at) =>
      at >= line && text.trim() !== "" && text.search(/\S/) < column - 1
    );
    const end = next < 0 ? lines.length : next;
    return Array.from({ length: Math.max(1, end - line + 1) }, (_, at) => line + at);
  }));
}

/** The text, or a word that it is not known. */
export function ScenarioSource(
  { scenario, places }: { readonly scenario: ScenarioView; readonly places: readonly Span[] },
) {
  const { say, read } = useReader();
  const { source, at } = scenario;
  if (source === undefined) return <p class="note">{say("noSource")}</p>;
  const lines = source.replace(/\n$/, "").split("\n");
  const marked = markedLines(lines, places.filter(({ file }) => file === at.file));
  return (
    <ol class="source" tabIndex={0} aria-label={read(at.file, 300)}>
      {lines.map((line, index) => {
        const waiting = marked.has(index + 1);
        const first = waiting && !marked.has(index);
        return (
          <li key={index} class={waiting ? "waiting" : undefined}>
            <code>{read(line.replace(/\r$/, "").trimEnd(), 400)}</code>
            {first && <span class="flag">◀ {say("waiting")}</span>}
          </li>
        );
      })}
    </ol>
  );
}
