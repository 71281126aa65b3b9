/** `grade --live`: the page on which a grader sees the table of a class fill. @module */

import {
  type ClassEvent,
  type ClassUnderWay,
  foldClass,
  type Gradebook,
  type Language,
} from "../core/mod.ts";
import { type OnLookers, type OpenPage, openPage } from "./open_page.ts";

/** A page that follows a class. */
export interface ClassWatch extends Pick<OpenPage, "said" | "link">, AsyncDisposable {
  on(event: ClassEvent): void;
}

/** Opens the page; it shows `book` at first. */
export function watchClass(
  book: Gradebook,
  how: OnLookers & { readonly language: Language },
): ClassWatch {
  let state: ClassUnderWay = { book, running: [] };
  const page = openPage(() => ({ kind: "class", class: state }), how);
  return {
    link: page.link,
    said: page.said,
    on: (event) => {
      state = foldClass(state, event);
      // What is told of a submission is for the console.
      if (event.kind !== "submission-told") page.publish(event);
    },
    [Symbol.asyncDispose]: () => page[Symbol.asyncDispose](),
  };
}
