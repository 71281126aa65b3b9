import { assertEquals } from "@std/assert";
import type { Doing } from "../../core/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { doingOf } from "./doing.ts";

/** Does what its first argument says, for ever. */
const PROGRAM = `
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    const char *how = argc > 1 ? argv[1] : "";
    while (!strcmp(how, "pause")) pause();
    while (!strcmp(how, "sleep")) sleep(1000);
    while (!strcmp(how, "spin")) {
    }
    while (!strcmp(how, "lock")) pthread_mutex_lock(&lock);
    return getchar();
}
`;

const CASES: readonly (readonly [string, Doing])[] = [
  ["pause", "sleeps"],
  ["sleep", "sleeps"],
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
    for (const [how, doing] of CASES) {
      const child = new Deno.Command(program, { args: [how], stdin: "piped" }).spawn();
      try {
        await until(`${how} to be seen`, () => doingOf(child.pid) === doing);
      } finally {
        child.kill("SIGKILL");
        await child.stdin.close().catch(() => {});
        await child.status;
      }
    }
  },
});
