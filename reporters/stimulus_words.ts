/** Where a scenario's stimulus comes from, in words. @module */

import type { Localized, Stimulus } from "../harness/core/mod.ts";

/** The stimuli for people: the word that scenarios use, and what it means. */
export const STIMULUS_WORDS: Readonly<Record<Stimulus, Localized>> = {
  client: {
    en: "client: the real client sends this",
    zh: "client：平台實際會送出的輸入",
    ja: "client：実際のクライアントが送る入力",
  },
  manual: {
    en: "manual: the manual allows this, but no client was seen to send it",
    zh: "manual：規格書允許，但未見過平台實際送出",
    ja: "manual：仕様書では認められるが、クライアントが送った例はない",
  },
  stress: {
    en: "stress: beyond the client and the manual, so at most a SHOULD",
    zh: "stress：超出平台與規格書的壓力測試，最多算 SHOULD",
    ja: "stress：クライアントも仕様書も想定しない入力なので、最も重くても SHOULD",
  },
};
