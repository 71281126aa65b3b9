/** A game in a `.command` log of MGTP. @module */

import { readCommandFile } from "../games/platform_files/mod.ts";
import type { Side } from "../games/game.ts";
import { readCommand } from "../protocols/mgtp/mod.ts";

/** What a log says of its game. */
export interface LoggedGame {
  /** In the game's notation, in their order. */
  readonly plies: readonly string[];
  /** How many plies had been told whenever the engine was asked, with the question and the answer. */
  readonly asked: readonly {
    readonly after: number;
    readonly frame: string;
    readonly answer?: string;
  }[];
  readonly side: Side;
}

/** The lines of a log that were sent; undefined for a text that is no log. */
export function sentIn(text: string): readonly string[] | undefined {
  const said = readCommandFile(text);
  if (!said.ok || !said.value.some(({ from }) => from === "engine")) return undefined;
  return said.value.filter(({ from }) => from === "harness").map((one) => one.text);
}

/** The game of a log, as far as MGTP tells it; undefined where the engine was never asked. */
export function gameInLog(text: string): LoggedGame | undefined {
  const said = readCommandFile(text);
  if (!said.ok) return undefined;
  const plies: string[] = [];
  const asked: { after: number; frame: string; answer?: string }[] = [];
  for (const [at, { from, text: line }] of said.value.entries()) {
    if (from === "engine") continue;
    const { form, args: [one = "", other = ""] } = readCommand(line);
    // Another game begins; only the last one counts.
    if (form?.name === "reset_board") [plies, asked].forEach((list) => list.splice(0));
    if (form?.name === "move") plies.push(`${one}-${other}`);
    if (form?.name === "flip") plies.push(`${one}(${other})`);
    if (form?.name !== "genmove") continue;
    const next = said.value[at + 1];
    const answer = next?.from === "engine"
      ? /^\s*=?\d*\s+(.*\S)\s*$/.exec(next.text)?.[1]
      : undefined;
    asked.push({ after: plies.length, frame: line, ...answer !== undefined && { answer } });
  }
  const [first] = asked;
  if (!first) return undefined;
  return { plies, asked, side: first.after % 2 === 0 ? "first" : "second" };
}
