import { assertEquals } from "@std/assert";
import { parse } from "yaml";
import { pairingOf } from "../referee/all/mod.ts";
import { exchangesOf, framesIn, stepLines } from "./script.ts";

function steps(protocol: string, text: string): readonly string[] {
  const pairing = pairingOf(protocol);
  if (!pairing) throw new Error(`No ${protocol}`);
  return stepLines(exchangesOf(framesIn(text), pairing)).map((line) => line.trim());
}

Deno.test("a script has a frame a line; remarks and empty lines say nothing", () => {
  assertEquals(framesIn("\uFEFF1 name\r\n\n# remark\n2 version\n"), ["1 name", "2 version"]);
});

Deno.test("mgtp: known commands succeed, others are refused, and quit ends the engine", () => {
  assertEquals(steps("mgtp", "1 name\n17 showboard now\n5 quit\n"), [
    ...["- send: 1 name", "- expect: success", "else: mgtp/name"],
    ...["- send: 17 showboard now", "- expect: failure", "else: mgtp/unknown-refused"],
    ...["- send: 5 quit", "- expect: success", "else: mgtp/quit-reply"],
    ...["- expect: exit", "else: mgtp/quit-exits"],
  ]);
});

Deno.test("what YAML would read as something else is quoted, and what it refuses is escaped", () => {
  const frames = [
    "true",
    "NULL",
    "1e3",
    "0x1F",
    "12",
    "1 \x7F\x85\u2028",
    "1 name ",
    "1 a: b",
    "é",
  ];
  const sent = parse(stepLines(frames.map((frame) => ({ frame }))).join("\n"));
  assertEquals(sent, frames.map((frame) => ({ send: frame })));
  assertEquals(stepLines([{ frame: "1 \x7F" }]), ['  - send: "1 \\u007f"']);
});

Deno.test("usi: only what is asked is answered, each with its own word", () => {
  const script = "usi\nposition startpos\ngo infinite\nstop\ngo mate 1000\nquit\n";
  assertEquals(steps("usi", script), [
    ...["- send: usi", "- expect:", "message: usiok", "else: usi/usiok"],
    ...["- send: position startpos", "- send: go infinite"],
    ...["- send: stop", "- expect:", "message: bestmove", "else: usi/bestmove-comes"],
    ...["- send: go mate 1000", "- expect:", "message: checkmate", "else: usi/go-mate"],
    ...["- send: quit", "- expect: exit", "else: usi/quit-exits"],
  ]);
});
