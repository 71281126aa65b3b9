/** What hostile programs could harm, laid out for tests. @module */

import { type TempFolder, tempFolder } from "../../testing/temp_folder.ts";

/** A neighbour's work, a file of the harness, and other things that could be harmed. */
export interface Targets extends AsyncDisposable {
  readonly folder: TempFolder;
  readonly rubric: string;
  readonly harness: string;
  readonly port: number;
  readonly socket: string;
  readonly bystander: Deno.ChildProcess;
  /** The connections that came over the network. */
  readonly guests: readonly string[];
}

/** Lays out what could be harmed. */
export async function layTargets(): Promise<Targets> {
  const folder = await tempFolder();
  Deno.chmodSync(folder.path, 0o755);
  const rubric = folder.write("neighbour/rubric.yaml", "secret: 42\n", 0o666);
  const harness = folder.write("harness/main.ts", "honest\n", 0o666);
  for (const name of ["neighbour", "harness"]) Deno.chmodSync(`${folder.path}/${name}`, 0o777);
  for (const path of [rubric, harness]) Deno.chmodSync(path, 0o666);
  const listener = Deno.listen({ hostname: "127.0.0.1" });
  const socket = `${folder.path}/neighbour/socket`;
  const local = Deno.listen({ transport: "unix", path: socket });
  Deno.chmodSync(socket, 0o777);
  const guests: string[] = [];
  const welcome = async (each: Deno.Listener<Deno.Conn>, name: string): Promise<void> => {
    for await (const guest of each) {
      guests.push(name);
      guest.close();
    }
  };
  welcome(listener, "port").catch(() => {});
  welcome(local as unknown as Deno.Listener<Deno.Conn>, "socket").catch(() => {});
  const bystander = new Deno.Command("sleep", { args: ["86400"] }).spawn();
  return {
    folder,
    rubric,
    harness,
    port: (listener.addr as Deno.NetAddr).port,
    socket,
    bystander,
    guests,
    async [Symbol.asyncDispose]() {
      listener.close();
      local.close();
      bystander.kill("SIGKILL");
      await bystander.status;
      await folder[Symbol.asyncDispose]();
    },
  };
}
