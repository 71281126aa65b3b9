import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { oneLessAwaited, oneMoreAwaited } from "./awaited.ts";
import type { Child } from "../process/child.ts";
import { endTurn } from "./loop_turn.ts";
import { keepInherited } from "../process/inherited.ts";
import { spawnDirectly } from "../process/spawned_child.ts";
import { writeNow } from "../process/pipe_calls.ts";
import { hear, type QuickLook } from "./quick_look.ts";
import { WaitSet } from "../process/wait_set.ts";

const ignore = await lacks("linux");
keepInherited();

/** An engine with a listener that notes what came in the order in which it came. */
class Heard implements AsyncDisposable {
  readonly said: string[] = [];
  readonly quick: QuickLook;
  readonly #child: Child;
  readonly #ends: NonNullable<Child["ends"]>;
  nowMs = 0;
  #came = Promise.withResolvers<void>();

  constructor(script: string) {
    const child = spawnDirectly({ file: "/bin/sh", args: ["-c", script], env: {} });
    assert(child?.ends);
    const quick = hear(child, {
      onStdout: (latin1) => {
        this.said.push(latin1);
        this.#came.resolve();
      },
      onStderr: (latin1) => void this.said.push(`stderr ${latin1}`),
      now: () => this.nowMs,
    }, true);
    assert(quick);
    this.#child = child;
    this.#ends = child.ends;
    this.quick = quick;
  }

  /** Sends a line, and lets the event loop bring the answer after `tookMs`. */
  async ask(line: string, tookMs = 0): Promise<void> {
    this.#came = Promise.withResolvers();
    this.quick.begin();
    this.nowMs += tookMs;
    assertEquals(writeNow(this.#ends.stdin, `${line}\n`), line.length + 1);
    await this.#came.promise;
  }

  /** Sends a line, and waits without the event loop until the answer, or the end, can be read. */
  askAndHold(line: string): void {
    assertEquals(writeNow(this.#ends.stdin, `${line}\n`), line.length + 1);
    using out = new WaitSet(this.#ends.stdout);
    assert(out.wait());
  }

  /** Lets the event loop bring what it finds. */
  async turn(): Promise<void> {
    this.#came = Promise.withResolvers();
    await this.#came.promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#child.once("close", resolve));
    this.#child.stdin?.destroy();
    await closed;
  }
}

const ECHO = 'while read -r line; do echo "$line"; done';

Deno.test({
  name: "after quick answers the next ones are found without the event loop, every byte as it is",
  ignore,
  async fn() {
    await using engine = new Heard(ECHO);
    await engine.ask("one");
    engine.askAndHold("two");
    assertEquals(engine.quick.look(), false);
    await engine.turn();
    await engine.ask("three");
    engine.askAndHold("vi\xe9r\xff");
    assertEquals(engine.quick.look(), true);
    assertEquals(engine.said, ["one\n", "two\n", "three\n", "vi\xe9r\xff\n"]);
    await engine.ask("five");
    assertEquals(engine.said.at(-1), "five\n");
  },
});

Deno.test({
  name: "an engine that took long is left to the event loop until it is quick again",
  ignore,
  async fn() {
    await using engine = new Heard(ECHO);
    for (const line of ["a", "b", "c"]) await engine.ask(line);
    await engine.ask("slow", 5);
    engine.askAndHold("d");
    assertEquals([engine.quick.look(), engine.said.at(-1)], [false, "slow\n"]);
    await engine.turn();
    for (const line of ["e", "f"]) await engine.ask(line);
    engine.askAndHold("g");
    assertEquals([engine.quick.look(), engine.said.at(-1)], [true, "g\n"]);
  },
});

Deno.test({
  name: "as long as another answer is awaited, and after its turn, only the event loop is asked",
  ignore,
  async fn() {
    await using engine = new Heard(ECHO);
    for (const line of ["a", "b", "c"]) await engine.ask(line);
    engine.askAndHold("d");
    oneMoreAwaited();
    const meanwhile = engine.quick.look();
    oneLessAwaited();
    endTurn();
    assertEquals([meanwhile, engine.quick.look()], [false, false]);
    await engine.turn();
    engine.askAndHold("e");
    assertEquals([engine.quick.look(), engine.said.at(-1)], [true, "e\n"]);
  },
});

Deno.test({
  name: "an engine that says nothing ends a look in time, and its answer comes by the event loop",
  ignore,
  async fn() {
    await using engine = new Heard(ECHO);
    for (const line of ["a", "b", "c"]) await engine.ask(line);
    assertEquals(engine.quick.look(), false);
    await engine.ask("d");
    assertEquals(engine.said, ["a\n", "b\n", "c\n", "d\n"]);
  },
});

Deno.test({
  name: "what is written to stderr before an answer is heard before it",
  ignore,
  async fn() {
    await using engine = new Heard('while read -r line; do echo "$line" >&2; echo "$line"; done');
    for (const line of ["a", "b", "c"]) await engine.ask(line);
    engine.askAndHold("d");
    assertEquals(engine.quick.look(), true);
    const [before = "", last] = engine.said.slice(-2);
    assertEquals([before.startsWith("stderr"), before.slice(-2), last], [true, "d\n", "d\n"]);
  },
});

Deno.test({
  name: "an engine without stderr is looked at, and the end of stdout is left to the event loop",
  ignore,
  async fn() {
    const script =
      'exec 2>&-; while read -r line; do echo "$line"; [ "$line" != z ] || exec >&-; done';
    await using engine = new Heard(script);
    for (const line of ["a", "b", "c"]) await engine.ask(line);
    engine.askAndHold("z");
    assertEquals([engine.quick.look(), engine.said.at(-1)], [true, "z\n"]);
    engine.askAndHold("");
    assertEquals([engine.quick.look(), engine.said.at(-1)], [false, "z\n"]);
  },
});
