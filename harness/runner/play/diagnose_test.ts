import { assert, assertEquals } from "@std/assert";
import { inLanguage, ok } from "../../core/mod.ts";
import {
  type AnyFixtureEngine,
  type Deed,
  loopback,
  type Transport,
} from "../../transports/mod.ts";
import { GREET, instead, line, mgtpEngine, playing, think, tried } from "../test_kit.ts";

const EXIT: Deed = { kind: "exit", code: 0 };

function crlfOnly(begin: readonly Deed[] = []): AnyFixtureEngine {
  return mgtpEngine({
    begin,
    cut: (rest, chunk) => {
      const lines = (rest + chunk).split("\r\n");
      return { rest: lines.pop() ?? "", lines };
    },
  });
}

/** Slow at its first start only, as when nothing is in the disk's cache. */
function coldStart(seconds: number): AnyFixtureEngine {
  const engine = mgtpEngine();
  let starts = 0;
  const begin: AnyFixtureEngine["begin"] = () => ({
    ...engine.begin(),
    deeds: starts++ === 0 ? [think(seconds)] : [],
  });
  return { ...engine, begin };
}

function copies(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.map((deed) => deed.kind === "say" ? { kind: "mutter", text: deed.text } : deed);
}

const unflushed = { deeds: () => [], end: () => [line("=1 x"), EXIT] };

Deno.test.each<[string, AnyFixtureEngine, string]>([
  ["never flushes", mgtpEngine(unflushed), "mgtp/flush"],
  [
    "never flushes and needs 6 s to start",
    mgtpEngine({ ...unflushed, begin: [think(6)] }),
    "mgtp/flush",
  ],
  [
    "never flushes and copies its replies to stderr",
    mgtpEngine({ ...unflushed, deeds: copies }),
    "mgtp/flush",
  ],
  [
    "flushes half a line and no replies",
    mgtpEngine({
      ...unflushed,
      begin: [{ kind: "say", text: "Loading..." }],
      end: () => [line(""), line("=1 x"), EXIT],
    }),
    "mgtp/flush",
  ],
  [
    "forgets to flush in ready",
    instead("ready", [], { end: () => [line("=14"), EXIT] }),
    "mgtp/flush",
  ],
  [
    "needs 16 s in ready",
    mgtpEngine({
      deeds: (usual, { name }) => name === "ready" ? [think(16), ...usual] : usual,
    }),
    "mgtp/answers",
  ],
  ["needs 16 s to start", mgtpEngine({ begin: [think(16)] }), "mgtp/answers"],
  ["needs 20 s for its first start only", coldStart(20), "mgtp/answers"],
  ["writes its replies to stderr", mgtpEngine({ deeds: copies }), "mgtp/replies-on-stdout"],
  [
    "copies its replies to stderr and hangs in ready",
    mgtpEngine({
      deeds: (usual, { name }) => name === "ready" ? [] : [...usual, ...copies(usual)],
    }),
    "mgtp/answers",
  ],
  ["needs CRLF", crlfOnly(), "mgtp/reads-lf"],
  ["needs CRLF and 6 s to start", crlfOnly([think(6)]), "mgtp/reads-lf"],
  ["speaks USI", instead("name", [line("id name x"), line("usiok")]), "mgtp/speaks-mgtp"],
  [
    "wants a port",
    instead("name", [{ kind: "mutter", text: "usage: x ip port\n" }]),
    "mgtp/speaks-mgtp",
  ],
  ["says nothing at all", instead("name", []), "mgtp/answers"],
  ["answers under another id", instead("name", [line("=0 x")]), "mgtp/reply-id"],
  ["ends no line", instead("name", [{ kind: "say", text: "=1 x" }]), "mgtp/reply-newline"],
])("an engine that %s is reported as such", async (_name, engine, rule) => {
  const { rules, unanswered } = await tried(engine, [GREET], { scenario: { preflight: true } });
  assertEquals([...rules], [rule]);
  assert(unanswered);
});

