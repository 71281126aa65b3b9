/** Removes a folder, also one that was made so that it cannot be removed. @module */

/** Removes a folder with all in it; what cannot be helped stays. */
export async function removeWhole(path: string): Promise<void> {
  try {
    await Deno.remove(path, { recursive: true });
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    // So many folders in each other that the runtime holds more open than it may, or closed ones.
    if (await run("rm", ["-rf", "--", path])) return;
    await run("chmod", ["-R", "u+rwX", "--", path]);
    await run("rm", ["-rf", "--", path]);
  }
}

async function run(program: string, args: string[]): Promise<boolean> {
  const options = { args, stdin: "null", stdout: "null", stderr: "null" } as const;
  return await new Deno.Command(program, options).output()
    .then(({ success }) => success, () => false);
}
