/** A class on the console while it is graded. @module */

import {
  type Grade,
  inLanguage,
  type Language,
  type Localized,
  type Text,
  visible,
} from "../core/mod.ts";
import { padTo, STANDING_WORDS } from "../../reporters/mod.ts";
import type { Look } from "../surroundings/mod.ts";
import type { News } from "./room.ts";

/** Where and how progress is shown. */
export interface ProgressOptions extends Look {
  readonly write: (text: string) => void;
  readonly now: () => number;
  readonly language: Language;
  readonly total: number;
  /** How many are graded at a time. */
  readonly jobs: number;
}

interface Row {
  text: string;
}

/** Follows a class: a table on a terminal, otherwise a line per submission. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #running = new Map<string, Row>();
  readonly #startedMs: number;
  #done = 0;
  #known = 0;
  #worst: { readonly grade: Grade; readonly share: number } | undefined;
  #shownLines = 0;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#startedMs = options.now();
  }

  on(news: News): void {
    switch (news.kind) {
      case "begun":
        this.#running.set(news.name, { text: this.#say(WORDS.building) });
        break;
      case "case": {
        const { done, of, failed } = news;
        const bad = failed === 0 ? "" : `  ✗ ${failed}`;
        this.#running.set(news.name, { text: `${done}/${of}${bad}` });
        break;
      }
      case "told":
        if (!this.#options.terminal) {
          this.#line(`  ${visible(news.name)}: ${this.#text(news.what)}`);
        }
        break;
      case "damaged":
        this.#line(`${visible(news.name)}: ${this.#text(news.what)}`);
    }
    this.#redraw();
  }

  /** A submission has its marks; `again` where they were known already. */
  finish(grade: Grade, again: boolean): void {
    this.#running.delete(grade.submission);
    this.#done++;
    if (again) this.#known++;
    const share = grade.most === 0 ? 1 : grade.points / grade.most;
    if (!this.#worst || share < this.#worst.share) this.#worst = { grade, share };
    this.#line(this.#result(grade, again));
    this.#redraw();
  }

  /** Erases the table; the caller prints the last line. */
  end(): void {
    this.#erase();
  }

  #result(grade: Grade, again: boolean): string {
    const { submission, points, most, standing, broken, why } = grade;
    const marks = `${points}/${most}`.padStart(11);
    const worst = standing === "graded"
      ? broken[0] ?? ""
      : `${this.#say(STANDING_WORDS[standing])}: ${this.#text(why ?? "")}`;
    const known = again ? ` (${this.#say(WORDS.known)})` : "";
    return `${padTo(visible(submission), 24)} ${marks}  ${worst.split("\n")[0]}${known}`;
  }

  #redraw(): void {
    const { terminal, total, width } = this.#options;
    if (!terminal) return;
    this.#erase();
    const waiting = total - this.#done - this.#running.size;
    const rows = [...this.#running].map(([name, { text }]) =>
      `  ${padTo(visible(name), 24)} ${text}`
    );
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
    const seconds = (this.#options.now() - this.#startedMs) / 1000 / graded * left;
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
