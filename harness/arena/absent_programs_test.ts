import { assertEquals } from "@std/assert";
import { absentPrograms } from "./absent_programs.ts";
import type { PlayerWords } from "./players.ts";

const HERE: PlayerWords = { kind: "builtin", opponent: "random" };
const GONE: PlayerWords = { kind: "engine", protocol: "mgtp", command: ["/no/such/program"] };

Deno.test.each<[string, Parameters<typeof absentPrograms>[0], readonly number[], boolean]>([
  ["all there", { players: [HERE, HERE], format: "swiss", withdrawn: [] }, [], true],
  ["one of three gone", { players: [HERE, GONE, HERE], format: "swiss", withdrawn: [] }, [1], true],
  ["one of two gone", { players: [HERE, GONE], format: "round-robin", withdrawn: [] }, [1], false],
  [
    "the challenger gone",
    {
      ...{ players: [GONE, HERE, HERE], format: "gauntlet", withdrawn: [] },
    },
    [0],
    false,
  ],
  [
    "another one of a gauntlet gone",
    {
      ...{ players: [HERE, GONE, HERE], format: "gauntlet", withdrawn: [] },
    },
    [1],
    true,
  ],
  [
    "one gone that has withdrawn",
    {
      ...{ players: [HERE, HERE, GONE], format: "swiss", withdrawn: [2] },
    },
    [],
    true,
  ],
])("a contest with %s", (_, setting, missing, isEnough) => {
  const absent = absentPrograms(setting);
  assertEquals(absent.missing.map(({ player }) => player), missing);
  assertEquals(absent.isEnough, isEnough);
});
