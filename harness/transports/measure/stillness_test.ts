import { assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { kill } from "../process/mark.ts";
import { textOf } from "../process/process_stat.ts";
import { descendantsOf } from "../process/process_tree.ts";
import { doingOf } from "./doing.ts";
import { stillnessOf } from "./stillness.ts";

/** Reads its input, while a second thread or process does what the first argument says. */
const PROGRAM = `
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const char *how;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t never = PTHREAD_COND_INITIALIZER;

static void ring(int signal) {}

static void *beside(void *unused) {
    struct timespec later = { time(NULL) + 1000, 0 };
    char byte[8];
    pthread_mutex_lock(&lock);
    if (!strcmp(how, "sleeps")) sleep(1000);
    if (!strcmp(how, "waits for a while")) pthread_cond_timedwait(&never, &lock, &later);
    if (!strcmp(how, "waits")) pthread_cond_wait(&never, &lock);
    if (!strcmp(how, "reads a timer")) read(timerfd_create(CLOCK_MONOTONIC, 0), byte, 8);
    while (!strcmp(how, "spins")) {
    }
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t thread;
    how = argc > 1 ? argv[1] : "";
    if (!strcmp(how, "has an alarm")) signal(SIGALRM, ring);
    else if (!strcmp(how, "has a child that sleeps")) { if (fork() == 0) { sleep(1000); return 0; } }
    else if (strcmp(how, "alone")) pthread_create(&thread, NULL, beside, NULL);
    return getchar();
}
`;

const CASES = [
  ["alone", true],
  ["waits", true],
  ["sleeps", false],
  ["waits for a while", false],
  ["reads a timer", false],
  ["spins", false],
  ["has an alarm", false],
  ["has a child that sleeps", false],
] as const;

/** Whether all threads of a process and its children have come to where they stay. */
function isSettled(pid: number, { threads, spins }: { threads: number; spins: boolean }): boolean {
  const states = descendantsOf(pid).flatMap((each) =>
    [...Deno.readDirSync(`/proc/${each}/task`)].map(({ name }) =>
      textOf(`/proc/${each}/task/${name}/stat`).replace(/^.*\) /s, "")[0]
    )
  );
  const running = states.filter((state) => state === "R").length;
  return states.length === threads && running === (spins ? 1 : 0);
}

Deno.test({
  name: "only an engine that nothing of its own can wake is still",
  ignore: await lacks("linux", "cc"),
  async fn() {
    await using folder = await tempFolder();
    const program = `${folder.path}/reader`;
    await Deno.writeTextFile(`${program}.c`, PROGRAM);
    const args = ["-O0", "-o", program, `${program}.c`, "-lpthread"];
    assertEquals((await new Deno.Command("cc", { args, stderr: "null" }).output()).success, true);
    for (const [how, still] of CASES) {
      const child = new Deno.Command(program, { args: [how], stdin: "piped" }).spawn();
      const all = descendantsOf(child.pid);
      try {
        const threads = ["alone", "has an alarm"].includes(how) ? 1 : 2;
        const spins = how === "spins";
        await until(
          `${how} to settle`,
          () =>
            doingOf(child.pid) === (spins ? "runs" : "reads-input") &&
            isSettled(child.pid, { threads, spins }),
        );
        const look = (): string | undefined => stillnessOf(descendantsOf(child.pid));
        if (still) await until(`${how} to be still`, () => look() !== undefined);
        else assertEquals(look(), undefined, how);
        assertEquals(look(), look(), how);
      } finally {
        for (const pid of new Set([...all, ...descendantsOf(child.pid)])) kill(pid);
        await child.stdin.close().catch(() => {});
        await child.status;
      }
    }
  },
});
