import { assertEquals } from "@std/assert";
import { mirrorCommand } from "./mirror_command.ts";

const ALL = { files: true, ranks: true, colours: true };

const SEEN = {
  "10 move a4 b4": "10 move d5 c5",
  "11 flip a1 p": "11 flip d8 P",
  "11 flip a1": "11 flip d8",
  "12 genmove red": "12 genmove black",
  "12 genmove unknown": "12 genmove unknown",
  "16 time_left black 900000": "16 time_left red 900000",
  "13 game_over draw": "13 game_over draw",
  "1 name a1": "1 name a1",
  "flip  a1 K": "flip  d8 k",
  "": "",
};

for (const [command, seen] of Object.entries(SEEN)) {
  Deno.test(`in a mirror "${command}" is "${seen}"`, () => {
    assertEquals(mirrorCommand(command, ALL), seen);
    assertEquals(mirrorCommand(seen, ALL), command);
  });
}
