/** When a piece promotes. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about the question and its answers. */
export const PROMOTION_RULES = [
  {
    id: "shogi-console/offers-entering",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "Promotion is offered when a piece enters the far three ranks",
      zh: "棋子進入敵陣三段時要詢問是否升變",
      ja: "敵陣三段に入るとき、成るかどうかを聞く",
    },
    hint: {
      en: "The zone is ranks 1 to 3 for X and 7 to 9 for Y",
      zh: "敵陣對 X 方是 1–3 段，對 Y 方是 7–9 段",
      ja: "敵陣は X なら 1〜3 段、Y なら 7〜9 段である",
    },
  },
  {
    id: "shogi-console/offers-inside",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "Promotion is offered when a piece moves within the far three ranks",
      zh: "棋子在敵陣三段內移動時要詢問是否升變",
      ja: "敵陣三段の中で動くとき、成るかどうかを聞く",
    },
    hint: {
      en: "Ask again for a piece that was not promoted when it came in",
      zh: "進入時沒有升變的棋子，之後移動時要再詢問",
      ja: "入るときに成らなかった駒にも、動くたびに聞く",
    },
  },
  {
    id: "shogi-console/offers-leaving",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "Promotion is offered when a piece leaves the far three ranks",
      zh: "棋子離開敵陣三段時要詢問是否升變",
      ja: "敵陣三段から出るとき、成るかどうかを聞く",
    },
    hint: {
      en: "Test both ends of the move: `inZone(from) || inZone(to)`",
      zh: "起點與終點都要檢查：`inZone(from) || inZone(to)`",
      ja: "両端を調べる：`inZone(from) || inZone(to)`",
    },
  },
  {
    id: "shogi-console/offers-only-then",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "Promotion is not offered outside the zone, nor to gold, king and promoted pieces",
      zh: "在敵陣之外，以及對金將、玉將與已升變的棋子，不詢問升變",
      ja: "敵陣の外や、金・王・成駒には成るかどうかを聞かない",
    },
    hint: {
      en: "Ask only for unpromoted pawn, lance, knight, silver, bishop and rook",
      zh: "只對未升變的步、香、桂、銀、角、飛詢問",
      ja: "聞くのは成っていない歩・香・桂・銀・角・飛だけである",
    },
  },
  {
    id: "shogi-console/promotes-on-yes",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "Y promotes the piece",
      zh: "輸入 Y 時棋子升變",
      ja: "Y なら駒が成る",
    },
    hint: {
      en: "Replace the number of the piece on its new square",
      zh: "更新終點上的棋子編號",
      ja: "移動先の駒の番号を置き換える",
    },
  },
  {
    id: "shogi-console/keeps-on-no",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "N leaves the piece as it is",
      zh: "輸入 N 時棋子不升變",
      ja: "N なら駒はそのままである",
    },
    hint: {
      en: "Compare the letter with both N and n before you promote",
      zh: "升變前先比對 N 與 n",
      ja: "成る前に N と n の両方と比べる",
    },
  },
  {
    id: "shogi-console/small-letters",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "Small letters y and n answer as well",
      zh: "小寫 y 與 n 也可以",
      ja: "小文字の y と n でもよい",
    },
    hint: {
      en: "`toupper((unsigned char)c)` before the comparison",
      zh: "比較前先 `toupper((unsigned char)c)`",
      ja: "比べる前に `toupper((unsigned char)c)`",
    },
  },
  {
    id: "shogi-console/forced-promotion",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "A piece that could never move again is promoted",
      zh: "無法再前進的棋子強制升變",
      ja: "行き所のなくなる駒は必ず成る",
    },
    hint: {
      en: "Pawn and lance on the last rank, knight on the last two",
      zh: "步、香到最後一段，桂到最後兩段",
      ja: "歩と香は最後の段、桂は最後の二段である",
    },
  },
  {
    id: "shogi-console/forced-unasked",
    level: "SHOULD",
    spec: "Shogi program report 2.8",
    text: {
      en: "A forced promotion is made without a question",
      zh: "強制升變不需詢問",
      ja: "必ず成る手では成るかどうかを尋ねない",
    },
    hint: {
      en: "Test for a forced promotion before you ask",
      zh: "先檢查是否強制升變，再決定要不要詢問",
      ja: "聞く前に、強制かどうかを調べる",
    },
  },
] as const satisfies readonly Rule[];
