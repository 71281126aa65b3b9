import { assertEquals } from "@std/assert";
import type { Doing } from "../../core/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { kill } from "../process/mark.ts";
import { descendantsOf } from "../process/process_tree.ts";
import { doingOf } from "./doing.ts";

/** Does what its first argument says, for ever. */
const PROGRAM = `
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    const char *how = argc > 1 ? argv[1] : "";
    while (!strcmp(how, "pause")) pause();
    while (!strcmp(how, "sleep")) sleep(1000);
    while (!strcmp(how, "stop")) raise(SIGSTOP);
    while (!strcmp(how, "spin")) {
    }
    while (!strcmp(how, "lock")) pthread_mutex_lock(&lock);
    return getchar();
}
`;

const CASES: readonly (readonly [string, Doing])[] = [
  ["pause", "sleeps"],
  ["sleep", "sleeps"],
  ["stop", "stopped"],
  ["spin", "runs"],
  ["lock", "waits-lock"],
  ["read", "reads-input"],
];

Deno.test({
  name: "what a silent program does is seen from outside",
  ignore: await lacks("linux", "cc"),
  async fn() {
    await using folder = await tempFolder();
    const program = `${folder.path}/silent`;
    await Deno.writeTextFile(`${program}.c`, PROGRAM);
    const args = ["-O0", "-o", program, `${program}.c`, "-lpthread"];
    assertEquals((await new Deno.Command("cc", { args }).output()).success, true);
    // A program that reads from another one does not read what we write.
    const between = `"$0" sleep | "$0" read`;
    const commands = [
      ...CASES.map(([how, doing]) => ({ how, doing, command: program, args: [how] })),
      { how: between, doing: "sleeps", command: "sh", args: ["-c", between, program] },
    ];
    for (const { how, doing, command, args } of commands) {
      const child = new Deno.Command(command, { args, stdin: "piped" }).spawn();
      const all = (): readonly number[] => descendantsOf(child.pid);
      try {
        await until(`${how} to be started`, () => all().length === (command === "sh" ? 3 : 1));
        await until(`${how} to be seen`, () => doingOf(child.pid) === doing);
      } finally {
        // One that reads from another may have ended with it.
        for (const pid of all()) kill(pid);
        await child.stdin.close().catch(() => {});
        await child.status;
      }
    }
  },
});
