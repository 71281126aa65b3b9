/** A Slurm of one node on this machine, for as long as it is needed. @module */

import { exists } from "../harness/transports/process/file_kind.ts";

/** A running cluster. */
export interface Cluster extends AsyncDisposable {
  /** What programs of Slurm need in their environment to find it. */
  readonly env: Readonly<Record<string, string>>;
}

const PROGRAMS = ["munged", "slurmctld", "slurmd", "sbatch", "squeue", "sinfo"];

/** Why no cluster can be started here; undefined where one can. */
export function whyNoCluster(): string | undefined {
  const folders = [...(Deno.env.get("PATH") ?? "").split(":"), "/usr/sbin"];
  const missing = PROGRAMS.filter((name) => !folders.some((each) => exists(`${each}/${name}`)));
  if (missing.length > 0) {
    return `${missing.join(", ")} not installed; on Debian: apt-get install slurm-wlm munge`;
  }
  return Deno.uid() === 0 ? undefined : "only root can start a cluster whose jobs have a user";
}

/** Starts one that keeps everything in a folder; whatever it starts ends with it. */
export async function startCluster(folder: string): Promise<Cluster> {
  for (const name of ["state", "spool", "munge"]) await Deno.mkdir(`${folder}/${name}`);
  await Deno.chmod(`${folder}/munge`, 0o711);
  const key = crypto.getRandomValues(new Uint8Array(1024));
  await Deno.writeFile(`${folder}/munge/key`, key, { mode: 0o600 });
  const configuration = `${folder}/slurm.conf`;
  await Deno.writeTextFile(configuration, settings(folder));
  const munge = ["socket", "key-file", "log-file", "pid-file", "seed-file"].map((option) =>
    `--${option}=${folder}/munge/${option.replace("-file", "")}`
  );
  const env = { SLURM_CONF: configuration };
  const started: Deno.ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of started.toReversed()) {
      child.kill("SIGTERM");
      await child.status;
    }
  };
  try {
    started.push(daemon("munged", ["--force", "-F", ...munge], env));
    await until("a socket of munge", () => Promise.resolve(exists(`${folder}/munge/socket`)));
    started.push(daemon("slurmctld", ["-D", "-i", "-f", configuration], env));
    started.push(daemon("slurmd", ["-D", "-N", host(), "-f", configuration], env));
    await until("an idle node", async () => (await said("sinfo", ["-h"], env)).includes(" idle "));
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, [Symbol.asyncDispose]: stop };
}

/** What a program of Slurm prints. */
export async function said(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout } = await new Deno.Command(program, { args: [...args], env, stderr: "null" })
    .output();
  return new TextDecoder().decode(stdout);
}

/** Waits until something holds, ten times a second, and gives up in the end. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  for (const endMs = performance.now() + withinMs; !await holds();) {
    if (performance.now() > endMs) throw new Error(`There never was ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function daemon(
  name: string,
  args: string[],
  env: Readonly<Record<string, string>>,
): Deno.ChildProcess {
  const program = exists(`/usr/sbin/${name}`) ? `/usr/sbin/${name}` : name;
  return new Deno.Command(program, { args, env, stdin: "null", stdout: "null", stderr: "null" })
    .spawn();
}

/** Everything in the folder, on the loopback, and nothing that needs a system made for it. */
function settings(folder: string): string {
  return `ClusterName=shinpan
SlurmctldHost=${host()}(127.0.0.1)
SlurmctldPort=${freePort()}
SlurmdPort=${freePort()}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=${folder}/munge/socket
CredType=cred/munge
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
SlurmctldLogFile=${folder}/slurmctld.log
SlurmdLogFile=${folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=1,bf_interval=1
MailProg=/bin/true
MpiDefault=none
ReturnToService=2
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
NodeName=${host()} NodeAddr=127.0.0.1 CPUs=${navigator.hardwareConcurrency} RealMemory=1000
PartitionName=all Nodes=${host()} Default=YES State=UP
`;
}

function host(): string {
  return Deno.hostname().split(".")[0] ?? "";
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}
