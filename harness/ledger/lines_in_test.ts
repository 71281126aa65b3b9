import { assertEquals, assertRejects } from "@std/assert";
import { bytesOf } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { linesIn } from "./lines_in.ts";

const BLOCK = 256 * 1024;

async function read(text: string, mostBytes?: number): Promise<readonly string[]> {
  await using folder = await tempFolder();
  const path = `${folder.path}/lines`;
  await Deno.writeFile(path, bytesOf(text));
  const lines = await Array.fromAsync(linesIn(path, mostBytes));
  return lines.map(({ text, torn }) => torn ? `${text} (torn)` : text);
}

Deno.test("lines end with a newline, as here or on Windows; one without is torn", async () => {
  assertEquals(await read(""), []);
  assertEquals(await read("\n"), [""]);
  assertEquals(await read("a\n\nb\r\n\r\nc"), ["a", "", "b", "", "c (torn)"]);
  assertEquals(await read("a\r"), ["a\r (torn)"]);
  assertEquals(await read("\udce9審\n"), ["\udce9審"]);
});

Deno.test("it does not matter where a line is divided by what is read at once", async () => {
  for (const length of [BLOCK - 2, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 3 * BLOCK + 5]) {
    const long = "審".repeat(length / 3) + "x".repeat(length % 3);
    assertEquals(await read(`${long}\r\nnext\n${long}`), [long, "next", `${long} (torn)`]);
  }
});

Deno.test("a line over the limit is refused and not held; many lines may be longer", async () => {
  const lines = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(BLOCK / 8, "x"));
  assertEquals(await read(lines.join("\n") + "\n", BLOCK), lines);
  await assertRejects(() => read("x".repeat(2 * BLOCK), BLOCK), RangeError, "limit");
  const zeroes = (): Promise<unknown> => Array.fromAsync(linesIn("/dev/zero", 1_000_000));
  if (Deno.build.os === "linux") await assertRejects(zeroes, RangeError, "limit");
});

Deno.test("a reader that stops early leaves no file open", async () => {
  await using folder = await tempFolder();
  for await (const _ of linesIn(folder.write("lines", "a\nb\n"))) break;
});
