import { assert, assertEquals, assertMatch } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { bytesOf } from "./hostile_kit.ts";
import { layTargets, type Targets } from "./hostile_targets_kit.ts";
import type { Limits, SandboxLevel } from "../../sandbox/mod.ts";
import { sandboxFor } from "./confine.ts";
import { type Abilities, detectSandbox } from "./detect.ts";
import { folderSize } from "../measure/folder_size.ts";
import { type ConfinedRun, runConfined } from "./run_confined.ts";

const LIMITS = {
  cpuSeconds: 10,
  memoryMiB: 128,
  processes: 64,
  fileMiB: 1,
  folderMiB: 4,
  openFiles: 64,
};
const decoder = new TextDecoder();
const abilities = await detectSandbox();
const unfiltered = await lacks({
  need: "filter of system calls",
  has: abilities.filters === true,
  advice: "bubblewrap on x86_64 or aarch64",
});

interface Ended extends ConfinedRun {
  readonly out: string;
  readonly folder: string;
}

interface Attack {
  readonly program: string;
  readonly args?: (targets: Targets) => readonly string[];
  /** It ends only when its time is up: it is given more until it could fairly say something. */
  readonly isEndless?: true;
  readonly limits?: Limits;
  readonly check: (run: Ended) => Promise<void> | void;
}

/** Came to its end by itself, and got nothing. */
function gotNothing({ out, code }: Ended): void {
  assert(!/GOT|SAW/.test(out), out);
  assertMatch(out, /done\n$/);
  assertEquals(code, 0, out);
}

const ATTACKS: readonly Attack[] = [
  {
    program: "fork_bomb",
    check: ({ excess, signal }) =>
      assertEquals([excess?.en, signal], ["more than 64 processes", "SIGKILL"]),
  },
  {
    program: "memory_bomb",
    check({ out, excess, signal, used }) {
      // The watch may be quicker than the kernel, which counts what is never touched.
      assertMatch(out, /^(refused after \d+ MiB\n)?$/);
      assertEquals([excess?.en, signal], ["more than 128 MiB of memory", "SIGKILL"]);
      assert((used?.peakMemoryMiB ?? 0) >= 100, JSON.stringify(used));
    },
  },
  {
    program: "disk_filler",
    check({ out, excess, folder }) {
      const got = Object.fromEntries(
        out.trim().split("\n").map((line) => line.split(" ")).map((
          [name, size],
        ) => [name, +(size ?? 0)]),
      );
      assertEquals([got.file, got["/"], got["/dev"]], [1, 0, 0], out);
      assert((got["/tmp"] ?? 0) <= 64 && (got["/dev/shm"] ?? 0) <= 64, out);
      assertEquals(excess?.en, "more than 4 MiB in its folder");
      // What it wrote until it was noticed depends on the machine; it is noticed, and that is all.
      assert(folderSize(folder).mib > 4);
    },
  },
  {
    program: "hidden_memory",
    limits: { memoryMiB: 16 },
    check: ({ excess }) => assertEquals(excess?.en, "more than 16 MiB of memory"),
  },
  {
    program: "hidden_disk",
    check: ({ excess }) => assertEquals(excess?.en, "more than 4 MiB in its folder"),
  },
  {
    program: "output_flood",
    check({ excess, stdout, stderr }) {
      assertEquals(excess?.en, "more than 4 MiB of output");
      assert(stdout.length <= 16_384 && stderr.length <= 16_384);
    },
  },
  {
    program: "daemon",
    async check({ out, code, folder }) {
      assertEquals([out, code], ["left\n", 0]);
      const beat = () => Deno.readTextFileSync(`${folder}/heartbeat`);
      const before = beat();
      await new Promise((resolve) => setTimeout(resolve, 60));
      assertEquals(beat(), before);
    },
  },
  {
    program: "leaves_child",
    check: ({ out, code, timedOut }) => assertEquals([out, code, timedOut], ["done\n", 0, false]),
  },
  {
    program: "ignores_signals",
    isEndless: true,
    check: ({ out, timedOut, signal }) =>
      assertEquals([out, timedOut, signal], ["deaf\n", true, "SIGKILL"]),
  },
  {
    program: "reader",
    args: ({ rubric, harness }) => [rubric, harness],
    check(run) {
      // The way to its own folder is all that it sees.
      const own = run.folder.split("/").slice(-2).join("|");
      gotNothing({ ...run, out: run.out.replaceAll(new RegExp(`^SAW [./]+(${own})\n`, "gm"), "") });
      assert(!run.out.includes("SECRET"), run.out);
    },
  },
  { program: "writer", args: ({ rubric, harness }) => [rubric, harness], check: gotNothing },
  { program: "link_out", args: ({ rubric, harness }) => [rubric, harness], check: gotNothing },
  { program: "network", args: ({ port, socket }) => [`${port}`, socket], check: gotNothing },
  ...unfiltered ? [] : [{ program: "kernel_doors", check: gotNothing }],
  {
    program: "deep_memory",
    limits: { memoryMiB: 64 },
    check: ({ excess }) => assertEquals(excess?.en, "more than 64 MiB of memory"),
  },
  { program: "leaves_traces", check: gotNothing },
  {
    program: "meddler",
    args: ({ bystander }) => [`${bystander.pid}`, `${Deno.pid}`, `${Deno.ppid}`],
    check: gotNothing,
  },
  {
    program: "killer",
    args: ({ bystander }) => [`${bystander.pid}`, `${Deno.pid}`],
    check: ({ out }) => assert(!out.includes("GOT") && out.includes("done\n"), out),
  },
];

