import { assertEquals, assertMatch } from "@std/assert";
import { inLanguage, LANGUAGES } from "../../core/mod.ts";
import type { EngineCommand } from "../../sandbox/mod.ts";
import { type Abilities, detectSandbox, strongest, whyNot } from "./detect.ts";
import type { Probe } from "./probe.ts";

const ALL = ["bwrap", "setpriv", "prlimit"];

/** A machine on which `programs` are installed, and where `refuses` says what does not work. */
function machine(
  { os = "linux", uid = 1000, programs = ALL, refuses = () => false, ...more }: {
    os?: string;
    uid?: number;
    programs?: readonly string[];
    refuses?: (line: string) => boolean;
    help?: string;
    lends?: boolean;
  },
): Probe {
  const { help = "--disable-userns", lends = false } = more;
  const run = ({ program, args }: EngineCommand) => {
    const line = [program, ...args].join(" ");
    if (line === "bwrap --help") return Promise.resolve({ code: 0, out: help, err: "" });
    const refused = refuses(line);
    return Promise.resolve({ code: refused ? 1 : 0, out: "", err: refused ? "a\nno way\n" : "" });
  };
  const find = (name: string) => programs.includes(name) ? `/bin/${name}` : undefined;
  return { os, uid, find, lendsRights: () => lends, run };
}

function gist({ levels, mayDrop, drops, lockUsers }: Abilities): string {
  const possible = Object.entries(levels).filter(([, level]) => level.possible);
  return [possible.map(([name]) => name).join("+"), mayDrop, drops.join("+"), lockUsers].join(" ");
}

Deno.test("what can be confined follows from what is installed and from what works", async () => {
  const table: readonly [string, Parameters<typeof machine>[0], string][] = [
    ["a user with all", {}, "none+limits+namespaces false before true"],
    ["root with all", { uid: 0 }, "none+limits+namespaces true before+inside true"],
    ["an old bubblewrap", { help: "" }, "none+limits+namespaces false before false"],
    ["no bubblewrap", { programs: ["prlimit"] }, "none+limits false  false"],
    ["nothing", { programs: [] }, "none false  false"],
    [
      "root without setpriv",
      { uid: 0, programs: ["bwrap", "prlimit"] },
      "none+limits false  false",
    ],
    ["no Linux", { os: "darwin" }, "none false  false"],
    [
      "no user namespaces",
      { refuses: (line) => line.includes("bwrap") },
      "none+limits false  false",
    ],
    [
      "root where only root may make namespaces",
      { uid: 0, refuses: (line) => line.includes("--unshare-user ") },
      "none+limits+namespaces true inside true",
    ],
  ];
  for (const [name, options, expected] of table) {
    assertEquals(gist(await detectSandbox(machine(options))), expected, name);
  }
});

Deno.test("root's rights are given up the quick way where that works and suffices", async () => {
  const table: readonly [string, Parameters<typeof machine>[0], boolean][] = [
    ["a user", {}, false],
    ["root", { uid: 0 }, true],
    ["an old unshare", { uid: 0, refuses: (line) => line.startsWith("unshare") }, false],
    ["a bubblewrap with root's rights", { uid: 0, lends: true }, false],
    ["only inside", { uid: 0, refuses: (line) => line.includes("--unshare-user ") }, false],
  ];
  for (const [name, options, expected] of table) {
    assertEquals((await detectSandbox(machine(options))).byUnshare, expected, name);
  }
});

Deno.test("what is missing is reported with its fix, in every language", async () => {
  const without = await detectSandbox(machine({ programs: ["prlimit"] }));
  assertEquals(strongest(without), "limits");
  assertEquals(whyNot(without, "limits"), undefined);
  const { why, fix } = whyNot(without, "namespaces") ?? {};
  for (const language of LANGUAGES) {
    assertMatch(inLanguage(why ?? "", language), /bwrap/);
    assertMatch(inLanguage(fix ?? "", language), /apt-get install bubblewrap/);
  }
  const refused = await detectSandbox(machine({ refuses: (line) => line.includes("bwrap") }));
  assertMatch(inLanguage(refused.levels.namespaces.why ?? "", "en"), /no way$/);
});
