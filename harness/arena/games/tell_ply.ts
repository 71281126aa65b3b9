/** Tells the engines of a game a ply that was made. @module */

import { announce, announceAhead, type Going } from "../../runner/play/mod.ts";
import type { EngineSeat, Seat } from "./seat.ts";

/** A ply, and how it is told. */
export interface ToldPly {
  readonly move: string;
  /** What is on the clock of the player that made it. */
  readonly left: number;
  readonly by: Seat;
  /** The move in the names that the player uses that made it, if they are others. */
  readonly renamed?: string;
  /** Whether commands may go out together with those that follow. */
  readonly pipeline: boolean;
  /** Whether an engine has the next ply, so that nothing else follows soon. */
  readonly waits: boolean;
}

/** Tells a ply to engines, and answers with how each of them took it; at once where that is known. */
export function tellPly(
  engines: readonly EngineSeat[],
  { move: usual, renamed = usual, left, by, pipeline, waits }: ToldPly,
): readonly Going[] | Promise<readonly Going[]> {
  for (const engine of engines) engine.forget();
  const telling = engines.map((engine) => {
    const { sitting } = engine;
    const move = engine === by ? renamed : usual;
    return pipeline && sitting.stage.context.pairing.talk.pipelines === true
      ? announceAhead(sitting, move, { left, now: waits && engine === by })
      : announce(sitting, move, left);
  });
  const [first] = telling;
  if (telling.length === 1 && first instanceof Promise) return first.then(alone);
  return telling.every(isKnown) ? telling : Promise.all(telling);
}

/** How the only engine took it, as a list; `Promise.all` of one promise costs more. */
function alone(going: Going): readonly Going[] {
  return [going];
}

function isKnown(going: Going | Promise<Going>): going is Going {
  return !(going instanceof Promise);
}
