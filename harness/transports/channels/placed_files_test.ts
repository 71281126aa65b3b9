import { assertEquals, assertMatch } from "@std/assert";
import { textOf } from "../../core/mod.ts";
import { killAll } from "../process/open_channels.ts";
import { PlacedFiles } from "./placed_files.ts";
import { realClock } from "../measure/real_clock.ts";
import { stdio } from "./stdio.ts";
import { lines } from "./tcp_kit.ts";

async function inFolder(
  use: (folder: string, files: PlacedFiles, notes: string[]) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan placed " });
  const notes: string[] = [];
  const log = (_from: string, text: string): number => notes.push(text);
  await use(folder, new PlacedFiles(folder, { clock: realClock, log }), notes);
  await Deno.remove(folder, { recursive: true });
}

function namesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name);
}

Deno.test("a file is placed, replaced and taken away", () =>
  inFolder(async (folder, files, notes) => {
    for (const text of ["long before", "after"]) {
      await files.place("board.txt", text);
      assertEquals(Deno.readTextFileSync(`${folder}/board.txt`), text);
    }
    files.clear();
    assertEquals([namesIn(folder), notes], [[], []]);
  }));

Deno.test("bytes that are no UTF-8 are placed as they are, and read again", () =>
  inFolder(async (folder, files) => {
    const bytes = Uint8Array.of(0xa4, 0xe2, 0x20, 0x8e, 0xe8, 0x0a);
    await files.place("record.txt", textOf(bytes));
    assertEquals(Deno.readFileSync(`${folder}/record.txt`), bytes);
    assertEquals(await files.read("record.txt"), textOf(bytes));
    files.clear();
  }));

Deno.test("a user's file is never touched, and that is reported once", () =>
  inFolder(async (folder, files, notes) => {
    Deno.writeTextFileSync(`${folder}/board.txt`, "mine");
    await files.place("board.txt", "ours");
    await files.place("board.txt", "ours");
    files.clear();
    assertEquals(Deno.readTextFileSync(`${folder}/board.txt`), "mine");
    assertEquals(notes.length, 1);
    assertMatch(notes[0] ?? "", /"board.txt" is not written: a file of that name is there/);
  }));

Deno.test("where a file cannot be written the game goes on without it", () =>
  inFolder(async (folder, _files, notes) => {
    const log = (_from: string, text: string): number => notes.push(text);
    const nowhere = new PlacedFiles(`${folder}/none`, { clock: realClock, log });
    await nowhere.place("board.txt", "ours");
    nowhere.clear();
    assertEquals(notes, ['"board.txt" is not written: NotFound']);
  }));

Deno.test("a file that the engine has removed is written anew and no trouble in the end", () =>
  inFolder(async (folder, files) => {
    await files.place("board.txt", "one");
    Deno.removeSync(`${folder}/board.txt`);
    await files.place("board.txt", "two");
    assertEquals(Deno.readTextFileSync(`${folder}/board.txt`), "two");
    Deno.removeSync(`${folder}/board.txt`);
    files.clear();
  }));

Deno.test("when the harness is stopped its files go too", () =>
  inFolder(async (folder, files) => {
    await files.place("board.txt", "ours");
    killAll();
    assertEquals(namesIn(folder), []);
    files.clear();
  }));

Deno.test("an engine over stdio finds the file in its folder", () =>
  inFolder(async (folder) => {
    const log = (): number => 0;
    const command = { program: "sh", args: ["-c", "read x; cat board.txt"], cwd: folder };
    const opened = await stdio(command)({ framing: lines, clock: realClock, log });
    if (!opened.ok) throw new Error(opened.error.detail);
    await opened.value.place?.("board.txt", "* 1. A,NORTH\n");
    await opened.value.send("MOV?\n");
    const received = await opened.value.receive(20_000);
    assertEquals(received.kind === "frame" ? received.text : received.kind, "* 1. A,NORTH");
    await opened.value[Symbol.asyncDispose]();
    assertEquals(namesIn(folder), []);
  }));

Deno.test("an engine is started with the arguments and the file of its launch", () =>
  inFolder(async (folder) => {
    const script = 'cat "$1"; echo "$TERM"; read x; echo "$x" > "$1"; echo written';
    const command = { program: "sh", args: ["-c", script, "sh"], cwd: folder };
    const launch = { args: ["{file}"], env: { TERM: "dumb" }, file: "first\n" };
    const opened = await stdio(command)({ framing: lines, clock: realClock, log: () => 0, launch });
    if (!opened.ok) throw new Error(opened.error.detail);
    await using channel = opened.value;
    await channel.send("second\n");
    const said: string[] = [];
    for (let received = await channel.receive(20_000); received.kind === "frame";) {
      said.push(received.text);
      received = await channel.receive(20_000);
    }
    assertEquals(said, ["first", "dumb", "written"]);
    assertEquals(await channel.readFile?.(), "second\n");
    await channel[Symbol.asyncDispose]();
    assertEquals(namesIn(folder), []);
  }));

Deno.test("a file that the engine is to write is taken away, one that is not there is none", () =>
  inFolder(async (folder, files) => {
    assertEquals(files.freeName("record"), "record.txt");
    files.claim("record.txt");
    assertEquals(await files.read("record.txt"), undefined);
    Deno.writeTextFileSync(`${folder}/record.txt`, "1");
    assertEquals([await files.read("record.txt"), await files.read("other.txt")], ["1", undefined]);
    assertEquals(files.freeName("record"), "record_1.txt");
    files.clear();
    assertEquals(namesIn(folder), []);
  }));

Deno.test("a file that is in the way is set aside, and comes back as it was", () =>
  inFolder(async (folder, files) => {
    Deno.writeTextFileSync(`${folder}/kifu.txt`, "mine");
    await files.setAside("kifu.txt");
    files.claim("kifu.txt");
    assertEquals(await files.read("kifu.txt"), undefined);
    Deno.writeTextFileSync(`${folder}/kifu.txt`, "the engine's");
    assertEquals(await files.read("kifu.txt"), "the engine's");
    files.clear();
    assertEquals(namesIn(folder), ["kifu.txt"]);
    assertEquals(Deno.readTextFileSync(`${folder}/kifu.txt`), "mine");
  }));
