import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { sandboxFor } from "../confine/confine.ts";
import { detectSandbox } from "../confine/detect.ts";
import { canMakeNetworks } from "../process/own_network.ts";
import { expectFrame, expectGone, open, type OpenOptions, PATIENCE_MS } from "./tcp_kit.ts";

const CONNECT = 'exec 3<>"/dev/tcp/$0/$1"; read -r line <&3; echo "got $line" >&3';

/** The ways into an engine's own network. */
const WAYS = {
  "we listen ourselves": {
    options: {},
    ignore: await lacks("bash", "namespaces", {
      need: "the right to make networks",
      has: canMakeNetworks(),
      advice: "run the tests as root",
    }),
  },
  "a relay listens": {
    options: { makeNetwork: () => undefined },
    ignore: await lacks("bash", "namespaces"),
  },
} as const;

for (const [way, { options, ignore }] of Object.entries(WAYS)) {
  const confined = async (script: string, more: OpenOptions = {}) => {
    const folder = await tempFolder();
    const abilities = await detectSandbox();
    const made = await sandboxFor("namespaces", {
      folder: folder.path,
      network: true,
      // The relay is our own runtime, which may lie where no other account can read.
      abilities: { ...abilities, drops: abilities.drops.slice(-1) },
    });
    assert(made.ok);
    const command = { program: "bash", args: ["-c", script], cwd: folder.path };
    const channel = await open(command, { confinement: made.value, ...options, ...more });
    return { channel, [Symbol.asyncDispose]: () => dispose(channel, folder) };
  };
  const dispose = async (...all: readonly AsyncDisposable[]) => {
    for (const each of all) await each[Symbol.asyncDispose]();
  };

  Deno.test({
    name: `an engine in namespaces talks with us, and its end is reported as its exit (${way})`,
    ignore,
    async fn() {
      for (const [end, expected] of [["exit 7", 7], ["kill -9 $$", "SIGKILL"]] as const) {
        await using engine = await confined(`${CONNECT}; ${end}`, { ports: [10_000] });
        await engine.channel.send("hello\n");
        await expectFrame(engine.channel, "got hello");
        const exited = await engine.channel.receive(PATIENCE_MS);
        assert(exited.kind === "exited", JSON.stringify(exited));
        assertEquals(exited.signal ?? exited.code, expected);
      }
    },
  });

  Deno.test({
    name: `an engine in namespaces that hangs up and goes on is reported as gone (${way})`,
    ignore,
    async fn() {
      await using engine = await confined(`${CONNECT}; exec 3>&-; exec cat`);
      await engine.channel.send("hello\n");
      await expectFrame(engine.channel, "got hello");
      assertStringIncludes(await expectGone(engine.channel, "closed"), "FIN 127.0.0.1:");
    },
  });

  Deno.test({
    name: `an engine in namespaces that connects elsewhere is reported where (${way})`,
    ignore,
    async fn() {
      const script = 'exec 3<>"/dev/tcp/$0/10001"; exec cat';
      await using engine = await confined(script, { ports: [10_000], decoys: [10_000, 10_001] });
      assertStringIncludes(await expectGone(engine.channel, "wrong-port"), "10001");
    },
  });
}
