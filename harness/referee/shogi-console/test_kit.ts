/** What the tests of this folder share; no tests of its own. @module */

import { assert } from "@std/assert";
import type { Finding } from "../../core/mod.ts";
import type { ConsoleBout } from "./bout.ts";
import { shogiAtConsole as pairing } from "./mod.ts";

/** A bout whose program has shown its first screen. */
export function begun(): ConsoleBout {
  const bout = pairing.open({ seed: 1, start: {} });
  return pairing.hear(bout, { text: screen({ number: 1 }), index: 0 }).bout;
}

/** The prompt for a move. */
export const PROMPT = "玩家X請輸入要移動將棋的 原始座標 與 目的座標";

/** A screen without a board, which is then not judged but remarked. */
export function screen(
  { number, side = number % 2 === 1 ? "X" : "Y", x = "", y = "", says = "" }: {
    readonly number: number;
    readonly side?: string;
    readonly x?: string;
    readonly y?: string;
    readonly says?: string;
  },
): string {
  return `${says}\n第${number}手 玩家${side}的回合\nY方持駒: ${y}\nX方持駒: ${x}\n${PROMPT}`;
}

/** The bout in which all lines of an act were typed but the last, each answered by a prompt. */
export function typed(bout: ConsoleBout, act: string): ConsoleBout {
  const acted = pairing.talk.act?.(bout, act);
  assert(acted?.ok, act);
  let now: ConsoleBout = acted.value;
  for (let line = pairing.talk.next?.(now); line !== undefined; line = pairing.talk.next?.(now)) {
    now = pairing.say(now, line);
    const [question] = now.asked;
    if (!question || question.expects === "screen") return now;
    const text = question.expects === "promotion" ? "是否要升變" : "請輸入要打入的位置";
    now = pairing.hear(now, { text, index: 1 }).bout;
  }
  return now;
}

/** What a screen breaks that answers an act, but for the board that it does not show. */
export function broken(bout: ConsoleBout, text: string): readonly string[] {
  const { findings, messages } = pairing.hear(bout, { text, index: 2 });
  const all: readonly Finding[] = [...findings, ...messages.flatMap(({ faults }) => faults)];
  return all.map(({ rule }) => rule.replace("shogi-console/", ""))
    .filter((rule) => rule !== "shows-board");
}

/** The bout after plies that were all taken. */
export function after(plies: string): ConsoleBout {
  return plies.split(" ").reduce((bout, ply, index) => {
    const now = typed(bout, ply);
    const names = (side: "first" | "second") =>
      now.ledger.hands[side].map((letter) => now.dialogue.pieces[side][letter]).join("");
    const text = screen({ number: index + 2, x: names("first"), y: names("second") });
    return pairing.hear(now, { text, index: 1 }).bout;
  }, begun());
}
