import { assertEquals } from "@std/assert";
import { declarationFault } from "./declaration.ts";
import { started } from "./test_kit.ts";

/** Ten pieces far up, the rook with them; all 40 of a set are in each setup. */
const FAR = "K+P+P+P5/+P+P+P+P5/R+P+P6/9/9/9/9/9/4k4";

Deno.test.each<[string, string, string | undefined]>([
  ["28 points", `${FAR} b RB4Gb4s9p4n4l 1`, undefined],
  ["27 points", `${FAR} b RB3Gbg4s9p4n4l 1`, "The pieces are worth 27 points, 28 are needed"],
  [
    "27 points of white",
    "4K4/9/9/9/9/9/6+p+pr/5+p+p+p+p/5+p+p+pk w 4S9P4N4LBGrb3g 1",
    undefined,
  ],
  [
    "nine pieces",
    "K+P+P+P5/+P+P+P+P5/R+P7/9/9/9/9/9/4k4 b R2B4G4s10p4n4l 1",
    "Of 10 pieces beside the king, only 9 are in the far three ranks",
  ],
  [
    "a king in check",
    "K7r/+P+P+P+P5/R+P+P6/9/9/9/9/9/4k4 b 2B4G4s12p4n4l 1",
    "The king is in check",
  ],
  ["a king at home", "startpos", "The king is not in the far three ranks"],
  ["no king", "9/9/9/9/9/9/9/9/4k4 b - 1", "The king is not in the far three ranks"],
])("a declaration with %s", (_, setup, expected) => {
  assertEquals(declarationFault(started(setup))?.en, expected);
});
