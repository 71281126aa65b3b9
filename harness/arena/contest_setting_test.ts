import { assertEquals } from "@std/assert";
import { readOptionsAmongWords } from "../cli/options.ts";
import { PLAY_OPTIONS, readPlayOptions } from "../cli/match/match_options.ts";
import { ContestFolder } from "./contest_folder.ts";
import { type ContestSetting, factsOfContest } from "./contest_setting.ts";

const SETTING: ContestSetting = {
  protocol: "mgtp",
  players: [
    { kind: "builtin", opponent: "random" },
    { kind: "engine", protocol: "mgtp", command: ["./e"] },
  ],
  names: ["random", "e"],
  options: readPlayOptions(readOptionsAmongWords(["--seed", "7"], PLAY_OPTIONS), {
    ...{ games: 4, swap: true, out: "out" },
  }),
  folder: new ContestFolder("out"),
  format: "round-robin",
  withdrawn: [],
};

Deno.test("a contest keeps its players and conditions, and nothing that was not asked for", () => {
  const { players, game, games, seed, rules, ...rest } = factsOfContest(SETTING);
  assertEquals([game, games, seed], ["dark-chess", 4, 7]);
  assertEquals(players, [
    { name: "random", command: ["builtin:random"] },
    { name: "e", protocol: "mgtp", command: ["./e"] },
  ]);
  assertEquals(rules.some(({ id }) => id === "mgtp/reply-id"), true);
  for (const name of ["format", "rounds", "forfeits", "start", "openings", "randomPlies"]) {
    assertEquals(name in rest, false, name);
  }
});

Deno.test("another format is kept with its rounds and its forfeits", () => {
  const { format, rounds, forfeits } = factsOfContest({
    ...SETTING,
    ...{ format: "swiss", rounds: 3, forfeits: 2 },
  });
  assertEquals([format, rounds, forfeits], ["swiss", 3, 2]);
});
