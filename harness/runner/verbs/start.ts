/** `start`: an engine that is started with arguments. @module */

import type { StartStep } from "../../scenario/mod.ts";
import { awaitScreen } from "../screen.ts";
import type { Going } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Waits for the first screen of an engine that was started so, where it can be. */
export async function begin({ options }: StartStep, stage: Stage): Promise<Going> {
  const { conversation, context: { pairing: { talk } } } = stage;
  const replays = options["replay"] !== undefined;
  const what = replays ? talk.lacks?.(conversation.bout, "replay") : undefined;
  return what === undefined ? await awaitScreen(stage) : { kind: "not-offered", what };
}
