import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { checkTerminal, describedPairing } from "./console_option.ts";

Deno.test("a file makes a pairing that cuts screens at its prompts", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  await Deno.writeTextFile(`${folder.path}/d.yaml`, "prompts: { move: '[XY]> ' }\n");
  const { protocol } = await describedPairing("d.yaml", "shogi-console");
  assertEquals(protocol.framing("X> a board Y> "), { frames: ["X> ", "a board Y> "], rest: "" });
});

Deno.test("what is no such file, or for another protocol, is refused", async () => {
  await assertRejects(() => describedPairing("nothing.yaml", "shogi-console"), UsageError);
  await assertRejects(() => describedPairing("d.yaml", "usi"), UsageError, "--console is for");
  const { message } = assertThrows(() => checkTerminal({ transport: "tcp" }), UsageError);
  assert(message.includes("stdin and stdout"));
});
