import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { realClock } from "../measure/real_clock.ts";
import { stdio } from "./stdio.ts";
import type { Channel, Received } from "../transport.ts";

const PATIENCE_MS = 30_000;
const ignore = await lacks("posix");

const lines = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

async function open(script: string): Promise<Channel> {
  let index = 0;
  const options = { framing: lines, clock: realClock, log: () => index++ };
  const opened = await stdio({ program: "sh", args: ["-c", script] })(options);
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  return opened.value;
}

function textOf(received: Received): string {
  return received.kind === "frame" ? received.text : received.kind;
}

Deno.test({
  name:
    "lines of an engine that answers at once keep their order and their bytes, however asked for",
  ignore,
  async fn() {
    await using engine = await open("exec cat");
    const [sent, heard]: [string[], string[]] = [[], []];
    for (let round = 0; round < 2000; round++) {
      const batch = Array.from({ length: 1 + round % 4 }, (_, at) => `${round}.${at} é 審`);
      sent.push(...batch);
      await engine.send(`${batch.join("\n")}\n`);
      // Some stay where they are until later.
      for (let left = round % 7; left > 0 && heard.length < sent.length; left--) {
        heard.push(engine.takeFrame?.()?.text ?? textOf(await engine.receive(PATIENCE_MS)));
      }
    }
    while (heard.length < sent.length) heard.push(textOf(await engine.receive(PATIENCE_MS)));
    assertEquals(heard, sent);
  },
});

Deno.test({
  name: "an engine that answers at once, for ever, does not keep the event loop from its turn",
  ignore,
  async fn() {
    await using engine = await open("exec cat");
    let isUp = false;
    const timer = setTimeout(() => isUp = true, 20);
    const most = 1_000_000;
    let count = 0;
    for (; !isUp && count < most; count++) {
      await engine.send("x\n");
      assertEquals(engine.takeFrame?.()?.text ?? textOf(await engine.receive(PATIENCE_MS)), "x");
    }
    clearTimeout(timer);
    assert(isUp, `${count} exchanges`);
  },
});

Deno.test({
  name:
    "what the pipe of an engine that does not read yet does not take is handed over later, in order",
  ignore,
  async fn() {
    await using folder = await tempFolder();
    const gate = `${folder.path}/gate`;
    await using engine = await open(`until [ -e '${gate}' ]; do sleep 0.01; done; exec cat`);
    const sent = Array.from({ length: 300 }, (_, at) => `${at} ${"x".repeat(1000)}`);
    const sending = sent.map((line) => engine.send(`${line}\n`));
    folder.write("gate", "");
    const heard: string[] = [];
    while (heard.length < sent.length) heard.push(textOf(await engine.receive(PATIENCE_MS)));
    assertEquals(heard, sent);
    await Promise.all(sending);
  },
});
