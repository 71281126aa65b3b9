import { assertEquals } from "@std/assert";
import { positionFileAt } from "./position_files.ts";

const WHOLE = `INITIAL
* 1. a b
* 2. c
* Comment 0 0
0. 10
1. 11
2. 12
3. 13
0. 0
1. 0
2. 0
# #
`;

Deno.test("a record is cut after a ply, with the times of both lists", () => {
  const files = { kind: "record", start: "START", whole: WHOLE, plies: 3 } as const;
  assertEquals(positionFileAt(files, 3), WHOLE);
  assertEquals(
    positionFileAt(files, 1),
    "INITIAL\n* 1. a\n* Comment 0 0\n0. 10\n1. 11\n0. 0\n# #\n",
  );
  assertEquals(positionFileAt(files, 0), "START");
  assertEquals(positionFileAt(files, 4), undefined);
});

Deno.test("a game that began in the middle of another keeps those plies", () => {
  const files = { kind: "record", start: "START", whole: WHOLE, plies: 1 } as const;
  assertEquals(positionFileAt({ ...files, plies: 2 }, 1)?.includes("* 1. a b\n* Comment"), true);
});

Deno.test("setups are taken as they are", () => {
  assertEquals(positionFileAt({ kind: "setups", texts: ["x", "y"] }, 1), "y");
});
