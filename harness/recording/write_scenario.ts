/** The text of a recorded scenario. @module */

import type { Localized, Stimulus } from "../core/mod.ts";
import { type TalkStep, writeTalk } from "../fuzz/mod.ts";
import { foreignLine } from "../protocols/mgtp/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { momentOf, type NoMoment, wholeOf } from "./moment.ts";
import { exchangesOf, framesIn, rulesOf, type ScriptExchange, stepLines } from "./script.ts";
import { greets, type RecordingSource } from "./source.ts";

/** How a scenario is written. */
export interface WriteOptions {
  readonly pairing: AnyPairing;
  readonly title: Localized;
  readonly comment: string;
  readonly ply?: number;
  readonly whole: boolean;
  readonly exact: boolean;
  readonly stimulus?: Stimulus;
}

/** What was written, with the exchanges of a script. */
export interface WrittenScenario {
  readonly text: string;
  readonly exchanges?: readonly ScriptExchange[];
}

/** The scenario of a source; or why there is none. */
export function writtenFrom(
  source: RecordingSource,
  options: WriteOptions,
): WrittenScenario | NoMoment {
  if (source.kind === "game") return writtenGame(source, options);
  const frames = framesIn(source.text);
  const { pairing } = options;
  if (pairing.vocabulary.actFault) return { text: actsText(frames, options) };
  const exchanges = exchangesOf(frames, pairing);
  return { text: scriptText(exchanges, options), exchanges };
}

/** The scenario of a script's exchanges. */
export function scriptText(
  exchanges: readonly ScriptExchange[],
  { pairing, title, comment, stimulus }: WriteOptions,
): string {
  const frames = exchanges.map(({ frame }) => frame);
  const game = gameRules(pairing);
  const known = new Set(pairing.protocol.rules.map(({ id }) => id));
  const cited = rulesOf(exchanges).filter((id) => known.has(id));
  const head = {
    title,
    rules: [...cited, ...game],
    demanded: game,
    tag: "recorded",
  };
  const kind = stimulus ?? (isClients(frames, pairing) ? "client" : "manual");
  const steps = stepLines(exchanges);
  return `${writeTalk({ stimulus: kind, steps: [] }, head)}${steps.join("\n")}\n# ${comment}\n`;
}

/** What persons do at a program, act by act. */
function actsText(acts: readonly string[], { pairing, title, comment }: WriteOptions): string {
  const known = new Set(pairing.protocol.rules.map(({ id }) => id));
  return writeTalk({ stimulus: "client", steps: [{ kind: "start" }, { kind: "do", acts }] }, {
    title,
    rules: ALWAYS_SHOWN.filter((id) => known.has(id)),
    comments: [comment],
    tag: "recorded",
  });
}

/** What every act at a program shows. */
const ALWAYS_SHOWN: readonly string[] = [
  "shogi-console/board-follows",
  "shogi-console/turn-once",
  "shogi-console/prompts",
  "shogi-console/in-time",
  "shogi-console/stays-alive",
];

function writtenGame(
  { game, log }: Extract<RecordingSource, { kind: "game" }>,
  { pairing, title, comment, ply, whole, exact, stimulus }: WriteOptions,
): WrittenScenario | NoMoment {
  const play = whole ? wholeOf(game) : momentOf(game, ply);
  if ("kind" in play) return play;
  const rules = gameRules(pairing);
  const question = exact
    ? log?.asked.find(({ after }) => after === (play.opening?.length ?? 0))
    : undefined;
  const said = question?.answer === undefined ? undefined : question;
  const steps: readonly TalkStep[] = [
    ...greets(pairing) ? [{ kind: "greet" } as const] : [],
    { kind: "play", play: said ? { ...play, plies: 0 } : play },
  ];
  const head = { title, rules, demanded: rules, tag: "recorded" };
  const talk = { stimulus: stimulus ?? (whole ? "client" : "manual"), steps } as const;
  const answer = said && {
    frame: said.frame,
    demand: { expect: { status: "success", text: said.answer ?? "" } },
  };
  const last = answer ? `${stepLines([answer]).join("\n")}\n` : "";
  return { text: `${writeTalk(talk, head)}${last}# ${comment}\n` };
}

/** The rules of the game that bind in every position. */
function gameRules({ protocol }: AnyPairing): readonly string[] {
  const game = `${protocol.game}/`;
  return protocol.rules.filter(({ id, level }) => id.startsWith(game) && level === "MUST")
    .map(({ id }) => id);
}

/** Whether the real client sends all of it, whatever the engine answers: it echoes the engine's plies. */
function isClients(frames: readonly string[], { protocol: { id } }: AnyPairing): boolean {
  const asked = frames.findIndex((frame) => / genmove /.test(frame));
  const echoes = asked >= 0 && frames.slice(asked).some((frame) => / (move|flip) /.test(frame));
  return id === "mgtp" && !echoes &&
    (["first", "second"] as const).some((side) => foreignLine(frames, side) === undefined);
}
