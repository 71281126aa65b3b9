import { assertEquals } from "@std/assert";
import { type Confinement, none, type Sandbox } from "../sandbox/mod.ts";
import { sandboxWorks } from "./sandbox_works.ts";

const ignore = Deno.build.os === "windows";

function by(sandbox: Sandbox): Confinement {
  return { level: "limits", sandbox, limits: {} };
}

Deno.test({
  name: "a sandbox that cannot be made is known by what cannot fail in it",
  ignore,
  fn: async () => {
    const broken: Sandbox = {
      id: "broken",
      wrap: (command) => ({ ...command, program: "/bin/sh", args: ["-c", "exit 1"] }),
    };
    const missing: Sandbox = {
      id: "missing",
      wrap: (command) => ({ ...command, program: "/no/such/program" }),
    };
    assertEquals(await sandboxWorks(undefined), true);
    assertEquals(await sandboxWorks(by(none)), true);
    assertEquals(await sandboxWorks(by(broken)), false);
    assertEquals(await sandboxWorks(by(missing)), false);
  },
});
