/** The programs of fixtures/c/hostile, compiled. @module */

import { assert } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";

const HOSTILE = decodeURIComponent(
  new URL("../../../fixtures/c/hostile", import.meta.url).pathname,
);
const programs = new Map<string, Promise<Uint8Array>>();

/** A program that is compiled once, however often it attacks. */
export function bytesOf(program: string): Promise<Uint8Array> {
  const bytes = programs.get(program) ?? compile(program);
  programs.set(program, bytes);
  return bytes;
}

async function compile(program: string): Promise<Uint8Array> {
  await using folder = await tempFolder();
  const flags = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", "-o", `${folder.path}/program`];
  const cc = await new Deno.Command("cc", { args: [...flags, `${HOSTILE}/${program}.c`] }).output();
  assert(cc.success, new TextDecoder().decode(cc.stderr));
  return await Deno.readFile(`${folder.path}/program`);
}
