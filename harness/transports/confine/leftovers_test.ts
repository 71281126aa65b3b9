import { assertEquals } from "@std/assert";
import type { Account } from "../../sandbox/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { takeAccount } from "./accounts.ts";
import { endLeftovers, leftovers } from "./leftovers.ts";

/** Runs a script to its end and answers with the number that it printed. */
async function numberFrom(program: string, args: readonly string[], cwd?: string): Promise<number> {
  const { stdout } = await new Deno.Command(program, { args: [...args], cwd }).output();
  return Number(new TextDecoder().decode(stdout));
}

Deno.test({
  name: "a process that left its group and environment is found by the folder that it runs in",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    await using folder = await tempFolder();
    await using other = await tempFolder();
    const daemon = "setsid env -i sleep 300 </dev/null >/dev/null 2>&1 & echo $!";
    const inside = await numberFrom("sh", ["-c", daemon], folder.path);
    const beside = await numberFrom("sh", ["-c", daemon], other.path);
    // The shell's child becomes the daemon once it has been made another program.
    const places = [folder, other].map(({ path }) => ({ folder: path }));
    await until("both daemons", () => places.every((place) => leftovers(place).length === 1));
    assertEquals(leftovers({ folder: folder.path }), [inside]);
    await endLeftovers({ folder: folder.path });
    assertEquals(leftovers({ folder: folder.path }), []);
    assertEquals(leftovers({ folder: other.path }), [beside]);
    await endLeftovers({ folder: other.path });
  },
});

Deno.test({
  name: "processes of an account are found by it, and those of another account are left alone",
  ignore: await lacks("linux", "root", "setpriv", "setsid"),
  async fn() {
    using one = takeAccount();
    using two = takeAccount();
    const daemon = "cd /; setsid env -i sleep 300 </dev/null >/dev/null 2>&1 & echo $!";
    const start = ({ uid }: Account): Promise<number> => {
      const rights = [`--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"];
      return numberFrom("setpriv", [...rights, "sh", "-c", daemon]);
    };
    const [mine, theirs] = [await start(one), await start(two)];
    const searches = [one, two].map((account) => ({ folder: "/nowhere", account }));
    const found = (): readonly (readonly number[])[] => searches.map(leftovers);
    assertEquals(found(), [[mine], [theirs]]);
    await endLeftovers({ folder: "/nowhere", account: one });
    assertEquals(found(), [[], [theirs]]);
    await endLeftovers({ folder: "/nowhere", account: two });
    assertEquals(found(), [[], []]);
  },
});
