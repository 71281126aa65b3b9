import { assert, assertEquals } from "@std/assert";
import { killMarked, killMarkedOnce, MARK, markedProcesses, markValue, newMark } from "./mark.ts";

const linux = Deno.build.os === "linux";

function sleeper(env: Record<string, string>): Deno.ChildProcess {
  return new Deno.Command("sleep", { args: ["300"], env }).spawn();
}

Deno.test("no two marks are alike, nor is one the beginning of another", () => {
  const marks = Array.from({ length: 20 }, newMark);
  for (const mark of marks) {
    assertEquals(marks.filter((other) => other.includes(mark)), [mark]);
  }
});

Deno.test("a mark does not tell how many there were before it", () => {
  const [one = "", other = ""] = [newMark(), newMark()].map((mark) => mark.split(".")[1]);
  assert(one.length === other.length && one.length > 30 && one !== other);
});

Deno.test({
  name: "only what carries the mark is killed",
  ignore: !linux,
  async fn() {
    const [mine, other] = [newMark(), newMark()];
    const victim = sleeper({ [MARK]: markValue(mine) });
    const nested = sleeper({ [MARK]: `${mine},another-inside` });
    const neighbour = sleeper({ [MARK]: markValue(other) });
    const stranger = sleeper({ [MARK]: "", NOT_THE_MARK: mine, [`X${MARK}`]: mine });
    assertEquals(new Set(markedProcesses(mine)), new Set([victim.pid, nested.pid]));
    await killMarked(mine);
    for (const { status } of [victim, nested]) assertEquals((await status).signal, "SIGKILL");
    assertEquals(markedProcesses(mine), []);
    assertEquals(markedProcesses(), [neighbour.pid]);
    assert(killMarkedOnce());
    assertEquals((await neighbour.status).signal, "SIGKILL");
    stranger.kill("SIGTERM");
    assertEquals((await stranger.status).signal, "SIGTERM");
  },
});
