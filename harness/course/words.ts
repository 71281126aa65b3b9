/** What is said about downloads and rosters, in all languages. @module */

import type { Localized } from "../core/mod.ts";

/** The sentences. */
export const COURSE_WORDS = {
  otherName: {
    en: "its name is not one that the course site gives, so its author is unknown",
    zh: "名稱不符合課程網站的格式，無法得知是誰的作業",
    ja: "コースサイトの付ける名前ではないため、誰の提出物か分からない",
  },
  typed: {
    en: "it was typed into the course site and is no program",
    zh: "是在課程網站上輸入的文字，不是程式",
    ja: "コースサイトに入力された文章で、プログラムではない",
  },
  notListed: {
    en: "submission_metadata.yml does not list it",
    zh: "submission_metadata.yml 未列出",
    ja: "submission_metadata.yml に載っていない",
  },
  notInRoster: {
    en: "The roster does not have this student",
    zh: "名單中沒有這位學生",
    ja: "名簿にこの学生はいない",
  },
  newest: {
    en: "Of {count} submissions the newest counts: {name}",
    zh: "共 {count} 份作業，採計最新的一份：{name}",
    ja: "{count} 件の提出のうち、最も新しいもの（{name}）を採点する",
  },
  oldest: {
    en: "Of {count} submissions the oldest counts: {name}",
    zh: "共 {count} 份作業，採計最早的一份：{name}",
    ja: "{count} 件の提出のうち、最も古いもの（{name}）を採点する",
  },
  undecided: {
    en: "nothing says which of these counts; keep one of them: {names}",
    zh: "無法得知該採計哪一份，請只留下一份：{names}",
    ja: "どれを採点するか判断できない。一つだけ残す：{names}",
  },
} as const satisfies Readonly<Record<string, Localized>>;
