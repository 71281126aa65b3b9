/** A class on the console while it is graded. @module */

import {
  type ClassEvent,
  type Grade,
  inLanguage,
  type JobEvent,
  type Localized,
  type Text,
  visible,
} from "../../harness/core/mod.ts";
import { STANDING_WORDS } from "../gradebook_words.ts";
import { label } from "../labels.ts";
import type { LiveReporter } from "../reporter.ts";
import { padTo } from "../width.ts";
import type { LiveOptions } from "./live_options.ts";

/** Follows a class: a table on a terminal, otherwise a line per submission. */
export class LiveClass implements LiveReporter {
  readonly #options: LiveOptions;
  /** What is being graded, with how far it is. */
  readonly #running = new Map<string, string>();
  #total = 0;
  #startedMs = 0;
  #done = 0;
  #known = 0;
  #worst: { readonly grade: Grade; readonly share: number } | undefined;
  #shownLines = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  on(event: JobEvent): void {
    switch (event.kind) {
      case "class-started":
        this.#total = event.total;
        this.#startedMs = this.#now();
        return;
      case "submission-started":
        this.#running.set(event.submission, this.#say(WORDS.building));
        return this.#redraw();
      case "submission-progressed": {
        const { submission, done, of, failed } = event.grading;
        this.#running.set(submission, `${done}/${of}${failed === 0 ? "" : `  ✗ ${failed}`}`);
        return this.#redraw();
      }
      case "submission-told":
        return this.#tell(event);
      case "submission-graded":
        return this.#finish(event.grade, event.again === true);
      case "class-finished":
        return this.end();
    }
  }

  #tell({ submission, what, damaged }: Extract<ClassEvent, { kind: "submission-told" }>): void {
    const line = `${visible(submission)}: ${this.#text(what)}`;
    if (damaged) this.#line(line);
    else if (!this.#options.terminal) this.#line(`  ${line}`);
    this.#redraw();
  }

  /** A submission has its marks; `again` where they were known already. */
  #finish(grade: Grade, again: boolean): void {
    this.#running.delete(grade.submission);
    this.#done++;
    if (again) this.#known++;
    const share = grade.most === 0 ? 1 : grade.points / grade.most;
    if (!this.#worst || share < this.#worst.share) this.#worst = { grade, share };
    this.#line(this.#result(grade, again));
    this.#redraw();
  }

  /** Erases the table. */
  end(): void {
    this.#erase();
  }

  #result(grade: Grade, again: boolean): string {
    const { submission, points, most, standing, broken, why } = grade;
    const marks = `${points}/${most}`.padStart(11);
    const worst = standing === "graded"
      ? broken[0] ?? ""
      : this.#say(STANDING_WORDS[standing]) + label("colon", this.#options.language) +
        this.#text(why ?? "");
    const known = again ? ` (${this.#say(WORDS.known)})` : "";
    return `${padTo(visible(submission), 24)} ${marks}  ${worst.split("\n")[0]}${known}`;
  }

  #redraw(): void {
    const { terminal, width } = this.#options;
    if (!terminal) return;
    this.#erase();
    const waiting = this.#total - this.#done - this.#running.size;
    const rows = [...this.#running].map(([name, far]) => `  ${padTo(visible(name), 24)} ${far}`);
    const head = [
      `${this.#say(WORDS.done)} ${this.#done}`,
      `${this.#say(WORDS.running)} ${this.#running.size}`,
      `${this.#say(WORDS.waiting)} ${waiting}`,
      ...this.#estimate(waiting + this.#running.size),
      ...this.#worstNews(),
    ].join(" · ");
    const lines = [head, ...rows].map((line) => cut(line, width - 1));
    this.#options.write(`${lines.join("\n")}\n`);
    this.#shownLines = lines.length;
  }

  /** By how long the others took; what was known already took no time. */
  #estimate(left: number): readonly string[] {
    const graded = this.#done - this.#known;
    if (graded === 0 || left === 0) return [];
    const seconds = (this.#now() - this.#startedMs) / 1000 / graded * left;
    const minutes = Math.ceil(seconds / 60);
    return [
      `${this.#say(WORDS.left)} ${seconds < 90 ? `${Math.ceil(seconds)} s` : `${minutes} min`}`,
    ];
  }

  #worstNews(): readonly string[] {
    if (!this.#worst || this.#worst.share === 1) return [];
    const { submission, points, most } = this.#worst.grade;
    return [`${this.#say(WORDS.worst)} ${visible(submission)} ${points}/${most}`];
  }

  #now(): number {
    return this.#options.now?.() ?? 0;
  }

  #line(text: string): void {
    this.#erase();
    this.#options.write(`${this.#options.terminal ? cut(text, this.#options.width - 1) : text}\n`);
  }

  #erase(): void {
    if (this.#shownLines > 0) this.#options.write(`\x1b[${this.#shownLines}A\x1b[J`);
    this.#shownLines = 0;
  }

  #say(words: Localized): string {
    return inLanguage(words, this.#options.language);
  }

  #text(text: Text): string {
    return visible(inLanguage(text, this.#options.language).split("\n")[0] ?? "");
  }
}

function cut(text: string, width: number): string {
  return padTo(text, 0).length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}

const WORDS = {
  building: { en: "building", zh: "建置中", ja: "ビルド中" },
  done: { en: "done", zh: "完成", ja: "完了" },
  running: { en: "running", zh: "進行中", ja: "実行中" },
  waiting: { en: "waiting", zh: "等待", ja: "待機" },
  left: { en: "about", zh: "約剩", ja: "残り約" },
  worst: { en: "worst so far", zh: "目前最低", ja: "現在の最低" },
  known: { en: "known already", zh: "先前已完成", ja: "以前に完了" },
} satisfies Record<string, Localized>;
