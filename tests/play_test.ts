import { assert, assertEquals, assertMatch } from "@std/assert";
import { follow } from "../harness/live/viewer_kit.ts";
import { startShinpan, textIn, until } from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

/** Answers everything but genmove, and does not care for signals. */
const THINKING = `#!/bin/sh
trap '' TERM HUP INT
while read -r id name rest; do
  if [ "$name" = genmove ]; then echo yes > thinking; sleep 300; fi
  echo "=$id x"
done
`;

Deno.test({
  name: "play: Ctrl-C ends a thinking engine, tells the page, and keeps the game as a record",
  ignore: await lacks("linux"),
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("thinker", THINKING, 0o755);
    const args = ["play", "mgtp", "./thinker", "--no-open", "--out", "kept", "--seed", "3"];
    const running = startShinpan(args, { cwd: folder.path });
    const link = /http:\S+/;
    await until("the link", () => link.test(running.said()));
    const page = await follow(link.exec(running.said())![0]);
    await page.until(({ room }) => room?.table?.status.kind === "turn");
    assertEquals(await page.act({ kind: "ply", game: 1, ply: 0, move: "a1" }), 204);
    await until("a thinking engine", () => textIn(`${folder.path}/thinking`) !== "");
    assert(running.left().length > 0, "an engine is running");
    running.child.kill("SIGINT");
    // Not lost: the server says that nothing follows.
    assertEquals((await page.end()).room?.table?.plies.length, 1);
    const { code, out, err } = await running.ended;
    assertEquals([code, err], [130, ""], out);
    await until("that all engines are gone", () => running.left().length === 0);
    const record = textIn(`${folder.path}/kept/1 Unfinished.txt`);
    assertMatch(record, /\* 1\. a1\(.\)$/m);
  },
});
