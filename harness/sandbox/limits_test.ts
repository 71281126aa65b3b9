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

Deno.test("others count only where processes are limited", () => {
  assertEquals(besides({ openFiles: 3 }, 9), { openFiles: 3 });
  assertEquals(besides({ processes: 3 }, 9), { processes: 12 });
});
