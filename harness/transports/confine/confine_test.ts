import { assert, assertEquals, assertMatch } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { cgroupPlace } from "../process/cgroup.ts";
import { newMark } from "../process/mark.ts";
import { descendantsOf } from "../process/process_tree.ts";
import { start, startedWith } from "../process/start.ts";
import { sandboxFor } from "./confine.ts";
import { type Abilities, detectSandbox } from "./detect.ts";
import { runConfined } from "./run_confined.ts";

const YES = { possible: true };
const NO = { possible: false, why: "no bwrap", fix: "install it" };
const LIMITED: Abilities = {
  levels: { none: YES, limits: YES, namespaces: NO },
  mayDrop: false,
  drops: [],
  lockUsers: false,
};
const ALL: Abilities = {
  ...LIMITED,
  levels: { none: YES, limits: YES, namespaces: YES },
  drops: ["before"],
};

Deno.test("the level is what was asked for, or the strongest there is, or a refusal", async () => {
  await using folder = await tempFolder();
  const options = { folder: folder.path, limits: { openFiles: 9 } };
  const table = [
    ["auto", LIMITED, undefined, "limits"],
    ["none", LIMITED, undefined, "none"],
    ["limits", LIMITED, "limits", "limits"],
    ["namespaces", LIMITED, undefined, "refused: install it"],
    ["auto", LIMITED, "namespaces", "refused: install it"],
    ["none", ALL, "limits", "refused: "],
  ] as const;
  for (const [level, abilities, least, expected] of table) {
    if (Deno.build.os !== "linux" && expected === "limits") continue;
    const made = await sandboxFor(level, { ...options, abilities, least });
    const told = made.ok ? made.value.level : `refused: ${made.error.fix ?? ""}`;
    assertEquals(told, expected, `${level} ${least}`);
    if (!made.ok) assertMatch(inLanguage(made.error.why, "ja"), /レベル/);
  }
});

Deno.test({
  name: "in namespaces an engine reads what it was given once, and nothing of its own folder again",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await using folder = await tempFolder();
    const made = await sandboxFor("namespaces", {
      folder: folder.path,
      inside: "/submission",
      readable: ["/opt/a", "/opt/a/b", "/usr/lib", "/submission/x", "/opt/a"],
      abilities: { ...ALL, drops: ["inside"] },
    });
    assert(made.ok);
    const { args, env } = made.value.sandbox.wrap({ program: "/submission/e", args: [] }, {});
    const bound = args.flatMap((word, at) => word === "--ro-bind" ? [args[at + 2]] : []);
    assertEquals(bound.filter((path) => path !== "/etc"), ["/opt/a"]);
    assertEquals(made.value.folder, { outside: folder.path, inside: "/submission" });
    const names = Object.keys(env ?? {});
    assert(names.every((name) => /^(PATH|HOME|TMPDIR|LANG|LC_|TZ|JAVA|PYENV|GOROOT)/.test(name)));
  },
});

const abilities = await detectSandbox();

for (const level of ["limits", "namespaces"] as const) {
  Deno.test({
    name: `untrusted engines get neither our rights nor our environment at level ${level}`,
    ignore: await lacks(level),
    async fn() {
      await using outer = await tempFolder();
      // As grade lays submissions out: each may go through to its own, and see no other.
      await Deno.chmod(outer.path, 0o711);
      const folder = `${outer.path}/1`;
      await Deno.mkdir(folder);
      const made = await sandboxFor(level, { folder, strangers: true, network: true, abilities });
      assert(made.ok);
      Deno.env.set("SHINPAN_TEST_CONFINE_SECRET", "secret");
      const command = { program: "/bin/sh", args: ["-c", "id -u; env"], cwd: folder };
      const run = await runConfined(command, { confinement: made.value, wallMs: 60_000 });
      Deno.env.delete("SHINPAN_TEST_CONFINE_SECRET");
      const said = run.ok ? new TextDecoder().decode(run.value.stdout) : "";
      assertMatch(said, /^\d+\n/);
      assertEquals(said.includes("secret"), false);
      assertEquals(said.startsWith("0\n"), false);
    },
  });
}

Deno.test({
  name: "all that runs in namespaces is in the control group, from the first start on",
  ignore: await lacks("namespaces", {
    need: "control groups",
    has: cgroupPlace() !== undefined,
    advice: "root, or a group that memory is handed on to",
  }),
  async fn() {
    await using outer = await tempFolder();
    await Deno.chmod(outer.path, 0o711);
    const folder = `${outer.path}/1`;
    await Deno.mkdir(folder);
    const made = await sandboxFor("namespaces", { folder, strangers: true, abilities });
    assert(made.ok);
    const command = { program: "/bin/sh", args: ["-c", "echo go; read end"], cwd: folder };
    const started = await start(command, newMark(), { confinement: made.value });
    assert(started.ok);
    const child = started.value;
    const gone = new Promise((resolve) => child.once("close", resolve));
    child.stderr?.resume();
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    const { cgroup } = startedWith(child);
    const inside = new Set(cgroup?.pids());
    const all = descendantsOf(child.pid ?? 0);
    assertEquals([all.length > 2, all.filter((pid) => !inside.has(pid))], [true, []]);
    await cgroup?.end();
    await gone;
  },
});
