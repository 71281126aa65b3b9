import { assertEquals } from "@std/assert";
import { bytesOf, type RunEvent, textOf } from "../core/mod.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { decodeEvents, encodeEvent } from "./event_codec.ts";
import type { EventProblem } from "./event_reader.ts";
import { readEvents } from "./read_events.ts";
import { sealAll } from "./seal_kit.ts";

const LINES = eventsOf(sampleReport()).map(encodeEvent);
const STREAM = LINES.join("");
const LONG = `{"kind":"run-finished","durationMs":1${" ".repeat(300_000)}}\n`;

interface Read {
  readonly events: readonly RunEvent[];
  readonly problems: readonly EventProblem[];
}

async function read(folder: TempFolder, bytes: Uint8Array, mostBytes?: number): Promise<Read> {
  const path = `${folder.path}/events.jsonl`;
  await Deno.writeFile(path, bytes);
  const problems: EventProblem[] = [];
  const onProblem = (problem: EventProblem): void => void problems.push(problem);
  return { events: await Array.fromAsync(readEvents(path, { mostBytes, onProblem })), problems };
}

Deno.test.each<[string, string]>([
  ["a whole stream", STREAM],
  ["an empty file", ""],
  ["a stream without a newline at its end", STREAM.trimEnd()],
  ["a stream that is torn", STREAM.slice(0, -5)],
  ["garbage at the end, with a newline", `${STREAM}{"kind":\n`],
  ["garbage in the middle", `${LINES[0]}nonsense\n${LINES[1]}`],
  ["empty lines", STREAM.replaceAll("\n", "\n\n \n")],
  ["lines that end as on Windows", STREAM.replaceAll("\n", "\r\n")],
  ["a byte order mark", `\ufeff${STREAM}`],
  ["a byte order mark in the middle", `${LINES[0]}\ufeff${LINES[1]}`],
  ["a line that is longer than what is read at once", `${LONG}${STREAM}${LONG}`],
  ["a long line without an end", `${STREAM}${LONG.trimEnd()}`],
  ["letters that take several bytes, in any place", `${" ".repeat(65_535)}審判😀\n`.repeat(5)],
])("%s is read line by line as it is read at once", async (_what, text) => {
  await using folder = await tempFolder();
  assertEquals(await read(folder, bytesOf(text)), decodeEvents(text));
});

Deno.test("bytes that are no text are kept as they are", async () => {
  await using folder = await tempFolder();
  const spoilt = new TextEncoder().encode(STREAM).map((byte) => byte === 0x71 ? 0xe9 : byte);
  const expected = decodeEvents(textOf(spoilt));
  assertEquals(await read(folder, spoilt), expected);
});

Deno.test("a reader that stops early leaves no file open", async () => {
  await using folder = await tempFolder();
  folder.write("events.jsonl", STREAM.repeat(100));
  for await (const _event of readEvents(`${folder.path}/events.jsonl`)) break;
});

Deno.test("a sealed stream is read as it was before it was sealed, and damage is reported", async () => {
  await using folder = await tempFolder();
  const sealed = sealAll(LINES);
  assertEquals(await read(folder, bytesOf(sealed.join(""))), decodeEvents(STREAM));
  assertEquals(decodeEvents(`\ufeff${sealed.join("")}`), decodeEvents(STREAM));
  const { events, problems } = await read(folder, bytesOf(sealed.toSpliced(2, 1).join("")));
  assertEquals(events.length, LINES.length - 2);
  assertEquals(problems.map(({ line, why }) => `${line} ${why.en}`), [
    "3 Line 3 is damaged, or a line before it is missing: left out",
  ]);
});
