/** `completions`: scripts with which shells complete our command lines. @module */

import { inLanguage, type Language, type Localized, UsageError } from "../../core/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { allScenarios } from "../list.ts";
import { readOptionsAroundWord } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { chosenLanguage, print, printHelp, unexpected, useOneOf } from "../../surroundings/mod.ts";
import { bashCompletion } from "./bash.ts";
import { type CompletedCommand, completedCommand } from "./completion.ts";
import { fishCompletion } from "./fish.ts";
import { completionValues, SHELLS } from "./values.ts";
import { zshCompletion } from "./zsh.ts";

const HELP: Localized = {
  en: `Print the script by which a shell completes commands, options and their values.

  shinpan completions [options] <bash, zsh or fish>

The script completes the program shinpan: the one that is installed, or the one in the clone. It
knows the bundled scenarios and all rules, so make it again after an update.

  --lang en|zh|ja  language of the descriptions (default: from the locale)

Examples
  shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
  shinpan completions zsh > ~/.zfunc/_shinpan
  shinpan completions fish > ~/.config/fish/completions/shinpan.fish
`,
  zh: `印出讓 shell 自動補全指令、選項與其值的指令稿。

  shinpan completions [options] <bash, zsh or fish>

指令稿補全的是 shinpan 程式：已安裝的，或在複本（clone）中的。其中包含內附的情境與所有規則，因此更新
後請重新產生。

  --lang en|zh|ja  說明文字的語言（預設：依地區設定）

範例
  shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
  shinpan completions zsh > ~/.zfunc/_shinpan
  shinpan completions fish > ~/.config/fish/completions/shinpan.fish
`,
  ja: `コマンド、オプションとその値をシェルで補完するためのスクリプトを表示する。

  shinpan completions [options] <bash, zsh or fish>

補完の対象は shinpan というプログラムで、インストールしたものでもクローンの中のものでもよい。付属の
シナリオとすべての規則を含むので、更新したら作り直す。

  --lang en|zh|ja  説明の言語（既定：ロケールに従う）

例
  shinpan completions bash > ~/.local/share/bash-completion/completions/shinpan
  shinpan completions zsh > ~/.zfunc/_shinpan
  shinpan completions fish > ~/.config/fish/completions/shinpan.fish
`,
};

const OPTIONS: OptionNames = { values: ["lang"] };

const SCRIPTS: Readonly<
  Record<typeof SHELLS[number], (commands: readonly CompletedCommand[]) => string>
> = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** Prints a script for a shell; `commands` gives all commands, this one among them. */
export function completionsCommand(commands: () => Promise<readonly Command[]>): Command {
  return {
    name: "completions",
    summary: {
      en: "Print the completion script for a shell",
      zh: "印出供 shell 自動補全用的指令稿",
      ja: "シェルの補完スクリプトを表示する",
    },
    help: HELP,
    options: OPTIONS,
    run: async (args) => {
      const options = readOptionsAroundWord(args, OPTIONS);
      const { word, rest: [extra], flags } = options;
      if (flags.has("help")) {
        printHelp(HELP, args);
        return EXIT.conforms;
      }
      if (extra !== undefined) {
        throw new UsageError(unexpected(extra), {
          en: "name one shell",
          zh: "請只指定一個 shell",
          ja: "シェルを一つだけ指定する",
        });
      }
      const shell = SHELLS.find((one) => one === word);
      if (shell === undefined) throw unknownShell(word);
      const values = completionValues((await allScenarios()).map(({ id }) => id));
      const language = chosenLanguage(options);
      const all = (await commands()).map((one) => completedCommand(one, values, language));
      print(SCRIPTS[shell]([...all, helpOn(all, language)]));
      return EXIT.conforms;
    },
  };
}

/** `shinpan help <command>`, which is no command of the table. */
function helpOn(commands: readonly CompletedCommand[], language: Language): CompletedCommand {
  const words = [{ kind: "words", words: commands.map(({ name }) => name) }] as const;
  const summary = inLanguage(EXPLAINS, language);
  return { name: "help", summary, options: [], words, ownWords: Infinity };
}

const EXPLAINS: Localized = { en: "Explain a command", zh: "說明指令", ja: "コマンドを説明する" };

function unknownShell(word: string | undefined): UsageError {
  return word === undefined
    ? new UsageError(
      { en: "No shell named", zh: "未指定 shell", ja: "シェルの指定がない" },
      useOneOf(SHELLS),
    )
    : new UsageError({
      en: `Unknown shell "${word}"`,
      zh: `不認得 shell「${word}」`,
      ja: `不明なシェル「${word}」`,
    }, useOneOf(SHELLS, word));
}
