/** What the real client sends in a game, line by line. @module */

const HANDSHAKE = [
  /^1 name$/,
  /^2 version$/,
  /^7 reset_board$/,
  /^15 time_settings? \d+$/,
  /^14 ready$/,
] as const;

const GENMOVE = /^12 genmove (red|black|unknown)$/;
const PLY = /^(10 move [a-d][1-8] [a-d][1-8]|11 flip [a-d][1-8] [KGMRNCPkgmrncp])$/;
const TIME_LEFT = /^16 time_left (red|black) \d+$/;
const QUIT = /^5 quit$/;

/**
 * The first line that the real client would not have sent where it stands; undefined where all are
 * its own. A talk may break off anywhere, and `quit` may come at any time after the hand-shake. The
 * engine, on `side`, is asked for each of its plies; both sides' plies are told, each with a clock.
 */
export function foreignLine(
  lines: readonly string[],
  side: "first" | "second" = "first",
): string | undefined {
  const wrong = HANDSHAKE.findIndex((form, at) => at < lines.length && !form.test(lines[at] ?? ""));
  if (wrong >= 0) return lines[wrong];
  let at = HANDSHAKE.length;
  for (let own = side === "first"; at < lines.length; own = !own) {
    if (QUIT.test(lines[at] ?? "")) return lines[at + 1];
    for (const form of own ? [GENMOVE, PLY, TIME_LEFT] : [PLY, TIME_LEFT]) {
      const line = lines[at];
      if (line === undefined) return undefined;
      // The time is up while genmove is unanswered, or the game is over.
      if (QUIT.test(line)) return lines[at + 1];
      if (!form.test(line)) return line;
      at++;
    }
  }
  return undefined;
}
