/** `grade --live`: the page on which a grader sees the table of a class fill. @module */

import {
  type ClassEvent,
  type ClassUnderWay,
  foldClass,
  type Grade,
  type Gradebook,
  type Language,
} from "../../core/mod.ts";
import type { News } from "../../classroom/mod.ts";
import type { OnLookers } from "./on_lookers.ts";
import { type OpenPage, openPage } from "./open_page.ts";

/** A page that follows a class. */
export interface ClassWatch extends Pick<OpenPage, "said" | "link">, AsyncDisposable {
  on(news: News): void;
  finish(grade: Grade): void;
}

/** Opens the page; it shows `book` at first. */
export function watchClass(
  book: Gradebook,
  how: OnLookers & { readonly language: Language },
): ClassWatch {
  let state: ClassUnderWay = { book, running: [] };
  const page = openPage(() => ({ kind: "class", class: state }), how);
  const tell = (event: ClassEvent): void => {
    state = foldClass(state, event);
    page.publish(event);
  };
  return {
    link: page.link,
    said: page.said,
    on: (news) => {
      if (news.kind === "begun") {
        const grading = { submission: news.name, done: 0, of: 0, failed: 0 };
        tell({ kind: "grading", grading });
      } else if (news.kind === "case") {
        const { name: submission, done, of, failed } = news;
        tell({ kind: "grading", grading: { submission, done, of, failed } });
      }
    },
    finish: (grade) => tell({ kind: "grade", grade }),
    [Symbol.asyncDispose]: () => page[Symbol.asyncDispose](),
  };
}
