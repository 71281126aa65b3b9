import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { captured } from "../testing/environment.ts";
import { UsageError } from "../core/mod.ts";
import { readOptionsAmongWords } from "./options.ts";
import { play } from "./play.ts";
import { PLAY_BY_HAND_HELP } from "./play_help.ts";
import { settingOf } from "./play/setting.ts";

function setting(...words: string[]) {
  return settingOf(readOptionsAmongWords(words, play.options ?? {}), () => 7);
}

Deno.test("the help names every option, in lines that fit a terminal", async () => {
  const { out } = await captured(() => play.run(["--help"]));
  const { flags = [], values = [], lists = [] } = play.options ?? {};
  for (const name of [...flags, ...values, ...lists]) assertMatch(out, new RegExp(`--${name}\\b`));
  for (const text of Object.values(PLAY_BY_HAND_HELP)) {
    for (const name of [...flags, ...values, ...lists]) {
      assertMatch(text, new RegExp(`--${name}\\b`));
    }
  }
  for (const line of PLAY_BY_HAND_HELP.en.split("\n")) assert(line.length <= 100, line);
});

Deno.test.each<[string[], RegExp]>([
  [[], /A player is needed/],
  [["mgtp"], /A player is needed/],
  [["mtgp", "./x"], /did you mean mgtp/],
  [["geister"], /would see what the other may not know/],
  [["mgtp", "builtin:greedy", "extra"], /Unexpected "extra"/],
  [["mgtp", "builtin:nobody"], /Unknown opponent/],
  [["dark-chess", "./engine"], /play mgtp \.\/engine/],
  [["dark-chess", "--side", "third"], /Unknown side/],
  [["dark-chess", "--names", "me"], /--names/],
  [["dark-chess", "--ply", "3"], /--ply needs --board/],
  [["dark-chess", "--setting", "noSuch=3"], /noSuch/],
])("%j is refused with what to write instead", (words, message) => {
  const error = assertThrows(() => setting(...words), UsageError);
  assertMatch(error.message, message);
});

Deno.test("a person sits first unless told otherwise, and sides change", () => {
  const { seats, plans, names, match } = setting("mgtp", "builtin:greedy", "--games", "3");
  assertEquals(seats.map(({ kind }) => kind), ["person", "builtin"]);
  assertEquals(plans.map(({ first }) => first), [0, 1, 0]);
  assertEquals([names, match.seed], [["you", "greedy"], 7]);
  assertEquals(setting("mgtp", "builtin:greedy", "--side", "second").plans[0]?.first, 1);
  assertEquals(setting("mgtp", "builtin:greedy", "--seed", "3").match.seed, 3);
});

Deno.test("a name that is both a game and a protocol means the protocol if an engine follows", () => {
  const [, engine] = setting("tzaar", "./engine").seats;
  assertEquals(engine.kind === "engine" && engine.protocol, "tzaar");
  assertEquals(setting("tzaar").seats.map(({ kind }) => kind), ["person", "person"]);
});

Deno.test("a game alone is for two people", () => {
  const { seats, names, kit } = setting("dark-chess");
  assertEquals(seats.map(({ kind }) => kind), ["person", "person"]);
  assertEquals([names, kit.game.id], [["you", "guest"], "dark-chess"]);
});
