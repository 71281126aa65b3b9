import { assertEquals } from "@std/assert";
import { announced, encodeFrame, lengthFraming, LONGEST } from "./framing.ts";

Deno.test.each([
  ["/exit", "\x05\0/exit"],
  ["x".repeat(127), `\x7f\0${"x".repeat(127)}`],
  ["x".repeat(128), `\0\x01${"x".repeat(128)}`],
  ["x".repeat(300), `\x2c\x02${"x".repeat(300)}`],
])("a text gets its length in front, the low byte first", (text, frame) => {
  assertEquals(encodeFrame(text), frame);
  assertEquals(announced(frame), text.length);
  assertEquals(lengthFraming(frame), { frames: [text], rest: "" });
});

Deno.test("two frames in one segment are two, and a third waits for its end", () => {
  const whole = encodeFrame("/start") + encodeFrame("/turn");
  assertEquals(lengthFraming(`${whole}\x08\0/flip`), {
    frames: ["/start", "/turn"],
    rest: "\x08\0/flip",
  });
  assertEquals(lengthFraming("\x06"), { frames: [], rest: "\x06" });
});

Deno.test("any byte may end a frame, and no header asks for more than can be kept", () => {
  assertEquals(lengthFraming.ends, "");
  assertEquals(announced("\xff\xff"), 255 + 128 * 255);
  assertEquals(encodeFrame("x".repeat(LONGEST + 5)).slice(0, 2), "\x7f\x7f");
});

Deno.test.each([
  ["\0\0", [], "\0\0"],
  ["\0".repeat(1_000_000), [], "\0\0"],
  ["\0".repeat(1_000_001), [], "\0\0\0"],
  ["\0\0\x05\0/turn", ["", "/turn"], ""],
  ["\0\0\0\0\0\0\x05\0/turn", ["", "/turn"], ""],
  ["\0\0\0\x06/start", [""], "\0\x06/start"],
  ["\0", [], "\0"],
])("zeros in a row are one empty message, once something follows", (text, frames, rest) => {
  assertEquals(lengthFraming(text), { frames, rest });
});
