/** `completions`: scripts with which shells complete our command lines. @module */

import { printHelp } from "../called_as.ts";
import { type Command, EXIT, UsageError } from "../command.ts";
import { allScenarios } from "../list.ts";
import { readOptionsAroundWord } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { print } from "../surroundings.ts";
import { useOneOf } from "../../scenario/mod.ts";
import { bashCompletion } from "./bash.ts";
import { type CompletedCommand, completedCommand } from "./completion.ts";
import { fishCompletion } from "./fish.ts";
import { completionValues, SHELLS } from "./values.ts";
import { zshCompletion } from "./zsh.ts";

const HELP = `Print a script with which a shell completes commands, options and their values.

  shinpan completions <bash, zsh or fish>

The script completes the program shinpan: the one that is installed, or the one in the clone. It
knows the bundled scenarios and all rules, so make it again after an update.

Examples
  shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
  shinpan completions zsh > ~/.zfunc/_shinpan
  shinpan completions fish > ~/.config/fish/completions/shinpan.fish
`;

const OPTIONS: OptionNames = {};

const SCRIPTS: Readonly<
  Record<typeof SHELLS[number], (commands: readonly CompletedCommand[]) => string>
> = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** Prints a script for a shell; `commands` gives all commands, this one among them. */
export function completionsCommand(commands: () => readonly Command[]): Command {
  return {
    name: "completions",
    summary: "Print a script with which a shell completes command lines",
    help: HELP,
    options: OPTIONS,
    run: async (args) => {
      const { word, rest: [extra], flags } = readOptionsAroundWord(args, OPTIONS);
      if (flags.has("help")) {
        printHelp(HELP, args);
        return EXIT.conforms;
      }
      if (extra !== undefined) throw new UsageError(`Unexpected "${extra}"`, "name one shell");
      const shell = SHELLS.find((one) => one === word);
      if (shell === undefined) throw unknownShell(word);
      const values = completionValues((await allScenarios()).map(({ id }) => id));
      const all = commands().map((command) => completedCommand(command, values));
      print(SCRIPTS[shell]([...all, helpOn(all)]));
      return EXIT.conforms;
    },
  };
}

/** `shinpan help <command>`, which is no command of the table. */
function helpOn(commands: readonly CompletedCommand[]): CompletedCommand {
  const words = [{ kind: "words", words: commands.map(({ name }) => name) }] as const;
  return { name: "help", summary: "Explain a command", options: [], words, ownWords: Infinity };
}

function unknownShell(word: string | undefined): UsageError {
  return word === undefined
    ? new UsageError("No shell named", `use one of ${SHELLS.join(", ")}`)
    : new UsageError(`Unknown shell "${word}"`, useOneOf(SHELLS, word));
}
