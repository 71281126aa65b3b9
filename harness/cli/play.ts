/** `play`: a person at a page, against an engine or another person. @module */

import { printHelp } from "./called_as.ts";
import { type Command, EXIT } from "./command.ts";
import { readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { PLAY_BY_HAND_HELP } from "./play_help.ts";

const OPTIONS: OptionNames = {
  flags: ["no-open", "tell-settings"],
  values: [
    ...["side", "games", "names", "time", "increment", "byoyomi", "byoyomi-plies", "move-time"],
    ...["repetition", "no-eat-flip", "seed", "ports", "sandbox", "require-sandbox", "memory"],
    ...["processes", "host", "out", "lang"],
  ],
  lists: ["setting", "readable"],
};

/** Plays by hand. */
export const play: Command = {
  name: "play",
  summary: "Play by hand in the browser, against an engine or another person",
  help: PLAY_BY_HAND_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(PLAY_BY_HAND_HELP);
      return EXIT.conforms;
    }
    // The page and its server are large, and no other command needs them.
    const { playByHand } = await import("./play/mod.ts");
    return await playByHand(options);
  },
};
