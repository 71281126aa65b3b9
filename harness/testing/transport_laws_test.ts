import type { Confinement, EngineCommand } from "../sandbox/mod.ts";
import { loopback, realClock, sandboxFor, stdio, tcp, type Transport } from "../transports/mod.ts";
import { fakeClock } from "./fake_clock.ts";
import { tempFolder } from "./temp_folder.ts";
import { LAW_ENGINES, type LawEngine } from "./law_engines.ts";
import type { TransportKit } from "./law_talk.ts";
import { TRANSPORT_LAWS } from "./transport_laws.ts";
import { lacks } from "./needs.ts";

for (const law of TRANSPORT_LAWS) {
  Deno.test(`loopback: ${law.name}`, () =>
    law.check({
      clock: fakeClock(),
      transport: (engine) => loopback(LAW_ENGINES[engine]),
      patienceMs: 10_000,
    }));
}

const HOST = decodeURIComponent(new URL("./transport_laws_host.ts", import.meta.url).pathname);

function hosted(engine: LawEngine): EngineCommand {
  return {
    program: Deno.execPath(),
    args: ["run", "-A", "--no-check", HOST, engine],
  };
}

const PROCESSES: Readonly<Record<string, TransportKit>> = {
  stdio: {
    clock: realClock,
    transport: (engine) => stdio(hosted(engine)),
    patienceMs: 30_000,
  },
  tcp: {
    clock: realClock,
    // Without decoys, for other tests may run beside these.
    transport: (engine) => tcp(hosted(engine), { connectMs: 30_000, decoys: [] }),
    source: "socket",
    patienceMs: 30_000,
  },
};

for (const [name, kit] of Object.entries(PROCESSES)) {
  Deno.test(`${name}: every law holds for real processes`, () => allHold(kit));
}

/** Side by side, for they mostly wait. */
async function allHold(kit: TransportKit): Promise<void> {
  const checked = await Promise.allSettled(TRANSPORT_LAWS.map((law) => law.check(kit)));
  const broken = checked.flatMap((result, at) =>
    result.status === "rejected" ? [`${TRANSPORT_LAWS[at]?.name}: ${result.reason}`] : []
  );
  if (broken.length > 0) throw new Error(broken.join("\n"));
}

const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname).replace(/\/$/, "");

const CONFINED: Readonly<
  Record<string, (command: EngineCommand, confinement: Confinement) => Transport>
> = {
  stdio: (command, confinement) => stdio(command, { confinement }),
  tcp: (command, confinement) => tcp(command, { confinement, connectMs: 30_000, decoys: [10_000] }),
};

for (const [name, open] of Object.entries(CONFINED)) {
  Deno.test({
    name: `${name}: every law holds in namespaces`,
    ignore: await lacks("namespaces"),
    async fn() {
      await using folder = await tempFolder();
      await using modules = await tempFolder();
      const cache = await openModules(modules.path);
      const readable = [ROOT, cache, Deno.execPath()];
      const network = name === "tcp";
      const made = await sandboxFor("namespaces", { folder: folder.path, readable, network });
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      const env = { DENO_DIR: cache };
      await allHold({
        clock: realClock,
        transport: (engine) => open({ ...hosted(engine), cwd: folder.path, env }, made.value),
        source: network ? "socket" : undefined,
        patienceMs: 30_000,
      });
    },
  });
}

/** The runtime's modules where every account may read them: a copy in `folder` where they are closed. */
async function openModules(folder: string): Promise<string> {
  const cache = await denoFolder();
  if (((await Deno.stat(cache)).mode ?? 0) % 8 >= 5) return cache;
  const copy = `cp -r "$1" "$2/modules" && chmod -R a+rX "$2"`;
  await new Deno.Command("sh", { args: ["-c", copy, "sh", cache, folder] }).output();
  return `${folder}/modules`;
}

/** Where the runtime keeps its modules. */
async function denoFolder(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}
