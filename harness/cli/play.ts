/** `play`: a person at a page, against an engine or another person. @module */

import { printHelp } from "../surroundings/mod.ts";
import { type Command, EXIT } from "./command.ts";
import { readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { PLAY_BY_HAND_HELP } from "./play_help.ts";

const OPTIONS: OptionNames = {
  flags: ["no-open", "tell-settings"],
  values: [
    ...["side", "games", "names", "time", "increment", "byoyomi", "byoyomi-plies", "move-time"],
    ...[
      "repetition",
      "no-eat-flip",
      "board",
      "ply",
      "seed",
      "ports",
      "sandbox",
      "require-sandbox",
      "memory",
    ],
    ...["processes", "host", "out", "lang"],
  ],
  lists: ["setting", "readable"],
};

/** Plays by hand. */
export const play: Command = {
  name: "play",
  summary: {
    en: "Play by hand in the browser, against an engine or another person",
    zh: "在瀏覽器中手動下棋，對手為引擎或另一位玩家",
    ja: "ブラウザで、エンジンや人を相手に手動で対局する",
  },
  help: PLAY_BY_HAND_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(PLAY_BY_HAND_HELP, args);
      return EXIT.conforms;
    }
    // The page and its server are large, and no other command needs them.
    const { playByHand } = await import("./play/mod.ts");
    return await playByHand(options);
  },
};
