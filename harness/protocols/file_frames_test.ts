import { assertEquals } from "@std/assert";
import { decodeCall, decodeRun, encodeCall } from "./file_frames.ts";

const RUN = {
  exit: { code: 0 },
  tookMs: 1,
  files: {},
  appeared: [],
  survived: false,
  changedLate: [],
  printed: 0,
  stderr: "",
};

Deno.test("a call is read as it was written", () => {
  const call = { args: ["white", { file: "a.txt" }], files: { "a.txt": "\udcff\n" } };
  assertEquals(decodeCall(encodeCall(call)), call);
});

Deno.test("a run is read, and neither is taken for the other", () => {
  assertEquals(decodeRun(JSON.stringify(RUN)), RUN);
  assertEquals(decodeCall(JSON.stringify(RUN)), undefined);
  assertEquals(decodeRun(encodeCall({ args: [], files: {} })), undefined);
});

Deno.test.each([[""], ["null"], ["[]"], ["{"], ['{"args":1,"files":{}}'], ['{"files":[]}']])(
  "%s is neither",
  (text) => {
    assertEquals([decodeCall(text), decodeRun(text)], [undefined, undefined]);
  },
);