const PATIENCE_MS = 60_000;

/** Runs one attack from a folder of its own beside the neighbour's. */
async function attack(
  { program, args = () => [], isEndless, limits, check }: Attack,
  { place, abilities, slot, level = "namespaces" }: {
    place: Targets;
    abilities: Abilities;
    slot: number;
    level?: SandboxLevel;
  },
): Promise<void> {
  const folder = homeOf(program, { place, slot });
  const made = await sandboxFor(level, {
    folder,
    limits: { ...LIMITS, ...limits },
    abilities,
  });
  assert(made.ok);
  const command = { program: `${folder}/${program}`, args: args(place), cwd: folder };
  const run = (wallMs: number) =>
    runConfined(command, { confinement: made.value, wallMs, outputCap: 16_384 });
  let wallMs = isEndless ? 1000 : PATIENCE_MS;
  let ended = await run(wallMs);
  const isUnfair = ({ stdoutBytes, hindered }: ConfinedRun) => stdoutBytes === 0 || hindered;
  while (isEndless && ended.ok && isUnfair(ended.value) && wallMs < PATIENCE_MS) {
    ended = await run(wallMs *= 2);
  }
  assert(ended.ok, program);
  await check({ ...ended.value, out: decoder.decode(ended.value.stdout), folder });
  assertEquals(processesIn(folder), [], program);
}

interface Home {
  readonly place: Targets;
  readonly slot: number;
}

function homeOf(program: string, { place, slot }: Home): string {
  return `${place.folder.path}/${slot}.${program}`;
}

/** Lays a program into its folder; while any is being written, none can be started. */
async function lay(program: string, home: Home): Promise<void> {
  const folder = homeOf(program, home);
  Deno.mkdirSync(folder);
  await Deno.writeFile(`${folder}/${program}`, await bytesOf(program), { mode: 0o755 });
}

/** Processes that were started from a folder and still run. */
function processesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync("/proc")].flatMap(({ name }) => {
    try {
      const line = Deno.readTextFileSync(`/proc/${Number(name)}/cmdline`);
      return line.startsWith(folder) ? [line] : [];
    } catch {
      return [];
    }
  });
}

for (const drop of ["before", "inside"] as const) {
  const ignore = await lacks("cc", "namespaces", {
    need: `rights dropped ${drop}`,
    has: abilities.drops.includes(drop),
    advice: "run the tests as root",
  });
  Deno.test({
    name: `hostile programs get nothing and do no harm, rights dropped ${drop}`,
    ignore,
    async fn() {
      // In the real environment, which no other test looks at by this name.
      Deno.env.set("SHINPAN_TEST_HOSTILE_SECRET", "token");
      await using place = await layTargets();
      const setting = { place, abilities: { ...abilities, drops: [drop] } };
      await Promise.all(
        ATTACKS.map(({ program }, slot) => lay(program, { place, slot: 100 + slot })),
      );
      // Side by side, so that they could harm each other, too.
      const fought = await Promise.allSettled(
        ATTACKS.map((each, slot) => attack(each, { ...setting, slot: 100 + slot })),
      );
      const won = fought.flatMap((result, at) =>
        result.status === "rejected" ? [`${ATTACKS[at]?.program}: ${result.reason}`] : []
      );
      assertEquals(won, []);
      // What one program left is not there for the next.
      for (const [at, program] of ["leaves_traces", "kernel_doors"].entries()) {
        const again = ATTACKS.find((each) => each.program === program);
        if (!again) continue;
        await lay(program, { place, slot: 200 + at });
        await attack(again, { ...setting, slot: 200 + at });
      }
      assertEquals(Deno.readTextFileSync(place.rubric), "secret: 42\n");
      assertEquals(Deno.readTextFileSync(place.harness), "honest\n");
      assertEquals(place.guests, []);
      const alive = await Promise.race([place.bystander.status, Promise.resolve("alive")]);
      assertEquals(alive, "alive");
    },
  });
}

Deno.test({
  name:
    "without a sandbox such a program gets what it wants, so that getting nothing says something",
  ignore: await lacks("cc", "namespaces"),
  async fn() {
    await using place = await layTargets();
    await lay("link_out", { place, slot: 0 });
    await attack({
      program: "link_out",
      args: ({ rubric }) => [rubric],
      check: ({ out }) => assertMatch(out, /GOT .*secret: 42[^]*GOT to write/),
    }, { place, abilities, slot: 0, level: "none" });
  },
});
