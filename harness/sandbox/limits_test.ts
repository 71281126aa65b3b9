import { assertEquals } from "@std/assert";
import { besides, limited } from "./limits.ts";

const COMMAND = { program: "engine", args: ["-q"], env: { DEPTH: "3" } };

Deno.test("limits alone leave the user and the environment as they are", () => {
  assertEquals(limited({ others: 10 }).wrap(COMMAND, { processes: 5 }), {
    program: "prlimit",
    args: ["--nproc=15", "--core=0", "--", "engine", "-q"],
    env: { DEPTH: "3" },
  });
});

Deno.test("under another account nothing of our environment is handed on", () => {
  const sandbox = limited({ account: { uid: 7, gid: 8 }, environment: { PATH: "/bin" } });
  const { program, args, env, bare } = sandbox.wrap(COMMAND, {});
  assertEquals([program, args.slice(0, 4)], ["setpriv", ["--reuid", "7", "--regid", "8"]]);
  assertEquals([env, bare], [{ PATH: "/bin", DEPTH: "3" }, true]);
});

Deno.test("a surplus counts only where something is limited", () => {
  const surplus = { others: 9, spareMiB: 100 };
  assertEquals(besides({ openFiles: 3 }, surplus), { openFiles: 3 });
  assertEquals(besides({ processes: 3, memoryMiB: 8 }, surplus), { processes: 12, memoryMiB: 108 });
  assertEquals(besides({ processes: 3, memoryMiB: 8 }, {}), { processes: 3, memoryMiB: 8 });
});
