import { assertEquals } from "@std/assert";
import { broken, talk } from "./test_kit.ts";

const ONE = "8k/9/8G/9/9/9/9/9/K8 b G 1";

Deno.test.each<[string, string[]]>([
  ["checkmate G*1b", []],
  ["checkmate nomate", ["usi/go-mate"]],
  ["checkmate notimplemented", []],
  ["checkmate timeout", []],
  ["checkmate", ["usi/go-mate"]],
  ["checkmate nomate G*1b", ["usi/go-mate"]],
  ["checkmate G*2a", ["usi/mate-line"]],
  ["checkmate G*1b 1a2a", ["usi/mate-line"]],
  ["checkmate G*2a 1a2a", ["usi/mate-line"]],
  ["checkmate g*1b", ["usi/mate-line"]],
  ["checkmate K*1b", ["usi/mate-line"]],
])("%s", (line, rules) => {
  const heard = talk([`> position sfen ${ONE}`, "> go mate 1000", `< ${line}`]);
  assertEquals(broken(heard), rules);
});

Deno.test("a mate in three with the defender's move is a mate", () => {
  const position = "> position sfen 7k1/9/6P2/9/9/9/9/9/K8 b 2G 1";
  const heard = talk([position, "> go mate 1000", "< checkmate G*2b"]);
  assertEquals(broken(heard), ["usi/mate-line"]);
});

Deno.test("that there is no mate is believed where one move does not give it", () => {
  const position = "> position sfen 8k/9/9/9/9/9/9/9/K8 b G 1";
  assertEquals(broken(talk([position, "> go mate 1000", "< checkmate nomate"])), []);
  assertEquals(broken(talk(["> go mate 1000", "< checkmate nomate"])), []);
});
