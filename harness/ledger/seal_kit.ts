/** What the tests of sealed files share. @module */

import { type Link, NO_LINK, seal } from "./seal.ts";

/** Texts as sealed lines, one after another. */
export function sealAll(texts: readonly string[]): readonly string[] {
  let link: Link = NO_LINK;
  return texts.map((text) => {
    const sealed = seal(text, link);
    link = sealed.link;
    return sealed.line;
  });
}
