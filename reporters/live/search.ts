/** A search for faults on the console while it goes on. @module */

import {
  type JobEvent,
  type Language,
  type SearchProgress,
  visible,
} from "../../harness/core/mod.ts";
import type { LiveReporter } from "../reporter.ts";
import { searchWord } from "../search_words.ts";
import type { LiveOptions } from "./live_options.ts";
import { ProgressLine } from "./progress_line.ts";

/** Follows a search: one progress line on a terminal, and a line for everything that was found. */
export class LiveSearch implements LiveReporter {
  readonly #language: Language;
  readonly #console: ProgressLine;

  constructor(options: LiveOptions) {
    this.#language = options.language;
    this.#console = new ProgressLine(options);
  }

  on(event: JobEvent): void {
    if (event.kind === "searching") {
      this.#console.show(progressText(event.progress, this.#language));
    }
    if (event.kind !== "scenario-written") return;
    this.#console.line(searchWord("found", this.#language, { path: visible(event.path) }));
  }

  end(): void {
    this.#console.clear();
  }
}

function progressText({ examining, ...progress }: SearchProgress, language: Language): string {
  const done = searchWord("progress", language, progress);
  if (!examining) return done;
  const rule = visible(examining.rule);
  return `${done} · ${searchWord(examining.doing, language, { ...examining, rule })}`;
}
