import { assertEquals } from "@std/assert";
import { lacks } from "../testing/needs.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { endLeftovers, leftovers } from "./leftovers.ts";
import { statOf } from "./process_tree.ts";

/** Runs a script to its end and answers with the number that it printed. */
async function numberFrom(program: string, args: readonly string[], cwd?: string): Promise<number> {
  const { stdout } = await new Deno.Command(program, { args: [...args], cwd }).output();
  return Number(new TextDecoder().decode(stdout));
}

Deno.test({
  name: "who has left its group and its environment is found by the folder that it runs in",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    await using folder = await tempFolder();
    await using other = await tempFolder();
    const daemon = "setsid env -i sleep 300 </dev/null >/dev/null 2>&1 & echo $!";
    const inside = await numberFrom("sh", ["-c", daemon], folder.path);
    const beside = await numberFrom("sh", ["-c", daemon], other.path);
    // The shell's child becomes the daemon once it has been made another program.
    while (statOf(inside) && leftovers({ folder: folder.path }).length === 0);
    assertEquals(leftovers({ folder: folder.path }), [inside]);
    await endLeftovers({ folder: folder.path });
    assertEquals(leftovers({ folder: folder.path }), []);
    assertEquals(leftovers({ folder: other.path }), [beside]);
    await endLeftovers({ folder: other.path });
  },
});

// Nobody's, and nobody else's in these tests.
const ACCOUNT = { uid: 64_990, gid: 64_990 };
const AS_ACCOUNT = ["--reuid", "64990", "--regid", "64990", "--clear-groups"];

Deno.test({
  name: "who runs as an account is found by that, unless another grader started it",
  ignore: await lacks("linux", "root", "setpriv", "setsid"),
  async fn() {
    const lair = { folder: "/nowhere", account: ACCOUNT };
    const daemon = "cd /; setsid env -i sleep 300 </dev/null >/dev/null 2>&1 & echo $!";
    const stray = await numberFrom("setpriv", [...AS_ACCOUNT, "sh", "-c", daemon]);
    const code = `new Deno.Command("setpriv", { args: ${
      JSON.stringify([...AS_ACCOUNT, "sleep", "300"])
    } }).spawn(); console.log("there"); setInterval(() => {}, 1000);`;
    const args = ["eval", "--no-config", code];
    const grader = new Deno.Command(Deno.execPath(), { args, stdout: "piped" }).spawn();
    const reader = grader.stdout.getReader();
    await reader.read();
    assertEquals(leftovers(lair), [stray]);
    await endLeftovers(lair);
    assertEquals(leftovers(lair), []);
    grader.kill("SIGKILL");
    await reader.cancel();
    await grader.status;
    // Now nobody asks after its engine any more.
    await endLeftovers(lair);
    assertEquals(leftovers(lair), []);
  },
});
