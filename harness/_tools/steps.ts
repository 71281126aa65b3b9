/** Steps of the test command that run side by side. @module */

/** Runs Deno with these arguments, and shows in one piece what it says; answers with its exit code. */
export async function runStep(args: readonly string[], cwd: string): Promise<number> {
  const env: Record<string, string> = Deno.stdout.isTerminal() ? { FORCE_COLOR: "1" } : {};
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...args],
    cwd,
    env,
  }).output();
  const said = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes).trimEnd());
  for (const text of said.filter((text) => text !== "")) console.log(text);
  return code;
}

/**
 * Runs Deno with these arguments, and steps beside it; one that fails ends it. Answers with the exit
 * code of the first step that failed, or else with its own.
 */
export async function runBeside(
  args: readonly string[],
  { cwd, env, steps }: {
    readonly cwd: string;
    readonly env: Record<string, string>;
    readonly steps: readonly (readonly string[])[];
  },
): Promise<number> {
  const main = new Deno.Command(Deno.execPath(), { args: [...args], cwd, env }).spawn();
  let isOver = false;
  const ended = main.status.finally(() => isOver = true);
  const codes = await Promise.all(steps.map(async (step) => {
    const code = await runStep(step, cwd);
    if (code !== 0 && !isOver) main.kill("SIGINT");
    return code;
  }));
  const { code } = await ended;
  return codes.find((each) => each !== 0) ?? code;
}
