import { assertEquals } from "@std/assert";
import { fakeClock } from "../../testing/fake_clock.ts";
import { Inbox } from "./inbox.ts";
import { StderrBox } from "./stderr_box.ts";

function newBox() {
  const logged: string[] = [];
  const options = {
    framing: () => ({ frames: [], rest: "" }),
    clock: fakeClock(),
    log: (from: string, text: string) => logged.push(`${from} ${text}`),
    caps: { lineBytes: 10, stdoutBytes: 10 },
  };
  const inbox = new Inbox(options);
  return { box: new StderrBox(options, inbox), inbox, logged };
}

Deno.test("lines are logged when they are whole, the last one at the end", () => {
  const { box, logged } = newBox();
  box.add("one\ntw", 0);
  box.add("o\n\nthr\u00ff", 1);
  assertEquals(logged, ["stderr one", "stderr two", "stderr "]);
  box.end(2);
  assertEquals(logged.at(-1), "stderr thr\udcff");
  assertEquals(box.text(), "one\ntwo\n\nthr\udcff");
});

Deno.test("the beginning and the end of a long text are kept", () => {
  const { box } = newBox();
  box.add("version 7\n", 0);
  for (let at = 0; at < 300; at++) box.add("x".repeat(1024), 0);
  box.add("Segmentation fault", 0);
  assertEquals(box.text().startsWith("version 7\nxx"), true);
  assertEquals(box.text().replace(/\n… \(\d+\)\n/, "").length, 64 * 1024);
  assertEquals(box.text().endsWith("xxSegmentation fault"), true);
});

Deno.test("of thousands of short lines only the last of each chunk are logged", () => {
  const { box, logged } = newBox();
  box.add("\n".repeat(20_000), 0);
  assertEquals(logged.length, 20_000);
  box.add(`${"\n".repeat(60_000)}the end\n`, 1);
  assertEquals(logged.length < 20_000 + 5_000, true);
  assertEquals(logged[20_000], "stderr ... (58984 bytes left out)");
  assertEquals(logged.at(-1), "stderr the end");
  assertEquals(box.bytes, 80_008);
});

Deno.test("no amount of it is a flood, and a line without an end is not held back", () => {
  const { box, inbox, logged } = newBox();
  for (let at = 0; at < 200; at++) box.add("é".repeat(1024), 0);
  assertEquals([inbox.ended, box.bytes], [false, 200 * 1024]);
  assertEquals(logged.length > 2, true);
});

Deno.test("stdout beside the protocol goes to the notes, with a cap of its own", async () => {
  const logged: string[] = [];
  const options = {
    framing: () => ({ frames: [], rest: "" }),
    clock: fakeClock(),
    log: (from: string, text: string) => logged.push(`${from} ${text}`),
    caps: { lineBytes: 10, stdoutBytes: 4 },
  };
  const inbox = new Inbox(options);
  const box = new StderrBox(options, inbox, "stdout");
  box.add("a\nb", 0);
  box.add("cd", 0);
  box.end(1);
  assertEquals(logged, ["note stdout: a", "note stdout: bcd"]);
  assertEquals(await inbox.receive(0), { kind: "flooded", what: "stdout", bytes: 5 });
});
