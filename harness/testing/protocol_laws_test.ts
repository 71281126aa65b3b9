import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "./fast_check.ts";
import { lines, type Protocol } from "../protocols/protocol.ts";
import { GARBAGE, type LawfulProtocol, protocolLaws } from "./protocol_laws.ts";

const ECHO: Protocol = {
  id: "echo",
  title: { en: "Echo", zh: "Echo", ja: "Echo" },
  game: "none",
  transport: "stdio",
  suites: [],
  rules: [],
  framing: lines,
  lineEnd: "\n",
  looksLikeAnswer: (line) => line !== "",
};

const SUBJECT: LawfulProtocol<string> = {
  protocol: ECHO,
  replies: fc.string().filter((text) => !text.includes("\n")),
  encode: (reply) => reply,
  decode: (frame) => frame,
  readers: [],
};

/** The broken laws; the same inputs at every run, so that none is found by luck alone. */
function broken(subject: LawfulProtocol<string>): string[] {
  fc.configureGlobal({ seed: 1 });
  return protocolLaws(subject).flatMap(({ name, hold }) => {
    try {
      hold();
      return [];
    } catch {
      return [name];
    }
  });
}

Deno.test("a protocol that keeps the laws passes them all", () => {
  assertEquals(broken(SUBJECT), []);
});

Deno.test.each<[string, Partial<LawfulProtocol<string>>, string]>([
  ["loses blanks", { decode: (frame) => frame.trim() }, "a reply is read as it was written"],
  [
    "loses what is cut in two",
    { protocol: { ...ECHO, framing: (text) => ({ ...lines(text), rest: "" }) } },
    "frames are cut alike however the text comes",
  ],
  [
    "writes two frames for one reply",
    { encode: (reply) => `\n${reply}`, decode: (frame) => frame.slice(1) },
    "a frame that was sent is cut as one",
  ],
  [
    "throws at half a character",
    { readers: [(text) => encodeURIComponent(text)] },
    "garbage is read without an exception",
  ],
])("a protocol that %s is caught", (_name, sin, law) => {
  assertEquals(broken({ ...SUBJECT, ...sin }), [law]);
});

Deno.test("garbage holds half characters, NUL, CR and numbers beyond all bounds", () => {
  const all = fc.sample(GARBAGE, { numRuns: 500, seed: 1 }).join("");
  assert(!all.isWellFormed());
  for (const part of ["\0", "\r", "9".repeat(400), "=1 "]) assert(all.includes(part), part);
  assertThrows(() => encodeURIComponent(all));
});
