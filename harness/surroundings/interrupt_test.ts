import { assertEquals } from "@std/assert";

const INTERRUPT = new URL("./interrupt.ts", import.meta.url).href;

/** Runs a script that waits for signals; answers with how it ended and what it printed. */
async function signalled(script: string, signal?: Deno.Signal) {
  const code = `import { beforeInterrupt, onInterrupt } from "${INTERRUPT}";\n${script}`;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--ext=ts", "-"],
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(code));
  await writer.close();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let out = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    out += value;
    if (signal && out === "ready\n") child.kill(signal);
  }
  return { code: (await child.status).code, out };
}

const WAITING = `
using _ = onInterrupt(() => console.log("last"));
console.log("ready");
await new Promise((resolve) => setTimeout(resolve, 60_000));
`;

Deno.test({
  name: "a signal lets us write, and ends the process with its number",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
    await Promise.all(
      Object.entries(signals).map(async ([signal, code]) => {
        const ended = await signalled(WAITING, signal as Deno.Signal);
        assertEquals(ended, { code, out: "ready\nlast\n" }, signal);
      }),
    );
  },
});

Deno.test({
  name: "a failure while writing still ends the process, and afterwards signals are not ours",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const failing = WAITING.replace('console.log("last")', '{ throw new Error("disk") }');
    const script = `{ using _ = onInterrupt(() => console.log("last")); }\nconsole.log("over");`;
    const [failed, over] = await Promise.all([signalled(failing, "SIGTERM"), signalled(script)]);
    assertEquals(failed, { code: 143, out: "ready\n" });
    assertEquals(over, { code: 0, out: "over\n" });
  },
});

Deno.test({
  name: "a signal waits for a farewell before it ends anything, and a second one does not",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const bidding = `using _farewell = beforeInterrupt(async () => {
      console.log("farewell");
      await FAREWELL;
    });${WAITING}`;
    const hung = "new Promise(() => Deno.kill(Deno.pid, 'SIGTERM'))";
    const scripts = ["Promise.resolve()", "Promise.reject(new Error('gone'))", hung];
    const ends = await Promise.all(
      scripts.map((one) => signalled(bidding.replace("FAREWELL", one), "SIGTERM")),
    );
    for (const ended of ends) assertEquals(ended, { code: 143, out: "ready\nfarewell\nlast\n" });
  },
});
