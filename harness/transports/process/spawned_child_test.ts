import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import type { Child } from "./child.ts";
import { openHanded } from "./handed.ts";
import { keepInherited } from "./inherited.ts";
import { spawnDirectly } from "./spawned_child.ts";

const ignore = await lacks("linux");
keepInherited();

function shell(script: string, more: { cwd?: string; third?: number } = {}): Child {
  const child = spawnDirectly({
    file: "/bin/sh",
    args: ["-c", script, "sh", "a b"],
    env: { WORD: "審" },
    ...more,
  });
  assert(child);
  return child;
}

/** All that it said, and how it ended. */
async function heard(child: Child): Promise<readonly unknown[]> {
  const said = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => said.out += text);
  child.stderr?.setEncoding("utf8").on("data", (text: string) => said.err += text);
  const ended = await new Promise<unknown>((resolve) =>
    child.once("close", (code, signal) => resolve(signal ?? code))
  );
  return [said.out, said.err, ended];
}

Deno.test({
  name: "a program gets its words, surroundings, folder and input, and tells its code",
  ignore,
  async fn() {
    const child = shell('read -r line; echo "$line $1 $WORD"; pwd >&2; exit 7', { cwd: "/usr" });
    child.stdin?.write("hello\n");
    assertEquals(await heard(child), ["hello a b 審\n", "/usr\n", 7]);
    assertEquals([child.exitCode, child.signalCode], [7, null]);
  },
});

Deno.test({
  name: "a program leads a session, and has no descriptor but its own",
  ignore,
  async fn() {
    using handed = openHanded(new TextEncoder().encode("third"));
    const script = "read -r pid name state parent group session rest < /proc/$$/stat; " +
      '[ "$$ $$" = "$group $session" ]; echo $?; ls /proc/$$/fd; cat <&3';
    const [out] = await heard(shell(script, { third: handed.descriptor }));
    assertEquals(out, "0\n0\n1\n2\n3\nthird");
  },
});

Deno.test({
  name: "a program starts with no signal blocked or ignored, although the runtime ignores SIGPIPE",
  ignore,
  async fn() {
    const [out] = await heard(shell('exec grep -E "^Sig(Blk|Ign)" /proc/self/status'));
    const [blocked, ignored] = [...`${out}`.matchAll(/[0-9a-f]{16}/g)].map(([bits]) =>
      BigInt(`0x${bits}`)
    );
    assertEquals([blocked, (ignored ?? 0n) >> 12n & 1n], [0n, 0n]);
  },
});

Deno.test({
  name: "a signal that ends a program is named, and its end is reported once its output is read",
  ignore,
  async fn() {
    assertEquals(await heard(shell("echo last; kill -SEGV $$")), ["last\n", "", "SIGSEGV"]);
  },
});

Deno.test({
  name: "a program that does not read keeps us from nothing, and its end is no error",
  ignore,
  async fn() {
    const child = shell("exec sleep 300");
    const errors: unknown[] = [];
    child.stdin?.on("error", (error) => errors.push(error));
    let taken = false;
    child.stdin?.write("x".repeat(1 << 20), () => taken = true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    assertEquals(taken, false);
    Deno.kill(child.pid ?? 0, "SIGKILL");
    assertEquals(await heard(child), ["", "", "SIGKILL"]);
    assertEquals(child.stdin?.destroyed, true);
  },
});

Deno.test({
  name: "an end that comes before anything listens in the same task is reported nevertheless",
  ignore,
  async fn() {
    const child = shell("exit 7");
    while (!/\) Z/.test(Deno.readTextFileSync(`/proc/${child.pid}/stat`)));
    for (let turns = 0; turns < 100; turns++) await Promise.resolve();
    let told: number | null | undefined;
    child.once("exit", (code) => told = code);
    assertEquals([await heard(child), told], [["", "", 7], 7]);
  },
});

Deno.test({
  name: "a child's exit is noticed even if our caller ignores SIGCHLD",
  ignore: await lacks("linux", "python3"),
  async fn() {
    const module = new URL("./spawned_child.ts", import.meta.url).href;
    const script = `import { spawnDirectly } from ${JSON.stringify(module)};
      const child = spawnDirectly({ file: "/bin/sh", args: ["-c", "exit 7"], env: {} });
      for (const stream of [child.stdout, child.stderr]) stream.resume();
      child.once("close", (code) => Deno.exit(code));`;
    const ignoring = "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN); " +
      "os.execv(sys.argv[1], sys.argv[1:])";
    const args = ["-c", ignoring, Deno.execPath(), "eval", "--no-check", script];
    const { code, stderr } = await new Deno.Command("python3", { args }).output();
    assertEquals(code, 7, new TextDecoder().decode(stderr));
  },
});
