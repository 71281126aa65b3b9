import { assertEquals } from "@std/assert";
import { confinementText } from "./confinement.ts";

Deno.test("a report says the level, the account, every limit and the core, and nothing more", () => {
  const limits = {
    memoryMiB: 64,
    processes: 8,
    cpuSeconds: 3,
    fileMiB: 1,
    folderMiB: 2,
    openFiles: 9,
  };
  const account = { uid: 1, gid: 1 };
  assertEquals(
    confinementText({ level: "namespaces", limits, account }, { pinned: true }),
    "namespaces: read-only system, own folder, processes and network, an unprivileged user, " +
      "3 s CPU, 64 MiB memory, 8 processes, 1 MiB a file, 2 MiB in its folder, 9 open files, " +
      "pinned to a core",
  );
  assertEquals(confinementText({ level: "limits", limits: {} }), "limits: process group");
  // Nothing enforces them there.
  assertEquals(confinementText({ level: "none", limits }), "none: process group");
});
