import { assertEquals } from "@std/assert";
import { foreignKind } from "./foreign_kinds.ts";

Deno.test.each<[string, string, string | undefined, string | undefined]>([
  ["engine", "MZ\x90", "a Windows program; compile the engine on this machine", undefined],
  ["engine", "\x7fELF", "a Linux program; compile the engine on this machine", undefined],
  ["engine.jar", "PK\x03\x04", "a Java archive", "java -jar {file}"],
  ["engine", "PK\x03\x04", "a ZIP archive", undefined],
  ["engine.py", "print(1)\n", "a Python program", "python3 {file}"],
  ["engine", "print(1)\n", undefined, undefined],
])("the kind of %j that begins with %j is %j", (file, head, what, run) => {
  const kind = foreignKind(file, head);
  assertEquals([kind?.what.en, kind?.run], [what, run]);
});
