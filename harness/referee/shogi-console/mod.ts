/** Shogi programs for two people at a console. @module */

import type { Launch } from "../../core/mod.ts";
import { SHOGI_OPPONENTS } from "../../games/shogi/mod.ts";
import {
  type Dialogue,
  encoded,
  SEED_DIALOGUE,
  shogiConsole,
  writeRecord,
} from "../../protocols/shogi-console/mod.ts";
import { shogiKit } from "../kits/shogi.ts";
import type { GreetOptions, Pairing } from "../pairing.ts";
import { actFault } from "./act.ts";
import { type ConsoleBout, momentsOf, openWith, say } from "./bout.ts";
import { BLAME } from "./blame.ts";
import { hear } from "./hear.ts";
import { consoleTalk } from "./talk.ts";

const PATIENCE_MS = 10_000;

/** The referee for programs that talk as a dialogue says. */
export function consolePairing(dialogue: Dialogue): Pairing<ConsoleBout> {
  return {
    protocol: shogiConsole(dialogue),
    kit: shogiKit,
    probe: dialogue.input.undo,
    vocabulary: {
      opponents: Object.keys(SHOGI_OPPONENTS),
      fields: ["number", "side", "prompt", "refusal"],
      greetings: [],
      starts: ["replay", "end"],
      actFault,
      settings: [],
      endings: [],
    },
    open: (options) => openWith(dialogue, options),
    deal: (bout, options) => openWith(dialogue, { ...options, start: bout.options.start }),
    launch: (options) => launch(dialogue, options),
    say,
    hear,
    // A program that reads on may ask whatever it likes: that it does not end is its fault.
    closed: (bout) => ({ ...bout, last: undefined }),
    blame: BLAME,
    awaits: ({ asked }) => asked.length > 0,
    patienceMs: () => PATIENCE_MS,
    wanted: () => undefined,
    sentinel: ({ reply }) => reply,
    talk: consoleTalk,
  };
}

/** The referee for the dialogue that is meant where none is given. */
export const shogiAtConsole: Pairing<ConsoleBout> = consolePairing(SEED_DIALOGUE);

/** A new game, or the replay of plies that are given; `end: none` leaves the last line open. */
function launch(dialogue: Dialogue, { replay, end }: GreetOptions): Launch {
  const { file: name } = dialogue.start;
  // Some programs call `clear`, which needs to know of a terminal.
  const base = { env: { TERM: "dumb" }, ...name === undefined ? {} : { name } };
  if (replay === undefined) return { ...base, args: dialogue.start.new };
  const text = writeRecord(dialogue, momentsOf(replay).at(-1)?.entries ?? []);
  const whole = end === "none" ? text.replace(/\n$/, "") : text;
  return { ...base, args: dialogue.start.replay, file: encoded(whole, dialogue.encoding) };
}
