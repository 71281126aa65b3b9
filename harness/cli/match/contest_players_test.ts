import { assert, assertEquals, assertThrows } from "@std/assert";
import { environment } from "../../testing/environment.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { UsageError } from "../../core/mod.ts";
import { readPlayers } from "./contest_players.ts";

Deno.test("a folder stands for the programs in it that can be started", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  await Deno.mkdir(`${temp.path}/engines/sources`, { recursive: true });
  for (const name of ["b", "a c", ".hidden"]) {
    await Deno.writeTextFile(`${temp.path}/engines/${name}`, "", { mode: 0o755 });
  }
  await Deno.writeTextFile(`${temp.path}/engines/notes.md`, "", { mode: 0o644 });
  await Deno.symlink(`${temp.path}/gone`, `${temp.path}/engines/dangling`);
  assertEquals(readPlayers(["engines/", "builtin:random"], "mgtp"), [
    { kind: "engine", protocol: "mgtp", command: ["./engines/a c"] },
    { kind: "engine", protocol: "mgtp", command: ["./engines/b"] },
    { kind: "builtin", opponent: "random" },
  ]);
});

Deno.test("a list has a player a line", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  const text = "# all of them\n./mine -q   # the old one\r\n\nponder:./theirs\nbuiltin:greedy\n";
  await Deno.writeTextFile(`${temp.path}/list.txt`, text);
  assertEquals(readPlayers(["list.txt"], "mgtp"), [
    { kind: "engine", protocol: "mgtp", command: ["./mine", "-q"] },
    { kind: "engine", protocol: "ponder", command: ["./theirs"] },
    { kind: "builtin", opponent: "greedy" },
  ]);
});

Deno.test("a mistake in a list is reported with its line", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  await Deno.writeTextFile(`${temp.path}/list.txt`, "builtin:greedy\n\n./mine 'q\n");
  const { message } = assertThrows(() => readPlayers(["list.txt"], "mgtp"), UsageError);
  const fix = "close the ' in column 8, or put a backslash before it";
  assertEquals(message, `list.txt:3: Cannot read the command line ./mine 'q: ${fix}`);
});

Deno.test("one player is no contest", () => {
  assert(assertThrows(() => readPlayers(["builtin:random"], "mgtp")) instanceof UsageError);
});
