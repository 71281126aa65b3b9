import { assertEquals } from "@std/assert";
import { fakeClock } from "../testing/fake_clock.ts";
import { Inbox } from "./inbox.ts";
import { StderrBox } from "./stderr_box.ts";

function newBox(stderrBytes: number) {
  const logged: string[] = [];
  const options = {
    framing: () => ({ frames: [], rest: "" }),
    clock: fakeClock(),
    log: (from: string, text: string) => logged.push(`${from} ${text}`),
    caps: { lineBytes: 10, stdoutBytes: 10, stderrBytes },
  };
  const inbox = new Inbox(options);
  return { box: new StderrBox(options, inbox), inbox, logged };
}

Deno.test("lines are logged when they are whole, the last one at the end", () => {
  const { box, logged } = newBox(1000);
  box.add("one\ntw", 0);
  box.add("o\n\nthr\u00ff", 1);
  assertEquals(logged, ["stderr one", "stderr two", "stderr "]);
  box.end(2);
  assertEquals(logged.at(-1), "stderr thr\udcff");
  assertEquals(box.text(), "one\ntwo\n\nthr\udcff");
});

Deno.test("the end of a long text is kept, since that says what happened", () => {
  const { box } = newBox(Infinity);
  for (let at = 0; at < 300; at++) box.add("x".repeat(1024), 0);
  box.add("Segmentation fault", 0);
  assertEquals(box.text().length, 64 * 1024);
  assertEquals(box.text().endsWith("xxSegmentation fault"), true);
});

Deno.test("too much of it is a flood", async () => {
  const { box, inbox } = newBox(4);
  box.add("1234", 0);
  assertEquals(inbox.ended, false);
  box.add("5", 0);
  assertEquals(await inbox.receive(0), { kind: "flooded", what: "stderr", bytes: 5 });
});

Deno.test("stdout beside the protocol goes to the notes, with a cap of its own", async () => {
  const logged: string[] = [];
  const options = {
    framing: () => ({ frames: [], rest: "" }),
    clock: fakeClock(),
    log: (from: string, text: string) => logged.push(`${from} ${text}`),
    caps: { lineBytes: 10, stdoutBytes: 4, stderrBytes: 1000 },
  };
  const inbox = new Inbox(options);
  const box = new StderrBox(options, inbox, "stdout");
  box.add("a\nb", 0);
  box.add("cd", 0);
  box.end(1);
  assertEquals(logged, ["note stdout: a", "note stdout: bcd"]);
  assertEquals(await inbox.receive(0), { kind: "flooded", what: "stdout", bytes: 5 });
});
