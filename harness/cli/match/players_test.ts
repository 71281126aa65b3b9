import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { environment } from "../../testing/environment.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { UsageError } from "../../core/mod.ts";
import { namesOf, pairingNamed, readPlayer } from "./players.ts";
import { coresFor, factsOf, invite, missingPrograms } from "../../arena/players.ts";

Deno.test.each([
  ["./mine", { kind: "engine", protocol: "geister-tcp", command: ["./mine"] }],
  ["./mine -q", { kind: "engine", protocol: "geister-tcp", command: ["./mine", "-q"] }],
  ["geister-stdio:./theirs -v", {
    kind: "engine",
    protocol: "geister-stdio",
    command: ["./theirs", "-v"],
  }],
  ["builtin:greedy", { kind: "builtin", opponent: "greedy" }],
  ["C:\\games\\mine.exe", {
    kind: "engine",
    protocol: "geister-tcp",
    command: ["C:\\games\\mine.exe"],
  }],
])("%s is a player", (word, player) => {
  assertEquals(readPlayer(word, "geister-tcp"), player as ReturnType<typeof readPlayer>);
});

Deno.test("a program whose path has a blank needs no quotes", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  await Deno.writeTextFile(`${folder.path}/my engine`, "");
  assertEquals(readPlayer("./my engine", "mgtp"), {
    kind: "engine",
    protocol: "mgtp",
    command: ["./my engine"],
  });
  const slips = [["my engine", "write ./my engine"], ["./my engine -q", "\"'./my engine' -q\""]];
  for (const [word = "", fix = ""] of slips) {
    const error = assertThrows(() => readPlayer(word, "mgtp"), UsageError);
    assertStringIncludes(error.message, fix);
  }
  assertEquals(readPlayer("'./my engine' -q", "mgtp"), {
    ...{ kind: "engine", protocol: "mgtp", command: ["./my engine", "-q"] },
  });
});

Deno.test("programs that are not there are found before anything is started", () => {
  const players = [readPlayer("./nobody", "mgtp"), readPlayer("builtin:random", "mgtp")];
  assertEquals(missingPrograms(players).map(({ player }) => player), [0]);
});

Deno.test("the searcher may be given a number of positions", () => {
  const player = { kind: "builtin", opponent: "search@500" } as const;
  assertEquals(readPlayer("builtin:search@500", "mgtp"), player);
  assertEquals(factsOf(player, "s").command, ["builtin:search@500"]);
  for (const word of ["search@0", "search@", "search@x", "greedy@5", "search@9999999999"]) {
    assertThrows(() => readPlayer(`builtin:${word}`, "mgtp"), UsageError);
  }
  assertThrows(() => readPlayer("builtin:search@500", "geister-tcp"), UsageError);
});

Deno.test.each([
  ["builtin:gredy", 'did you mean "greedy"?'],
  ["mgpt:./mine", "mgtp"],
  ["tzaar:./mine", "different games"],
  ["builtin:", "greedy"],
  ["mgtp:", "name a program"],
  ['./e "b', 'Cannot read the command line ./e "b: close the " in column 5'],
  ["mgtp:./e it's", "close the ' in column 7"],
])("%s is refused with a way out", (word, fix) => {
  const error = assertThrows(() => readPlayer(word, "mgtp"));
  assert(error instanceof UsageError);
  assertStringIncludes(error.message, fix);
});

Deno.test("a protocol must be named, and known", () => {
  assert(assertThrows(() => pairingNamed(undefined)) instanceof UsageError);
  assert(assertThrows(() => pairingNamed("mgpt")) instanceof UsageError);
  assertEquals(pairingNamed("mgtp").protocol.id, "mgtp");
  assert(assertThrows(() => pairingNamed("shogi-console")) instanceof UsageError);
  assert(assertThrows(() => readPlayer("shogi-console:./x", "usi")) instanceof UsageError);
});

Deno.test("players have names of their own", () => {
  const engine = (...command: string[]) => ({ kind: "engine", protocol: "mgtp", command }) as const;
  assertEquals(
    namesOf([engine("./bin/mine", "-q"), engine("../mine"), { kind: "builtin", opponent: "x" }]),
    ["mine", "mine-2", "x"],
  );
  assertEquals(namesOf([engine("java", "-jar", "games/foo.jar"), engine("python3", "./bar.py")]), [
    "foo",
    "bar",
  ]);
  assertEquals(namesOf([engine("a"), engine("a")], ["old", "new"]), ["old", "new"]);
});

Deno.test("tables share no cores, nor do the players of a table where there are enough", () => {
  const of = (player: 0 | 1, jobs: number, cores: number) =>
    Array.from({ length: jobs }, (_, table) => coresFor(player, { jobs, cores })(table));
  assertEquals([of(0, 2, 4), of(1, 2, 4)], [[[0], [2]], [[1], [3]]]);
  assertEquals([of(0, 2, 2), of(1, 2, 2)], [[[0], [1]], [[0], [1]]]);
  assertEquals([of(0, 1, 8), of(1, 1, 8)], [[[0, 1, 2, 3]], [[4, 5, 6, 7]]]);
  assertEquals(of(0, 3, 2), [undefined, undefined, undefined]);
});

Deno.test("a game that is played again gets other cores where there are any", () => {
  const at = (player: 0 | 1, table: number) => coresFor(player, { jobs: 1, cores: 2 })(table);
  assertEquals([at(0, 0), at(1, 0)], [[0], [1]]);
  assertEquals([at(0, 1), at(1, 1)], [[1], [0]]);
  const three = (player: 0 | 1) => coresFor(player, { jobs: 1, cores: 3 })(1);
  assertEquals([three(0), three(1)], [[1, 2], [0]]);
});

Deno.test("a program that is not there is no crash but a player that cannot be started", async () => {
  const words = readPlayer("./no/such/engine", "mgtp");
  const sandbox = { least: "none", readable: [], limits: {} } as const;
  using invited = await invite(words, "x", { coresOf: () => undefined, sandbox, language: "en" });
  const { player } = invited;
  assert(player.kind === "engine");
  const clock = { now: () => 0, sleep: () => Promise.resolve() };
  const { framing } = player.pairing.protocol;
  const opened = await player.transport(0)({ framing, clock, log: () => 0 });
  assertEquals(opened.ok, false);
  assertEquals(factsOf(words, "x"), {
    name: "x",
    protocol: "mgtp",
    command: ["./no/such/engine"],
  });
});
