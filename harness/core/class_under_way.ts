/** A class while it is graded: plain data that the server and the page fold alike. @module */

import type { Grade, Gradebook } from "./grade.ts";

/** A submission that is being graded. */
export interface Grading {
  readonly submission: string;
  /** Scenarios that are done, of all; none while it is built. */
  readonly done: number;
  readonly of: number;
  readonly failed: number;
}

/** The marks so far, and what is being graded. */
export interface ClassUnderWay {
  readonly book: Gradebook;
  readonly running: readonly Grading[];
}

/** Something that happened in the class. */
export type ClassEvent =
  | { readonly kind: "class"; readonly class: ClassUnderWay }
  | { readonly kind: "grading"; readonly grading: Grading }
  | { readonly kind: "grade"; readonly grade: Grade };

/** The class after an event. */
export function foldClass(before: ClassUnderWay, event: ClassEvent): ClassUnderWay {
  switch (event.kind) {
    case "class":
      return event.class;
    case "grading": {
      const { grading } = event;
      const at = before.running.findIndex(({ submission }) => submission === grading.submission);
      const running = at < 0 ? [...before.running, grading] : before.running.with(at, grading);
      return { ...before, running };
    }
    case "grade": {
      const { grade } = event;
      const grades = before.book.grades.map((one) => one.slug === grade.slug ? grade : one);
      const running = before.running.filter(({ submission }) => submission !== grade.submission);
      return { book: { ...before.book, grades }, running };
    }
  }
}
