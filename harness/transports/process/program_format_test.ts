import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { formatFailure } from "./program_format.ts";

const OTHER_MACHINE = Deno.build.arch === "x86_64" ? 183 : 62;
const THIS_MACHINE = Deno.build.arch === "x86_64" ? 62 : 183;

/** The beginning of an ELF file for a machine, with the path of a loader in it. */
function elf(machine: number, loader = "/"): string {
  return `\x7fELF\x02\x01\x01${"\0".repeat(9)}\x02\0${String.fromCharCode(machine)}\0${
    "\0".repeat(44)
  }${loader}\0`;
}

interface Case {
  readonly name: string;
  readonly content: string;
  readonly kind?: string;
  readonly says?: string;
}

const CASES: readonly Case[] = [
  { name: "a", content: "#!/bin/sh\necho hi\n" },
  { name: "b", content: "#! /usr/bin/env -S sh -e\n" },
  { name: "c", content: "#!/bin/sh\r\necho hi\r\n", kind: "no-interpreter", says: "\\r" },
  { name: "d", content: "#!/opt/none/python\n", kind: "no-interpreter", says: "/opt/none/python" },
  { name: "e", content: "#!/usr/bin/env snake9\n", kind: "no-interpreter", says: "snake9" },
  { name: "f.exe", content: "MZ\x90\0", kind: "wrong-format", says: "a Windows program; compile" },
  { name: "g.py", content: "print(1)\n", kind: "wrong-format", says: "python3 " },
  { name: "h.jar", content: "PK\x03\x04", kind: "wrong-format", says: "java -jar " },
  { name: "i.c", content: "int main() {}\n", kind: "wrong-format", says: "cc -O2 -o i " },
  { name: "j.java", content: "class J {}\n", kind: "wrong-format", says: "java " },
  { name: "K.class", content: "\xca\xfe\xba\xbe", kind: "wrong-format", says: "java -cp " },
  { name: "l", content: "", kind: "wrong-format", says: "an empty file" },
  { name: "m", content: "echo hi\n", kind: "wrong-format", says: "neither a program" },
];

const LINUX: readonly Case[] = [
  { name: "n", content: elf(THIS_MACHINE) },
  { name: "o", content: elf(OTHER_MACHINE), kind: "wrong-format", says: Deno.build.arch },
  {
    name: "q",
    content: elf(THIS_MACHINE).slice(0, 10),
    kind: "wrong-format",
    says: "end is missing",
  },
  {
    name: "p",
    content: elf(THIS_MACHINE, "/lib/ld-none.so.1"),
    kind: "library-missing",
    says: "/lib/ld-none.so.1",
  },
];

for (const { name, content, kind, says } of [...CASES, ...LINUX]) {
  const ignore = Deno.build.os === "windows" ||
    (Deno.build.os !== "linux" && LINUX.some((one) => one.name === name));
  Deno.test({
    name: `the format of ${JSON.stringify(content.slice(0, 24))} as "${name}" is ${kind ?? "fine"}`,
    ignore,
    async fn() {
      const folder = await Deno.makeTempDir();
      try {
        const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
        await Deno.writeFile(`${folder}/${name}`, bytes);
        const failure = formatFailure(`${folder}/${name}`, "/bin:/usr/bin");
        assertEquals(failure?.kind, kind);
        assertEquals(failure?.isDetailTold, kind && true);
        if (says) assertStringIncludes(failure?.detail ?? "", says);
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    },
  });
}

Deno.test("this very runtime has a format that runs", () => {
  assert(formatFailure(Deno.execPath(), "") === undefined);
});
