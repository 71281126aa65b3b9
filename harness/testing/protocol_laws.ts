/** What holds for every protocol, tried on arbitrary text. @module */

import { assertEquals } from "@std/assert";
import fc from "./fast_check.ts";
import { runs } from "./quick.ts";
import { anyText } from "./any_text.ts";
import type { Protocol } from "../protocols/protocol.ts";

/** A protocol and what the laws need to know about it. */
export interface LawfulProtocol<Reply> {
  readonly protocol: Protocol;
  /** Replies that can be said. */
  readonly replies: fc.Arbitrary<Reply>;
  readonly encode: (reply: Reply) => string;
  /** The reply in a frame, as far as it was said. */
  readonly decode: (frame: string, said: Reply) => unknown;
  /** Everything that takes whatever an engine, or a scenario, may write. */
  readonly readers: readonly ((text: string) => unknown)[];
}

/** One law, to be run as a test. */
export interface ProtocolLaw {
  readonly name: string;
  readonly hold: () => void;
}

/** Text as bad as it gets: signs, huge numbers, NUL, CR, half characters, bytes that are no text. */
export const GARBAGE: fc.Arbitrary<string> = fc.array(
  fc.oneof(
    anyText(),
    fc.constantFrom("=", "?", " ", "\t", "\r", "\n", "\0", "-", "\ud800", "\udcff", "\ufeff", "９"),
    fc.constantFrom("=1 ", "?12", "=", "1 name", "genmove", "a1 a1", "=00", "== ", "= 1"),
    fc.nat().map(String),
    fc.constantFrom("9".repeat(40), "9".repeat(400)),
  ),
  { maxLength: 12 },
).map((parts) => parts.join(""));

/** The laws as tests: `for (const { name, hold } of protocolLaws(…)) Deno.test(name, hold)`. */
export function protocolLaws<Reply>(subject: LawfulProtocol<Reply>): readonly ProtocolLaw[] {
  return [
    { name: "a reply is read as it was written", hold: () => repliesAreFaithful(subject) },
    { name: "frames are cut alike however the text comes", hold: () => framesAreStable(subject) },
    { name: "a frame that was sent is cut as one", hold: () => repliesAreFrames(subject) },
    { name: "garbage is read without an exception", hold: () => garbageIsRead(subject) },
  ];
}

function repliesAreFaithful<Reply>({ replies, encode, decode }: LawfulProtocol<Reply>): void {
  fc.assert(fc.property(replies, (reply) => {
    assertEquals(decode(encode(reply), reply), reply);
  }));
}

function framesAreStable<Reply>({ protocol: { framing } }: LawfulProtocol<Reply>): void {
  const cuts = fc.array(fc.nat({ max: 60 }), { maxLength: 6 });
  fc.assert(fc.property(GARBAGE, cuts, (text, places) => {
    const ends = [...places.filter((at) => at < text.length), text.length].sort((a, b) => a - b);
    const frames: string[] = [];
    let [rest, from] = ["", 0];
    for (const end of ends) {
      const cut = framing(rest + text.slice(from, end));
      frames.push(...cut.frames);
      [rest, from] = [cut.rest, end];
    }
    assertEquals({ frames, rest }, { ...framing(text) } as { frames: string[]; rest: string });
  }));
}

function repliesAreFrames<Reply>({ protocol, replies, encode }: LawfulProtocol<Reply>): void {
  fc.assert(fc.property(fc.array(replies, { maxLength: 5 }), (said) => {
    const frames = said.map(encode);
    const sent = (frame: string) => protocol.encode?.(frame) ?? frame + protocol.lineEnd;
    const text = frames.map(sent).join("");
    assertEquals(protocol.framing(text).frames, frames);
  }));
}

function garbageIsRead<Reply>({ protocol, readers }: LawfulProtocol<Reply>): void {
  const all = [...readers, protocol.framing, (text: string) => protocol.looksLikeAnswer(text)];
  fc.assert(fc.property(GARBAGE, (text) => all.forEach((read) => read(text))), {
    numRuns: runs(1000),
  });
}
