import { assertEquals } from "@std/assert";
import { type Confinement, none, type Sandbox } from "../../sandbox/mod.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
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

Deno.test({
  name: "an engine that takes the rights from its own folder does not make the sandbox fail",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    // Like bwrap, which enters the folder with the engine's rights, whichever account runs this test.
    const enters = (works: boolean): Sandbox => ({
      id: "enters",
      wrap: ({ cwd = "" }) => ({
        program: "/bin/sh",
        args: ["-c", `case $(stat -c %a "$0") in 7*) exit ${works ? 0 : 1};; esac; exit 1`, cwd],
        cwd: "/",
      }),
    });
    const mine = { outside: folder.path, inside: folder.path };
    const works = (sandbox: Sandbox) => sandboxWorks({ ...by(sandbox), folder: mine });
    assertEquals([await works(enters(true)), await works(enters(false))], [true, false]);
    for (const mode of [0, 0o500, 0o070]) {
      Deno.chmodSync(folder.path, mode);
      assertEquals([await works(enters(true)), await works(enters(false))], [true, false]);
    }
    Deno.chmodSync(folder.path, 0o700);
  },
});
