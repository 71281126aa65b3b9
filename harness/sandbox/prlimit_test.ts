import { assertEquals } from "@std/assert";
import { prlimit } from "./prlimit.ts";

const command = { program: "/games/my engine", args: ["-q", "--"] };

Deno.test("each limit becomes an option before the command", () => {
  const limits = { cpuSeconds: 1.5, memoryMiB: 2, processes: 64, fileMiB: 1, openFiles: 99 };
  assertEquals(prlimit.wrap(command, limits), {
    program: "prlimit",
    args: [
      "--cpu=2",
      "--data=2097152",
      "--nproc=64",
      "--fsize=1048576",
      "--nofile=99",
      "--core=0",
      "--",
      "/games/my engine",
      "-q",
      "--",
    ],
  });
});

Deno.test("without limits the command stays as it is", () => {
  assertEquals(prlimit.wrap(command, {}), command);
});
