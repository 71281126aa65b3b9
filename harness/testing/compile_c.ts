/** Compiles the engines in fixtures/c for tests. @module */

import { assert } from "@std/assert";
import type { TempFolder } from "./temp_folder.ts";

const FLAGS = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/** Compiles `name`.c into a folder, as it is or changed; answers with the command that starts it. */
export async function compileC(
  folder: TempFolder,
  name: string,
  change: (source: string) => string = (source) => source,
): Promise<string> {
  const source = await Deno.readTextFile(new URL(`../../fixtures/c/${name}.c`, import.meta.url));
  folder.write(`${name}.c`, change(source));
  const args = [...FLAGS, "-o", `${folder.path}/${name}`, `${folder.path}/${name}.c`];
  const { success, stderr } = await new Deno.Command("cc", { args }).output();
  assert(success, new TextDecoder().decode(stderr));
  return `./${name}`;
}
