import { assert, assertEquals } from "@std/assert";
import { geister, GEISTER_OPPONENTS, type GeisterPosition } from "./mod.ts";
import { randomFrom } from "../random.ts";
import { formatSetup } from "./setup.ts";
import { renamed } from "./renamed.ts";
import { withReds } from "./start.ts";

const DEALT = geister.start({ seed: 1 });
assert(DEALT.ok);

function redsOf({ ghosts }: GeisterPosition): string {
  return ghosts.first.flatMap(({ colour }, at) => colour === "red" ? "ABCDEFGH"[at] ?? "" : [])
    .join("");
}

function started(letters: string): GeisterPosition {
  const position = withReds(DEALT.ok ? DEALT.value : never(), { side: "first", letters });
  return position.ok ? position.value : never();
}

function never(): never {
  throw new Error("No start");
}

Deno.test("the chosen letters are red, and every ghost stands where it stood in its colour", () => {
  for (const letters of ["ABCD", "EFGH", "AEBF", "HGAB", "abce"]) {
    const before = started("ABCD");
    const after = renamed(before, { side: "first", letters })?.position;
    assert(after);
    assertEquals(redsOf(after), [...letters.toUpperCase()].sort().join(""));
    const places = ({ ghosts }: GeisterPosition) =>
      ghosts.first.map(({ colour, at }) => `${at} ${colour}`).sort();
    assertEquals([places(after), after.ghosts.second], [places(before), before.ghosts.second]);
  }
});

Deno.test("a game in other letters is the same game", () => {
  const random = randomFrom(7);
  let mine = started("ABCD");
  const again = renamed(mine, { side: "first", letters: "CDEG" });
  assert(again);
  let theirs = again.position;
  for (let ply = 0; ply < 60 && !geister.ending(mine); ply++) {
    const move = geister.write(GEISTER_OPPONENTS.random(mine, random));
    const other = mine.turn === "first" ? again.ply(move) : move;
    assertEquals(again.ply(again.ply(move)), move);
    const [usual, seen] = [geister.read(move), geister.read(other)];
    assert(usual.ok && seen.ok);
    assertEquals(geister.objection(theirs, seen.value), undefined);
    [mine, theirs] = [geister.play(mine, usual.value), geister.play(theirs, seen.value)];
    const back = renamed(theirs, { side: "first", letters: "ABCD" });
    assertEquals(back && formatSetup(back.position), formatSetup(mine));
  }
});

Deno.test("a choice of fewer reds cannot be given to the same ghosts", () => {
  assertEquals(renamed(started("ABCD"), { side: "first", letters: "AABC" }), undefined);
});

Deno.test("what names no ghost stays as it is", () => {
  const again = renamed(started("ABCD"), { side: "first", letters: "EFGH" });
  assertEquals(["I,NORTH", "x", "A,NORTH"].map((ply) => again?.ply(ply)), [
    "I,NORTH",
    "x",
    "E,NORTH",
  ]);
});
