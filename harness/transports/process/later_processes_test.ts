import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { textOf } from "./process_stat.ts";
import { allPids, LaterProcesses, laterProcesses, type ProcessTable } from "./later_processes.ts";

const MOST_PID = 40;
const SELF = 7;

/** A small system that gives out its numbers in turn, as the kernel does. */
class FakeSystem implements ProcessTable {
  readonly #running = new Map<number, number>();
  #forks = 0;
  #last = 0;
  #now = 0;
  looks = 0;

  fork(): number | undefined {
    for (let step = 1; step <= MOST_PID; step++) {
      const pid = (this.#last + step - 1) % MOST_PID + 1;
      if (this.#running.has(pid)) continue;
      this.#running.set(pid, ++this.#now);
      this.#forks++;
      return this.#last = pid;
    }
    return undefined;
  }

  /** Ends the process at a place in the list of those that run; the first and this one never end. */
  exit(at: number): void {
    const others = this.pids().filter((pid) => pid !== SELF && pid !== 1);
    this.#running.delete(others[at % others.length] ?? 0);
  }

  pids = (): readonly number[] => [...this.#running.keys()];
  started = (pid: number): number | undefined => {
    this.looks++;
    return this.#running.get(pid);
  };
  lastPid = (): number => this.#last;
  forks = (): number => this.#forks;
  mostPid = (): number => MOST_PID;

  /** What was started after this program. */
  young(): readonly number[] {
    const ours = this.#running.get(SELF) ?? 0;
    return [...this.#running].filter(([, started]) => started > ours).map(([pid]) => pid);
  }
}

function systemWithUs(): FakeSystem {
  const system = new FakeSystem();
  while (system.fork() !== SELF);
  return system;
}

Deno.test("what was started after us is always listed, however often numbers are used again", () => {
  const step = fc.oneof(
    { arbitrary: fc.constant("fork" as const), weight: 5 },
    { arbitrary: fc.nat(MOST_PID), weight: 4 },
    { arbitrary: fc.constant("list" as const), weight: 1 },
  );
  fc.assert(fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
    const system = systemWithUs();
    const found = new LaterProcesses(system, SELF);
    for (const each of steps) {
      if (each === "fork") system.fork();
      else if (each !== "list") system.exit(each);
      else {
        const listed = found.list();
        assert(system.young().every((pid) => listed.includes(pid)), `${listed}`);
      }
    }
  }));
});

Deno.test("a process older than the harness is looked at once", () => {
  const system = systemWithUs();
  const found = new LaterProcesses(system, SELF);
  assertEquals(found.list(), [SELF]);
  const { looks } = system;
  system.fork();
  assertEquals(found.list(), [SELF, ...system.young()]);
  assertEquals(system.looks, looks);
});

Deno.test("the first process is no newcomer, also where numbers have begun again", () => {
  const system = systemWithUs();
  while (system.lastPid() < MOST_PID - 1) system.fork();
  const found = new LaterProcesses(system, SELF);
  assertEquals(found.list().includes(1), false);
  system.exit(0);
  while (system.lastPid() > SELF) system.fork();
  assertEquals(found.list().includes(system.lastPid()), true);
  assertEquals(found.list().includes(1), false);
});

Deno.test("a system that does not say which number was last has all its processes listed", () => {
  const system = systemWithUs();
  const found = new LaterProcesses({ ...system, lastPid: () => 0 }, SELF);
  assertEquals(found.list(), system.pids());
});

Deno.test({
  name: "of the real system, we are among the later processes and the first process is not",
  ignore: Deno.build.os !== "linux" || Deno.pid === 1 || /\s0\s*$/.test(textOf("/proc/loadavg")),
  fn: () => {
    assert(laterProcesses().includes(Deno.pid));
    assert(allPids().includes(1));
    assert(!laterProcesses().includes(1));
  },
});
