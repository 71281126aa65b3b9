/** A command that needs to know the course site, and does not. @module */

import { fill, type Localized, UsageError } from "../../core/mod.ts";

/** The usage error that names the sites to choose from. */
export function siteMissing(sites: readonly string[]): UsageError {
  return new UsageError(NO_SITE, fill(NAME_SITE, { sites: sites.join("|") }));
}

const NO_SITE: Localized = {
  en: "The course site is missing",
  zh: "缺少課程網站",
  ja: "コースサイトの指定がない",
};
const NAME_SITE: Localized = {
  en: "say it with --for {sites}",
  zh: "請用 --for {sites} 指定",
  ja: "--for {sites} で指定する",
};
