/** How long an answer may take. @module */

import { turnOf } from "../../games/shogi/mod.ts";
import { looksMisspelt } from "../../protocols/usi/mod.ts";
import { awaited, type Question, type UsiBout } from "./bout.ts";

const USI_MS = 10_000;
const READY_MS = 60_000;
const STOP_MS = 5_000;
/** For a second bestmove, where the first may belong to the search before. */
const DOUBT_MS = 3_000;
/** Clients count whole seconds, so that less than one more is forgiven. */
const FORGIVEN_MS = 1_000;
/** For the right word, where a mate was answered in a wrong one; of moves engines talk meanwhile. */
const MISSPELT_MS = 1_000;

/** The time for the answer to what was asked first; undefined for a game clock's business. */
export function patienceMs(bout: UsiBout): number | undefined {
  const question = awaited(bout);
  switch (question?.kind) {
    case "isready":
      return READY_MS;
    case "go":
      return bout.doubt ? DOUBT_MS : question.told === "stop" ? STOP_MS : searchMs(question);
    case "go-mate":
      if (bout.noise.some(({ text }) => looksMisspelt(text))) return MISSPELT_MS;
      return question.withinMs === undefined ? undefined : question.withinMs + STOP_MS;
    case "usi":
    case undefined:
      return USI_MS;
  }
}

/** What the client has told the engine about its time. */
function searchMs(
  { limits, position }: Extract<Question, { kind: "go" }>,
): number | undefined {
  const { btime, wtime, byoyomi, binc = 0, winc = 0, movetime } = limits;
  if (movetime !== undefined) return movetime + FORGIVEN_MS;
  const black = !position || turnOf(position) === "first";
  const own = black ? { time: btime, inc: binc } : { time: wtime, inc: winc };
  if (own.time === undefined && byoyomi === undefined) return undefined;
  return (own.time ?? 0) + own.inc + (byoyomi ?? 0) + FORGIVEN_MS;
}
