import { assert, assertEquals } from "@std/assert";
import { pick, randomFrom } from "../../games/random.ts";
import { ending } from "../../games/tzaar/ending.ts";
import { readBoards, writeBoards } from "./files.ts";
import { moves } from "../../games/tzaar/moves.ts";
import { play } from "../../games/tzaar/play.ts";
import { started } from "../../games/tzaar/test_kit.ts";

/** As the specification has it, with the -1 that its scan lost. */
const COLOR = [
  "1,1,1,1,2,-1,-1,-1,-1",
  "2,1,1,1,2,2,-1,-1,-1",
  "2,2,1,1,2,2,2,-1,-1",
  "2,2,2,1,2,2,2,2,-1",
  "2,2,2,2,-1,1,1,1,1",
  "-1,1,1,1,1,2,1,1,1",
  "-1,-1,1,1,1,2,2,1,1",
  "-1,-1,-1,1,1,2,2,2,1",
  "-1,-1,-1,-1,1,2,2,2,2",
];
const TYPE = [
  "1,1,1,1,1,-1,-1,-1,-1",
  "1,2,2,2,2,1,-1,-1,-1",
  "1,2,3,3,3,2,1,-1,-1",
  "1,2,3,1,1,3,2,1,-1",
  "1,2,3,1,-1,1,3,2,1",
  "-1,1,2,3,1,1,3,2,1",
  "-1,-1,1,2,3,3,3,2,1",
  "-1,-1,-1,1,2,2,2,2,1",
  "-1,-1,-1,-1,1,1,1,1,1",
];

Deno.test.each<["\n" | "\r\n", number]>([["\n", 182], ["\r\n", 190]])(
  "the opening with line ends %o has the bytes of the templates: %d",
  (lineEnd, length) => {
    const files = writeBoards(started(), { lineEnd });
    assertEquals(files.color, COLOR.join(lineEnd));
    assertEquals(files.type, TYPE.join(lineEnd));
    assertEquals(files.layer, TYPE.join(lineEnd).replace(/[23]/g, "1"));
    for (const text of Object.values(files)) assertEquals(text.length, length);
  },
);

Deno.test("heights beyond nine take two digits", () => {
  const position = started("white 1 / W -4,4 12 3 / B 4,-4 10 1");
  const { layer } = writeBoards(position);
  assert(layer.startsWith("12,0,0") && layer.endsWith(",0,10"));
  assertEquals(readBoards(writeBoards(position)), { ok: true, value: position.board });
});

Deno.test("boards are read as they were written, all through a game", () => {
  const random = randomFrom(2);
  let position = started();
  while (!ending(position)) {
    for (const lineEnd of ["\n", "\r\n"] as const) {
      assertEquals(readBoards(writeBoards(position, { lineEnd })), {
        ok: true,
        value: position.board,
      });
    }
    position = play(position, pick(moves(position), random)!);
  }
});

Deno.test("what cannot be read is a fault with its place", () => {
  const files = writeBoards(started());
  assertEquals(readBoards({ ...files, layer: files.layer + "\n" }), {
    ok: false,
    error: { kind: "trailing-newline", file: "layer", offset: 182, found: "\n" },
  });
});