Deno.test("outside the preflight other ways to talk are not tried", async () => {
  const { rules, context } = await tried(crlfOnly(), [GREET]);
  assertEquals([...rules], ["mgtp/answers"]);
  // One more line is all that is tried.
  assertEquals(context.clock.now(), 17_000);
});

/** Reads a line too many at every command of this name: it answers once one more has come. */
function readsOneMore(name: string): AnyFixtureEngine {
  const engine = mgtpEngine();
  let kept: readonly Deed[] = [];
  const hear: AnyFixtureEngine["hear"] = (state, chunk) => {
    if (kept.length > 0) {
      const deeds = kept;
      kept = [];
      return { state, deeds };
    }
    const heard = engine.hear(state, chunk);
    if (!chunk.includes(name)) return heard;
    kept = heard.deeds;
    return { ...heard, deeds: [] };
  };
  return { ...engine, hear, end: (state) => ({ ...engine.end(state), deeds: [...kept, EXIT] }) };
}

Deno.test("an engine that reads a line too many does not lack a flush", async () => {
  const clock = { mainMs: 60_000, perMoveMs: 0, sharedPlies: 0 };
  const { violations } = await tried(readsOneMore("genmove"), [GREET, playing({ clock })]);
  assertEquals(violations.map(({ rule }) => rule), ["mgtp/genmove-answers"]);
  assert(JSON.stringify(violations[0]?.actual).includes("one more line made it answer"));
  const ready = await tried(readsOneMore("ready"), [GREET]);
  assertEquals(ready.rules, ["mgtp/answers"]);
  assert(JSON.stringify(ready.violations[0]?.actual).includes("one more line made it answer"));
});

Deno.test("a genmove that is not flushed is found in mid-game", async () => {
  const engine = instead("genmove", [], {
    end: ({ heard }) => heard > 5 ? [line("=12 a1 a1"), EXIT] : [EXIT],
  });
  const clock = { mainMs: 60_000, perMoveMs: 0, sharedPlies: 0 };
  const { rules } = await tried(engine, [GREET, playing({ clock })]);
  assertEquals([...rules], ["mgtp/flush"]);
});

Deno.test("in a terminal nothing is unflushed: the engine waits for more input", async () => {
  const inTerminal: Transport = async (options) => {
    const opened = await loopback(mgtpEngine(unflushed))(options);
    return opened.ok ? ok(Object.assign(opened.value, { terminal: true })) : opened;
  };
  const { rules } = await tried(inTerminal, [GREET], { scenario: { preflight: true } });
  assertEquals(rules, ["mgtp/answers"]);
});

/** On a pipe one engine, in a terminal another. */
function eitherWay(onPipe: AnyFixtureEngine, inTerminal: AnyFixtureEngine): Transport {
  return async (options) => {
    const opened = await loopback(options.terminal ? inTerminal : onPipe)(options);
    if (!opened.ok || !options.terminal) return opened;
    return ok(Object.assign(opened.value, { terminal: true }));
  };
}

Deno.test("a program that loses its buffer when its input ends is tried in a terminal", async () => {
  const silent = mgtpEngine({ deeds: () => [], end: () => [{ kind: "die", signal: "SIGSEGV" }] });
  const told = async (inTerminal: AnyFixtureEngine): Promise<readonly string[]> => {
    const transport = eitherWay(silent, inTerminal);
    const { violations } = await tried(transport, [GREET], { scenario: { preflight: true } });
    return violations.map(({ rule, actual }) => `${rule} ${inLanguage(actual, "en")}`);
  };
  const [flush = ""] = await told(mgtpEngine());
  assert(flush.startsWith("mgtp/flush no answer on a pipe, but in a terminal: =1 "), flush);
  const [answers = ""] = await told(silent);
  assert(answers.startsWith("mgtp/answers nothing, for "), answers);
});

Deno.test("a start in a terminal that is only quicker than the first shows nothing", async () => {
  const transport = eitherWay(coldStart(20), mgtpEngine());
  const { rules } = await tried(transport, [GREET], { scenario: { preflight: true } });
  assertEquals([...rules].includes("mgtp/flush"), false);
});
