/** A class while it is graded: plain data that the server and the page fold alike. @module */

import type { Grade, Gradebook } from "./grade.ts";
import type { Text } from "./text.ts";

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
  /** Before anything runs; the book has the marks of earlier runs, and `total` are to be graded. */
  | { readonly kind: "class-started"; readonly book: Gradebook; readonly total: number }
  | { readonly kind: "submission-started"; readonly submission: string }
  | {
    readonly kind: "submission-told";
    readonly submission: string;
    readonly what: Text;
    /** Its journal is damaged; shown also where only mistakes are. */
    readonly damaged?: true;
  }
  | { readonly kind: "submission-progressed"; readonly grading: Grading }
  | {
    readonly kind: "submission-graded";
    readonly grade: Grade;
    /** An earlier run has found it out. */
    readonly again?: true;
  }
  | { readonly kind: "class-finished"; readonly durationMs: number };

/** The class after an event. */
export function foldClass(before: ClassUnderWay, event: ClassEvent): ClassUnderWay {
  switch (event.kind) {
    case "class-started":
      return { book: event.book, running: [] };
    case "submission-started": {
      const { submission } = event;
      return progressed(before, { submission, done: 0, of: 0, failed: 0 });
    }
    case "submission-progressed":
      return progressed(before, event.grading);
    case "submission-graded": {
      const { grade } = event;
      const grades = before.book.grades.map((one) => one.slug === grade.slug ? grade : one);
      const running = before.running.filter(({ submission }) => submission !== grade.submission);
      return { book: { ...before.book, grades }, running };
    }
    case "submission-told":
    case "class-finished":
      return before;
  }
}

function progressed(before: ClassUnderWay, grading: Grading): ClassUnderWay {
  const at = before.running.findIndex(({ submission }) => submission === grading.submission);
  const running = at < 0 ? [...before.running, grading] : before.running.with(at, grading);
  return { ...before, running };
}
