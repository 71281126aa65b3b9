import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import { lacks } from "../../testing/needs.ts";
import { captured } from "../../testing/environment.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { allCommands, runCommand } from "../mod.ts";
import { INNER_ZSH, offeredBy, PLAIN } from "./shell_kit.ts";

const COMMANDS = await allCommands();

async function script(shell: string): Promise<string> {
  const { result, out, err } = await captured(() => runCommand(["completions", shell]));
  assertEquals([result, err], [0, ""]);
  return out;
}

/** What bash offers for the last of the words; it has taken = and : for words of their own. */
async function offered(cwd: string, words: readonly string[]): Promise<readonly string[]> {
  const program = `source ./shinpan.bash
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_shinpan
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ["--norc", "-c", program, "bash", "shinpan", ...words];
  const { stdout, stderr } = await new Deno.Command("bash", { args, cwd, env: PLAIN }).output();
  assertEquals(new TextDecoder().decode(stderr), "");
  return new TextDecoder().decode(stdout).split("\n").filter((line) => line !== "");
}

const OFFERS: readonly (readonly [what: string, words: string, offers: string])[] = [
  ["commands", "ch", "check"],
  ["options of every command", "--v", "--version"],
  ["options of a command", "check --st", "--strict"],
  ["options after the protocol", "check mgtp --fail", "--fail-fast"],
  ["only options that the command has", "doctor --strict", ""],
  ["languages", "check --lang ", "en zh ja"],
  ["a language that has been begun", "check --lang z", "zh"],
  ["a value behind an equals sign", "check --lang =", "en zh ja"],
  ["a value behind an equals sign that has been begun", "check --lang = j", "ja"],
  ["reporters", "check --reporter ju", "junit"],
  ["more reporters", "check --reporter html,ju", "html,junit"],
  ["added reporters", "check --reporter +ta", "+tap"],
  ["reporters of a match", "match --reporter no", "none"],
  ["levels", "check --require-sandbox n", "none namespaces"],
  ["dialects", "check --dialect ", "v2 v1"],
  ["protocols", "check geister", "geister-tcp geister-stdio"],
  ["protocols after a flag and a value", "check --strict --seed 3 usi", "usi"],
  ["protocols after a value behind an equals sign", "check --seed = 3 usi", "usi"],
  ["protocols as a value", "grade --protocol tz", "tzaar"],
  ["scenarios", "check mgtp --scenario mgtp/first", "mgtp/first_contact"],
  ["rules", "explain mgtp/reply-i", "mgtp/reply-id"],
  ["shells", "completions z", "zsh"],
  ["help", "hel", "help"],
  ["commands to be explained", "help co", "completions contest"],
  ["files", "check mgtp ./my", "./my engine"],
  ["files as a value", "check --baseline kn", "known.yaml"],
  ["folders alone", "check --report ", "results"],
  ["folders of submissions", "grade re", "results"],
  ["nothing of ours behind an engine", "check mgtp ./engine --str", ""],
  ["files behind an engine", "check mgtp ./engine kn", "known.yaml"],
  ["options behind the words of other commands", "match mgtp a b --sw", "--swap"],
  ["nothing of ours behind two dashes", "check -- --str", ""],
  ["players that are built in", "match mgtp builtin : gr", "greedy"],
  ["all players that the game has", "match mgtp builtin :", "random greedy search"],
  ["players of another game", "match geister-tcp builtin :", "random greedy patient"],
  ["all players where no game is named", "contest --against builtin : p", "patient"],
  ["scenarios of the protocol alone", "check usi --scenario usi/games/f", "usi/games/first"],
  ["no scenarios of another protocol", "check usi --scenario mgtp/first", ""],
  ["a second player", "match mgtp builtin : greedy builtin : ra", "random"],
  ["files as players", "match mgtp kn", "known.yaml"],
  ["nothing for numbers", "check --seed ", ""],
  ["nothing for unknown commands", "frobnicate ", ""],
];

Deno.test({
  name: "bash completes command lines",
  ignore: await lacks("bash"),
  fn: async (test) => {
    await using folder = await tempFolder();
    folder.write("shinpan.bash", await script("bash"));
    folder.write("known.yaml", "");
    folder.write("my engine", "");
    await Deno.mkdir(`${folder.path}/results`);
    for (const [what, words, offers] of OFFERS) {
      await test.step(`${what}: shinpan ${words}`, async () => {
        const found = await offered(folder.path, words.split(" "));
        assertEquals(found.toSorted().join(" "), offers.split(" ").toSorted().join(" "));
      });
    }
  },
});

for (const shell of ["zsh", "fish"] as const) {
  Deno.test({
    name: `${shell} can read its script`,
    ignore: await lacks(shell),
    fn: async () => {
      await using folder = await tempFolder();
      const file = folder.write("script", await script(shell));
      const { code, stderr } = await new Deno.Command(shell, { args: ["-n", file], env: PLAIN })
        .output();
      assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
    },
  });
}

const LINES: readonly (readonly [what: string, line: string, zsh: string, fish?: string])[] = [
  ["commands", "ch", "check"],
  ["options", "check --lan", "--lang"],
  ["options after the protocol", "check mgtp --lan", "--lang"],
  ["options after the protocol and a flag", "check mgtp --strict --lan", "--lang"],
  ["options of fuzz after the protocol", "fuzz mgtp --ti", "--time --time-scale"],
  ["nothing of ours behind an engine", "check mgtp ./engine --lan", ""],
  ["nothing of ours behind an engine, after a value", "check --seed 3 mgtp ./engine --lan", ""],
  ["options before an engine, after a value", "check --seed 3 mgtp --lan", "--lang"],
  ["options behind the words of other commands", "match mgtp a b --sw", "--swap"],
  ["files as engines", "check mgtp kn", "known.yaml"],
  ["added reporters", "check --reporter +h", "html", "+html"],
  ["more reporters", "check --reporter html,ju", "junit", "html,junit"],
  ["players that the game has", "match mgtp builtin:pat", ""],
  ["players of another game", "match geister-tcp builtin:pat", "builtin:patient"],
  ["scenarios of the protocol", "check usi --scenario usi/games/f", "usi/games/first"],
  ["no scenarios of another protocol", "check usi --scenario mgtp/first", ""],
];

for (const shell of ["zsh", "fish"] as const) {
  Deno.test({
    name: `${shell} completes command lines`,
    ignore: await lacks(shell),
    fn: async (test) => {
      await using folder = await tempFolder();
      folder.write("_shinpan", await script(shell));
      folder.write("inner.zsh", INNER_ZSH);
      folder.write("known.yaml", "");
      for (const [what, line, zsh, fish = zsh] of LINES) {
        await test.step(`${what}: shinpan ${line}`, async () => {
          const found = await offeredBy(shell, folder.path, `shinpan ${line}`);
          assertEquals(found.toSorted().join(" "), { zsh, fish }[shell]);
        });
      }
    },
  });
}

Deno.test("the script for zsh has every command and option, and all quotes are closed", async () => {
  const text = await script("zsh");
  assert(text.startsWith("#compdef shinpan\n"));
  for (const { name, summary, options: { flags = [], values = [], lists = [] } } of COMMANDS) {
    assertStringIncludes(text, `'${name}:${inLanguage(summary, "en")}'\n`);
    const part = text.slice(text.indexOf(`\n        ${name})\n`)).split(";;")[0] ?? "";
    for (const flag of flags) assertStringIncludes(part, `'--${flag}[`);
    for (const value of values) assertStringIncludes(part, `'--${value}=[`);
    for (const list of lists) assertStringIncludes(part, `'*--${list}=[`);
  }
  for (const line of text.split("\n")) {
    assertEquals(line.replaceAll("'\\''", "").split("'").length % 2, 1, line);
  }
});

Deno.test("the script for fish has every command and option", async () => {
  const text = await script("fish");
  for (const { name, options: { flags = [], values = [], lists = [] } } of COMMANDS) {
    assertStringIncludes(text, ` -a ${name} -d '`);
    for (const option of [...flags, ...values, ...lists]) {
      assert(new RegExp(`(from|own) ${name}\\b[^'\\n]*' -l ${option} -d '`).test(text), option);
    }
  }
});

Deno.test("every option has a description", async () => {
  assert(!/ -d '' /.test(await script("fish")));
  assert(!/\[\]/.test(await script("zsh")));
});

Deno.test("a shell must be named, and known", async () => {
  const told = async (...args: readonly string[]) => {
    const { result, err } = await captured(() => runCommand(["completions", ...args]));
    return [result, err];
  };
  assertEquals(await told(), [2, "completions: No shell named: use one of bash, zsh, fish\n"]);
  assertEquals(
    (await told("bsh"))[1],
    'completions: Unknown shell "bsh": use one of bash, zsh, fish (did you mean "bash"?)\n',
  );
  assertEquals(await told("bash", "x"), [2, 'completions: Unexpected "x": name one shell\n']);
});
