import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import type { FileCall } from "../../core/mod.ts";
import { GARBAGE, protocolLaws } from "../../testing/protocol_laws.ts";
import { decodeCall, decodeRun, encodeCall, showCall, tzaarFiles } from "./mod.ts";

const CALLS: fc.Arbitrary<FileCall> = fc.record({
  args: fc.array(fc.oneof(GARBAGE, fc.constant({ file: "a" }))),
  files: fc.record({ a: GARBAGE, b: GARBAGE }),
});

for (
  const { name, hold } of protocolLaws<FileCall>({
    protocol: tzaarFiles,
    replies: CALLS,
    encode: encodeCall,
    decode: (frame) => decodeCall(frame),
    readers: [decodeCall, decodeRun, showCall],
  })
) Deno.test(`tzaar: ${name}`, hold);

Deno.test("there are many rules, with ids of their own, hints and all languages", () => {
  const { rules } = tzaarFiles;
  assert(rules.length >= 45);
  assertEquals(new Set(rules.map(({ id }) => id)).size, rules.length);
  for (const { id, text, hint } of rules) {
    assert(id.startsWith("tzaar/"));
    assert([text, hint].every((one) => Object.values(one).every((words) => words !== "")), id);
  }
});

Deno.test("the rule about the newline shows the mending line of C", () => {
  const rule = tzaarFiles.rules.find(({ id }) => id === "tzaar/no-trailing-newline");
  for (const hint of Object.values(rule?.hint ?? {})) assert(hint.includes("fprintf(f,"));
});

Deno.test.each<[Partial<FileCall>, string]>([
  [{}, "./E12345678.out white ./a"],
  [{ paths: "absolute", folder: "blank" }, './E12345678.out white "/…/my game/a"'],
  [{ cwd: "elsewhere" }, "./E12345678.out white ../game/a"],
])("a call with %j is shown as a command line", (more, shown) => {
  const call = { args: ["white", { file: "a" }], files: { a: "" }, ...more };
  assertEquals(showCall(encodeCall(call)), shown);
});
