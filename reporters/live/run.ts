/** A run on the console while it goes on. @module */

import {
  inLanguage,
  type JobEvent,
  type Level,
  type Localized,
  outcomeOf,
  type Violation,
  visible,
} from "../../harness/core/mod.ts";
import { label, OUTCOME_WORDS } from "../labels.ts";
import { duration } from "../lines.ts";
import { reasonText } from "../reason_words.ts";
import type { LiveReporter } from "../reporter.ts";
import { transcriptLine } from "../transcript.ts";
import { cutTo } from "../width.ts";
import { type Paint, paintOf, signOf } from "../console/mod.ts";
import type { LiveOptions } from "./live_options.ts";
import { ProgressLine } from "./progress_line.ts";

/** Said of a case that has no verdict yet, whatever kept it from one. */
const AGAIN: Localized = {
  en: "No verdict yet: it is tried again alone",
  zh: "尚無定論：將單獨再試一次",
  ja: "まだ判定しない：単独でもう一度試す",
};

type Finished = Extract<JobEvent, { kind: "case-finished" }>;

/** The most columns of what an engine did. */
const MOST_ACTUAL = 100;

/** Follows a run: one progress line on a terminal, otherwise a line per finished case. */
export class LiveRun implements LiveReporter {
  readonly #options: LiveOptions;
  readonly #console: ProgressLine;
  readonly #paint: Paint;
  readonly #running = new Map<string, Localized>();
  readonly #done = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #toldWhys = new Set<string>();
  readonly #broken = new Map<string, Violation[]>();
  /** Rules of which a terminal has shown a failure. */
  readonly #toldRules = new Set<string>();
  #levels: ReadonlyMap<string, Level> = new Map();
  #planned = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#console = new ProgressLine(options);
    this.#paint = paintOf(options.colour);
  }

  on(event: JobEvent): void {
    switch (event.kind) {
      case "run-started":
        this.#planned = event.run.planned.length;
        this.#levels = new Map(event.run.rules.map(({ id, level }) => [id, level]));
        return;
      case "case-started":
        this.#running.set(event.case.key, event.case.title);
        // A second attempt takes back what the first one said.
        this.#done.delete(event.case.key);
        this.#failed.delete(event.case.key);
        this.#broken.delete(event.case.key);
        return this.#showProgress();
      case "wire":
        if (!this.#options.verbose) return;
        return this.#line(`${visible(event.key)} ${transcriptLine(event.entry)}`);
      case "case-finished":
        return this.#finish(event);
      case "violation":
        this.#broken.set(event.key, [...this.#broken.get(event.key) ?? [], event.violation]);
        if (!this.#options.verbose) return;
        return this.#line(
          `${visible(event.key)} ${this.#paint("red", "✗")} ${visible(event.violation.rule)}`,
        );
    }
  }

  end(): void {
    this.#console.clear();
  }

  #finish(event: Finished): void {
    const title = this.#running.get(event.key);
    this.#running.delete(event.key);
    this.#done.add(event.key);
    const outcome = outcomeOf(event);
    if (outcome === "failed" || outcome === "errored") this.#failed.add(event.key);
    const wanted = !this.#options.terminal || this.#options.verbose || this.#isNews(event);
    if (wanted && !this.#isTold(event)) this.#line(this.#resultLine(event, title));
    this.#showProgress();
  }

  /** Whether a case failed for certain by a rule that no case before it broke. */
  #isNews(event: Finished): boolean {
    const rule = this.#decisive(event.key)?.rule;
    if (rule === undefined || event.doubt || outcomeOf(event) !== "failed") return false;
    const told = this.#toldRules.has(rule);
    this.#toldRules.add(rule);
    return !told;
  }

  /** What a case broke that weighs most. */
  #decisive(key: string): Violation | undefined {
    const broken = this.#broken.get(key) ?? [];
    return broken.find(({ rule }) => this.#levels.get(rule) === "MUST") ?? broken[0];
  }

  /** What a case broke that others may have caused. */
  #doubtful(key: string): Violation | undefined {
    return this.#broken.get(key)?.find(({ timing }) => timing);
  }

  /** A rule that a case broke, and by what; no engine's output makes it longer than a line. */
  #faultText(found: Violation | undefined): string | undefined {
    if (!found) return undefined;
    const actual = visible(inLanguage(found.actual, this.#options.language));
    return `${visible(found.rule)}: ${cutTo(actual, MOST_ACTUAL)}`;
  }

  /** Whether a case is skipped for a reason for which another was before: that is told once. */
  #isTold({ verdict }: Finished): boolean {
    if (verdict.kind !== "skipped") return false;
    const why = inLanguage(reasonText(verdict.because), this.#options.language);
    const told = this.#toldWhys.has(why);
    this.#toldWhys.add(why);
    return told;
  }

  #resultLine(event: Finished, title: Localized | undefined): string {
    const { language } = this.#options;
    const outcome = outcomeOf(event);
    const { verdict } = event;
    const fault = verdict.kind === "passed"
      ? undefined
      : this.#faultText(this.#decisive(event.key));
    const about = "because" in verdict ? reasonText(verdict.because) : fault ?? title ?? "";
    const told = event.doubt
      ? [
        label("inDoubt", language),
        this.#faultText(this.#doubtful(event.key)) ?? "",
        AGAIN[language],
      ]
      : [OUTCOME_WORDS[outcome][language], visible(inLanguage(about, language))];
    const sign = signOf(event.doubt ? "errored" : outcome, this.#paint);
    const parts = [`${sign} ${visible(event.key)}`, ...told, duration(event.durationMs)];
    return parts.filter((part) => part !== "").join("  ");
  }

  #line(text: string): void {
    this.#console.line(text);
  }

  #showProgress(): void {
    const { terminal, language } = this.#options;
    if (!terminal) return;
    const failed = this.#failed.size > 0
      ? ` · ${this.#failed.size} ${OUTCOME_WORDS.failed[language]}`
      : "";
    const names = [...this.#running.keys()].map((key) => visible(key)).join(", ");
    const running = names === "" ? "" : ` · ${label("running", language)} ${names}`;
    this.#console.show(`${this.#done.size}/${this.#planned}${failed}${running}`);
  }
}
